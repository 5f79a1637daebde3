import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import { productLink } from "../finders/finder.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import { PRODUCT_COLUMNS } from "./product-columns.ts";
import { type ProductIndex, productAt } from "./product-index.rules.ts";

const ROWS_A_PIECE = 1000;

/** All products as a CSV file, a piece each time the reader asks for one, in constant memory. */
export function productCsv(index: ProductIndex, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let row = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(PRODUCT_COLUMNS[locale]))),
		pull(controller) {
			const lines: string[] = [];
			for (const end = Math.min(row + ROWS_A_PIECE, index.count); row < end; row++) lines.push(toLine(index, row));
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (row >= index.count) controller.close();
		},
	});
}

function toLine(index: ProductIndex, row: number): string {
	const { title, sku, price, sizes } = productAt(index, row);
	const { currency, url } = index.offer;
	return csvLine([
		title,
		sku,
		toUnits(price, currency.digits).toFixed(currency.digits),
		currency.iso,
		productLink(url, sku) ?? "",
		...[sizes.driver, sizes.passenger, sizes.rear].map((inch) => (inch === null ? "" : String(inch))),
	]);
}
