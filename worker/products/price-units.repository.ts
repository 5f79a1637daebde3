import type { Database } from "../db/database.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { BASE_DIGITS, toUnits } from "../money/price.rules.ts";

type Priced = { price: number | null; currency: string | null };

export const selectDigits = (db: Database) =>
	db.select({ sign: currencies.sign, digits: currencies.digits }).from(currencies);
export type Digits = Awaited<ReturnType<typeof selectDigits>>;

/** A product's own price as people write it, in units of its currency. */
export function inUnits({ price, currency }: Priced, digits: Digits): number | null {
	const { digits: known = BASE_DIGITS } = digits.find(({ sign }) => sign === currency) ?? {};
	return price === null ? null : toUnits(price, known);
}
