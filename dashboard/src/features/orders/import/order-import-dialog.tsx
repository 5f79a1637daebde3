import { useTranslation } from "react-i18next";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import { FILE_BYTES_MAX } from "#worker/orders/order.rules.ts";
import { guessOrderColumns } from "#worker/orders/order-import-mapping.rules.ts";
import { ImportError, toImportProblem } from "../../imports/import-error.ts";
import { inspectFile } from "../../imports/inspect-file.ts";
import { sendFile } from "../../imports/send-file.ts";
import { StagedImportDialog } from "../../imports/staged-import-dialog.tsx";
import type { OpenImport } from "../../imports/use-open-import.ts";
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

/** From a file to orders. */
export function OrderImportDialog({ asksCompany, ...list }: OrderImportDialogProps) {
	const { t } = useTranslation();
	return (
		<StagedImportDialog
			{...list}
			title={t("orders.import_title")}
			description={t("orders.import_description")}
			hint={t("orders.import_hint")}
			queryOf={orderImportQuery}
			show={showOrderImport}
			inspect={inspect}
			send={({ file, mapping, options }: OrderPlan, watch) =>
				sendFile(
					file,
					mapping,
					{
						open: (announced) => openOrderImport({ ...announced, mapping, options }),
						sendPart: sendOrderPart,
						fetch: fetchOrderImport,
					},
					watch,
				)
			}
			problemText={(problem) => {
				if (!(problem instanceof CsvError)) return toImportProblem(problem).text;
				if (problem.code === "catalogue.not_text") return t("orders.import_type_invalid");
				return `${t("orders.upload_error")} ${toImportProblem(problem).text}`;
			}}
			settings={(steps) => <OrderImportSettings {...steps} asksCompany={asksCompany} />}
			review={(steps) => <OrderImportReview {...steps} />}
		/>
	);
}

async function inspect(file: File): Promise<OrderDraft> {
	if (file.size > FILE_BYTES_MAX) throw new ImportError("orders.file_too_big");
	const head = await inspectFile(file);
	return { file, head, columns: guessOrderColumns(head.header), dryRun: false, companyId: null };
}
