import { type Cells, linesOf, RowError } from "../imports/row-error.rules.ts";
import { unshortened } from "../imports/shortened-number.rules.ts";
import type { Currency } from "../money/money.rules.ts";
import { toMinor } from "../money/price.rules.ts";
import { readUnits } from "../money/price-text.rules.ts";
import { DESCRIPTION_MAX, DISCOUNT_MAX, DISCOUNT_MIN, SHORT_CODE } from "./product-limits.rules.ts";
import type { ProductField } from "./product-mapping.rules.ts";

/** What a row says about its product, besides its parts. Nothing: empty or null. */
export type ProductDetails = {
	/** Empty: the derived title. */
	name: string;
	referenceSku: string;
	description: string;
	/** Minor units of the currency. */
	price: number | null;
	/** Its sign. */
	currency: string | null;
	discount: number | null;
	bundleShortCode: string;
};

/** By sign and by ISO code, folded by `currencyKey`. */
export type KnownCurrencies = ReadonlyMap<string, Currency>;
export const currencyKey = (name: string): string => name.normalize("NFKC").toUpperCase().trim();

export type DetailProblem =
	| "products.description_too_long"
	| "products.only_bundles"
	| "products.short_code_invalid"
	| "products.discount_invalid"
	| "products.price_or_discount"
	| "products.currency_missing"
	| "products.currency_unknown"
	| "offers.price_invalid";

const reject = (field: ProductField, code: DetailProblem, value: string) => new RowError(field, code, value);

export function readDetails(
	cells: Cells<ProductField>,
	kind: "set" | "bundle",
	currencies: KnownCurrencies,
): ProductDetails {
	const money = moneyOf(cells, currencies);
	const discount = discountOf(cells.text("discount"));
	const bundleShortCode = cells.text("bundleShortCode").toUpperCase();
	if (!SHORT_CODE.test(bundleShortCode))
		throw reject("bundleShortCode", "products.short_code_invalid", bundleShortCode);
	if (kind === "set" && discount !== null) throw reject("discount", "products.only_bundles", String(discount));
	if (kind === "set" && bundleShortCode !== "")
		throw reject("bundleShortCode", "products.only_bundles", bundleShortCode);
	if (money.price !== null && discount !== null)
		throw reject("discount", "products.price_or_discount", String(discount));
	return {
		...{ name: cells.text("name"), referenceSku: unshortened("referenceSku", cells.text("referenceSku")) },
		...{ description: descriptionOf(cells.cell("description")), ...money, discount, bundleShortCode },
	};
}

/** Unlike other texts it may have several lines. */
function descriptionOf(cell: string): string {
	const text = linesOf("description", cell);
	if (text.length > DESCRIPTION_MAX) throw reject("description", "products.description_too_long", text);
	return text;
}

function discountOf(cell: string): number | null {
	if (cell === "") return null;
	const [, digits] = /^(\d{1,2})\s*%?$/.exec(cell) ?? [];
	const discount = Number(digits ?? Number.NaN);
	if (!(discount >= DISCOUNT_MIN && discount <= DISCOUNT_MAX))
		throw reject("discount", "products.discount_invalid", cell);
	return discount;
}

/** A currency without a price says nothing, as in the form. */
function moneyOf(
	{ text }: Cells<ProductField>,
	currencies: KnownCurrencies,
): Pick<ProductDetails, "price" | "currency"> {
	const [written, named] = [text("price"), text("currency")];
	if (written === "") return { price: null, currency: null };
	if (named === "") throw reject("currency", "products.currency_missing", "");
	const currency = currencies.get(currencyKey(named));
	if (!currency) throw reject("currency", "products.currency_unknown", named);
	// Files don't say their decimal separator. Three digits behind it are decimals only where the currency has three.
	const point = written.match(/[.,]/)?.[0] ?? ".";
	const units = readUnits(written, { ...currency, point });
	const price = units === undefined ? undefined : toMinor(units, currency.digits, true);
	if (price === undefined) throw reject("price", "offers.price_invalid", written);
	return { price, currency: currency.sign };
}
