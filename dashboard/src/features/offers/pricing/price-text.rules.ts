import { toMinor, toUnits } from "#worker/money/price.rules.ts";
import { type Notation, readUnits } from "#worker/money/price-text.rules.ts";
import { priceProblem } from "#worker/offers/pricing.rules.ts";

/** The format of a configuration's prices. */
export type Money = Notation & { allowCents: boolean };

/** Minor units; null: the base price; a text: an invalid price, kept until it is corrected. */
export type Cell = number | null | string;

export type PriceProblem = ReturnType<typeof priceProblem> | "pricing.ambiguous" | "pricing.too_fine";

/** Typed or pasted text as a cell: `12,50`, `1.234,50`, `€ 12`, `12,-`; empty is the base price. */
export function readPrice(text: string, money: Money): Cell {
	const written = text.trim();
	if (written === "") return null;
	const units = readUnits(written, money);
	return units === undefined ? written : (toMinor(units, money.digits, money.allowCents) ?? written);
}

/** Why a cell can't be saved. An unchanged price may keep cents that are no longer allowed. */
export function problemOf(cell: Cell, saved: number | null, money: Money): PriceProblem | null {
	if (cell === null || cell === saved) return null;
	const { digits, allowCents } = money;
	const units = typeof cell === "string" ? readUnits(cell, money) : toUnits(cell, digits);
	if (units === undefined) return "pricing.ambiguous";
	if (typeof cell === "number" && toMinor(units, digits, allowCents) !== undefined) return null;
	const isPrice = toMinor(Math.floor(units), digits, true) !== undefined;
	return isPrice && toMinor(units, digits, true) === undefined
		? "pricing.too_fine"
		: priceProblem(units, digits, allowCents);
}

/** Whether a save was refused because cents have been switched off since the prices were read. */
export const isAboutCents = ({ fields }: { fields: readonly { code: string }[] }): boolean =>
	fields.some(({ code }) => code === "offers.cents_not_allowed");

/** Whether a text can be a price, even an ambiguous one. */
export const looksLikePrice = (text: string, money: Money): boolean =>
	typeof readPrice(text, { ...money, allowCents: true }) === "number" || readUnits(text.trim(), money) === undefined;

/** A price as it is typed and copied: without currency and thousands separators. */
export function plainPrice(cell: Cell, { digits, point }: Money): string {
	if (cell === null) return "";
	if (typeof cell === "string") return cell;
	const shown = cell % 10 ** digits === 0 ? 0 : digits;
	return toUnits(cell, digits).toFixed(shown).replace(".", point);
}
