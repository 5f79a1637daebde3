import { CSV_BOM, type CsvForm, csvLine } from "../csv/csv-write.rules.ts";
import { toIso } from "../db/times.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { isOnBackorder } from "../inventory/inventory.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import type { OrderDocument } from "./order-document.rules.ts";

/** For other systems, so they are not translated. */
const COLUMNS = [
	...["order number", "status", "created", "updated", "downloaded", "ordered by", "supplier", "prime", "note"],
	...["position", "sku", "set sku", "brand", "title", "quantity", "price", "currency", "not available"],
	...["name", "street", "house number", "zip", "city", "country", "phone", "car", "backorder"],
	// Two mandants may have the same order number, and titles change.
	...["order id", "mandant id", "supplier id"],
] as const;

type Pieces = Iterator<number[]> | AsyncIterator<number[]>;
type Read = (ids: readonly number[]) => Promise<OrderDocument[]>;

/** Orders as a CSV file with a line for each item, a piece of ids each time the reader asks for one. */
export function orderCsv(pieces: Pieces, read: Read, locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const form = csvFormOf(locale);
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(COLUMNS, form.separator))),
		async pull(controller) {
			// A piece whose orders have been removed meanwhile is empty, and a stream without a piece isn't asked again.
			for (let lines = ""; lines === ""; ) {
				const piece = await pieces.next();
				if (piece.done) return controller.close();
				const documents = await read(piece.value);
				lines = documents.flatMap((document) => toLines(document, form)).join("");
				if (lines !== "") controller.enqueue(encoder.encode(lines));
			}
		},
	});
}

function toLines(
	{ order, mandant, supplier, items, shipTo, reserved }: OrderDocument,
	{ separator, decimal }: CsvForm,
): string[] {
	const { orderNumber, status, createdAt, updatedAt, downloadedAt, prime, note } = order;
	const times = [toIso(createdAt), toIso(updatedAt), toIso(downloadedAt) ?? ""];
	const ids = [order.id, order.mandantId, order.supplierId ?? ""].map(String);
	const head = [orderNumber, status, ...times, mandant, supplier, yes(prime), note];
	const { name, street, houseNumber, zip, city, country, phone } = shipTo ?? NOWHERE;
	const address = [name, street, houseNumber, zip, city, country, phone];
	return items.map(({ position, sku, setSku, brand, title, quantity, price, iso, digits, notAvailable, car }) => {
		const amount = toUnits(price, digits).toFixed(digits).replace(".", decimal);
		const item = [String(position), sku, setSku, brand, title, String(quantity), amount, iso, yes(notAvailable)];
		return csvLine([...head, ...item, ...address, car, yes(isOnBackorder(setSku, reserved)), ...ids], separator);
	});
}

const yes = (is: boolean): string => (is ? "yes" : "");
const NOWHERE = { name: "", street: "", houseNumber: "", zip: "", city: "", country: "", phone: "" };
