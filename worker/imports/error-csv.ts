import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { ERROR_COLUMNS } from "./error-columns.ts";
import type { FieldNames } from "./field-names.ts";
import type { StoredRejection } from "./import-part.repository.ts";

/** About a megabyte. An invocation has 1,000 calls to the database, and a file may have millions of rows. */
const ROWS_PER_READ = 5000;

/** The rejected rows of an import as a CSV file, in pieces and in constant memory. */
export function errorCsv(
	errorsAfter: (rowNo: number, limit: number) => Promise<StoredRejection[]>,
	fieldNames: FieldNames,
	locale: Locale,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const { separator } = csvFormOf(locale);
	const [wholeRow] = ERROR_COLUMNS[locale];
	const nameOf = (field: string) => fieldNames[locale][field] ?? wholeRow;
	let after = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(ERROR_COLUMNS[locale], separator))),
		async pull(controller) {
			const errors = await errorsAfter(after, ROWS_PER_READ);
			const lines = errors.map(({ rowNo, field, value, code }) =>
				csvLine([String(rowNo), nameOf(field), value, translate(locale, code)], separator),
			);
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (errors.length < ROWS_PER_READ) controller.close();
			after = errors.at(-1)?.rowNo ?? after;
		},
	});
}
