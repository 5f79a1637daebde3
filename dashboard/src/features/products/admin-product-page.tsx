import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { FileUp, Package } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SET_PRODUCT_SORT_FIELDS, type SetProduct } from "#worker/products/set-product.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { RemoveSetProduct } from "./remove-set-product.tsx";
import { setProductsQuery } from "./set-product.api.ts";
import { useSetProductColumns } from "./set-product-columns.tsx";
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
	const [removing, setRemoving] = useState<SetProduct | null>(null);
	const columns = useSetProductColumns(setRemoving);
	const filter = (patch: Pick<SetProductSearch, "company" | "kind">) =>
		void navigate({
			to: "/a/products",
			search: toSetProductSearch({ ...search, ...patch, page: undefined }),
			replace: true,
		});
	const importButton = (
		<Button onClick={() => setImporting(true)}>
			<FileUp />
			{t("products.import")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="set-products"
				title={t("products.sets_title")}
				description={t("products.sets_description")}
				actions={importButton}
				searchLabel={t("products.search")}
				filters={<SetProductFilters search={search} onChange={filter} />}
				isFiltered={search.company !== undefined || search.kind !== undefined}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				empty={{
					icon: Package,
					title: t("products.none"),
					description: t("products.sets_none_description"),
					action: importButton,
				}}
			/>
			<RemoveSetProduct product={removing} onClose={() => setRemoving(null)} />
			{isImporting && (
				<Suspense>
					<ProductImportDialog onClose={() => setImporting(false)} />
				</Suspense>
			)}
		</>
	);
}
