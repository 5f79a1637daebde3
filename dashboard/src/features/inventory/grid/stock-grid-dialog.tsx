import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useOwnClose } from "../../../components/form/use-own-close.ts";
import { GridDialog } from "../../../components/grid/grid-dialog.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { PageSpinner } from "../../../components/page-spinner.tsx";
import { allStockQuery } from "../inventory.api.ts";
import { StockGridWorkspace } from "./stock-grid-workspace.tsx";

type StockGridDialogProps = { companyId: number | undefined; readOnly: boolean; onClose: () => void };

/** All parts of a company in a grid to type into. */
export function StockGridDialog({ companyId, readOnly, onClose }: StockGridDialogProps) {
	const { t } = useTranslation();
	const onSaved = useOwnClose(onClose);
	const { data, error, refetch, isFetchedAfterMount } = useQuery(allStockQuery(companyId));
	return (
		<GridDialog title={t("stock.grid_title")} lost={() => t("unsaved.description")} onClose={onClose}>
			{({ close, ...frame }) => {
				if (!data || !isFetchedAfterMount)
					return error ? <LoadProblem error={error} refetch={refetch} /> : <PageSpinner />;
				const work = { companyId, opened: data, readOnly, onSaved, onClose: close };
				return <StockGridWorkspace {...frame} {...work} />;
			}}
		</GridDialog>
	);
}
