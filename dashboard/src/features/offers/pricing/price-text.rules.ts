import { toMinor, toUnits } from "#worker/money/price.rules.ts";
import { priceProblem } from "#worker/offers/pricing.rules.ts";

/**
 * The format of a configuration's prices. Digits: of the currency's minor unit; point: the decimal separator of the
 * user's language.
 */
export type Money = { sign: string; iso: string; digits: number; allowCents: boolean; point: string };

/** Minor units; null: the base price; a text: an invalid price, kept until it is corrected. */
export type Cell = number | null | string;

export type PriceProblem = ReturnType<typeof priceProblem> | "pricing.ambiguous" | "pricing.too_fine";

/** Typed or pasted text as a cell: `12,50`, `1.234,50`, `€ 12`, `12,-`; empty is the base price. */
export function readPrice(text: string, money: Money): Cell {
	const written = text.trim();
	if (written === "") return null;
	const units = toNumber(written, money);
	return units === undefined ? written : (toMinor(units, money.digits, money.allowCents) ?? written);
}

/** Why a cell can't be saved. An unchanged price may keep cents that are no longer allowed. */
export function problemOf(cell: Cell, saved: number | null, money: Money): PriceProblem | null {
	if (cell === null || cell === saved) return null;
	const { digits, allowCents } = money;
	const units = typeof cell === "string" ? toNumber(cell, money) : toUnits(cell, digits);
	if (units === undefined) return "pricing.ambiguous";
	if (typeof cell === "number" && toMinor(units, digits, allowCents) !== undefined) return null;
	const isPrice = toMinor(Math.floor(units), digits, true) !== undefined;
	return isPrice && toMinor(units, digits, true) === undefined
		? "pricing.too_fine"
		: priceProblem(units, digits, allowCents);
}

/** Whether a text can be a price, even an ambiguous one. */
export const looksLikePrice = (text: string, money: Money): boolean =>
	typeof readPrice(text, { ...money, allowCents: true }) === "number" || toNumber(text.trim(), money) === undefined;

/** A price as it is typed and copied: without currency and thousands separators. */
export function plainPrice(cell: Cell, { digits, point }: Money): string {
	if (cell === null) return "";
	if (typeof cell === "string") return cell;
	const shown = cell % 10 ** digits === 0 ? 0 : digits;
	return toUnits(cell, digits).toFixed(shown).replace(".", point);
}

/** Currency units; NaN if the text is no number, undefined if it is ambiguous. */
function toNumber(text: string, { sign, iso, digits, point }: Money): number | undefined {
	// Most of two thousand pasted prices are plain numbers.
	if (/^\d+$/.test(text)) return Number(text);
	const bare = withoutCurrency(text.normalize("NFKC"), [sign.normalize("NFKC"), iso]);
	const ungrouped = bare.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "").replace(/[.,][-–—]+$/, "");
	return isAmbiguous(ungrouped, { digits, point }) ? undefined : Number(toDecimal(ungrouped, digits) ?? Number.NaN);
}

/**
 * `12,505` is 12505 or 12.505, and a price that may be a thousand times too high is not guessed. A currency without
 * decimals has only one reading; in one with three decimals the language's own separator is the decimal separator.
 */
function isAmbiguous(text: string, { digits, point }: Pick<Money, "digits" | "point">): boolean {
	const separator = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/.exec(text)?.[1];
	return separator !== undefined && digits > 0 && !(digits === 3 && separator === point);
}

/** Without the currency's sign or code, before or after. */
function withoutCurrency(text: string, names: string[]): string {
	let bare = text.trim();
	for (const name of names) {
		if (bare.toUpperCase().startsWith(name.toUpperCase())) bare = bare.slice(name.length).trim();
		if (bare.toUpperCase().endsWith(name.toUpperCase())) bare = bare.slice(0, -name.length).trim();
	}
	return bare.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, "");
}

/** A number in the format of any of our languages, with a point for decimals. */
function toDecimal(text: string, digits: number): string | undefined {
	const [, sign = "", number = ""] = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(text) ?? [];
	if (number === "") return undefined;
	const separators = new Set(number.match(/[.,]/g));
	if (separators.size === 1 && isGrouped(number, digits)) return `${sign}${number.replace(/[.,]/g, "")}`;
	const point = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
	const whole = point < 0 ? number : number.slice(0, point);
	const fraction = point < 0 ? "" : number.slice(point + 1);
	const isWhole =
		separators.size > 1 ? isGrouped(whole, 0) && !whole.includes(number.charAt(point)) : !/[.,]/.test(whole);
	return isWhole ? `${sign}${whole.replace(/[.,]/g, "") || "0"}.${fraction || "0"}` : undefined;
}

/** One kind of thousands separator. */
const isGrouped = (number: string, digits: number): boolean =>
	digits === 3
		? /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/.test(number)
		: /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(number);
