import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import { productLink } from "../finders/finder.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import { type ProductBook, productAt } from "./product-book.rules.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";

const ROWS_A_PIECE = 1000;

/** All products as a CSV file, a piece each time the reader asks for one, in constant memory. */
export function productCsv(book: ProductBook, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let row = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(PRODUCT_COLUMNS[locale]))),
		pull(controller) {
			const lines: string[] = [];
			for (const end = Math.min(row + ROWS_A_PIECE, book.count); row < end; row++) lines.push(toLine(book, row));
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (row >= book.count) controller.close();
		},
	});
}

function toLine(book: ProductBook, row: number): string {
	const { title, sku, price, sizes } = productAt(book, row);
	const { currency, url } = book.offer;
	return csvLine([
		title,
		sku,
		toUnits(price, currency.digits).toFixed(currency.digits),
		currency.iso,
		productLink(url, sku) ?? "",
		...[sizes.driver, sizes.passenger, sizes.rear].map((inch) => (inch === null ? "" : String(inch))),
	]);
}
