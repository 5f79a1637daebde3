import type { OrderItemRow, OrderRow } from "../db/schema/order.table.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { ReservedParts } from "../inventory/inventory.rules.ts";
import type { OrderParties } from "./order-parties.rules.ts";

/** With the country's code. */
export type ShipTo = Record<"name" | "street" | "houseNumber" | "zip" | "city" | "phone" | "country", string>;

export type DocumentItem = OrderItemRow & { iso: string; digits: number };

/** An order as its documents show it. */
export type OrderDocument = {
	order: OrderRow;
	mandant: string;
	/** The mandant's: the path of a picture. */
	logo: string | null;
	supplier: string;
	/** The mandant's: that of its first configuration, else of the person who entered the order. */
	language: Locale;
	items: DocumentItem[];
	/** None: the order holds nothing now, or nothing of it is tracked. */
	reserved: ReservedParts;
	/** Null: erased. */
	shipTo: ShipTo | null;
};

/** The items as its papers list them: an order that is not available ships nothing, whichever item it is for. */
export const printedItems = ({ order, items }: Pick<OrderDocument, "order" | "items">): DocumentItem[] =>
	order.status === "notavail" ? items.map((item) => ({ ...item, notAvailable: true })) : items;

/** Where the goods go: the order's address, in a country of this code, else the mandant's own; nowhere once it is erased. */
export function shipTo(
	{ deliverTo, erasedAt }: Pick<OrderRow, "deliverTo" | "erasedAt">,
	{ mandant, address: own }: Pick<OrderParties, "mandant" | "address">,
	land: string | null,
): ShipTo | null {
	const address = deliverTo ? { ...deliverTo, country: land } : own && { ...own, name: mandant };
	if (!address || (deliverTo === null && erasedAt !== null)) return null;
	const { name, street, houseNumber, zip, city, phone, country } = address;
	return { name, street, houseNumber, zip, city, phone, country: country ?? "" };
}

/** The zone of an IANA name (`Europe/Berlin`) for dates; UTC if it is empty, or one that the platform doesn't know. */
export function knownTimeZone(name: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
}
