import { CSV_BOM, type CsvForm, csvLine } from "../csv/csv-write.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { SetProduct } from "./set-product.schema.ts";

const ROWS_A_PIECE = 1000;

/** As imports name them, so that the file can be imported again. */
const COLUMNS = [
	...["sku", "code", "driver", "passenger", "rear", "rear code", "quantity", "name"],
	...["reference sku", "description", "price", "currency", "discount", "short code"],
] as const;

type PageAfter = (partsKey: string, limit: number) => Promise<SetProduct[]>;

/** An owner's set products as a CSV file, a piece each time the reader asks for one. */
export function setProductCsv(pageAfter: PageAfter, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const form = csvFormOf(locale);
	let last = "";
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(COLUMNS, form.separator))),
		async pull(controller) {
			const page = await pageAfter(last, ROWS_A_PIECE);
			last = page.at(-1)?.parts ?? last;
			if (page.length > 0) controller.enqueue(encoder.encode(page.map((product) => toLine(product, form)).join("")));
			if (page.length < ROWS_A_PIECE) controller.close();
		},
	});
}

function toLine(product: SetProduct, { separator, decimal }: CsvForm): string {
	const { code, driver, passenger, rear, rearCode, quantity } = product;
	const { sku, name, referenceSku, description, price, currency, discount, bundleShortCode } = product;
	const number = (value: number | null) => (value === null ? "" : String(value).replace(".", decimal));
	return csvLine(
		[
			...[sku, code, number(driver), number(passenger), number(rear), rearCode, number(quantity), name],
			...[referenceSku, description, number(price), currency ?? "", number(discount), bundleShortCode],
		],
		separator,
	);
}
