import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { guessProductColumns } from "#worker/products/product-mapping.rules.ts";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../../components/form/use-discard-confirmation.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { useWrite } from "../../../lib/use-write.ts";
import { FileDrop } from "../../imports/file-drop.tsx";
import { toImportProblem } from "../../imports/import-error.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import type { Sent } from "../../imports/send-file.ts";
import { Sending } from "../../imports/sending.tsx";
import { useAbort } from "../../imports/use-abort.ts";
import { hasEnded, type OpenImport } from "../../imports/use-open-import.ts";
import { productImportQuery, showProductImport } from "../set-product.api.ts";
import { ProductImportReview } from "./product-import-review.tsx";
import { type ProductDraft, ProductImportSettings } from "./product-import-settings.tsx";
import { type ProductPlan, sendProductFile } from "./send-product-file.ts";

type ProductImportDialogProps = {
	/** The company for which all rows are; undefined: an administrator says it, or the file. */
	owner?: number;
	open: OpenImport;
	onClose: () => void;
};

/** From a file to the owner's skus: choose the file, map its columns, send it, review it, apply it. */
export function ProductImportDialog({ owner, open, onClose }: ProductImportDialogProps) {
	const { t } = useTranslation();
	const [draft, setDraft] = useState<ProductDraft | null>(null);
	const [id, setId] = useState(open.id);
	const { data: received, error, refetch } = useQuery({ ...productImportQuery(id ?? 0), enabled: id !== undefined });
	const [sent, setSent] = useState<Sent | null>(null);
	const abort = useAbort();
	const choose = useWrite({ mutationFn: (file: File) => inspect(file, owner), onSuccess: setDraft });
	const send = useWrite({
		// It may take minutes: leaving asks at once.
		meta: { background: true },
		mutationFn: (plan: ProductPlan) => {
			abort.current = new AbortController();
			return sendProductFile(plan, abort.current.signal, setSent);
		},
		onSuccess: (entry) => {
			showProductImport(entry);
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
				title={t("products.import_title")}
				description={t("products.import_description")}
				className="max-w-3xl"
				// A click outside would lose what was filled in.
				onInteractOutside={(event) => event.preventDefault()}
			>
				{!draft && id === undefined && (
					<FileDrop
						label={t("catalogue.csv_file")}
						hint={t("products.file_hint")}
						text={t("catalogue.drop_file")}
						isBusy={choose.isPending}
						onFile={(file) => choose.mutate(file)}
					/>
				)}
				{problem && (
					<Callout variant="problem" role="alert">
						{toImportProblem(problem).text}
					</Callout>
				)}
				{draft && id === undefined && !send.isPending && (
					<ProductImportSettings
						draft={draft}
						isOfOneOwner={owner !== undefined}
						onChange={setDraft}
						onOther={() => setDraft(null)}
						onStart={(plan) => send.mutate(plan)}
					/>
				)}
				{send.isPending && <Sending sent={sent} onCancel={() => abort.current?.abort()} />}
				<LoadProblem error={error} refetch={refetch} />
				{received && <ProductImportReview entry={received} onClose={close} onDone={done} />}
				<UnsavedGuard dirty={isUnsent} />
				{question}
			</DialogContent>
		</Dialog>
	);
}

async function inspect(file: File, owner: number | undefined): Promise<ProductDraft> {
	const head = await inspectFile(file);
	const { columns: guessed, unit } = guessProductColumns(head.header);
	const columns = owner === undefined ? guessed : { ...guessed, company: undefined };
	return { file, head, columns, unit, options: { mode: "merge", dryRun: false, companyId: owner ?? null } };
}
