import { toMinor, toUnits } from "#worker/offers/price.rules.ts";
import { priceProblem } from "#worker/offers/pricing.rules.ts";

/** What prices of a configuration are made of; digits: of the currency's minor unit. */
export type Money = { sign: string; iso: string; digits: number; allowCents: boolean };

/** Minor units; null: the base price; a text: what somebody wrote that is no price, kept until it is mended. */
export type Cell = number | null | string;

export type PriceProblem = ReturnType<typeof priceProblem>;

/** What was typed or pasted, as a cell: `12,50`, `1.234,50`, `€ 12`, `12,-`; blank is the base price. */
export function readPrice(text: string, money: Money): Cell {
	const written = text.trim();
	if (written === "") return null;
	return toMinor(toNumber(written, money), money.digits, money.allowCents) ?? written;
}

/** Why a cell can't be saved. A price that stands already may keep cents that are no longer allowed. */
export function problemOf(cell: Cell, saved: number | null, money: Money): PriceProblem | null {
	if (cell === null || cell === saved) return null;
	const units = typeof cell === "string" ? toNumber(cell, money) : toUnits(cell, money.digits);
	const isPrice = typeof cell === "number" && toMinor(units, money.digits, money.allowCents) !== undefined;
	return isPrice ? null : priceProblem(units, money.digits, money.allowCents);
}

/** A price as it is typed and copied in a language: without currency and thousands separators. */
export function plainPrice(cell: Cell, { digits }: Money, languageTag: string): string {
	if (cell === null) return "";
	if (typeof cell === "string") return cell;
	const shown = cell % 10 ** digits === 0 ? 0 : digits;
	return toUnits(cell, digits).toFixed(shown).replace(".", decimalPoint(languageTag));
}

const points = new Map<string, string>();

/** Between whole and fraction. `Intl` is slow to make, and a screen of prices asks a hundred times. */
function decimalPoint(languageTag: string): string {
	const known = points.get(languageTag);
	if (known !== undefined) return known;
	const parts = new Intl.NumberFormat(languageTag).formatToParts(0.5);
	const point = parts.find(({ type }) => type === "decimal")?.value ?? ".";
	points.set(languageTag, point);
	return point;
}

/** Currency units, or NaN where the text is no number. */
function toNumber(text: string, { sign, iso, digits }: Money): number {
	// Most of two thousand pasted prices are as plain as this.
	if (/^\d+$/.test(text)) return Number(text);
	const bare = withoutCurrency(text.normalize("NFKC"), [sign.normalize("NFKC"), iso]);
	const ungrouped = bare.replace(/(?<=\d)[ '’](?=\d{3}(?!\d))/g, "").replace(/[.,][-–—]+$/, "");
	return Number(toDecimal(ungrouped, digits) ?? Number.NaN);
}

/** Without the currency's sign or code, in front or behind. */
function withoutCurrency(text: string, names: string[]): string {
	let bare = text.trim();
	for (const name of names) {
		if (bare.toUpperCase().startsWith(name.toUpperCase())) bare = bare.slice(name.length).trim();
		if (bare.toUpperCase().endsWith(name.toUpperCase())) bare = bare.slice(0, -name.length).trim();
	}
	return bare.replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, "");
}

/**
 * A number as any of our languages writes it, with a point for decimals. A single separator before exactly three digits
 * groups thousands (`1.234`), unless the currency has three decimals.
 */
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

/** One kind of separator that groups thousands. */
const isGrouped = (number: string, digits: number): boolean =>
	digits === 3
		? /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/.test(number)
		: /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(number);
