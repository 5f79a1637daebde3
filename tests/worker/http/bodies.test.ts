import { expect, test } from "vitest";
import { ask, call, db, finderBody, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";

const SAVE = "/admin/api/config/save";
const SIZES = Array.from({ length: 24 }, (_, at) => at + 10);

const send = (token: string, body: BodyInit, headers: Record<string, string> = {}) =>
	ask(
		new Request(`https://finder.test${SAVE}`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
			body,
		}),
	);

test("a key that comes twice is refused by its name, and nothing is created", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const body = JSON.stringify(finderBody()).replace("{", '{"label":"another",');
	const reply = await call(SAVE, { token, body });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path: "label", code: "duplicate_key" }]]);
	expect(await db.$count(findersTable)).toBe(0);
});

test("bytes that are no text are refused, not replaced", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const [before = "", after = ""] = JSON.stringify(finderBody({ label: "?" })).split("?");
	const encoder = new TextEncoder();
	const body = new Uint8Array([...encoder.encode(before), 0xff, 0xc3, ...encoder.encode(after)]);
	const reply = await send(token, body);
	expect([reply.status, reply.body.error.code]).toEqual([400, "request.malformed"]);
	expect(await db.$count(findersTable)).toBe(0);
});

test("a body over 1 MiB is 413 and read no further, whatever its Content-Length says", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	let sent = 0;
	const body = new ReadableStream({
		pull(controller) {
			controller.enqueue(new Uint8Array(262_144).fill(32));
			sent++;
		},
	});
	const reply = await send(token, body, { "content-length": "10" });
	expect([reply.status, reply.body.error.code]).toEqual([413, "request.too_large"]);
	expect(sent).toBeLessThan(20);
});

test("a number that no computer here holds exactly is refused", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	for (const number of ["9007199254740993", "1e999", "-1e999", "0.1", "1e-7"]) {
		const body = JSON.stringify(finderBody({ borderRadius: 7 })).replace(
			'"borderRadius":7',
			`"borderRadius":${number}`,
		);
		expect([number, (await call(SAVE, { token, body })).status]).toEqual([number, 400]);
	}
});

test.each([
	["application/json", 201],
	["APPLICATION/JSON", 201],
	["application/json; charset=utf-8", 201],
	["application/jsonx", 415],
	["application/json, text/plain", 415],
	["text/plain; application/json", 415],
])("a body sent as %s is %i", async (type, status) => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const reply = await send(token, JSON.stringify(finderBody()), { "content-type": type });
	expect([reply.status, await db.$count(findersTable)]).toEqual([status, status === 201 ? 1 : 0]);
});

test("an answer to a body of unknown keys stays small, whatever their number and length", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const keys = Array.from({ length: 10_000 }, (_, at) => [`${"k".repeat(at === 0 ? 5000 : 60)}${at}`, 1]);
	const reply = await call(SAVE, { token, body: { ...finderBody(), ...Object.fromEntries(keys) } });
	expect([reply.status, reply.body.error.fields.length]).toEqual([400, 20]);
	expect(reply.text.length).toBeLessThan(10_000);
	const wrong = Object.fromEntries(Object.keys(finderBody()).map((key) => [key, { no: 1 }]));
	expect((await call(SAVE, { token, body: wrong })).body.error.fields.length).toBeLessThanOrEqual(20);
});

test("an answer names few of the many things that are wrong in a large body, whatever finds them", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const { code, wipers } = await givenAssortment({ sizes: SIZES, allowedTo: [companyId] });
	const finder = await givenFinder(token);
	const prices = (price: number) => Object.fromEntries(wipers.map(({ id }) => [id, price]));
	const special = (parts: object) => ({ finderId: finder.id, ...parts });
	const many = Array.from({ length: 200 }, (_, at) => at + 1);
	const part = { partKey: `${code}-13`, onHand: 1 };
	const bodies: [string, object, number][] = [
		["/admin/api/order/save", { items: many.map((at) => ({ sku: `NONE-${at}`, quantity: 1 })) }, 400],
		["/admin/api/order/documents.csv", { ids: many }, 404],
		["/admin/api/inventory/save", { rows: many.map((at) => ({ ...part, partKey: `NONE-${at}`, version: null })) }, 400],
		[
			"/admin/api/inventory/save",
			{ rows: SIZES.map((size) => ({ ...part, partKey: `${code}-${size}`, version: 7 })) },
			409,
		],
		["/admin/api/pricing/save-special/front", special({ specialPricing: prices(-1) }), 400],
		["/admin/api/pricing/save-special/front", special({ specialPricing: prices(5), expected: prices(4) }), 409],
	];
	for (const [path, body, status] of bodies) {
		const reply = await call(path, { token, body });
		expect([path, reply.status, reply.body.error.fields?.length]).toEqual([path, status, 20]);
	}
});

test.each(["/admin/api/pricing/info", SAVE])("a multipart body over 1 MiB is 413 at %s", async (path) => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const headers = { "content-type": "multipart/form-data; boundary=x", "idempotency-key": "one" };
	const reply = await call(path, { token, body: "x".repeat(1024 * 1024 + 1), headers });
	expect(reply.status).toBe(413);
});
