import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import { FILE_BYTES_MAX } from "#worker/orders/order.rules.ts";
import type { OrderImport } from "#worker/orders/order-import.schema.ts";
import { guessOrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import { useDiscardConfirmation } from "../../../components/form/use-discard-confirmation.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { useWrite } from "../../../lib/use-write.ts";
import { FileDrop } from "../../imports/file-drop.tsx";
import { ImportError, toImportProblem } from "../../imports/import-error.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import { type Sent, sendFile } from "../../imports/send-file.ts";
import { Sending } from "../../imports/sending.tsx";
import { fetchOrderImport, openOrderImport, sendOrderPart } from "./order-import.api.ts";
import { OrderImportReview } from "./order-import-review.tsx";
import { type OrderDraft, OrderImportSettings, type OrderPlan } from "./order-import-settings.tsx";

type OrderImportDialogProps = {
	/** An administrator names the company. */
	asksCompany: boolean;
	onClose: () => void;
};

/** From a file to orders: choose the file, map its columns, send it, review it, enter the orders. */
export function OrderImportDialog({ asksCompany, onClose }: OrderImportDialogProps) {
	const { t } = useTranslation();
	const [draft, setDraft] = useState<OrderDraft | null>(null);
	const [received, setReceived] = useState<OrderImport | null>(null);
	const [sent, setSent] = useState<Sent | null>(null);
	const abort = useRef<AbortController>(null);
	const choose = useWrite({ mutationFn: inspect, onSuccess: setDraft });
	const send = useWrite({
		mutationFn: (plan: OrderPlan) => {
			abort.current = new AbortController();
			return sendOrders(plan, abort.current.signal, setSent);
		},
		onSuccess: setReceived,
		onSettled: () => setSent(null),
	});
	const { close, question } = useDiscardConfirmation(draft !== null && !received, () => {
		abort.current?.abort();
		onClose();
	});
	const problem = choose.error ?? (abort.current?.signal.aborted ? null : send.error);
	return (
		<Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
			<DialogContent
				title={t("orders.import_title")}
				description={t("orders.import_description")}
				className="max-w-3xl"
				// A click outside would lose what was filled in.
				onInteractOutside={(event) => event.preventDefault()}
			>
				{!draft && (
					<FileDrop
						label={t("catalogue.csv_file")}
						hint={t("orders.import_hint")}
						text={t("catalogue.drop_file")}
						isBusy={choose.isPending}
						onFile={(file) => choose.mutate(file)}
					/>
				)}
				{problem && (
					<Callout variant="problem" role="alert">
						{problem instanceof CsvError && problem.code !== "catalogue.not_text" && `${t("orders.upload_error")} `}
						{isOtherType(problem) ? t("orders.import_type_invalid") : toImportProblem(problem).text}
					</Callout>
				)}
				{draft && !received && !send.isPending && (
					<OrderImportSettings
						draft={draft}
						asksCompany={asksCompany}
						onChange={setDraft}
						onOther={() => setDraft(null)}
						onStart={(plan) => send.mutate(plan)}
					/>
				)}
				{send.isPending && <Sending sent={sent} onCancel={() => abort.current?.abort()} />}
				{received && <OrderImportReview entry={received} onDone={onClose} />}
				{question}
			</DialogContent>
		</Dialog>
	);
}

const isOtherType = (problem: unknown): boolean => problem instanceof CsvError && problem.code === "catalogue.not_text";

async function inspect(file: File): Promise<OrderDraft> {
	if (file.size > FILE_BYTES_MAX) throw new ImportError("orders.file_too_big");
	const head = await inspectFile(file);
	return { file, head, columns: guessOrderColumns(head.header), dryRun: false, companyId: null };
}

const sendOrders = ({ file, mapping, options }: OrderPlan, signal: AbortSignal, progress: (sent: Sent) => void) =>
	sendFile(
		file,
		mapping,
		{
			open: (announced) => openOrderImport({ ...announced, mapping, options }),
			sendPart: sendOrderPart,
			fetch: fetchOrderImport,
		},
		{ signal, progress },
	);
