import { expect, test } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, get, givenAssortment, givenCompany, givenUser } from "#tests/support/world.ts";
import { TRADE_INCH_MIN } from "#worker/catalogue/fitment/trade-size.rules.ts";
import { csvLine } from "#worker/csv/csv-write.rules.ts";
import { inventoriesTable } from "#worker/db/schema/inventory.table.ts";
import { guessStockColumns, STOCK_ROWS_MAX } from "#worker/inventory/stock-import.rules.ts";
import { setSku } from "#worker/offers/sku.rules.ts";

const IMPORT = "/admin/api/inventory/import";
const COLUMNS = { part: 0, onHand: 1, change: 2, lowAt: 3, backorder: 4 };
type Row = [rowNo: number, ...cells: string[]];
const file = (rows: Row[], parts: object = {}) => ({ mapping: { columns: COLUMNS, width: 5 }, rows, ...parts });
/** Rows of parts and counted numbers, from the second line on. */
const counted = (...rows: string[][]) => file(rows.map((cells, at): Row => [at + 2, ...cells]));
const stockOf = async (token: string, parts = {}) =>
	(await call("/admin/api/inventory/list", { token, body: { pageSize: 50, ...parts } })).body.data.map(
		({ partKey, onHand, lowAt, backorder }: Record<string, unknown>) => [partKey, onHand, lowAt, backorder],
	);

async function supplier() {
	const user = await givenUser("ROLE_CUSTOMER");
	const { code } = await givenAssortment({ sizes: [18, 24, 26] });
	return { ...user, parts: [18, 24, 26].map((size) => `${code}-${size}`) as [string, string, string] };
}

test("a dry run says what would change and what is wrong with which line, in the caller's language, and writes nothing", async () => {
	const { token, parts } = await supplier();
	await call(IMPORT, { token, body: counted([parts[0], "4"], [parts[1], "7"]) });
	const before = await stockOf(token);
	const good = [
		[parts[0].toLowerCase(), "", "+5"],
		[parts[1], "7"],
		[parts[2], "-3", "", "", "ja"],
	];
	const defaults = { lowAt: null, backorder: false };
	const { body } = await call(`${IMPORT}/review`, { token, body: counted(...good) });
	expect(body).toEqual({
		...{ rows: 3, added: 1, changed: 1, unchanged: 1, errorCount: 0, errors: [] },
		changes: [
			{ rowNo: 2, partKey: parts[0], before: { onHand: 4, ...defaults }, after: { onHand: 9, ...defaults } },
			{ rowNo: 4, partKey: parts[2], before: null, after: { onHand: -3, lowAt: null, backorder: true } },
		],
	});
	const settings = await call(`${IMPORT}/review`, { token, body: counted([parts[0], "4", "", "2", "yes"]) });
	expect(settings.body.changes).toEqual([
		{
			...{ rowNo: 2, partKey: parts[0], before: { onHand: 4, ...defaults } },
			after: { onHand: 4, lowAt: 2, backorder: true },
		},
	]);
	const bad = [
		...[
			["", "1"],
			["NOPE-26", "1"],
			[parts[0].replace("-18", "-R18"), "1"],
			[parts[0], "many"],
			[parts[0], "1", "1"],
			[parts[0], "", "-5"],
		],
		...[
			[parts[1], "-1"],
			[parts[1], "1"],
			[parts[2], "", "", "3"],
			[parts[2], "1", "", "", "maybe"],
		],
		[parts[2], "1", "", "", "", "beyond"],
	];
	const wrong = (await call(`/de${IMPORT}/review`, { token, body: counted(...bad) })).body;
	expect(wrong.errors.map(({ rowNo, field, code }: Record<string, unknown>) => [rowNo, field, code])).toEqual([
		[2, "part", "inventory.part_missing"],
		[3, "part", "inventory.part_unknown"],
		[4, "part", "inventory.part_not_made"],
		[5, "onHand", "inventory.amount_invalid"],
		[6, "change", "inventory.number_twice"],
		[7, "change", "inventory.amount_invalid"],
		[8, "onHand", "inventory.amount_invalid"],
		[9, "part", "inventory.part_twice"],
		[10, "onHand", "inventory.number_missing"],
		[11, "backorder", "inventory.yes_or_no"],
		[12, "row", "catalogue.row_too_wide"],
	]);
	expect(wrong.errors[0].message).toBe("Geben Sie ein Teil an.");
	const asFile = await call(`/de${IMPORT}/errors.csv`, { token, body: counted(...bad) });
	const [, first, ...others] = asFile.text.trim().split("\r\n");
	expect([first, others.length]).toEqual(["2;Teil;;Geben Sie ein Teil an.", wrong.errorCount - 1]);
	expect(await stockOf(token)).toEqual(before);
	const refused = await call(IMPORT, { token, body: counted([parts[2], "9"], ["NOPE-26", "1"]) });
	expect([refused.status, refused.body.error.fields]).toEqual([
		400,
		[{ path: "rows.1", code: "inventory.part_unknown" }],
	]);
	expect(await stockOf(token)).toEqual(before);
});

test("an import that adds is done once under its key, and its movements name the file", async () => {
	const { token, parts } = await supplier();
	await call(IMPORT, { token, body: counted([parts[0], "4"]) });
	const body = { ...counted([parts[0], "", "6"], [parts[1], "", "2", "1"]), fileName: "delivery 88.csv" };
	const headers = { "idempotency-key": crypto.randomUUID() };
	for (let time = 0; time < 3; time++)
		expect((await call(IMPORT, { token, body, headers })).body).toEqual({ imported: 2 });
	expect(await stockOf(token)).toEqual([
		[parts[0], 10, null, false],
		[parts[1], 2, 1, false],
	]);
	const { data } = (await call("/admin/api/inventory/movements", { token, body: { partKey: parts[0] } })).body;
	expect(data).toEqual([
		expect.objectContaining({ why: "adjust", note: "delivery 88.csv", onHandBefore: 4, onHandAfter: 10 }),
		expect.objectContaining({ why: "count", onHandBefore: 0, onHandAfter: 4 }),
	]);
});

test("what the file doesn't hold stays, and nothing goes below what orders have reserved", async () => {
	const { shop, shipper, finder, front, setSku } = await givenTrade();
	const { token } = shipper;
	const [a, b] = [`${front.code}-26`, `${front.code}-18`];
	await call(IMPORT, { token, body: counted([a, "5", "", "2"], [b, "5"]) });
	await enter(shop.token, { finder: finder.id, items: [{ sku: setSku, quantity: 3 }] });
	const columns = { part: 0, onHand: 1 };
	const review = await call(`${IMPORT}/review`, { token, body: file([[2, a, "2"]], { mapping: { columns } }) });
	expect(review.body.errors).toMatchObject([{ rowNo: 2, code: "inventory.below_reserved" }]);
	await call(IMPORT, { token, body: file([[2, a, "3"]], { mapping: { columns } }) });
	expect(await stockOf(token)).toEqual([
		[b, 5, null, false],
		[a, 3, 2, false],
	]);
});

test("the exported file imports to no change, also what a spreadsheet would run as a formula", async () => {
	const { token, parts } = await supplier();
	await call(IMPORT, { token, body: counted([parts[0], "4", "", "2"], [parts[1], "-2", "", "", "yes"]) });
	const { text, headers } = await get("/de/admin/api/inventory/export", { token });
	expect(headers.get("content-disposition")).toContain("stock.csv");
	expect(headers.get("x-row-count")).toBe("2");
	expect(text).toContain(csvLine([parts[1], "-2", "", "yes", "0", "-2"], ";"));
	expect(text).toContain(";-2;");
	const [header = "", ...lines] = text.replace("\uFEFF", "").trim().split("\r\n");
	const rows = lines.map((line, at): Row => [at + 2, ...line.split(";")]);
	const columns = guessStockColumns(header.split(";"));
	expect(columns).toEqual({ part: 0, onHand: 1, lowAt: 2, backorder: 3 });
	const { body } = await call(`${IMPORT}/review`, { token, body: { mapping: { columns, width: 6 }, rows } });
	expect(body).toMatchObject({ rows: 2, unchanged: 2, errorCount: 0, changes: [] });
});

test("a row that is there stays, whatever has become of its assortment", async () => {
	const { token, companyId, parts } = await supplier();
	const partKey = parts[0].replace("-18", "-12");
	await db.insert(inventoriesTable).values({ companyId, partKey, onHand: 3, updatedAt: 1 });
	expect((await call(IMPORT, { token, body: counted([partKey, "2"]) })).body).toEqual({ imported: 1 });
	expect(await stockOf(token)).toEqual([[partKey, 2, null, false]]);
});

test("administrators import and export for the company that they name, others only their own", async () => {
	const { token: admin } = await givenUser("ROLE_ADMIN");
	const { token, companyId, parts } = await supplier();
	const other = await givenCompany();
	expect((await call(IMPORT, { token: admin, body: counted([parts[0], "1"]) })).body.error.fields[0].path).toBe(
		"companyId",
	);
	const named = { ...counted([parts[0], "1"]), companyId };
	expect((await call(IMPORT, { token: admin, body: named })).status).toBe(200);
	expect(await stockOf(token)).toEqual([[parts[0], 1, null, false]]);
	expect((await get(`/admin/api/inventory/export?companyId=${companyId}`, { token: admin })).text).toContain(parts[0]);
	expect((await call(IMPORT, { token, body: { ...named, companyId: other } })).status).toBe(400);
	expect((await get(`/admin/api/inventory/export?companyId=${other}`, { token })).status).toBe(400);
});

test("a file of 5,000 rows is one answer, and a longer one is refused", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const sizes = Array.from({ length: 24 }, (_, at) => TRADE_INCH_MIN + at);
	const codes = await Promise.all(Array.from({ length: 9 }, async () => (await givenAssortment({ sizes })).code));
	const [code] = codes;
	const sets = codes.flatMap((one) =>
		sizes.flatMap((driver) => sizes.map((passenger) => setSku(one, driver, passenger))),
	);
	const rows = sets.slice(0, STOCK_ROWS_MAX).map((partKey, at): Row => [at + 2, partKey, String(at)]);
	expect((await call(IMPORT, { token, body: file(rows) })).body).toEqual({ imported: STOCK_ROWS_MAX });
	const lines = (await get("/admin/api/inventory/export", { token })).text.trim().split("\r\n");
	expect(lines).toHaveLength(STOCK_ROWS_MAX + 1);
	expect((await call(IMPORT, { token, body: file([...rows, [9999, `${code}-6`, "1"]]) })).status).toBe(400);
});
