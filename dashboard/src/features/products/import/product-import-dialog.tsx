import { useTranslation } from "react-i18next";
import { guessProductColumns } from "#worker/products/product-mapping.rules.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import { sendFile } from "../../imports/send-file.ts";
import { StagedImportDialog } from "../../imports/staged-import-dialog.tsx";
import type { OpenImport } from "../../imports/use-open-import.ts";
import {
	fetchProductImport,
	openProductImport,
	productImportQuery,
	sendProductPart,
	showProductImport,
} from "../set-product.api.ts";
import { ProductImportReview } from "./product-import-review.tsx";
import { type ProductDraft, ProductImportSettings, type ProductPlan } from "./product-import-settings.tsx";

type ProductImportDialogProps = {
	/** The company for which all rows are; undefined: an administrator says it, or the file. */
	owner?: number;
	open: OpenImport;
	onClose: () => void;
};

/** From a file to the owner's skus. */
export function ProductImportDialog({ owner, ...list }: ProductImportDialogProps) {
	const { t } = useTranslation();
	return (
		<StagedImportDialog
			{...list}
			title={t("products.import_title")}
			description={t("products.import_description")}
			hint={t("products.file_hint")}
			queryOf={productImportQuery}
			show={showProductImport}
			inspect={(file) => inspect(file, owner)}
			send={({ file, mapping, options }: ProductPlan, watch) =>
				sendFile(
					file,
					mapping,
					{
						open: (announced) => openProductImport({ ...announced, mapping, options }),
						sendPart: sendProductPart,
						fetch: fetchProductImport,
					},
					watch,
				)
			}
			settings={(steps) => <ProductImportSettings {...steps} isOfOneOwner={owner !== undefined} />}
			review={(steps) => <ProductImportReview {...steps} />}
		/>
	);
}

async function inspect(file: File, owner: number | undefined): Promise<ProductDraft> {
	const head = await inspectFile(file);
	const { columns: guessed, unit } = guessProductColumns(head.header);
	const columns = owner === undefined ? guessed : { ...guessed, company: undefined };
	return { file, head, columns, unit, options: { mode: "merge", dryRun: false, companyId: owner ?? null } };
}
