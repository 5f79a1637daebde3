import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { FileUp, Package, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SET_PRODUCT_SORT_FIELDS } from "#worker/products/set-product.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { OpenImportNotice } from "../imports/open-import-notice.tsx";
import { useOpenImport } from "../imports/use-open-import.ts";
import { productImportQuery, refreshProducts, setProductsQuery } from "./set-product.api.ts";
import { useSetProductColumns } from "./set-product-columns.tsx";
import { SetProductDialogs, useSetProductDialogs } from "./set-product-dialogs.tsx";
import { SetProductFilters } from "./set-product-filters.tsx";
import { type SetProductSearch, toListFilters, toSetProductSearch } from "./set-product-search.ts";

// Loads the file reader with it.
const ProductImportDialog = lazyPart(() => import("./import/product-import-dialog.tsx"), "ProductImportDialog");

/** Products with an owner's sku: their owners and parts, and the button to import them. */
export function AdminProductPage() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const search: SetProductSearch = useSearch({ from: "/a/products" });
	const state = useList(SET_PRODUCT_SORT_FIELDS);
	const query = useQuery(setProductsQuery({ ...state.input, ...toListFilters(search) }));
	const [isImporting, setImporting] = useState(false);
	const openImport = useOpenImport("set-products");
	const dialogs = useSetProductDialogs();
	const columns = useSetProductColumns(dialogs, { hasOwner: true, mayManage: true });
	const filter = (patch: Pick<SetProductSearch, "company" | "kind">) =>
		void navigate({
			to: "/a/products",
			search: toSetProductSearch({ ...search, ...patch, page: undefined }),
			replace: true,
		});
	const buttons = (
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
				name="set-products"
				title={t("menu.all_set_products")}
				description={t("products.sets_description")}
				actions={buttons}
				notice={
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
				filters={<SetProductFilters search={search} onChange={filter} />}
				isFiltered={search.company !== undefined || search.kind !== undefined}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				onOpen={dialogs.view}
				empty={{
					icon: Package,
					title: t("products.none"),
					description: t("products.sets_none_description"),
					action: buttons,
				}}
			/>
			<SetProductDialogs dialogs={dialogs} products={query.data?.data} owner="choose" />
			{isImporting && (
				<Suspense>
					<ProductImportDialog open={openImport} onClose={() => setImporting(false)} />
				</Suspense>
			)}
		</>
	);
}
