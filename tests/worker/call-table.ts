import type { Role } from "#worker/http/roles.rules.ts";

/** Ids of another company's records, as one of its calls would name them. */
export type Foreign = {
	finder: number;
	wiper: number;
	assortment: number;
	apiKey: number;
	order: number;
	message: number;
	webhook: number;
	delivery: number;
	product: number;
	productImport: number;
	orderImport: number;
};

/**
 * One call as the tests know it. `foreign` puts another company's ids into path and body; calls without any such id are
 * marked `noTenant`.
 */
export type Call = {
	who: "public" | readonly Role[];
	/** How the body is sent; none: nothing is read; optional: JSON, or nothing. */
	body: "json" | "optional" | "multipart" | "beacon" | "none";
	tenant: ((foreign: Foreign) => { path?: string; body?: unknown }) | "noTenant";
};

const ALL = ["ROLE_USER", "ROLE_CUSTOMER", "ROLE_API_USER", "ROLE_ADMIN"] as const;
const READ = ALL;
const MANAGE = ["ROLE_CUSTOMER", "ROLE_API_USER", "ROLE_ADMIN"] as const;
const ADMIN = ["ROLE_ADMIN"] as const;

const open = (body: Call["body"] = "none"): Call => ({ who: "public", body, tenant: "noTenant" });
const signedIn = (body: Call["body"] = "json"): Call => ({ who: ALL, body, tenant: "noTenant" });
const admin = (body: Call["body"] = "json"): Call => ({ who: ADMIN, body, tenant: "noTenant" });
/** For people alone: a key of another system can't make keys. */
const people = (tenant: Call["tenant"], body: Call["body"] = "json"): Call => ({
	who: ["ROLE_CUSTOMER", "ROLE_ADMIN"],
	body,
	tenant,
});
const read = (tenant: Call["tenant"], body: Call["body"] = "json"): Call => ({ who: READ, body, tenant });
const manage = (tenant: Call["tenant"], body: Call["body"] = "json"): Call => ({ who: MANAGE, body, tenant });

const saveSpecial: Call["tenant"] = ({ finder, wiper }) => ({
	body: { finderId: finder, specialPricing: { [wiper]: 1 } },
});

const orderMove =
	(move: string, parts: object = {}): Call["tenant"] =>
	({ order }) => ({ path: `/admin/api/order/${order}/${move}`, body: { version: 1, ...parts } });

/** Every call of the worker, by method and path. A call that is missing here fails the tests. */
export const CALLS: Record<string, Call> = {
	"POST /api/login-check": open("json"),
	"POST /api/user/forget-password": open("json"),
	"POST /api/user/reset-password": open("json"),
	"POST /admin/api/user/change-password": signedIn(),
	"GET /api/health": open(),
	"GET /api/openapi.json": open(),
	"GET /api/docs": open(),

	"GET /admin/api/user/current": signedIn("none"),
	"POST /admin/api/user/token-check": signedIn("none"),
	"POST /admin/api/user/token-revoke": signedIn("none"),

	"POST /admin/api/user": admin(),
	"GET /admin/api/user/:id": admin("none"),
	"POST /admin/api/user/token-create": admin(),
	"POST /admin/api/user/save": admin(),
	"POST /admin/api/user/save/:id": admin(),

	"POST /admin/api/config/list": read("noTenant"),
	"GET /admin/api/config/registrations": read("noTenant", "none"),
	"GET /admin/api/config/:id": read(({ finder }) => ({ path: `/admin/api/config/${finder}` }), "none"),
	"POST /admin/api/config/save": manage("noTenant"),
	"POST /admin/api/config/save/:id": manage(({ finder }) => ({
		path: `/admin/api/config/save/${finder}`,
		body: { label: "x", version: 1 },
	})),
	"POST /admin/api/config/remove": manage(({ finder }) => ({ body: { id: finder } })),
	"POST /admin/api/config/settings/edit": manage(({ finder }) => ({
		body: { finderId: finder, version: 1, label: "x" },
	})),
	"POST /admin/api/config/instructions/edit": manage(({ finder }) => ({
		body: { finderId: finder, version: 1, instructions: "x" },
	})),
	"GET /admin/api/config/:id/overview": read(
		({ finder }) => ({ path: `/admin/api/config/${finder}/overview` }),
		"none",
	),
	"POST /admin/api/config/:id/car-requests": read(({ finder }) => ({
		path: `/admin/api/config/${finder}/car-requests`,
		body: {},
	})),
	"POST /admin/api/config/:id/car-requests/remove": manage(({ finder }) => ({
		path: `/admin/api/config/${finder}/car-requests/remove`,
		body: { key: "500-2016" },
	})),
	"POST /admin/api/car-request/list": admin(),
	"POST /admin/api/publish-script": read(({ finder }) => ({ body: { finder } })),
	"GET /admin/api/config/:id/publishing": read(
		({ finder }) => ({ path: `/admin/api/config/${finder}/publishing` }),
		"none",
	),
	"GET /admin/api/config/:id/seen": read(({ finder }) => ({ path: `/admin/api/config/${finder}/seen` }), "none"),

	"GET /admin/api/config/:id/offer": read(({ finder }) => ({ path: `/admin/api/config/${finder}/offer` }), "none"),
	"POST /admin/api/config/:id/offer/save": manage(({ finder, assortment }) => ({
		path: `/admin/api/config/${finder}/offer/save`,
		body: { version: 1, assortments: [{ id: assortment, offered: false }] },
	})),

	"POST /admin/api/pricing/info": read(({ finder }) => ({ body: { finderId: finder } }), "optional"),
	"POST /admin/api/pricing": read(({ finder }) => ({ body: { finderId: finder } })),
	"POST /admin/api/pricing/sets": read(({ finder }) => ({ body: { finderId: finder } })),
	"POST /admin/api/pricing/history": read(({ finder }) => ({ body: { finderId: finder, skus: ["X-26"] } })),
	"POST /admin/api/pricing/save-special": manage(({ finder, wiper }) => ({
		body: { finderId: finder, specialPricing: { front: { [wiper]: 1 } } },
	})),
	"POST /admin/api/pricing/save-special/front": manage(saveSpecial),
	"POST /admin/api/pricing/save-special/rear": manage(saveSpecial),
	"POST /admin/api/pricing/save-special/adapter": manage(saveSpecial),
	"GET /admin/api/config/assortment/get-modal-for-group-price/:type/:id": read(
		({ finder, assortment }) => ({
			path: `/admin/api/config/assortment/get-modal-for-group-price/front/${assortment}?finder=${finder}`,
		}),
		"none",
	),
	"POST /admin/api/config/assortment/set-group-price": manage(({ finder, assortment }) => ({
		body: { finderId: finder, type: "front", assortmentId: assortment, price: 1 },
	})),
	"POST /admin/api/config/assortment/delete-group-price": manage(({ finder, assortment }) => ({
		body: { finderId: finder, type: "front", assortmentId: assortment },
	})),
	"POST /admin/api/config/assortment/set-individual-price": manage(({ finder, wiper }) => ({
		body: { finderId: finder, type: "front", id: wiper, price: 1 },
	})),

	"POST /admin/api/product": read(({ finder }) => ({ body: { finder } })),
	"POST /admin/api/product/link": manage(({ finder }) => ({ body: { finder, id: "X-26" } })),
	"POST /admin/api/product/cars": read(({ finder }) => ({ body: { finder, id: "X-26" } })),
	"GET /admin/api/product/export/:id": read(({ finder }) => ({ path: `/admin/api/product/export/${finder}` }), "none"),
	"GET /admin/api/product/:id": read(({ finder }) => ({ path: `/admin/api/product/X-26?finder=${finder}` }), "none"),

	"POST /admin/api/product/save": manage("noTenant"),
	"POST /admin/api/product/save/:id": manage(({ product }) => ({
		path: `/admin/api/product/save/${product}`,
		body: { code: "X", version: 1 },
	})),
	"POST /admin/api/product/remove": manage(({ product }) => ({ body: { id: product } })),
	"POST /admin/api/set-product/list": read("noTenant"),
	"POST /admin/api/set-product/assortments": read("noTenant", "optional"),
	"GET /admin/api/set-product/export": read("noTenant", "none"),
	"GET /admin/api/set-product/:id": read(({ product }) => ({ path: `/admin/api/set-product/${product}` }), "none"),
	"POST /admin/api/set-product/save": manage("noTenant"),
	"POST /admin/api/set-product/save/:id": manage(({ product }) => ({
		path: `/admin/api/set-product/save/${product}`,
		body: { code: "X", version: 1 },
	})),
	"POST /admin/api/set-product/remove": manage(({ product }) => ({ body: { id: product } })),
	"POST /admin/api/product/import": manage("noTenant"),
	"GET /admin/api/product/import/:id": manage(
		({ productImport }) => ({ path: `/admin/api/product/import/${productImport}` }),
		"none",
	),
	"POST /admin/api/product/import/:id/rows": manage(({ productImport }) => ({
		path: `/admin/api/product/import/${productImport}/rows`,
		body: { part: 1, rows: [[2, "X"]] },
	})),
	"POST /admin/api/product/import/:id/errors": manage(({ productImport }) => ({
		path: `/admin/api/product/import/${productImport}/errors`,
		body: {},
	})),
	"GET /admin/api/product/import/:id/errors.csv": manage(
		({ productImport }) => ({ path: `/admin/api/product/import/${productImport}/errors.csv` }),
		"none",
	),
	"POST /admin/api/product/import/:id/difference": manage(
		({ productImport }) => ({ path: `/admin/api/product/import/${productImport}/difference` }),
		"none",
	),
	"POST /admin/api/product/import/:id/changes": manage(({ productImport }) => ({
		path: `/admin/api/product/import/${productImport}/changes`,
		body: { change: "added" },
	})),
	"POST /admin/api/product/import/:id/activate": manage(
		({ productImport }) => ({ path: `/admin/api/product/import/${productImport}/activate` }),
		"none",
	),
	"POST /admin/api/product/import/:id/discard": manage(
		({ productImport }) => ({ path: `/admin/api/product/import/${productImport}/discard` }),
		"none",
	),

	"POST /admin/api/api-key/list": people("noTenant"),
	"GET /admin/api/api-key/users": people("noTenant", "none"),
	"POST /admin/api/api-key/save": people("noTenant"),
	"POST /admin/api/api-key/:id/revoke": people(
		({ apiKey }) => ({ path: `/admin/api/api-key/${apiKey}/revoke` }),
		"none",
	),

	"POST /admin/api/order/list": read("noTenant"),
	"GET /admin/api/order/numbers": read("noTenant", "none"),
	"GET /admin/api/order/:id": read(({ order }) => ({ path: `/admin/api/order/${order}` }), "none"),
	"POST /admin/api/order/save": manage(({ finder }) => ({ body: { finder, items: [{ sku: "X", quantity: 1 }] } })),
	"POST /admin/api/order/accept": manage("noTenant"),
	"POST /admin/api/order/import": manage("noTenant"),
	"GET /admin/api/order/import/:id": manage(
		({ orderImport }) => ({ path: `/admin/api/order/import/${orderImport}` }),
		"none",
	),
	"POST /admin/api/order/import/:id/rows": manage(({ orderImport }) => ({
		path: `/admin/api/order/import/${orderImport}/rows`,
		body: { part: 1, rows: [[2, "X"]] },
	})),
	"POST /admin/api/order/import/:id/errors": manage(({ orderImport }) => ({
		path: `/admin/api/order/import/${orderImport}/errors`,
		body: {},
	})),
	"GET /admin/api/order/import/:id/errors.csv": manage(
		({ orderImport }) => ({ path: `/admin/api/order/import/${orderImport}/errors.csv` }),
		"none",
	),
	"POST /admin/api/order/import/:id/difference": manage(
		({ orderImport }) => ({ path: `/admin/api/order/import/${orderImport}/difference` }),
		"none",
	),
	"POST /admin/api/order/import/:id/activate": manage(
		({ orderImport }) => ({ path: `/admin/api/order/import/${orderImport}/activate` }),
		"none",
	),
	"POST /admin/api/order/import/:id/discard": manage(
		({ orderImport }) => ({ path: `/admin/api/order/import/${orderImport}/discard` }),
		"none",
	),
	"POST /admin/api/order/download": manage("noTenant"),
	"POST /admin/api/order/documents.csv": read(({ order }) => ({ body: { ids: [order] } })),
	"POST /admin/api/order/export.csv": read("noTenant"),
	"POST /admin/api/order/documents.pdf": read(({ order }) => ({ body: { ids: [order] } })),
	"GET /admin/api/order/:id/files/:file": read(({ order }) => ({ path: `/admin/api/order/${order}/files/1` }), "none"),
	"POST /admin/api/order/:id/files": manage(({ order }) => ({ path: `/admin/api/order/${order}/files` }), "multipart"),
	"POST /admin/api/order/:id/release": manage(orderMove("release")),
	"POST /admin/api/order/:id/hold": manage(orderMove("hold")),
	"POST /admin/api/order/:id/accept": manage(orderMove("accept")),
	"POST /admin/api/order/:id/download": manage(orderMove("download")),
	"POST /admin/api/order/:id/confirm": manage(orderMove("confirm")),
	"POST /admin/api/order/:id/notavail": manage(orderMove("notavail", { reason: "Sold out" })),
	"POST /admin/api/order/:id/reorder": manage(orderMove("reorder")),
	"POST /admin/api/order/:id/remove": manage(orderMove("remove")),

	// Stock is a company's own: another one's can't be named (tests/worker/inventory/stock.test.ts).
	"POST /admin/api/inventory/list": read("noTenant"),
	"POST /admin/api/inventory/save": manage("noTenant"),
	"POST /admin/api/inventory/adjust": manage("noTenant"),
	"POST /admin/api/inventory/remove": manage("noTenant"),
	"POST /admin/api/inventory/movements": read("noTenant"),
	"POST /admin/api/inventory/import/review": manage("noTenant"),
	"POST /admin/api/inventory/import/errors.csv": manage("noTenant"),
	"POST /admin/api/inventory/import": manage("noTenant"),
	"GET /admin/api/inventory/export": read("noTenant", "none"),

	"POST /admin/api/webhook/list": people("noTenant"),
	"GET /admin/api/webhook/:id": people(({ webhook }) => ({ path: `/admin/api/webhook/${webhook}` }), "none"),
	"POST /admin/api/webhook/save": people("noTenant"),
	"POST /admin/api/webhook/save/:id": people(({ webhook }) => ({
		path: `/admin/api/webhook/save/${webhook}`,
		body: { url: "https://erp.shop.com/hook", events: ["finder.seen"], version: 1 },
	})),
	"POST /admin/api/webhook/:id/remove": people(
		({ webhook }) => ({ path: `/admin/api/webhook/${webhook}/remove` }),
		"none",
	),
	"POST /admin/api/webhook/:id/rotate": people(
		({ webhook }) => ({ path: `/admin/api/webhook/${webhook}/rotate` }),
		"none",
	),
	"POST /admin/api/webhook/:id/test": people(({ webhook }) => ({ path: `/admin/api/webhook/${webhook}/test` }), "none"),
	"POST /admin/api/webhook/:id/deliveries": people(({ webhook }) => ({
		path: `/admin/api/webhook/${webhook}/deliveries`,
		body: {},
	})),
	"POST /admin/api/webhook/delivery/:id/resend": people(
		({ delivery }) => ({ path: `/admin/api/webhook/delivery/${delivery}/resend` }),
		"none",
	),

	"GET /admin/api/message": read("noTenant", "none"),
	"GET /admin/api/message/unread": read("noTenant", "none"),
	"POST /admin/api/message/read": read("noTenant"),
	"POST /admin/api/message/:id/read": read(({ message }) => ({ path: `/admin/api/message/${message}/read` }), "none"),
	"GET /admin/api/message/settings": read("noTenant", "none"),
	"POST /admin/api/message/settings": read("noTenant"),

	"POST /admin/api/company": admin(),
	"POST /admin/api/company/list": admin(),
	"GET /admin/api/company/:id": admin("none"),
	"GET /admin/api/company/:id/usage": admin("none"),
	"POST /admin/api/company/save": admin(),
	"POST /admin/api/company/save/:id": admin(),

	"POST /admin/api/content/published": signedIn(),
	"POST /admin/api/content/list": admin(),
	"GET /admin/api/content/:id": admin("none"),
	"POST /admin/api/content/save": admin(),
	"POST /admin/api/content/save/:id": admin(),
	"POST /admin/api/content/remove/:id": admin("none"),

	"POST /admin/api/audit/list": admin(),
	"POST /admin/api/audit/activity": read(({ finder }) => ({ body: { finderId: finder } })),
	"GET /admin/api/dashboard": admin("none"),

	"POST /admin/api/assortment/list": admin(),
	"GET /admin/api/assortment/:id": admin("none"),
	"POST /admin/api/assortment/save": admin(),
	"POST /admin/api/assortment/save/:id": admin(),
	"POST /admin/api/assortment-select": signedIn("optional"),
	"GET /admin/api/brand/:id": admin("none"),
	"POST /admin/api/brand/save": admin(),
	"POST /admin/api/brand/save/:id": admin(),

	"POST /admin/api/catalogue/import": admin(),
	"POST /admin/api/catalogue/import/list": admin(),
	"POST /admin/api/catalogue/import/layout": admin(),
	"GET /admin/api/catalogue/import/:id": admin("none"),
	"POST /admin/api/catalogue/import/:id/rows": admin(),
	"POST /admin/api/catalogue/import/:id/errors": admin(),
	"GET /admin/api/catalogue/import/:id/errors.csv": admin("none"),
	"POST /admin/api/catalogue/import/:id/difference": admin(),
	"POST /admin/api/catalogue/import/:id/activate": admin("none"),
	"POST /admin/api/catalogue/import/:id/discard": admin("none"),
	"POST /admin/api/catalogue/car/list": admin(),
	"GET /admin/api/catalogue/car/:id": admin("none"),
	"POST /admin/api/catalogue/quality": admin(),
	"GET /admin/api/catalogue/quality/export": admin("none"),
	"POST /admin/api/catalogue/car/alias": admin(),
	"POST /admin/api/catalogue/car/alias/remove": admin(),
	"POST /admin/api/catalogue/car/correct": admin(),
	"POST /admin/api/catalogue/car/correct/list": admin(),
	"POST /admin/api/catalogue/car/correct/remove": admin(),
	"POST /admin/api/catalogue/correct": admin(),
	"POST /admin/api/catalogue/correct/list": admin(),
	"POST /admin/api/catalogue/correct/remove": admin(),
	"POST /admin/api/catalogue/version/list": admin(),
	"GET /admin/api/catalogue/version/difference/:id": admin("none"),
	"POST /admin/api/catalogue/version/activate/:id": admin("none"),

	"POST /admin/api/country": signedIn(),
	"POST /admin/api/language": signedIn(),
	"POST /admin/api/currency": signedIn(),
	"POST /admin/api/brand": signedIn(),
	"POST /admin/api/content-type": signedIn(),

	"POST /upload-image": { who: MANAGE, body: "multipart", tenant: "noTenant" },
	"GET /uploads/images/finder/:name": open(),

	"GET /finder/v1/shards/:hash": open(),
	"GET /finder/v1/offers/:hash": open(),
	"GET /finder/v1/stock/:hash": open(),
	"GET /finder/v1/models/:hash": open(),
	"GET /finder/v1/vehicles/:id": open(),
	"GET /finder/v1/:uuid": open(),
	"GET /finder/v1/:uuid/product/:sku": open(),
	"OPTIONS /finder/v1/*": open(),
	"POST /finder/v1/:uuid/events": open("beacon"),
	"POST /finder/v1/:uuid/vehicles": open("beacon"),
	"POST /finder/v1/:uuid/car-requests": open("beacon"),
	"GET /finder/car-request.css": open(),
	"GET /finder/car-request": open(),
	"POST /finder/car-request/confirm": open("multipart"),
	"POST /finder/car-request/erase": open("multipart"),
	"GET /finder/test-page.css": open(),
	"GET /finder/test-page.svg": open(),
	"GET /finder/test/:uuid": open(),
	"GET /finder/:version/:file{[\\w.-]+\\.(?:js|tgz)}": open(),
	"OPTIONS /finder/:uuid/*": open(),
	"GET /finder/:uuid/get-finder": open(),
	"GET /finder/:uuid/get-brands": open(),
	"GET /finder/:uuid/get-models/:brand": open(),
	"GET /finder/:uuid/get-years": open(),
	"GET /finder/:uuid/get-vehicle": open(),
	"GET /finder/:uuid/get-wipers": open(),
	"GET /finder/:uuid/get-filtered-products": open(),
	"GET /finder/:uuid/products": open(),
};

/** Handlers that have two paths: these are the second ones, and their tests those of the first. */
export const SECOND_PATHS: Record<string, string> = {
	"POST /admin/api/product/save": "POST /admin/api/set-product/save",
	"POST /admin/api/product/save/:id": "POST /admin/api/set-product/save/:id",
	"POST /admin/api/product/remove": "POST /admin/api/set-product/remove",
	"POST /admin/api/catalogue/car/correct": "POST /admin/api/catalogue/correct",
	"POST /admin/api/catalogue/car/correct/list": "POST /admin/api/catalogue/correct/list",
	"POST /admin/api/catalogue/car/correct/remove": "POST /admin/api/catalogue/correct/remove",
};
