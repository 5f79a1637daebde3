import { expect } from "vitest";
import { png } from "#tests/support/images.ts";
import { givenOrder } from "#tests/support/orders.ts";
import {
	ask,
	call,
	db,
	finderBody,
	get,
	givenApiKey,
	givenAssortment,
	givenCompany,
	givenFinder,
	givenUser,
	givenWebhook,
	type Reply,
	webhookBody,
} from "#tests/support/world.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import type { OrderStatus } from "#worker/orders/order.rules.ts";

/** Calls that change nothing, or nothing that anybody would look up later, and why. */
export const UNRECORDED: Record<string, "asks" | string> = {
	"POST /api/login-check": "the user's last login says it",
	"POST /api/user/forget-password": "nothing changes until the link is used",
	"POST /admin/api/user/token-check": "asks",
	"POST /admin/api/user/token-revoke": "leaving changes nothing but the session",
	"POST /admin/api/config/list": "asks",
	"POST /admin/api/config/:id/car-requests": "asks",
	"POST /admin/api/car-request/list": "asks",
	"POST /admin/api/publish-script": "asks",
	"POST /admin/api/pricing/info": "asks",
	"POST /admin/api/pricing": "asks",
	"POST /admin/api/pricing/sets": "asks",
	"POST /admin/api/pricing/history": "asks",
	"POST /admin/api/user": "asks",
	"POST /admin/api/api-key/list": "asks",
	"POST /admin/api/inventory/list": "asks",
	"POST /admin/api/inventory/movements": "asks",
	"POST /admin/api/inventory/import/review": "asks",
	"POST /admin/api/inventory/import/errors.csv": "asks",
	"POST /admin/api/webhook/list": "asks",
	"POST /admin/api/webhook/:id/deliveries": "asks",
	"POST /admin/api/webhook/:id/test": "the delivery is in the webhook's own list",
	"POST /admin/api/webhook/delivery/:id/resend": "the delivery is in the webhook's own list",
	"POST /admin/api/message/read": "says what its reader has seen",
	"POST /admin/api/message/:id/read": "says what its reader has seen",
	"POST /admin/api/company": "asks",
	"POST /admin/api/company/list": "asks",
	"POST /admin/api/order/list": "asks",
	"POST /admin/api/order/documents.csv": "asks",
	"POST /admin/api/order/export.csv": "asks",
	"POST /admin/api/order/import/:id/rows": "part of an import, which has its entry",
	"POST /admin/api/order/import/:id/errors": "asks",
	"POST /admin/api/order/import/:id/difference": "asks",
	"POST /admin/api/order/documents.pdf": "asks",
	"POST /admin/api/product": "asks",
	"POST /admin/api/product/cars": "asks",
	"POST /admin/api/product/link": "asks",
	"POST /admin/api/set-product/list": "asks",
	"POST /admin/api/set-product/assortments": "asks",
	"POST /admin/api/product/import/:id/rows": "part of an import, which has its entry",
	"POST /admin/api/product/import/:id/errors": "asks",
	"POST /admin/api/product/import/:id/difference": "asks",
	"POST /admin/api/product/import/:id/changes": "asks",
	"POST /admin/api/content/published": "asks",
	"POST /admin/api/content/list": "asks",
	"POST /admin/api/audit/list": "asks",
	"POST /admin/api/audit/activity": "asks",
	"POST /admin/api/assortment/list": "asks",
	"POST /admin/api/assortment-select": "asks",
	"POST /admin/api/catalogue/import/list": "asks",
	"POST /admin/api/catalogue/import/layout": "asks",
	"POST /admin/api/catalogue/import/:id/rows": "part of an import, which has its entry",
	"POST /admin/api/catalogue/import/:id/errors": "asks",
	"POST /admin/api/catalogue/import/:id/difference": "asks",
	"POST /admin/api/catalogue/version/list": "asks",
	"POST /admin/api/catalogue/car/list": "asks",
	"POST /admin/api/catalogue/quality": "asks",
	"POST /admin/api/catalogue/correct/list": "asks",
	"POST /admin/api/country": "asks",
	"POST /admin/api/language": "asks",
	"POST /admin/api/currency": "asks",
	"POST /admin/api/brand": "asks",
	"POST /admin/api/content-type": "asks",
	"OPTIONS /finder/v1/*": "a browser asks what a page may send",
	"OPTIONS /finder/:uuid/*": "a browser asks what a page may send",
	"POST /finder/v1/:uuid/events": "visitors are counted, not recorded",
	"POST /finder/v1/:uuid/vehicles": "asks; the number of look-ups is counted",
	"POST /finder/v1/:uuid/car-requests": "a visitor's own, with an address",
	"POST /finder/car-request/confirm": "a visitor's own, with an address",
	"POST /finder/car-request/erase": "a visitor's own, with an address",
};

export type World = {
	admin: { token: string };
	shop: { id: number; token: string; companyId: number };
	finder: Awaited<ReturnType<typeof givenFinder>>;
	assortment: Awaited<ReturnType<typeof givenAssortment>>;
	rear: Awaited<ReturnType<typeof givenAssortment>>;
	adapter: Awaited<ReturnType<typeof givenAssortment>>;
	/** Who ships the shop's orders. */
	supplierId: number;
};

export async function givenWorld(): Promise<World> {
	const supplierId = await givenCompany({ supplier: true });
	const shop = await givenUser("ROLE_CUSTOMER", await givenCompany({ supplierId }));
	const assortment = await givenAssortment({ sizes: [18, 26], allowedTo: [shop.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const adapter = await givenAssortment({ kind: "adapter" });
	return {
		admin: await givenUser("ROLE_ADMIN"),
		shop,
		finder: await givenFinder(shop.token),
		assortment,
		rear,
		adapter,
		supplierId,
	};
}

type Recorded = {
	/** Does the write; its last answer must be a success. */
	write: (world: World) => Promise<Reply>;
	/** Its log entry. */
	entry: { action: string; entity: string; entityId?: string };
};

const asShop = (world: World, path: string, body: unknown) => call(path, { token: world.shop.token, body });
const asAdmin = (world: World, path: string, body: unknown = {}) => call(path, { token: world.admin.token, body });
const special = (world: World, kind: string, id: number) =>
	asShop(world, `/admin/api/pricing/save-special/${kind}`, {
		finderId: world.finder.id,
		specialPricing: { [id]: 5 },
	});
const group = (world: World, call: string, parts: object) =>
	asShop(world, `/admin/api/config/assortment/${call}`, { finderId: world.finder.id, type: "front", ...parts });

const company = { title: "Nordlicht" };
const userOf = ({ shop }: World) => ({
	...{ company: shop.companyId, username: "newcomer", email: "newcomer@shop.example" },
	...{ roles: ["ROLE_CUSTOMER"], newPassword: "secret1" },
});
const content = { title: "Hello", contentType: "article" };
const mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3, passenger: 4 } };

async function openImport(world: World): Promise<string> {
	const opened = await asAdmin(world, "/admin/api/catalogue/import", {
		...{ fileHash: "a".repeat(64), parts: 1, rows: 1, mapping },
	});
	return `/admin/api/catalogue/import/${opened.body.id}`;
}

const sendRows = (world: World, path: string) =>
	asAdmin(world, `${path}/rows`, { part: 1, rows: [[2, "Saab", "9-5", "1999-2011", "24", "19"]] });

async function givenImport(world: World): Promise<string> {
	const path = await openImport(world);
	await sendRows(world, path);
	return path;
}

async function givenModel(world: World): Promise<number> {
	await asAdmin(world, `${await givenImport(world)}/activate`);
	return (await asAdmin(world, "/admin/api/catalogue/car/list")).body.data[0].id;
}

async function correct(world: World): Promise<Reply> {
	const car = await get(`/admin/api/catalogue/car/${await givenModel(world)}`, { token: world.admin.token });
	const { variantId } = car.body.variants[0];
	return asAdmin(world, "/admin/api/catalogue/correct", { variantId, yearFrom: 2000, options: [] });
}

const openProducts = (world: World) =>
	asAdmin(world, "/admin/api/product/import", {
		...{ fileHash: "c".repeat(64), parts: 1, rows: 1, mapping: { columns: { sku: 0, code: 1, driver: 2 } } },
	});

const productPath = async (world: World) => `/admin/api/product/import/${(await openProducts(world)).body.id}`;

const sendProducts = (world: World, path: string) =>
	asAdmin(world, `${path}/rows`, { part: 1, rows: [[2, "N1", world.assortment.code, "26"]] });

async function importProducts(world: World): Promise<Reply> {
	const path = await productPath(world);
	await sendProducts(world, path);
	return asAdmin(world, `${path}/activate`);
}

const openOrders = (world: World) =>
	asShop(world, "/admin/api/order/import", {
		...{ fileHash: "d".repeat(64), parts: 1, rows: 1 },
		mapping: { columns: { orderNumber: 0, sku: 1, quantity: 2 } },
	});

const orderPath = async (world: World) => `/admin/api/order/import/${(await openOrders(world)).body.id}`;

const sendOrders = (world: World, path: string) =>
	asShop(world, `${path}/rows`, { part: 1, rows: [[2, "N-1", world.adapter.code, "1"]] });

const orderOf = ({ shop, supplierId }: World, status: OrderStatus, hasFile = false) =>
	givenOrder({ mandantId: shop.companyId, supplierId, shop }, { status }, hasFile);

/** A move of an order that is in the status which it needs. */
const moved = (call: string, status: OrderStatus, action = call, body: object = {}): Recorded => ({
	write: async (world) => {
		const { id } = await orderOf(world, status, call === "confirm");
		return asAdmin(world, `/admin/api/order/${id}/${call}`, { version: 1, ...body });
	},
	entry: { action, entity: "order" },
});

const pricing = { action: "update", entity: "pricing" };
const finder = (action: string) => ({ action, entity: "finder" });

/** Every other call that changes something, done once. */
export const RECORDED: Record<string, Recorded> = {
	"POST /admin/api/catalogue/car/alias": {
		write: async (world) =>
			asAdmin(world, "/admin/api/catalogue/car/alias", { modelId: await givenModel(world), text: "mk1" }),
		entry: { action: "create", entity: "correction" },
	},
	"POST /admin/api/catalogue/car/alias/remove": {
		write: async (world) =>
			asAdmin(world, "/admin/api/catalogue/car/alias/remove", { modelId: await givenModel(world), text: "mk1" }),
		entry: { action: "remove", entity: "correction" },
	},
	"POST /admin/api/catalogue/correct": {
		write: correct,
		entry: { action: "create", entity: "correction" },
	},
	"POST /admin/api/catalogue/correct/remove": {
		write: async (world) =>
			asAdmin(world, "/admin/api/catalogue/correct/remove", { id: (await correct(world)).body.data[0].id }),
		entry: { action: "remove", entity: "correction" },
	},
	"POST /admin/api/order/save": {
		write: (world) =>
			asShop(world, "/admin/api/order/save", { items: [{ sku: world.adapter.code, quantity: 3 }], orderNumber: "A-1" }),
		entry: { action: "create", entity: "order" },
	},
	"POST /admin/api/order/accept": {
		write: async (world) => {
			const orders = [await orderOf(world, "open"), await orderOf(world, "open")];
			const named = orders.map(({ id, version }) => ({ id, version }));
			return asAdmin(world, "/admin/api/order/accept", { orders: named, download: true });
		},
		entry: { action: "accept_download", entity: "order" },
	},
	"POST /admin/api/order/download": {
		write: async (world) => {
			const orders = [await orderOf(world, "accepted"), await orderOf(world, "accepted")];
			const { token } = await givenUser("ROLE_CUSTOMER", world.supplierId);
			const named = orders.map(({ id, version }) => ({ id, version }));
			return call("/admin/api/order/download", { token, body: { orders: named } });
		},
		entry: { action: "download", entity: "order" },
	},
	"POST /admin/api/order/:id/files": {
		write: async (world) => {
			const { id } = await orderOf(world, "accepted");
			const form = new FormData();
			form.set("file", new File([png()], "confirmation.png"));
			const headers = { authorization: `Bearer ${world.admin.token}` };
			return ask(
				new Request(`https://finder.test/admin/api/order/${id}/files`, { method: "POST", headers, body: form }),
			);
		},
		entry: { action: "upload", entity: "order" },
	},
	"POST /admin/api/order/:id/release": moved("release", "locked"),
	"POST /admin/api/order/:id/hold": moved("hold", "open"),
	"POST /admin/api/order/:id/accept": moved("accept", "open"),
	"POST /admin/api/order/:id/download": {
		write: async (world) => {
			const { id } = await orderOf(world, "accepted");
			const { token } = await givenUser("ROLE_CUSTOMER", world.supplierId);
			return call(`/admin/api/order/${id}/download`, { token, body: { version: 1 } });
		},
		entry: { action: "download", entity: "order" },
	},
	"POST /admin/api/order/:id/confirm": moved("confirm", "processing"),
	"POST /admin/api/order/:id/notavail": moved("notavail", "open", "notavail", { reason: "Sold out" }),
	"POST /admin/api/order/:id/reorder": moved("reorder", "notavail"),
	"POST /admin/api/order/:id/remove": moved("remove", "locked"),
	"POST /admin/api/config/save": {
		write: (world) => asShop(world, "/admin/api/config/save", finderBody()),
		entry: finder("create"),
	},
	"POST /admin/api/config/save/:id": {
		write: (world) =>
			asShop(world, `/admin/api/config/save/${world.finder.id}`, { ...world.finder, label: "Another name" }),
		entry: finder("update"),
	},
	"POST /admin/api/config/:id/car-requests/remove": {
		write: async (world) => {
			await db.insert(carRequestsTable).values({
				...{
					finderId: world.finder.id,
					carKey: "500-2016",
					car: "Volkswagen Golf 2016",
					searched: "",
					locale: "en",
					page: "",
				},
				...{ email: "mina@visitor.example", emailKey: "mina@visitor.example", confirmTokenHash: "x" },
				...{ createdAt: 1, mailedAt: 1, expiresAt: Date.now() * 2 },
			});
			return asShop(world, `/admin/api/config/${world.finder.id}/car-requests/remove`, { key: "500-2016" });
		},
		entry: { action: "remove", entity: "car_request" },
	},
	"POST /admin/api/config/remove": {
		write: (world) => asShop(world, "/admin/api/config/remove", { id: world.finder.id }),
		entry: finder("remove"),
	},
	"POST /admin/api/config/settings/edit": {
		write: ({ finder: { id }, ...world }) =>
			call("/admin/api/config/settings/edit", {
				...{ token: world.shop.token, body: { finderId: id, version: 1, label: "Ours" } },
			}),
		entry: finder("update"),
	},
	"POST /admin/api/config/instructions/edit": {
		write: (world) =>
			asShop(world, "/admin/api/config/instructions/edit", {
				...{ finderId: world.finder.id, version: 1, instructions: "<p>Lift.</p>" },
			}),
		entry: finder("update"),
	},
	"POST /admin/api/config/:id/offer/save": {
		write: (world) =>
			asShop(world, `/admin/api/config/${world.finder.id}/offer/save`, {
				version: world.finder.version,
				assortments: [world.assortment, world.rear, world.adapter].map(({ id }) => ({ id, offered: false })),
			}),
		entry: { action: "update", entity: "offer" },
	},
	"POST /admin/api/pricing/save-special": {
		write: (world) =>
			asShop(world, "/admin/api/pricing/save-special", {
				finderId: world.finder.id,
				specialPricing: { front: { [world.assortment.wipers[0]!.id]: 7 } },
			}),
		entry: pricing,
	},
	"POST /admin/api/pricing/save-special/front": {
		write: (world) => special(world, "front", world.assortment.wipers[0]!.id),
		entry: pricing,
	},
	"POST /admin/api/pricing/save-special/rear": {
		write: (world) => special(world, "rear", world.rear.wipers[0]!.id),
		entry: pricing,
	},
	"POST /admin/api/pricing/save-special/adapter": {
		write: (world) => special(world, "adapter", world.adapter.id),
		entry: pricing,
	},
	"POST /admin/api/config/assortment/set-group-price": {
		write: (world) => group(world, "set-group-price", { assortmentId: world.assortment.id, price: 3 }),
		entry: pricing,
	},
	"POST /admin/api/config/assortment/delete-group-price": {
		write: async (world) => {
			await group(world, "set-group-price", { assortmentId: world.assortment.id, price: 3 });
			return group(world, "delete-group-price", { assortmentId: world.assortment.id });
		},
		entry: pricing,
	},
	"POST /admin/api/config/assortment/set-individual-price": {
		write: (world) => group(world, "set-individual-price", { id: world.assortment.wipers[0]!.id, price: 3 }),
		entry: pricing,
	},
	"POST /upload-image": {
		write: ({ shop }) => {
			const form = new FormData();
			form.set("file", new File([png()], "a.png", { type: "image/png" }));
			const headers = { authorization: `Bearer ${shop.token}` };
			return ask(new Request("https://finder.test/upload-image", { method: "POST", headers, body: form }));
		},
		entry: { action: "create", entity: "image", entityId: expect.stringMatching(/^[\da-f]{64}-2x3\.png$/) },
	},
	"POST /admin/api/content/save": {
		write: (world) => asAdmin(world, "/admin/api/content/save", content),
		entry: { action: "create", entity: "content" },
	},
	"POST /admin/api/content/save/:id": {
		write: async (world) => {
			const { body } = await asAdmin(world, "/admin/api/content/save", content);
			return asAdmin(world, `/admin/api/content/save/${body.id}`, { ...body, title: "Bye" });
		},
		entry: { action: "update", entity: "content" },
	},
	"POST /admin/api/content/remove/:id": {
		write: async (world) => {
			const { body } = await asAdmin(world, "/admin/api/content/save", content);
			return asAdmin(world, `/admin/api/content/remove/${body.id}`);
		},
		entry: { action: "remove", entity: "content" },
	},
	"POST /admin/api/user/save": {
		write: (world) => asAdmin(world, "/admin/api/user/save", userOf(world)),
		entry: { action: "create", entity: "user" },
	},
	"POST /admin/api/user/save/:id": {
		write: async (world) => {
			const { body } = await asAdmin(world, "/admin/api/user/save", userOf(world));
			return asAdmin(world, `/admin/api/user/save/${body.id}`, { ...body, name: "Ada" });
		},
		entry: { action: "update", entity: "user" },
	},
	"POST /admin/api/user/token-create": {
		write: (world) => asAdmin(world, "/admin/api/user/token-create", { userId: world.shop.id }),
		entry: { action: "simulate", entity: "user" },
	},
	"POST /admin/api/api-key/save": {
		write: async ({ shop }) => {
			const user = await givenUser("ROLE_API_USER", shop.companyId);
			const body = { name: "ERP", user: user.id, scopes: ["products:read"] };
			return call("/admin/api/api-key/save", { token: shop.token, body });
		},
		entry: { action: "create", entity: "api_key" },
	},
	"POST /admin/api/api-key/:id/revoke": {
		write: async (world) => asShop(world, `/admin/api/api-key/${(await givenApiKey(world.shop)).id}/revoke`, {}),
		entry: { action: "revoke", entity: "api_key" },
	},
	"POST /admin/api/inventory/save": {
		write: (world) => saveStock(world),
		entry: { action: "update", entity: "stock" },
	},
	"POST /admin/api/inventory/import": {
		write: (world) =>
			asShop(world, "/admin/api/inventory/import", {
				mapping: { columns: { part: 0, onHand: 1 } },
				rows: [[2, `${world.assortment.code}-26`, "5"]],
			}),
		entry: { action: "update", entity: "stock" },
	},
	"POST /admin/api/inventory/adjust": {
		write: async (world) => {
			await saveStock(world);
			const body = { partKey: `${world.assortment.code}-26`, by: 5, reason: "Delivery" };
			return asShop(world, "/admin/api/inventory/adjust", body);
		},
		entry: { action: "update", entity: "stock" },
	},
	"POST /admin/api/inventory/remove": {
		write: async (world) => {
			await saveStock(world);
			return asShop(world, "/admin/api/inventory/remove", { partKey: `${world.assortment.code}-26`, version: 1 });
		},
		entry: { action: "remove", entity: "stock" },
	},
	"POST /admin/api/webhook/save": {
		write: (world) => asShop(world, "/admin/api/webhook/save", webhookBody),
		entry: { action: "create", entity: "webhook" },
	},
	"POST /admin/api/webhook/save/:id": {
		write: async (world) => {
			const { secret: _, ...hook } = await givenWebhook(world.shop);
			return asShop(world, `/admin/api/webhook/save/${hook.id}`, { ...hook, active: false });
		},
		entry: { action: "update", entity: "webhook" },
	},
	"POST /admin/api/webhook/:id/remove": {
		write: async (world) => asShop(world, `/admin/api/webhook/${(await givenWebhook(world.shop)).id}/remove`, {}),
		entry: { action: "remove", entity: "webhook" },
	},
	"POST /admin/api/webhook/:id/rotate": {
		write: async (world) => asShop(world, `/admin/api/webhook/${(await givenWebhook(world.shop)).id}/rotate`, {}),
		entry: { action: "rotate", entity: "webhook" },
	},
	"POST /admin/api/message/settings": {
		write: (world) => asShop(world, "/admin/api/message/settings", { mails: ["order_notavail"] }),
		entry: { action: "update", entity: "user" },
	},
	"POST /admin/api/company/save": {
		write: (world) => asAdmin(world, "/admin/api/company/save", company),
		entry: { action: "create", entity: "company" },
	},
	"POST /admin/api/company/save/:id": {
		write: async (world) => {
			const { body } = await asAdmin(world, "/admin/api/company/save", company);
			return asAdmin(world, `/admin/api/company/save/${body.id}`, { ...body, title: "Südlicht" });
		},
		entry: { action: "update", entity: "company" },
	},
	"POST /admin/api/brand/save": {
		write: (world) => asAdmin(world, "/admin/api/brand/save", { name: "Blades Ltd" }),
		entry: { action: "create", entity: "brand" },
	},
	"POST /admin/api/brand/save/:id": {
		write: async (world) => {
			const { body } = await asAdmin(world, "/admin/api/brand/save", { name: "Blades Ltd" });
			return asAdmin(world, `/admin/api/brand/save/${body.id}`, { ...body, name: "Blades" });
		},
		entry: { action: "update", entity: "brand" },
	},
	"POST /admin/api/assortment/save": {
		write: (world) => saveAssortment(world),
		entry: { action: "create", entity: "assortment" },
	},
	"POST /admin/api/assortment/save/:id": {
		write: async (world) => {
			const { body } = await saveAssortment(world);
			return asAdmin(world, `/admin/api/assortment/save/${body.id}`, { ...body, namePrefix: "New" });
		},
		entry: { action: "update", entity: "assortment" },
	},
	"POST /admin/api/order/import": {
		write: (world) => openOrders(world),
		entry: { action: "create", entity: "order_import" },
	},
	"POST /admin/api/order/import/:id/discard": {
		write: async (world) => asShop(world, `${await orderPath(world)}/discard`, {}),
		entry: { action: "discard", entity: "order_import" },
	},
	"POST /admin/api/order/import/:id/activate": {
		write: async (world) => {
			const path = await orderPath(world);
			await sendOrders(world, path);
			return asShop(world, `${path}/activate`, {});
		},
		entry: { action: "activate", entity: "order_import" },
	},
	"POST /admin/api/product/import": {
		write: (world) => openProducts(world),
		entry: { action: "create", entity: "product_import" },
	},
	"POST /admin/api/product/import/:id/discard": {
		write: async (world) => asAdmin(world, `/admin/api/product/import/${(await openProducts(world)).body.id}/discard`),
		entry: { action: "discard", entity: "product_import" },
	},
	"POST /admin/api/product/import/:id/activate": {
		write: importProducts,
		entry: { action: "activate", entity: "product_import" },
	},
	"POST /admin/api/set-product/save": {
		write: saveSetProduct,
		entry: { action: "create", entity: "product" },
	},
	"POST /admin/api/set-product/save/:id": {
		write: async (world) => {
			const { body } = await saveSetProduct(world);
			return asShop(world, `/admin/api/set-product/save/${body.id}`, { ...body, name: "Winter" });
		},
		entry: { action: "update", entity: "product" },
	},
	"POST /admin/api/set-product/remove": {
		write: async (world) => {
			await importProducts(world);
			const { data } = (await asAdmin(world, "/admin/api/set-product/list")).body;
			return asAdmin(world, "/admin/api/set-product/remove", { id: data[0].id });
		},
		entry: { action: "remove", entity: "product" },
	},
	"POST /admin/api/catalogue/import": {
		write: (world) =>
			asAdmin(world, "/admin/api/catalogue/import", { fileHash: "b".repeat(64), parts: 1, rows: 1, mapping }),
		entry: { action: "create", entity: "import" },
	},
	"POST /admin/api/catalogue/import/:id/discard": {
		write: async (world) => asAdmin(world, `${await givenImport(world)}/discard`),
		entry: { action: "discard", entity: "import" },
	},
	"POST /admin/api/catalogue/import/:id/activate": {
		write: async (world) => asAdmin(world, `${await givenImport(world)}/activate`),
		entry: { action: "activate", entity: "catalogue" },
	},
	"POST /admin/api/catalogue/version/activate/:id": {
		write: async (world) => {
			const { body: older } = await asAdmin(world, `${await givenImport(world)}/activate`);
			await asAdmin(world, `${await givenImport(world)}/activate`);
			return asAdmin(world, `/admin/api/catalogue/version/activate/${older.id}`);
		},
		entry: { action: "activate", entity: "catalogue" },
	},
};

async function saveSetProduct(world: World): Promise<Reply> {
	return asShop(world, "/admin/api/set-product/save", { code: world.assortment.code, driver: 26, sku: "N1" });
}

const saveStock = (world: World) =>
	asShop(world, "/admin/api/inventory/save", {
		rows: [{ partKey: `${world.assortment.code}-26`, onHand: 5, version: null }],
	});

async function saveAssortment(world: World): Promise<Reply> {
	const brand = await asAdmin(world, "/admin/api/brand/save", { name: "Blades Ltd" });
	return asAdmin(world, "/admin/api/assortment/save", {
		...{ kind: "front", code: "AERO", make: brand.body.id, technicalName: "Aero" },
		wipers: [{ lengthInch: 20, lengthCm: 50.8, price: 9 }],
	});
}

/** Writes without an entry of their own: the import has one. */
export const PARTS_OF_IMPORTS: Record<string, Pick<Recorded, "write">> = {
	"POST /admin/api/catalogue/import/:id/rows": {
		write: async (world) => sendRows(world, await openImport(world)),
	},
	"POST /admin/api/order/import/:id/rows": {
		write: async (world) => sendOrders(world, await orderPath(world)),
	},
	"POST /admin/api/product/import/:id/rows": {
		write: async (world) => sendProducts(world, await productPath(world)),
	},
};
