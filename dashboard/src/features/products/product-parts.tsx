import { useTranslation } from "react-i18next";
import { BASE } from "#worker/money/price.rules.ts";
import type { Product, ProductPart } from "#worker/products/product.schema.ts";
import { formatCentimetres, formatUnits } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** A product's parts, each with base price, special price and the current price. */
export function ProductParts({ product }: { product: Product }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const positions = {
		driver: t("products.driver"),
		passenger: t("products.passenger"),
		rear: t("products.rear"),
		adapter: t("products.adapter"),
	};
	const inCurrency = (price: number | null) => (price === null ? "–" : formatUnits(price, product.currency, tag));
	return (
		<section className="grid gap-2">
			<h3 className="font-semibold text-sm">{t("products.parts")}</h3>
			<table aria-label={t("products.parts")} className="w-full text-sm max-[22rem]:text-xs">
				<thead className="text-muted-foreground text-xs">
					<tr className="border-b">
						<th scope="col" className="py-1.5 pe-1 text-start sm:pe-3 font-medium">
							{t("products.part")}
						</th>
						<th scope="col" className="px-1 text-end sm:px-3 font-medium">
							{t("products.base_price")}
						</th>
						<th scope="col" className="px-1 text-end sm:px-3 font-medium">
							{t("products.special_price")}
						</th>
						<th scope="col" className="ps-1 text-end sm:ps-3 font-medium">
							{t("products.column_price")}
						</th>
					</tr>
				</thead>
				<tbody>
					{product.parts.map((part) => (
						<tr key={part.position} className="border-b last:border-b-0">
							<th scope="row" className="py-2 pe-1 text-start sm:pe-3 font-normal">
								{positions[part.position]}
								<span className="block text-muted-foreground text-xs">{lengthOf(part, tag)}</span>
							</th>
							<td className="px-1 text-end sm:px-3 text-muted-foreground tabular-nums">
								{part.basePrice === null ? "–" : formatUnits(part.basePrice, BASE, tag)}
							</td>
							<td className="px-1 text-end sm:px-3 tabular-nums">{inCurrency(part.specialPrice)}</td>
							<td className="ps-1 text-end sm:ps-3 font-medium tabular-nums">{inCurrency(part.price)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function lengthOf({ lengthInch, lengthCm }: ProductPart, tag: string): string {
	if (lengthInch === null || lengthCm === null) return "";
	return `${lengthInch}″ · ${formatCentimetres(lengthCm, tag)}`;
}
