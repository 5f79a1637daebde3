import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import {
	PRODUCT_CHANGES,
	type ProductChange,
	type ProductChanges,
	type ProductState,
} from "#worker/products/product-import.schema.ts";
import { Pagination } from "../../../components/list/pagination.tsx";
import { SearchBox } from "../../../components/list/search-box.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { ToggleGroup, ToggleGroupItem } from "../../../components/ui/toggle-group.tsx";
import { formatNumber, formatUnits } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { currenciesQuery } from "../../companies/select-lists.api.ts";
import { changedProductsQuery } from "../set-product.api.ts";

const NAMES = { added: "products.added", changed: "products.changed", removed: "products.removed" } as const;

/** The products that the file adds, changes or removes, in pages: each before and after. */
export function ProductChangeList({ id, counts }: { id: number; counts: ProductChanges }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const offered = PRODUCT_CHANGES.filter((known) => counts[known] > 0);
	const [chosen, setChosen] = useState(offered[0]);
	const [search, setSearch] = useState("");
	const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 });
	const change = chosen ?? "added";
	const { data, error, refetch } = useQuery({
		...changedProductsQuery(id, { change, search, page, pageSize }),
		enabled: chosen !== undefined,
	});
	if (chosen === undefined) return null;
	return (
		<section aria-label={t("catalogue.changes")} className="grid min-h-52 content-start gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<ToggleGroup
					value={change}
					onValueChange={(value) => {
						setChosen(offered.find((known) => known === value));
						setPlace({ page: 1, pageSize });
					}}
					aria-label={t("catalogue.change")}
					className="max-w-full flex-wrap"
				>
					{offered.map((known) => (
						<ToggleGroupItem key={known} value={known}>
							{t(NAMES[known])} <span className="tabular-nums">{formatNumber(counts[known], tag)}</span>
						</ToggleGroupItem>
					))}
				</ToggleGroup>
				<SearchBox
					label={t("products.import_search")}
					value={search}
					onSearch={(next) => {
						setSearch(next);
						setPlace({ page: 1, pageSize });
					}}
				/>
			</div>
			<LoadProblem error={error} refetch={refetch} />
			{!data && !error && <Skeleton className="h-40" />}
			{data?.totalItemCount === 0 && <p className="text-muted-foreground">{t("list.nothing_found")}</p>}
			{data && data.totalItemCount > 0 && (
				<>
					<ul className="divide-y rounded-lg border">
						{data.data.map((row) => (
							<Row key={`${row.company}\n${row.parts}`} row={row} />
						))}
					</ul>
					<Pagination
						page={page}
						pageSize={pageSize}
						total={data.totalItemCount}
						onPage={(next) => setPlace({ page: next, pageSize })}
						onPageSize={(next) => setPlace({ page: 1, pageSize: next })}
					/>
				</>
			)}
		</section>
	);
}

type PriceOf = (product: ProductState) => string;

/** What the review compares, by name; a price with its currency. */
const VALUES = [
	["products.column_sku", ({ sku }) => sku],
	["products.column_name", ({ name }) => name],
	["set_products.reference_sku", ({ referenceSku }) => referenceSku],
	["set_products.text", ({ description }) => description],
	["products.column_price", (product, priceOf) => priceOf(product)],
	["set_products.discount", ({ discount }) => String(discount ?? "")],
	["set_products.short_code", ({ bundleShortCode }) => bundleShortCode],
] as const satisfies readonly (readonly [string, (product: ProductState, priceOf: PriceOf) => string])[];

function usePriceOf(): PriceOf {
	const tag = useLanguageTag();
	const { data: currencies } = useQuery(currenciesQuery());
	return ({ price, currency: sign }) => {
		if (price === null || sign === null) return "";
		const iso = currencies?.find((one) => one.sign === sign)?.iso ?? "EUR";
		return formatUnits(price, { sign, iso }, tag);
	};
}

/** The product, its owner, and what changes. */
function Row({ row: { parts, company, before, after } }: { row: ProductChange }) {
	const { t } = useTranslation();
	const priceOf = usePriceOf();
	return (
		<li className="grid gap-1 px-4 py-2.5">
			<p className="flex flex-wrap justify-between gap-x-4">
				<span className="wrap-anywhere font-medium">{parts}</span>
				<span className="text-muted-foreground text-sm">{company ?? t("products.owner_everyone")}</span>
			</p>
			<dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
				{VALUES.map(([name, of]) => (
					<Value
						key={name}
						name={t(name)}
						before={before ? of(before, priceOf) : undefined}
						after={after ? of(after, priceOf) : undefined}
					/>
				))}
			</dl>
		</li>
	);
}

type ValueProps = { name: string; before: string | undefined; after: string | undefined };

/** Undefined: the product doesn't exist; empty: it has no such value. */
function Value({ name, before, after }: ValueProps): ReactNode {
	const { t } = useTranslation();
	if ((before ?? "") === "" && (after ?? "") === "") return null;
	const isChange = before !== undefined && after !== undefined && before !== after;
	return (
		<div className="flex flex-wrap gap-x-1.5">
			<dt className="text-muted-foreground">{name}</dt>
			<dd className="wrap-anywhere">
				{isChange && (
					<>
						<span className="sr-only">{t("audit.before")}: </span>
						<del className="text-muted-foreground">{before || "–"}</del>
						<span aria-hidden> → </span>
						<span className="sr-only">{t("audit.after")}: </span>
					</>
				)}
				{after === undefined ? <del>{before}</del> : <ins className="no-underline">{after || "–"}</ins>}
			</dd>
		</div>
	);
}
