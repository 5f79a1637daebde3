import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "#worker/money/money.rules.ts";
import { sumOf } from "#worker/money/price.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import type { Part, Pricing } from "./price-list.rules.ts";
import type { Cell, Money } from "./price-text.rules.ts";
import { draftOffer, type OwnProducts, productsFor, type SetSizes } from "./visitor-price.rules.ts";

type VisitorProductsProps = SetSizes & {
	pricing: Pricing;
	parts: readonly Part[];
	cells: readonly Cell[];
	own: OwnProducts;
};

/** The offer for some sizes at the prices in the cells, with the previous prices. */
export const VisitorProducts = memo(function VisitorProducts(props: VisitorProductsProps) {
	const { pricing, parts, cells, own, driver, passenger, rear } = props;
	const { t } = useTranslation();
	const places = useMemo(() => new Map(parts.map(({ key }, at) => [key, at])), [parts]);
	const before = useMemo(() => {
		const sizes = { driver, passenger, rear };
		const products = productsFor(
			draftOffer(pricing, ({ special }) => special, sizes, own),
			sizes,
		);
		return new Map(products.map(({ id, price }) => [id, price]));
	}, [pricing, own, driver, passenger, rear]);
	const specialOf = (part: Part): number | null => {
		const at = places.get(part.key);
		const cell = at === undefined ? part.special : (cells[at] ?? null);
		return typeof cell === "string" ? part.special : cell;
	};
	const sizes = { driver, passenger, rear };
	const products = productsFor(draftOffer(pricing, specialOf, sizes, own), sizes);
	if (products.length === 0) return <p className="text-muted-foreground">{t("pricing.nothing_sold")}</p>;
	return (
		<ul className="grid gap-3">
			{products.map((product) => (
				<Product key={product.id} product={product} before={before.get(product.id)} money={pricing.money} />
			))}
		</ul>
	);
});

type ProductProps = { product: AnswerProduct; before: number | undefined; money: Money };

function Product({ product, before, money }: ProductProps) {
	const { kind, brand, series, title, price, parts, quantity = 1 } = product;
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const shown = (minor: number) => formatMoney(minor, money, tag);
	const partsPrice = product.partsPrice ?? quantity * sumOf(parts);
	return (
		<li className="grid gap-0.5 border-t pt-3 first:border-t-0 first:pt-0">
			<div className="flex items-baseline justify-between gap-3">
				<span className="min-w-0 wrap-anywhere font-medium">{kind === "bundle" ? title : `${brand} ${series}`}</span>
				<span className="whitespace-nowrap font-semibold tabular-nums">{shown(price)}</span>
			</div>
			<div className="flex items-baseline justify-between gap-3 text-muted-foreground text-xs tabular-nums">
				<span>
					{price === partsPrice
						? quantity === 1 && parts.map((part) => shown(part.price)).join(" + ")
						: t("set_products.parts_price", { price: shown(partsPrice) })}
				</span>
				{before !== price && (
					<span className="whitespace-nowrap">
						{before === undefined ? t("pricing.not_sold_before") : t("pricing.until_now", { price: shown(before) })}
					</span>
				)}
			</div>
		</li>
	);
}
