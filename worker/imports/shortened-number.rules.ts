import { RowError } from "./row-error.rules.ts";

export type ShortenedProblem = "catalogue.number_shortened";

const CODE: ShortenedProblem = "catalogue.number_shortened";

/** Spreadsheets shorten numbers from 12 digits on. A sku may be `2E5`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+0*(?:1[1-9]|[2-9]\d)$/i;

/** A sku or order number as it is written; rejected if a spreadsheet has shortened it to a few digits (`4,00638E+12`). */
export function unshortened(field: string, text: string): string {
	if (SHORTENED.test(text)) throw new RowError(field, CODE, text);
	return text;
}
