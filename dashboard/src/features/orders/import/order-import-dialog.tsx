import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import { FILE_BYTES_MAX } from "#worker/orders/order.rules.ts";
import { guessOrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../../components/form/use-discard-confirmation.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { useWrite } from "../../../lib/use-write.ts";
import { FileDrop } from "../../imports/file-drop.tsx";
import { ImportError, toImportProblem } from "../../imports/import-error.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import { type Sent, sendFile } from "../../imports/send-file.ts";
import { Sending } from "../../imports/sending.tsx";
import { useAbort } from "../../imports/use-abort.ts";
import { hasEnded, type OpenImport } from "../../imports/use-open-import.ts";
import {
	fetchOrderImport,
	openOrderImport,
	orderImportQuery,
	sendOrderPart,
	showOrderImport,
} from "./order-import.api.ts";
import { OrderImportReview } from "./order-import-review.tsx";
import { type OrderDraft, OrderImportSettings, type OrderPlan } from "./order-import-settings.tsx";

type OrderImportDialogProps = {
	/** An administrator names the company. */
	asksCompany: boolean;
	open: OpenImport;
	onClose: () => void;
};

/** From a file to orders: choose the file, map its columns, send it, review it, enter the orders. */
export function OrderImportDialog({ asksCompany, open, onClose }: OrderImportDialogProps) {
	const { t } = useTranslation();
	const [draft, setDraft] = useState<OrderDraft | null>(null);
	const [id, setId] = useState(open.id);
	const { data: received, error, refetch } = useQuery({ ...orderImportQuery(id ?? 0), enabled: id !== undefined });
	const [sent, setSent] = useState<Sent | null>(null);
	const abort = useAbort();
	const choose = useWrite({ mutationFn: inspect, onSuccess: setDraft });
	const send = useWrite({
		// It may take minutes: leaving asks at once.
		meta: { background: true },
		mutationFn: (plan: OrderPlan) => {
			abort.current = new AbortController();
			return sendOrders(plan, abort.current.signal, setSent);
		},
		onSuccess: (entry) => {
			showOrderImport(entry);
			open.keep(entry.id);
			setId(entry.id);
		},
		onSettled: () => setSent(null),
	});
	const done = () => {
		open.forget();
		onClose();
	};
	const isUnsent = draft !== null && id === undefined;
	const { close, question } = useDiscardConfirmation(isUnsent, () => {
		if (received && (hasEnded(received) || received.options.dryRun)) done();
		else onClose();
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
				{!draft && id === undefined && (
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
				{draft && id === undefined && !send.isPending && (
					<OrderImportSettings
						draft={draft}
						asksCompany={asksCompany}
						onChange={setDraft}
						onOther={() => setDraft(null)}
						onStart={(plan) => send.mutate(plan)}
					/>
				)}
				{send.isPending && <Sending sent={sent} onCancel={() => abort.current?.abort()} />}
				<LoadProblem error={error} refetch={refetch} />
				{received && <OrderImportReview entry={received} onClose={close} onDone={done} />}
				<UnsavedGuard dirty={isUnsent} />
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
