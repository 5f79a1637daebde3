import { useState } from "react";
import { useTranslation } from "react-i18next";
import { guessStockColumns } from "#worker/inventory/stock-import.rules.ts";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { useDiscardConfirmation } from "../../../components/form/use-discard-confirmation.tsx";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { useWrite } from "../../../lib/use-write.ts";
import { FileDrop } from "../../imports/file-drop.tsx";
import { FileProblem } from "../../imports/file-problem.tsx";
import { toImportProblem } from "../../imports/import-error.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import { importStock, reviewStock } from "../inventory.api.ts";
import { useStockWrite } from "../use-stock-write.ts";
import { readStockFile, type StockDraft } from "./read-stock-file.ts";
import { type Reviewed, StockImportReview } from "./stock-import-review.tsx";
import { StockImportSettings } from "./stock-import-settings.tsx";

/** From a file to the stock: choose the file, map its columns, see what would change, apply all of it. */
export function StockImportDialog({ companyId, onClose }: { companyId: number | undefined; onClose: () => void }) {
	const { t } = useTranslation();
	const [draft, setDraft] = useState<StockDraft | null>(null);
	const [reviewed, setReviewed] = useState<Reviewed | null>(null);
	const choose = useWrite({ mutationFn: inspect, onSuccess: setDraft });
	const check = useWrite({
		mutationFn: async (chosen: StockDraft): Promise<Reviewed> => {
			const file = await readStockFile(chosen, companyId);
			return { file, review: await reviewStock(file) };
		},
		onSuccess: setReviewed,
	});
	// What was reviewed may have changed since: what the server then says is shown.
	const save = useStockWrite(importStock, { onDone: useOwnClose(onClose), onError: () => {} });
	const { close, question } = useDiscardConfirmation(draft !== null, onClose);
	const problem = choose.error ?? check.error ?? save.error;
	return (
		<Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
			<DialogContent
				title={t("stock.import_title")}
				description={t("products.import_description")}
				className="max-w-3xl"
				// A click outside would lose what was filled in.
				onInteractOutside={(event) => event.preventDefault()}
			>
				{!draft && (
					<FileDrop
						label={t("catalogue.csv_file")}
						hint={t("stock.file_hint")}
						text={t("catalogue.drop_file")}
						isBusy={choose.isPending}
						onFile={(file) => choose.mutate(file)}
					/>
				)}
				{problem && <FileProblem name={choose.error && choose.variables?.name} text={toImportProblem(problem).text} />}
				{draft && !reviewed && (
					<StockImportSettings
						draft={draft}
						isBusy={check.isPending}
						onChange={setDraft}
						onOther={() => {
							check.reset();
							setDraft(null);
						}}
						onCheck={() => check.mutate(draft)}
					/>
				)}
				{reviewed && (
					<StockImportReview
						{...reviewed}
						isBusy={save.isPending}
						onBack={() => {
							save.reset();
							setReviewed(null);
						}}
						onImport={() => save.mutate(reviewed.file)}
					/>
				)}
				<UnsavedGuard dirty={draft !== null} />
				{question}
			</DialogContent>
		</Dialog>
	);
}

async function inspect(file: File): Promise<StockDraft> {
	const head = await inspectFile(file);
	return { file, head, columns: guessStockColumns(head.header) };
}
