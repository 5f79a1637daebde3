import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { losing } from "#tests/support/losing-database.ts";
import { enter, givenParties, givenTrade } from "#tests/support/orders.ts";
import { counting, recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, get, givenCatalogue, givenUser, golfShard } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { inventoriesTable } from "#worker/db/schema/inventory.table.ts";
import { orderItemsTable, ordersTable } from "#worker/db/schema/order.table.ts";
import {
	orderImportErrorsTable,
	orderImportsTable,
	orderImportRowsTable as staged,
} from "#worker/db/schema/order-import.table.ts";
import { createCallBudget } from "#worker/imports/call-budget.rules.ts";
import { cleanUpImports } from "#worker/imports/clean-up-imports.usecases.ts";
import { NOTE_MAX } from "#worker/orders/order.rules.ts";
import { activateOrderImport } from "#worker/orders/order-import-activation.usecases.ts";
import { ORDER_IMPORTS } from "#worker/orders/order-imports.repository.ts";

const PATH = "/admin/api/order/import";
const FIELDS = ["orderNumber", "sku", "quantity", "prime", "note", "name", "city", "country"] as const;
const mapping = { columns: Object.fromEntries(FIELDS.map((field, at) => [field, at])) };
let hashes = 0;

type Trade = Awaited<ReturnType<typeof givenTrade>>;
type Options = { token?: string; options?: object; fileHash?: string };

/** A file of these rows, sent. */
async function sent(
	{ shop }: Pick<Trade, "shop">,
	rows: string[][],
	{ token = shop.token, options = {}, fileHash = (++hashes).toString(16).padStart(64, "0") }: Options = {},
) {
	const body = { fileHash, fileName: "orders.csv", parts: 1, rows: rows.length, mapping, options };
	const opened = await call(PATH, { token, body });
	const id: number = opened.body.id;
	const on = (what: string, input?: object) => call(`${PATH}/${id}/${what}`, { token, body: input });
	const receipt = await on("rows", { part: 1, rows: rows.map((cells, at) => [at + 2, ...cells]) });
	return { id, receipt: receipt.body, on };
}
const list = async ({ shop }: Pick<Trade, "shop">) => {
	const body = { sortField: "orderNumber", sortOrder: "asc" };
	return (await call("/admin/api/order/list", { token: shop.token, body })).body.data;
};
const errorsOf = ({ receipt }: { receipt: { errors: Record<string, string>[] } }) =>
	receipt.errors.map(({ rowNo, field, code, value }) => [rowNo, field, code, value]);

test("a file becomes orders: several lines with one number are one order, with its address and its note", async () => {
	const it = await givenTrade();
	const { on, receipt } = await sent(it, [
		["A-1", it.setSku, "2", "", "Ring twice", "Zoë Żółw", "Hamburg", "Deutschland"],
		["A-2", it.rearSku, "999"],
		["A-1", it.rearSku, "1"],
	]);
	expect(receipt).toMatchObject({ accepted: 3, refused: 0 });
	expect((await on("difference")).body).toEqual({ orders: 2, incomplete: 0, locked: 0, hasSupplier: true });
	expect(await list(it)).toEqual([]);
	const done = await on("activate");
	expect([done.status, done.body]).toMatchObject([200, { state: "activated", entered: 2, locked: 0 }]);
	const [first, second] = await list(it);
	expect([first, second]).toMatchObject([
		{ orderNumber: "A-1", status: "open", quantity: 3, itemCount: 2 },
		{ orderNumber: "A-2", quantity: 999 },
	]);
	const order = (await get(`/admin/api/order/${first.id}`, { token: it.shop.token })).body;
	expect(order).toMatchObject({ note: "Ring twice", deliverTo: { name: "Zoë Żółw", city: "Hamburg", country: 276 } });
	expect(order.items).toMatchObject([{ sku: it.setSku, quantity: 2, price: 20 }, { sku: it.rearSku }]);
	expect((await on("activate")).body).toMatchObject({ state: "activated", entered: 2 });
	expect(await list(it)).toHaveLength(2);
});

test("orders are entered by a worker that hasn't read yet what the cars need", async () => {
	const it = await givenTrade();
	const { on } = await sent(it, [["A", it.setSku, "1"]]);
	// Its sizes have an address of their own, which nobody has asked for.
	await givenCatalogue(
		golfShard([
			[[26], [18], [12], -1],
			[[31], [29], [], -1],
		]),
	);
	expect((await on("activate")).body).toMatchObject({ state: "activated", entered: 1 });
});

test("a note may be as long as in the form, and have several lines", async () => {
	const it = await givenTrade();
	const note = "Ring twice,\nthen leave it".padEnd(NOTE_MAX, "!");
	const file = await sent(it, [
		["A", it.setSku, "1", "", note],
		["B", it.setSku, "1", "", `${note}x`],
		["A", it.rearSku, "1", "", note.slice(0, -1)],
	]);
	expect(errorsOf(file)).toEqual([
		[3, "note", "orders.note_too_long", ""],
		[4, "note", "orders.lines_differ", ""],
	]);
	const whole = await sent(it, [["C", it.setSku, "1", "", note]]);
	expect((await whole.on("activate")).body).toMatchObject({ entered: 1 });
	const [{ id }] = await list(it);
	expect((await get(`/admin/api/order/${id}`, { token: it.shop.token })).body.note).toBe(note);
});

test("what is wrong with a line is said at its field, and its order isn't entered at all", async () => {
	const it = await givenTrade();
	await enter(it.shop.token, { orderNumber: "OLD", items: [{ sku: it.rearSku, quantity: 1 }] });
	const file = await sent(it, [
		["GOOD", it.setSku, "1"],
		["HALF", it.setSku, "1"],
		["HALF", "NEVER", "1"],
		["", it.setSku, "1"],
		["x".repeat(61), it.setSku, "1"],
		["B", "", "1"],
		["C", it.setSku, "1000"],
		["D", it.setSku, "0"],
		["E", it.setSku, "1", "perhaps"],
		["OLD", it.setSku, "1"],
		["F", it.setSku, "1", "", "", "", "Hamburg"],
		["G", it.setSku, "1", "", "", "Zoë", "Hamburg", "Atlantis"],
		["H", it.setSku, "1", "", "", "Zoë", "Hamburg"],
		["H", it.setSku, "1", "", "", "Zoë", "Berlin"],
	]);
	expect(errorsOf(file)).toEqual([
		[4, "sku", "orders.sku_unknown", "NEVER"],
		[5, "orderNumber", "orders.number_missing", ""],
		[6, "orderNumber", "orders.number_too_long", "x".repeat(61)],
		[7, "sku", "orders.sku_missing", ""],
		[8, "quantity", "orders.quantity_invalid", "1000"],
		[9, "quantity", "orders.quantity_invalid", "0"],
		[10, "prime", "orders.prime_invalid", "perhaps"],
		[11, "orderNumber", "orders.number_taken", "OLD"],
		[12, "name", "orders.name_missing", ""],
		[13, "country", "orders.country_unknown", ""],
		[15, "name", "orders.addresses_differ", ""],
	]);
	expect((await file.on("difference")).body).toMatchObject({ orders: 1 });
	const csv = await get(`/de${PATH}/${file.id}/errors.csv`, { token: it.shop.token });
	expect(csv.text).toContain("NEVER");
	expect(csv.text).toContain("\r\n9;Menge;0;");
	expect(csv.text).not.toContain("Berlin");
	await file.on("activate");
	expect((await list(it)).map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(["GOOD", "OLD"]);
});

test("the same file is read anew once what it lacked is there, also as a dry run", async () => {
	const it = await givenTrade();
	const fileHash = "a".repeat(64);
	const runs = () =>
		Promise.all([false, true].map((dryRun) => sent(it, [["A", "WINTER", "1"]], { fileHash, options: { dryRun } })));
	const lacking = [2, "sku", "orders.sku_unknown", "WINTER"];
	expect((await runs()).map(errorsOf)).toEqual([[lacking], [lacking]]);
	const product = { sku: "WINTER", code: it.front.code, driver: 26, passenger: 18 };
	expect((await call("/admin/api/set-product/save", { token: it.shop.token, body: product })).status).toBe(201);
	const [real, dry] = await runs();
	expect([errorsOf(real!), errorsOf(dry!)]).toEqual([[], []]);
	expect((await real!.on("activate")).body).toMatchObject({ entered: 1 });
});

test.each([
	[1, 2],
	[2, 1],
])("an order has at most 200 items, whether its parts arrive as %i, %i or the other way round", async (...order) => {
	const it = await givenTrade();
	const { token } = it.shop;
	const fileHash = "b".repeat(64);
	const { id } = (await call(PATH, { token, body: { fileHash, parts: 2, rows: 300, mapping } })).body;
	const refused = [];
	for (const part of order) {
		const rows = Array.from({ length: 150 }, (_, at) => [(part - 1) * 150 + at + 2, "A", it.setSku, "1"]);
		const { body } = await call(`${PATH}/${id}/rows`, { token, body: { part, rows } });
		refused.push(body.refused);
		for (const { code } of body.errors) expect(code).toBe("orders.items_many");
	}
	expect(refused).toEqual([0, 100]);
	const outcome = (await call(`${PATH}/${id}/difference`, { token })).body;
	expect(outcome).toMatchObject({ orders: 0, incomplete: 1 });
	expect((await call(`${PATH}/${id}/activate`, { token })).body.error.code).toBe("orders.nothing_imported");
});

test("of a file with one number each line is compared once with what the others say, not with each of them", async () => {
	const it = await givenTrade();
	const [seen, size] = [{ rows: 0 }, 500];
	const send = sender(it.shop.token, counting(seen));
	const body = { fileHash: "d".repeat(64), parts: 2, rows: 2 * size, mapping };
	const { id } = (await send(PATH, body)).body;
	for (const [part, expected] of [
		[1, "orders.items_many"],
		[2, "orders.addresses_differ"],
	] as const) {
		const rows = Array.from({ length: size }, (_, at) => [
			...[(part - 1) * size + at + 2, "A", it.setSku, "1", "", "Ring", `Zoë ${part}`, "Hamburg"],
		]);
		const { errors } = (await send(`${PATH}/${id}/rows`, { part, rows })).body;
		expect(errors.at(-1)).toMatchObject({ code: expected });
	}
	expect(seen.rows).toBeLessThan(100 * size);
});

test.each([
	[1, 2],
	[2, 1],
])(
	"a row without a number holds back the order above it, whether its parts arrive as %i, %i or the other way round",
	async (...order) => {
		const it = await givenTrade();
		const { token } = it.shop;
		const fileHash = `${order[0]}c`.repeat(32);
		const { id } = (await call(PATH, { token, body: { fileHash, parts: 2, rows: 5, mapping } })).body;
		const parts = [
			[
				[2, "A", it.setSku, "1"],
				[3, "B", it.setSku, "1"],
			],
			[
				[4, "", it.rearSku, "1"],
				[5, "", it.setSku, "1"],
				[6, "C", it.setSku, "1"],
			],
		];
		for (const part of order) await call(`${PATH}/${id}/rows`, { token, body: { part, rows: parts[part - 1] } });
		expect((await call(`${PATH}/${id}/difference`, { token })).body).toMatchObject({ orders: 2, incomplete: 1 });
		expect((await call(`${PATH}/${id}/activate`, { token })).body).toMatchObject({ state: "activated", entered: 2 });
		expect((await list(it)).map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(["A", "C"]);
	},
);

test("orders are locked for the reasons that the form gives", async () => {
	const it = await givenTrade();
	const partKey = it.rearSku;
	await db.insert(inventoriesTable).values({ companyId: it.supplierId, partKey, onHand: 3, reserved: 0, updatedAt: 1 });
	const { on } = await sent(it, [
		["A", it.rearSku, "2"],
		["B", it.rearSku, "2"],
		["C", it.setSku, "1", "ja"],
	]);
	expect((await on("difference")).body).toMatchObject({ orders: 3, locked: 1 });
	expect((await on("activate")).body).toMatchObject({ entered: 3, locked: 2 });
	expect((await list(it)).map(({ lockReason }: { lockReason: string }) => lockReason)).toEqual([
		null,
		"stock",
		"prime",
	]);
	const alone = { ...it, ...(await givenParties()) };
	expect((await sent(alone, [["A", it.setSku, "1"]])).receipt).toMatchObject({ refused: 1 });
});

test("an administrator names the company; a shop imports for its own and sees no other's", async () => {
	const [it, other, admin] = [await givenTrade(), await givenTrade(), await givenUser("ROLE_ADMIN")];
	const rows = [["A-1", it.setSku, "1"]];
	const { on } = await sent(it, rows, { token: admin.token, options: { companyId: it.mandantId } });
	expect((await on("activate")).body).toMatchObject({ entered: 1 });
	expect(await list(it)).toMatchObject([{ orderNumber: "A-1", mandant: { id: it.mandantId } }]);
	const body = { fileHash: "f".repeat(64), parts: 1, rows: 1, mapping };
	const fields = async (token: string, options: object) =>
		(await call(PATH, { token, body: { ...body, options } })).body.error.fields;
	expect(await fields(admin.token, {})).toEqual([{ path: "options.companyId", code: "finders.company_required" }]);
	expect(await fields(it.shop.token, { companyId: other.mandantId })).toEqual([
		{ path: "options.companyId", code: "unknown_key" },
	]);
	const mine = await sent(it, [["A-2", it.setSku, "1"]]);
	for (const [what, input] of [
		["rows", { part: 1, rows: [[2, "X"]] }],
		["errors", {}],
		["difference", undefined],
		["activate", undefined],
		["discard", undefined],
	] as const) {
		const reply = await call(`${PATH}/${mine.id}/${what}`, { token: other.shop.token, body: input });
		expect([what, reply.status]).toEqual([what, 404]);
	}
});

/** A piece of the work over a database. */
const workOver = (it: Trade, id: number, { DB }: Env, ms = 20_000) =>
	activateOrderImport(
		{
			delivery: { env, db: openDatabase(DB), executionCtx: { waitUntil: () => {} }, origin: "", now: Date.now() },
			budget: createCallBudget(ms, Date.now),
		},
		id,
		{ userId: it.shop.id, impersonatedBy: null },
	);

test("cut off at any of its calls to the database it goes on, and no order is entered twice", async () => {
	const it = await givenTrade();
	const file = (turn: number) =>
		sent(it, [
			[`${turn}-A`, it.setSku, "1"],
			[`${turn}-B`, it.rearSku, "1"],
			[`${turn}-A`, it.rearSku, "2"],
		]);
	const whole = losing(0);
	await workOver(it, (await file(0)).id, whole.bindings);
	expect(whole.seen.calls).toBeGreaterThan(8);
	for (let failing = 1; failing <= whole.seen.calls; failing++) {
		const { id } = await file(failing);
		await expect(workOver(it, id, losing(failing).bindings)).rejects.toThrow();
		expect(await workOver(it, id, env)).toBeUndefined();
		const [row] = await db.select().from(orderImportsTable).where(eq(orderImportsTable.id, id));
		expect([failing, row]).toMatchObject([failing, { state: "activated", entered: 2, locked: 0 }]);
	}
	const orders = await list(it);
	const total = await db.$count(ordersTable, eq(ordersTable.mandantId, it.mandantId));
	expect([orders.length > 0, total]).toEqual([true, 2 * (whole.seen.calls + 1)]);
	const items = await db.$count(orderItemsTable);
	expect(items).toBeGreaterThanOrEqual(3 * (whole.seen.calls + 1));
});

test("an import that is discarded while it is activated enters nothing", async () => {
	const it = await givenTrade();
	const { id, on } = await sent(it, [["A", it.setSku, "1"]]);
	const between = interrupted(/update "order_imports" set "updated_at" = \?, "state"/, () => on("discard"));
	await expect(workOver(it, id, between)).rejects.toMatchObject({ code: "catalogue.import_closed" });
	expect([await list(it), (await get(`${PATH}/${id}`, { token: it.shop.token })).body]).toMatchObject([
		[],
		{ state: "discarded", entered: 0 },
	]);
});

test("an order that somebody else enters in the meantime is named, and the others are entered", async () => {
	const it = await givenTrade();
	const { id, on } = await sent(it, [
		["A", it.setSku, "1"],
		["B", it.setSku, "1"],
	]);
	await enter(it.shop.token, { orderNumber: "A", items: [{ sku: it.rearSku, quantity: 7 }] });
	expect((await on("activate")).body).toMatchObject({ state: "activated", entered: 1 });
	expect(await list(it)).toMatchObject([{ orderNumber: "A", quantity: 7 }, { orderNumber: "B" }]);
	expect(await db.select().from(orderImportErrorsTable).where(eq(orderImportErrorsTable.importId, id))).toMatchObject([
		{ rowNo: 2, field: "orderNumber", code: "orders.number_taken" },
	]);
});

test("addresses stay in the orders: no line is left after the end, and no log has them", async () => {
	const it = await givenTrade();
	const rows = (number: string) => [[number, it.setSku, "1", "", "Secret note", "Zoë Żółw", "Hamburg"]];
	const activated = await sent(it, rows("A"));
	await activated.on("activate");
	const discarded = await sent(it, rows("B"));
	expect(await db.$count(staged)).toBe(1);
	await discarded.on("discard");
	expect(await db.$count(staged)).toBe(0);
	const abandoned = await sent(it, rows("C"));
	await cleanUpImports(db, ORDER_IMPORTS, Date.now() + 8 * 86_400_000);
	expect([
		await db.$count(staged),
		(await get(`${PATH}/${abandoned.id}`, { token: it.shop.token })).body.state,
	]).toEqual([0, "discarded"]);
	const halfDone = await sent(it, rows("D"));
	const refusedAs = (refused: object | null) =>
		db
			.update(orderImportsTable)
			.set({ state: "building", activation: sql`${JSON.stringify({ run: "run", refused })}` })
			.where(eq(orderImportsTable.id, halfDone.id));
	await refusedAs(null);
	await cleanUpImports(db, ORDER_IMPORTS, Date.now() + 8 * 86_400_000);
	expect(await db.$count(staged)).toBe(1);
	await refusedAs({ code: "companies.not_found", status: 404 });
	await cleanUpImports(db, ORDER_IMPORTS, Date.now() + 6 * 86_400_000);
	expect(await db.$count(staged)).toBe(1);
	await cleanUpImports(db, ORDER_IMPORTS, Date.now() + 8 * 86_400_000);
	expect([await db.$count(staged), (await halfDone.on("activate")).status]).toEqual([0, 409]);
	const recordedTexts = JSON.stringify(await db.select().from(auditEntriesTable));
	for (const secret of ["Secret", "Zoë", "Hamburg", "zoe"]) expect(recordedTexts).not.toContain(secret);
});

test("no query about an import of orders walks a big table", async () => {
	const it = await givenTrade();
	const statements = new Set<string>();
	const send = sender(it.shop.token, recorded(statements));
	const body = { fileHash: "e".repeat(64), parts: 1, rows: 2, mapping, options: {} };
	const { id } = (await send(PATH, body)).body;
	const rows = [
		[2, "A", it.setSku, "1"],
		[3, "A", "NEVER", "1"],
	];
	const statuses = [
		await send(`${PATH}/${id}/rows`, { part: 1, rows }),
		await send(`${PATH}/${id}`),
		await send(`${PATH}/${id}/errors`, {}),
		await send(`${PATH}/${id}/difference`, {}),
	].map(({ status }) => status);
	expect(statuses).toEqual([200, 200, 200, 200]);
	const other = await sent(it, [["B", it.setSku, "1"]]);
	await workOver(it, other.id, recorded(statements));
	expect(await scans(statements)).toEqual([]);
});
