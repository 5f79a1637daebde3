import { CSV_BOM, type CsvForm, csvLine } from "../csv/csv-write.rules.ts";
import { productLink } from "../finders/finder.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";
import { type ProductIndex, productAt } from "./product-index.rules.ts";

const ROWS_A_PIECE = 1000;

/**
 * All products as a CSV file that the language's spreadsheets open, a piece each time the reader asks for one, in constant memory.
 */
export function productCsv(index: ProductIndex, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const form = csvFormOf(locale);
	let row = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) =>
			controller.enqueue(encoder.encode(CSV_BOM + csvLine(PRODUCT_COLUMNS[locale], form.separator))),
		pull(controller) {
			const lines: string[] = [];
			for (const end = Math.min(row + ROWS_A_PIECE, index.count); row < end; row++)
				lines.push(toLine(index, row, form));
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (row >= index.count) controller.close();
		},
	});
}

function toLine(index: ProductIndex, row: number, { separator, decimal }: CsvForm): string {
	const { title, sku, price, sizes } = productAt(index, row);
	const { currency, url } = index.offer;
	const amount = toUnits(price, currency.digits).toFixed(currency.digits).replace(".", decimal);
	const inches = [sizes.driver, sizes.passenger, sizes.rear].map((inch) => (inch === null ? "" : String(inch)));
	return csvLine([title, sku, amount, currency.iso, productLink(url, sku) ?? "", ...inches], separator);
}
