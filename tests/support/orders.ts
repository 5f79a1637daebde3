import { env } from "cloudflare:workers";
import { orderFilesTable, orderItemsTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import type { OrderStatus } from "#worker/orders/order.rules.ts";
import {
	ask,
	call,
	db,
	givenAssortment,
	givenCatalogue,
	givenCompany,
	givenFinder,
	givenUser,
	golfShard,
} from "./world.ts";

let serial = 0;

/** A shop and the supplier that ships its orders, each with a user. */
export async function givenParties(parts: { primeOrdersAllowed?: boolean } = {}) {
	const supplierId = await givenCompany({ supplier: true });
	const mandantId = await givenCompany({ supplierId, ...parts });
	const shop = await givenUser("ROLE_CUSTOMER", mandantId);
	const shipper = await givenUser("ROLE_CUSTOMER", supplierId);
	return { mandantId, supplierId, shop, shipper };
}

type Parties = { mandantId: number; supplierId: number | null; shop: { id: number } };

/** An order of one item as a row, in any status. */
export async function givenOrder(
	{ mandantId, supplierId, shop }: Parties,
	parts: Partial<typeof ordersTable.$inferInsert> = {},
	hasFile = false,
) {
	const orderNumber = parts.orderNumber ?? `N-${++serial}`;
	const status: OrderStatus = parts.status ?? "open";
	const item = { brand: "Nordwisch", sku: "AERO-26-18", setSku: "AERO-26-18", quantity: 2 };
	const [row] = await db
		.insert(ordersTable)
		.values({
			...{ mandantId, supplierId, userId: shop.id, orderNumber, status, prime: false, ...item, itemCount: 1 },
			...{ lockReason: status === "locked" ? "held" : null, note: "", createdAt: 1, updatedAt: 1 },
			searched: searchText(orderNumber, item.sku, item.brand),
			...parts,
		})
		.returning();
	const orderId = row!.id;
	await db
		.insert(orderItemsTable)
		.values({ ...item, orderId, position: 1, title: "Nordwisch Aero 26 + 18", price: 2000, currency: "€", car: "" });
	if (hasFile) {
		const file = { name: "confirmation.pdf", type: "application/pdf", bytes: 10, key: `orders/test-${orderId}` };
		await db.insert(orderFilesTable).values({ ...file, orderId, userId: shop.id, createdAt: 1 });
	}
	return row!;
}

/** The parties, and a finder of the shop that sells `CODE-26-18`, `CODE-26` and `REAR-R12`. */
export async function givenTrade(parts: { primeOrdersAllowed?: boolean } = {}) {
	const parties = await givenParties(parts);
	const front = await givenAssortment({ sizes: [18, 26], allowedTo: [parties.mandantId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(parties.shop.token);
	return { ...parties, front, rear, finder, setSku: `${front.code}-26-18`, rearSku: `${rear.code}-R12` };
}

export const DELIVER_TO = {
	...{ name: "Zoë Żółw", street: "Hafenstraße", houseNumber: "7b", zip: "20457", city: "Hamburg" },
	...{ country: null, phone: "+49 40 123456" },
};

export const enter = (token: string, body: Record<string, unknown>) => call("/admin/api/order/save", { token, body });

export type Content = string | Uint8Array<ArrayBuffer>;
/** Sends a confirmation file of an order. */
export function uploadFile(
	token: string,
	orderId: number,
	content: Content,
	name = "confirmation.pdf",
	bindings: Env = env,
) {
	const form = new FormData();
	form.set("file", new File([content], name, { type: "text/html" }));
	const headers = { authorization: `Bearer ${token}` };
	return ask(
		new Request(`https://finder.test/admin/api/order/${orderId}/files`, { method: "POST", headers, body: form }),
		bindings,
	);
}
