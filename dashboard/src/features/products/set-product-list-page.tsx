import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Boxes, FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { SET_PRODUCT_SORT_FIELDS } from "#worker/products/set-product.schema.ts";
import { ExportButton } from "../../components/export-button.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useList } from "../../lib/use-list.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { OpenImportNotice } from "../imports/open-import-notice.tsx";
import { useOpenImport } from "../imports/use-open-import.ts";
import { productImportQuery, refreshProducts, requestSetProductsCsv, setProductsQuery } from "./set-product.api.ts";
import { useSetProductColumns } from "./set-product-columns.tsx";
import { SetProductDialogs, useSetProductDialogs } from "./set-product-dialogs.tsx";
import { KindFilter } from "./set-product-filters.tsx";
import { toSetProductSearch } from "./set-product-search.ts";

// Loads the file reader with it.
const ProductImportDialog = lazyPart(() => import("./import/product-import-dialog.tsx"), "ProductImportDialog");

export const SetProductListPage = () => (
	<SelectedFinder>{(finder) => <SetProductList key={finder.companyId} finder={finder} />}</SelectedFinder>
);

/** The set products and bundles of the company whose configuration is selected. */
function SetProductList({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const isAdministrator = useHoldsRole("ROLE_ADMIN");
	const search = toSetProductSearch(useSearch({ from: "/c/set-products" }));
	const { kind } = search;
	const state = useList(SET_PRODUCT_SORT_FIELDS);
	const query = useQuery(setProductsQuery({ ...state.input, companyId: finder.companyId, ...(kind && { kind }) }));
	const dialogs = useSetProductDialogs();
	const [isImporting, setImporting] = useState(false);
	const openImport = useOpenImport(`set-products-${finder.companyId}`);
	const owner = isAdministrator ? finder.companyId : undefined;
	const buttons = mayManage && (
		<>
			<Button variant="outline" onClick={() => setImporting(true)}>
				<FileUp />
				{t("products.import")}
			</Button>
			<Button onClick={dialogs.add}>
				<Plus />
				{t("set_products.add")}
			</Button>
		</>
	);
	return (
		<>
			<ListPage
				name="own-set-products"
				title={t("products.sets_title")}
				description={t("set_products.description")}
				actions={
					<>
						<ExportButton
							label={t("products.export")}
							fileName="set-products.csv"
							list={owner}
							request={(signal) => requestSetProductsCsv(owner, signal)}
						/>
						{buttons}
					</>
				}
				notice={
					mayManage &&
					openImport.id !== undefined &&
					!isImporting && (
						<OpenImportNotice
							query={productImportQuery(openImport.id)}
							onEnded={refreshProducts}
							onShow={() => setImporting(true)}
							onGone={openImport.forget}
						/>
					)
				}
				searchLabel={t("products.search")}
				filters={
					<KindFilter
						kind={kind}
						onChange={(chosen) =>
							void navigate({
								to: "/c/set-products",
								search: toSetProductSearch({ ...search, kind: chosen, page: undefined }),
								replace: true,
							})
						}
					/>
				}
				isFiltered={kind !== undefined}
				state={state}
				query={query}
				columns={useSetProductColumns(dialogs, { hasOwner: false, mayManage })}
				rowId={({ id }) => String(id)}
				onOpen={dialogs.view}
				empty={{
					icon: Boxes,
					title: t("products.none"),
					description: mayManage ? t("set_products.none_description") : undefined,
					action: buttons,
				}}
			/>
			<SetProductDialogs dialogs={dialogs} products={query.data?.data} owner={owner} currency={finder.currency} />
			{isImporting && (
				<Suspense>
					<ProductImportDialog owner={finder.companyId} open={openImport} onClose={() => setImporting(false)} />
				</Suspense>
			)}
		</>
	);
}
