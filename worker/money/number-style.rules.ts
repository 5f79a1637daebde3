import { type Currency, formatMoney } from "./money.rules.ts";

/**
 * How a language writes prices in a currency, and lengths. The element writes them by it: the first `Intl.NumberFormat` of
 * a browser takes 50 ms on a phone, in the task that shows the first results.
 */
export type NumberStyle = {
	/** Before and after a price: the currency's sign and blanks. */
	before: string;
	after: string;
	/** Between thousands. */
	group: string;
	/** From this many digits before the decimal point on they are grouped: 5 in Polish, which writes `1000` and `10 000`. */
	groupFrom: number;
	point: string;
	/** After a length in centimetres, with its blank. */
	centimetres: string;
};

const styles = new Map<string, NumberStyle>();

/** The style of a language's prices in a currency, read off what `Intl` writes. */
export function numberStyleOf(currency: Currency, languageTag: string): NumberStyle {
	const { sign, iso, digits } = currency;
	const key = `${languageTag} ${iso} ${sign} ${digits}`;
	const style = styles.get(key) ?? readStyle(currency, languageTag);
	styles.set(key, style);
	return style;
}

function readStyle(currency: Currency, languageTag: string): NumberStyle {
	const money = (units: number) => formatMoney(units * 10 ** currency.digits, currency, languageTag);
	const [, before = "", group = "", after = ""] = money(11_111).match(/^(\D*)11(\D*)111(?:\D0+)?(\D*)$/) ?? [];
	const unit = { style: "unit", unit: "centimeter" } as const;
	const [, point = "", centimetres = ""] =
		new Intl.NumberFormat(languageTag, unit).format(1.5).match(/^1(\D)5(\D*)$/) ?? [];
	// No line ends between a number and its unit.
	const unitText = centimetres.replace(" ", "\u00a0");
	return { before, after, group, groupFrom: money(1111).includes("1111") ? 5 : 4, point, centimetres: unitText };
}
