import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Package } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { PRODUCT_SORT_FIELDS } from "#worker/products/product.schema.ts";
import { ExportButton } from "../../components/export-button.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useList } from "../../lib/use-list.ts";
import { SelectedFinder } from "../finders/selected/selected-finder-gate.tsx";
import { NoProductsAction } from "./no-products-action.tsx";
import { productsQuery, requestProductsCsv } from "./product.api.ts";
import { useProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";

export const ProductListPage = () => (
	<SelectedFinder>{(finder) => <ProductList key={finder.id} finder={finder} />}</SelectedFinder>
);

function ProductList({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const { product } = useSearch({ from: "/c/products" });
	const state = useList(PRODUCT_SORT_FIELDS);
	const query = useQuery(productsQuery({ finder: finder.id, ...state.input }, finder.currency));
	const open = (id: string | undefined) =>
		void navigate({ to: ".", search: (previous) => ({ ...previous, product: id }) });
	const columns = useProductColumns({ sign: finder.currency, iso: finder.currencyIso });
	return (
		<>
			<ListPage
				name="products"
				title={t("products.title", { label: finder.label })}
				description={t("products.description")}
				actions={
					<ExportButton
						label={t("products.export")}
						fileName="Produkte.csv"
						list={finder.id}
						request={(signal) => requestProductsCsv(finder.id, signal)}
						disabled={!query.data || query.data.totalItemCount === 0}
					/>
				}
				searchLabel={t("products.search")}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => id}
				onOpen={({ id }) => open(id)}
				empty={{
					icon: Package,
					title: t("products.none"),
					description: t("products.none_description"),
					action: mayManage && <NoProductsAction finder={finder.id} />,
				}}
			/>
			{product !== undefined && <ProductPanel finder={finder} id={product} onClose={() => open(undefined)} />}
		</>
	);
}
