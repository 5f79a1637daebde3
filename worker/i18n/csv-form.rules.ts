import type { CsvForm } from "../csv/csv-write.rules.ts";
import type { Locale } from "./locale.rules.ts";

/** The form of a file that the language's spreadsheets open. */
export const csvFormOf = (locale: Locale): CsvForm =>
	locale === "en" ? { separator: ",", decimal: "." } : { separator: ";", decimal: "," };
