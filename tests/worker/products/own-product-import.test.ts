import { expect, test } from "vitest";
import { call, get, givenAssortment, givenUser } from "#tests/support/world.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { guessProductColumns } from "#worker/products/product-mapping.rules.ts";

const PATH = "/admin/api/product/import";
const mapping = { columns: { sku: 0, code: 1, driver: 2 } };
const file = { fileHash: "a".repeat(64), fileName: "a.csv", parts: 1, rows: 2, mapping };

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const own = await givenAssortment({ sizes: [26], allowedTo: [user.companyId] });
	const foreign = await givenAssortment({ sizes: [26] });
	const send = (path: string, body?: object) => call(path, { token: user.token, body });
	return { ...user, own, foreign, send };
}

test("a shop imports for its own company, series that it may sell", async () => {
	const { send, own, foreign, companyId } = await shop();
	const opened = await send(PATH, file);
	expect([opened.status, opened.body.options.companyId]).toEqual([200, companyId]);
	const path = `${PATH}/${opened.body.id}`;
	const rows = [
		[2, "S-1", own.code, "26"],
		[3, "S-2", foreign.code, "26"],
	];
	expect((await send(`${path}/rows`, { part: 1, rows })).body).toMatchObject({
		...{ accepted: 1, refused: 1, errors: [{ rowNo: 3, field: "code", code: "products.code_unknown" }] },
	});
	const { data } = (await send(`${path}/changes`, { change: "added" })).body;
	expect(data).toMatchObject([{ before: null, after: { sku: "S-1" } }]);
	expect((await send(`${path}/activate`)).body.state).toBe("activated");
	const list = await send("/admin/api/set-product/list", {});
	expect(list.body.data).toMatchObject([{ sku: "S-1", company: { id: companyId } }]);
});

test("a shop names no other company, neither as the owner nor in a column", async () => {
	const { send } = await shop();
	const other = await givenUser("ROLE_CUSTOMER");
	const owner = await send(PATH, { ...file, options: { companyId: other.companyId } });
	const column = await send(PATH, { ...file, mapping: { columns: { ...mapping.columns, company: 3 } } });
	expect([owner, column].map(({ status, body }) => [status, body.error.fields[0].path])).toEqual([
		[400, "options.companyId"],
		[400, "mapping.columns.company"],
	]);
});

test("what an administrator imports with a column of companies is not the shop's", async () => {
	const { send, companyId } = await shop();
	const admin = await givenUser("ROLE_ADMIN");
	const withColumn = { columns: { ...mapping.columns, company: 3 } };
	const body = { ...file, mapping: withColumn, options: { companyId } };
	const { id } = (await call(PATH, { token: admin.token, body })).body;
	const viewed = await call(`${PATH}/${id}`, { token: admin.token, method: "GET" });
	expect(viewed.status).toBe(200);
	for (const [path, input] of [
		["rows", { part: 1, rows: [[2, "S-1", "X"]] }],
		["difference", undefined],
		["activate", undefined],
		["discard", undefined],
	] as const)
		expect([path, (await send(`${PATH}/${id}/${path}`, input)).status]).toEqual([path, 404]);
});

test("an export says everything, runs no formula and can be imported again", async () => {
	const { send, token, own } = await shop();
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const save = (body: object) => send("/admin/api/set-product/save", { code: own.code, driver: 26, ...body });
	await save({ sku: "=1+1", name: 'A "b"; c', price: 24.9, currency: "€", referenceSku: "ERP" });
	await save({ sku: "PACK", bundleType: "multipack", quantity: 3, discount: 15, bundleShortCode: "TRIO" });
	await save({ sku: "DUO", bundleType: "front-rear", rearCode: rear.code, rear: 12 });
	const guarded = { sku: "'=1", name: "＠x ＋1", referenceSku: "''－5", description: "＝1\n'=2" };
	await save({ ...guarded, bundleType: "multipack", quantity: 4, bundleShortCode: "FOUR" });
	const spaced = { sku: "W\u00A0F  1", name: "A  B\u00AD\u0007", referenceSku: "E\t7", description: "a\r\nb\rc\vd" };
	await save({ ...spaced, bundleType: "multipack", quantity: 5, bundleShortCode: "FIVE" });
	const before = (await send("/admin/api/set-product/list", {})).body.data;
	expect(before).toContainEqual(expect.objectContaining(guarded));
	const stored = { sku: "W F 1", name: "A B", referenceSku: "E 7", description: "a\nb\nc d" };
	expect(before).toContainEqual(expect.objectContaining(stored));
	for (const locale of ["", "/de"]) {
		const { text, headers } = await get(`${locale}/admin/api/set-product/export`, { token });
		expect(headers.get("x-row-count")).toBe("5");
		expect(text).toContain(locale === "" ? "'=1+1," : "'=1+1;");
		expect(text).toContain(locale === "" ? ",24.9,€," : ';"24,9";€;');
		const reader = new CsvReader();
		const records = [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
		const { columns } = guessProductColumns(reader.header ?? []);
		const fileHash = (locale === "" ? "b" : "c").repeat(64);
		const { id } = (await send(PATH, { ...file, fileHash, rows: records.length, mapping: { columns } })).body;
		const rows = records.map(({ rowNo, cells }) => [rowNo, ...cells]);
		expect((await send(`${PATH}/${id}/rows`, { part: 1, rows })).body).toMatchObject({ accepted: 5, refused: 0 });
		expect((await send(`${PATH}/${id}/difference`)).body).toEqual({ added: 0, changed: 0, same: 5, removed: 0 });
		expect((await send(`${PATH}/${id}/activate`)).status).toBeLessThan(300);
	}
	expect((await send("/admin/api/set-product/list", {})).body.data).toEqual(before);
});
