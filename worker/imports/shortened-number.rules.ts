import { RowError } from "./row-error.rules.ts";

export type ShortenedProblem = "catalogue.number_shortened";

export const NUMBER_SHORTENED: ShortenedProblem = "catalogue.number_shortened";

/** Spreadsheets shorten numbers from 12 digits on. A sku may be `2E5`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+0*(?:1[1-9]|[2-9]\d)$/i;

/** A few digits are left of it (`4,00638E+12`). */
export const isShortened = (text: string): boolean => SHORTENED.test(text);

/** A sku or order number as it is written; rejected if a spreadsheet has shortened it to a few digits (`4,00638E+12`). */
export function unshortened(field: string, text: string): string {
	if (isShortened(text)) throw new RowError(field, NUMBER_SHORTENED, text);
	return text;
}
