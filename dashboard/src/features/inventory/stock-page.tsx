import { useQuery } from "@tanstack/react-query";
import { Boxes, Plus, Table2, Upload } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { ExportButton } from "../../components/export-button.tsx";
import { useOwnClose } from "../../components/form/use-own-close.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useList } from "../../lib/use-list.ts";
import { inventoriesQuery, removeStock, requestStockCsv } from "./inventory.api.ts";
import { MovementSheet } from "./movement-sheet.tsx";
import { useStockColumns } from "./stock-columns.tsx";
import { StockCompany, StockFilters } from "./stock-filters.tsx";
import { useStockSearch } from "./stock-search.ts";
import { useStockWrite } from "./use-stock-write.ts";

// They load the form's library and the schema.
const StockRowDialog = lazyPart(() => import("./stock-row-dialog.tsx"), "StockRowDialog");
const AdjustDialog = lazyPart(() => import("./adjust-dialog.tsx"), "AdjustDialog");
const StockGridDialog = lazyPart(() => import("./grid/stock-grid-dialog.tsx"), "StockGridDialog");
const StockImportDialog = lazyPart(() => import("./import/stock-import-dialog.tsx"), "StockImportDialog");
const PasteStockDialog = lazyPart(() => import("./paste-stock-dialog.tsx"), "PasteStockDialog");

/** What a supplier has in stock; administrators choose whose. */
export function StockPage() {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const { company } = useStockSearch();
	const isAdmin = user.roles.includes("ROLE_ADMIN");
	if (!isAdmin) return <Stock companyId={undefined} />;
	if (company !== undefined) return <Stock key={company} companyId={company} />;
	return (
		<>
			<PageHeader title={t("stock.title")} description={t("stock.description")} />
			<StockCompany />
			<EmptyState icon={Boxes} title={t("stock.choose_company")} description={t("stock.choose_company_description")} />
		</>
	);
}

type Shown =
	| { dialog: "add" | "import" | "grid" }
	| { dialog: "edit" | "adjust" | "movements" | "remove"; row: Inventory };

function Stock({ companyId }: { companyId: number | undefined }) {
	const { t } = useTranslation();
	const { filter = "all" } = useStockSearch();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const state = useList(["partKey"], 20);
	const query = useQuery(inventoriesQuery({ ...state.input, filter, companyId }));
	const [shown, setShown] = useState<Shown | null>(null);
	const close = () => setShown(null);
	const actions = useMemo(() => {
		const show = (dialog: "edit" | "adjust" | "movements" | "remove") => (row: Inventory) => setShown({ dialog, row });
		return { edit: show("edit"), adjust: show("adjust"), movements: show("movements"), remove: show("remove") };
	}, []);
	const columns = useStockColumns(actions, mayManage);
	const add = mayManage && (
		<Button onClick={() => setShown({ dialog: "add" })}>
			<Plus />
			{t("stock.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="stock"
				title={t("stock.title")}
				description={t("stock.description")}
				actions={
					<>
						<ExportButton
							label={t("stock.export")}
							fileName="stock.csv"
							list={companyId}
							request={(signal) => requestStockCsv(companyId, signal)}
						/>
						{mayManage && (
							<Button variant="outline" onClick={() => setShown({ dialog: "import" })}>
								<Upload />
								{t("stock.import")}
							</Button>
						)}
						{mayManage && (query.data?.counts.all ?? 0) > 0 && (
							<Button variant="outline" onClick={() => setShown({ dialog: "grid" })}>
								<Table2 />
								{t("stock.edit_all")}
							</Button>
						)}
						{add}
					</>
				}
				searchLabel={t("stock.search")}
				notice={companyId !== undefined && <StockCompany />}
				filters={<StockFilters counts={query.data?.counts} />}
				isFiltered={filter !== "all"}
				state={state}
				query={query}
				columns={columns}
				rowId={({ partKey }) => partKey}
				onOpen={mayManage ? actions.edit : actions.movements}
				empty={{
					icon: Boxes,
					title: t("stock.none"),
					description: mayManage ? t("stock.none_description") : undefined,
					action: add,
				}}
			/>
			<Suspense>
				{shown?.dialog === "add" && <PasteStockDialog companyId={companyId} onClose={close} />}
				{shown?.dialog === "grid" && <StockGridDialog companyId={companyId} readOnly={!mayManage} onClose={close} />}
				{shown?.dialog === "import" && <StockImportDialog companyId={companyId} onClose={close} />}
				{shown?.dialog === "edit" && <StockRowDialog row={shown.row} companyId={companyId} onClose={close} />}
				{shown?.dialog === "adjust" && <AdjustDialog row={shown.row} companyId={companyId} onClose={close} />}
			</Suspense>
			{shown?.dialog === "movements" && <MovementSheet row={shown.row} companyId={companyId} onClose={close} />}
			{shown?.dialog === "remove" && <RemoveStock row={shown.row} companyId={companyId} onClose={close} />}
		</>
	);
}

type RemoveProps = { row: Inventory; companyId: number | undefined; onClose: () => void };

function RemoveStock({ row: { partKey, version }, companyId, onClose }: RemoveProps) {
	const { t } = useTranslation();
	const close = useOwnClose(onClose);
	const remove = useStockWrite(removeStock, {
		done: "contents.removed",
		onDone: close,
		onError: (error) => {
			showProblem(error);
			close();
		},
	});
	return (
		<ConfirmDialog
			open
			title={t("stock.remove_title", { part: partKey })}
			description={t("stock.remove_description")}
			destructive
			busy={remove.isPending}
			onConfirm={() => remove.mutate({ companyId, partKey, version })}
			onCancel={onClose}
		/>
	);
}
