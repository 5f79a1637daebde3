import { describe, expect, test } from "vitest";
import { givenOrder } from "#tests/support/orders.ts";
import {
	call,
	givenApiKey,
	givenAssortment,
	givenFailedDelivery,
	givenFinder,
	givenMessage,
	givenUser,
	givenWebhook,
	type Reply,
} from "#tests/support/world.ts";
import { app } from "#worker/app.ts";
import { ROLES } from "#worker/http/roles.rules.ts";
import { CALLS, SECOND_PATHS } from "./call-table.ts";

const calls = Object.entries(CALLS).map(([name, known]) => {
	const [method = "", path = ""] = name.split(" ");
	return { name, method, path: path.replace(":type", "front").replace(/:\w+/g, "1"), ...known };
});
const guarded = calls.flatMap((one) => (one.who === "public" ? [] : [{ ...one, who: one.who }]));
const firstPaths = calls.filter(({ name }) => !(name in SECOND_PATHS));
const withJson = firstPaths.filter(({ body }) => body === "json" || body === "optional");

test("every call of the worker is in the table, and the table holds no others", () => {
	const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(routes)].sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(guarded)("$name", ({ method, path, who }) => {
	test("is for nobody without a token", async () => {
		const reply = await call(path, { method });
		expect([reply.status, reply.body.error.code]).toEqual([401, "auth.unauthorized"]);
	});

	test("refuses the roles that lack it, also behind a locale", async () => {
		for (const role of ROLES.filter((one) => !who.includes(one))) {
			const { token } = await givenUser(role);
			const replies = [await call(path, { method, token }), await call(`/de${path}`, { method, token })];
			expect(replies.map(({ status, body }) => [status, body.error.code])).toEqual(
				Array(2).fill([403, "auth.forbidden"]),
			);
		}
	});

	test("lets the roles pass that hold it", async () => {
		for (const role of who) {
			const { token } = await givenUser(role);
			expect([401, 403]).not.toContain((await call(path, { method, token })).status);
		}
	});
});

describe.each(withJson)("$name", ({ method, path, body: travels }) => {
	test("answers 400 or an exact round trip to what can't be its body, and never 500", async () => {
		const { token } = await givenUser("ROLE_ADMIN");
		const send = (body: string, headers = {}) => call(path, { method, token, body, headers });
		const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
		for (const body of [
			...(travels === "optional" ? [] : [""]),
			"{",
			"null",
			"[]",
			'"text"',
			"1e999",
			'{"unknown_key":1}',
			'{"__proto__":{"a":1}}',
			`{"a":${deep}}`,
			'{"a":"\\ud800"}',
		]) {
			const reply = await send(body);
			expect([body.slice(0, 30), reply.status]).toEqual([body.slice(0, 30), 400]);
			expect(reply.body.error.message).not.toBe("");
		}
		expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
		expect((await send(`{"a":"${"x".repeat(1_048_577)}"}`)).status).toBe(413);
	});
});

const MISSING = {
	finder: 999_999,
	wiper: 999_999,
	assortment: 999_999,
	apiKey: 999_999,
	order: 999_999,
	message: 999_999,
	webhook: 999_999,
	delivery: 999_999,
	product: 999_999,
	productImport: 999_999,
	orderImport: 999_999,
};

const tenanted = firstPaths.flatMap((one) => (one.tenant === "noTenant" ? [] : [{ ...one, tenant: one.tenant }]));
describe.each(tenanted)("$name", ({ method, path, tenant }) => {
	test("answers another company's things exactly as missing ones", async () => {
		const owner = await givenUser("ROLE_CUSTOMER");
		const stranger = await givenUser("ROLE_CUSTOMER");
		const series = await givenAssortment({ sizes: [18], allowedTo: [owner.companyId] });
		const finder = (await givenFinder(owner.token)).id;
		const order = (await givenOrder({ mandantId: owner.companyId, supplierId: null, shop: owner })).id;
		const apiKey = (await givenApiKey(owner)).id;
		const message = await givenMessage(owner);
		const webhook = (await givenWebhook(owner)).id;
		const delivery = await givenFailedDelivery(webhook);
		const made = { code: series.code, driver: 18 };
		const product = (await call("/admin/api/set-product/save", { token: owner.token, body: made })).body.id;
		const file = {
			fileHash: "f".repeat(64),
			fileName: "a.csv",
			parts: 1,
			rows: 1,
			mapping: { columns: { sku: 0, code: 1 } },
		};
		const productImport = (await call("/admin/api/product/import", { token: owner.token, body: file })).body.id;
		const orders = { ...file, mapping: { columns: { orderNumber: 0, sku: 1, quantity: 2 } } };
		const orderImport = (await call("/admin/api/order/import", { token: owner.token, body: orders })).body.id;
		const send = (named: { path?: string; body?: unknown }): Promise<Reply> =>
			call(named.path ?? path, { method, token: stranger.token, body: named.body });
		const foreign = await send(
			tenant({
				finder,
				wiper: series.wipers[0]!.id,
				assortment: series.id,
				apiKey,
				order,
				message,
				webhook,
				delivery,
				product,
				productImport,
				orderImport,
			}),
		);
		const missing = await send(tenant(MISSING));
		expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
	});
});

test("the wrong method is 405 and says the right one; an unknown path is 404", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const reply = await call("/admin/api/pricing", { method: "GET", token });
	expect([reply.status, reply.headers.get("allow"), reply.body.error.code]).toEqual([
		405,
		"POST",
		"request.method_not_allowed",
	]);
	for (const name of Object.keys(CALLS).filter((name) => /^POST [^:]+$/.test(name))) {
		const path = name.replace("POST ", "");
		if (`GET ${path}` in CALLS) continue;
		const { status, headers } = await call(path, { method: "GET", token });
		expect([path, status, headers.get("allow")]).toEqual([path, 405, "POST"]);
	}
	expect((await call("/admin/api/nothing", { token })).status).toBe(404);
	expect((await call("/nothing", { method: "GET" })).body.error.code).toBe("request.not_found");
});
