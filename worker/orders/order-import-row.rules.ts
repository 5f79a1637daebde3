import { type Cells, linesOf, parseRow, type Rejection, RowError } from "../imports/row-error.rules.ts";
import { type ShortenedProblem, unshortened } from "../imports/shortened-number.rules.ts";
import { readYes } from "../inventory/stock-import.rules.ts";
import { NOTE_MAX, ORDER_NUMBER_MAX, QUANTITY_MAX } from "./order.rules.ts";
import type { DeliverTo } from "./order.schema.ts";
import type { OrderMapping } from "./order-import.schema.ts";
import { ADDRESS_FIELDS, isPersonal, type OrderField } from "./order-import-mapping.rules.ts";

/** A line of an order in a file. Null, false and empty: the order's other lines say it, if any. */
export type OrderRecord = {
	orderNumber: string;
	sku: string;
	quantity: number;
	prime: boolean;
	note: string;
	deliverTo: DeliverTo | null;
};

export type OrderRowProblem =
	| ShortenedProblem
	| "orders.number_missing"
	| "orders.number_too_long"
	| "orders.note_too_long"
	| "orders.sku_missing"
	| "orders.quantity_invalid"
	| "orders.prime_invalid"
	| "orders.name_missing"
	| "orders.city_missing"
	| "orders.country_unknown";

/** The id of a country as it is written; undefined: it is unknown. */
type CountryReader = (written: string) => number | undefined;

const reject = (field: OrderField, code: OrderRowProblem, value: string) => new RowError(field, code, value);

/** The parsed cells of a row, or its first error, and the order that it belongs to. */
export function readOrderRow(
	cells: readonly string[],
	mapping: OrderMapping,
	readCountry: CountryReader,
): { orderNumber: string } & ({ record: OrderRecord } | { error: Rejection }) {
	// Read by itself: the order isn't entered without a row that is rejected, whatever is wrong with its other cells.
	const number = parseRow<OrderField, { orderNumber: string }>(cells, { columns: mapping.columns }, numberOf);
	const orderNumber = "error" in number ? "" : number.orderNumber;
	const read = parseRow<OrderField, { record: OrderRecord }>(cells, mapping, (row) => {
		const { orderNumber } = numberOf(row);
		const sku = unshortened("sku", row.text("sku"));
		if (sku === "") throw reject("sku", "orders.sku_missing", "");
		const quantity = quantityOf(row.text("quantity"));
		const [prime, note] = [primeOf(row.text("prime")), noteOf(row.cell("note"))];
		return { record: { orderNumber, sku, quantity, prime, note, deliverTo: addressOf(row, readCountry) } };
	});
	if (!("error" in read)) return { orderNumber, ...read };
	// A row without a number is told by that, whatever else is wrong.
	const problem = "error" in number ? number.error : read.error;
	const { field, value } = problem;
	return { orderNumber, error: { ...problem, value: isPersonal(field) || field === "row" ? "" : value } };
}

function numberOf({ text }: Cells<OrderField>): { orderNumber: string } {
	const orderNumber = unshortened("orderNumber", text("orderNumber"));
	if (orderNumber === "") throw reject("orderNumber", "orders.number_missing", "");
	if (orderNumber.length > ORDER_NUMBER_MAX) throw reject("orderNumber", "orders.number_too_long", orderNumber);
	return { orderNumber };
}

/** As in the form: longer than other texts, with several lines. */
function noteOf(cell: string): string {
	const text = linesOf("note", cell);
	if (text.length > NOTE_MAX) throw reject("note", "orders.note_too_long", "");
	return text;
}

function quantityOf(text: string): number {
	const quantity = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (quantity < 1 || quantity > QUANTITY_MAX) throw reject("quantity", "orders.quantity_invalid", text);
	return quantity;
}

function primeOf(text: string): boolean {
	const is = readYes(text);
	if (is === undefined) throw reject("prime", "orders.prime_invalid", text);
	return is;
}

function addressOf({ text }: Cells<OrderField>, readCountry: CountryReader): DeliverTo | null {
	if (ADDRESS_FIELDS.every((field) => text(field) === "")) return null;
	const [name, city, named] = [text("name"), text("city"), text("country")];
	if (name === "") throw reject("name", "orders.name_missing", "");
	if (city === "") throw reject("city", "orders.city_missing", "");
	const country = named === "" ? null : readCountry(named);
	if (country === undefined) throw reject("country", "orders.country_unknown", named);
	const [street, houseNumber, zip, phone] = [text("street"), text("houseNumber"), text("zip"), text("phone")];
	return { name, street, houseNumber, zip, city, country, phone };
}
