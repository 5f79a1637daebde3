import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { losing, lost } from "#tests/support/losing-database.ts";
import { recorded } from "#tests/support/query-plans.ts";
import { call, db, get, givenAssortment, givenCompany, givenUser } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { FOREVER, productsTable } from "#worker/db/schema/product.table.ts";
import { productImportRowsTable } from "#worker/db/schema/product-import.table.ts";
import { createCallBudget } from "#worker/imports/call-budget.rules.ts";
import type { Progress } from "#worker/imports/import.schema.ts";
import { activateProductImport } from "#worker/products/product-activation.usecases.ts";
import { createSetProductRepository } from "#worker/products/set-product.repository.ts";
import { setProductCsv } from "#worker/products/set-product-csv.ts";

const PATH = "/admin/api/product/import";
const mapping = { columns: { sku: 0, code: 1, driver: 2 } };
const INCHES = [14, 16, 18, 20, 22, 24];
let hashes = 0;

async function world() {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	return { token, userId, ...(await givenAssortment({ sizes: INCHES })) };
}
type World = Awaited<ReturnType<typeof world>>;

/** A file of these skus by the driver's size, announced and sent. */
async function sent({ token, code }: World, skus: Record<number, string>, options: object = {}): Promise<number> {
	const rows = Object.entries(skus).map(([inch, sku], at) => [at + 2, sku, code, inch]);
	const fileHash = (++hashes).toString(16).padStart(64, "0");
	const { body } = await call(PATH, { token, body: { fileHash, parts: 1, rows: rows.length, mapping, options } });
	await call(`${PATH}/${body.id}/rows`, { token, body: { part: 1, rows } });
	return body.id;
}
const activate = ({ token }: World, id: number) => call(`${PATH}/${id}/activate`, { token });

/** A piece of an activation over another database. */
const activateOver = ({ userId }: World, id: number, { DB }: Env, ms = 20_000): Promise<Progress | undefined> =>
	activateProductImport({ db: openDatabase(DB), now: Date.now, budget: createCallBudget(ms, Date.now) }, id, {
		userId,
		impersonatedBy: null,
	});
const PRODUCTS_CHANGE = /update "products" set "until"/;
const POINTER_MOVES = /insert into "product_stamps"/;
/** Before it first has such a statement, which it must have. */
const cutOff = (it: World, id: number, before: RegExp) =>
	expect(activateOver(it, id, interrupted(before, lost))).rejects.toThrow("connection lost");

async function list({ token, code }: World): Promise<Record<string, string>> {
	const body = { sortField: "sku", sortOrder: "asc", pageSize: 50 };
	const { data, totalItemCount } = (await call("/admin/api/set-product/list", { token, body })).body;
	expect(data).toHaveLength(totalItemCount);
	return Object.fromEntries(data.map(({ parts, sku }: Record<string, string>) => [parts?.slice(code.length + 1), sku]));
}
const left = async () => [
	(await db.select().from(productImportRowsTable)).length,
	(await db.select().from(productsTable)).filter(({ until }) => until !== FOREVER).length,
];

const OLD = { 14: "OLD-14", 16: "OLD-16", 18: "OLD-18", 20: "SAME" };
const NEW = { 16: "NEW-16", 18: "NEW-18", 20: "SAME", 22: "NEW-22" };

test("an activation that is cut off at any of its calls to the database is completed by another one", async () => {
	const cut = async (failing: number) => {
		const it = await world();
		await activate(it, await sent(it, OLD));
		const { seen, bindings } = losing(failing);
		const id = await sent(it, NEW, { mode: "replace" });
		const piece = activateOver(it, id, bindings);
		await (failing === 0 ? expect(piece).resolves.toBeUndefined() : expect(piece).rejects.toThrow());
		return { it, id, seen };
	};
	const { it, seen } = await cut(0);
	expect([seen.calls > 10, await list(it), await left()]).toEqual([true, NEW, [0, 0]]);
	for (let failing = 1; failing <= seen.calls; failing++) {
		await db.delete(productsTable);
		const { it, id } = await cut(failing);
		expect([OLD, NEW]).toContainEqual(await list(it));
		expect(await activateOver(it, id, env)).toBeUndefined();
		const again = await activate(it, id);
		expect([failing, again.status, again.body.state]).toEqual([failing, 200, "activated"]);
		expect([failing, await list(it), await left()]).toEqual([failing, NEW, [0, 0]]);
	}
});

/** So many rows, staged without their calls. */
async function stageMany(id: number, rows = 9000): Promise<void> {
	await env.DB.batch([
		env.DB.prepare(`INSERT INTO product_import_rows (import_id, owner, parts_key, kind, sku, name, searched, row_no)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
			SELECT ?1, 0, printf('MANY-%05d', i), 'set', 'SKU ' || i, '', 'sku ' || i, i + 1 FROM n`).bind(id),
		env.DB.prepare(`UPDATE product_import_parts SET rows = ${rows} WHERE import_id = ?1`).bind(id),
		env.DB.prepare(`UPDATE product_imports SET rows = ${rows} WHERE id = ?1`).bind(id),
		env.DB.prepare("DELETE FROM product_import_rows WHERE import_id = ?1 AND parts_key NOT LIKE 'MANY%'").bind(id),
	]);
}

const ROWS = "SELECT count(*), count(*) FILTER (WHERE until = 2147483647) FROM products";

/** The database, which tells how many rows there are after each call, how many of them have not ended, and what readers see. */
function watched(read: () => Promise<number>) {
	const seen: { rows: number[][]; totals: number[] } = { rows: [], totals: [] };
	const note = async <Result>(result: Result) => {
		seen.rows.push(...(await env.DB.prepare(ROWS).raw<number[]>()));
		seen.totals.push(await read());
		return result;
	};
	type Watched = D1PreparedStatement & { real: D1PreparedStatement };
	const watch = (real: D1PreparedStatement): Watched =>
		Object.assign(Object.create(real), {
			real,
			bind: (...values: unknown[]) => watch(real.bind(...values)),
			run: async () => note(await real.run()),
			all: () => real.all(),
			raw: (options: { columnNames?: false }) => real.raw(options),
		});
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (sql: string) => watch(env.DB.prepare(sql)),
		withSession: () => DB,
		batch: async (statements: Watched[]) => note(await env.DB.batch(statements.map(({ real }) => real))),
	});
	return { seen, bindings: { ...env, DB } };
}

test("an activation of many rows writes pieces of 5,000, and readers see all of it or nothing", async () => {
	const it = await world();
	await activate(it, await sent(it, OLD));
	const total = async () =>
		Number((await call("/admin/api/set-product/list", { token: it.token })).body.totalItemCount);
	for (const [mode, before, after] of [
		["merge", 4, 9_004],
		["replace", 9_004, 1],
	] as const) {
		const id = await sent(it, { 24: "LAST" }, { mode });
		if (mode === "merge") await stageMany(id);
		const { seen, bindings } = watched(total);
		expect(await activateOver(it, id, bindings)).toBeUndefined();
		const steps = seen.rows.slice(1).flatMap((row, at) => row.map((count, kind) => count - seen.rows[at]![kind]!));
		expect(Math.max(...steps.map(Math.abs))).toBe(5000);
		expect([...new Set(seen.totals)]).toEqual([before, after]);
		expect(await left()).toEqual([0, 0]);
	}
});

test("ending many products reads each of them once, not all of them for each piece", async () => {
	const it = await world();
	const many = await sent(it, OLD);
	await stageMany(many, 40_000);
	expect(await activateOver(it, many, env)).toBeUndefined();
	const id = await sent(it, { 24: "LAST" }, { mode: "replace" });
	const reads: number[] = [];
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		withSession: () => DB,
		prepare: (sql: string) => env.DB.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) => {
			const results = await env.DB.batch(statements);
			const isEnding = statements.some((one) => /ended_owner/.test(String(Reflect.get(one, "statement"))));
			if (isEnding) reads.push(results.reduce((sum, { meta }) => sum + meta.rows_read, 0));
			return results;
		},
	});
	expect(await activateOver(it, id, { ...env, DB })).toBeUndefined();
	expect(reads.length).toBeGreaterThan(8);
	const whole = reads.filter((rows) => rows > 5000);
	expect([whole.length, Math.max(...whole) - Math.min(...whole)]).toEqual([8, 0]);
	expect(Math.max(...whole)).toBeLessThan(40_000);
	expect(Object.values(await list(it))).toEqual(["LAST"]);
});

test("an activation makes rows findable by what their products keep, without reading the file for each", async () => {
	const it = await world();
	await activate(it, await sent(it, OLD));
	await env.DB.prepare("UPDATE products SET reference_sku = 'ERP-' || sku").run();
	const statements = new Set<string>();
	expect(await activateOver(it, await sent(it, NEW), recorded(statements))).toBeUndefined();
	const [sql = ""] = [...statements].filter((sql) => /^update "product_import_rows" set "searched"/.test(sql));
	const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(sql.split("?").length - 1).fill(null));
	const details = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
	expect(details).toContainEqual(expect.stringContaining("(import_id=? AND owner=? AND parts_key=?)"));
	const { body } = await call("/admin/api/set-product/list", { token: it.token, body: { search: "ERP-OLD-16" } });
	expect(body.data).toMatchObject([{ sku: "NEW-16", referenceSku: "ERP-OLD-16" }]);
});

test("an activation that takes longer than a piece may tells how far it is, and continues with the next piece", async () => {
	const it = await world();
	const id = await sent(it, NEW);
	await stageMany(id);
	const pieces: (Progress | undefined)[] = [];
	do pieces.push(await activateOver(it, id, env, -1));
	while (pieces.at(-1) && pieces.length < 9);
	expect(pieces.at(-1)).toBeUndefined();
	expect(pieces).toContainEqual({ done: 5000, total: 9000 });
	expect(await left()).toEqual([0, 0]);
});

test("an activation that was cut off is finished by the next one, in the name of who began it", async () => {
	const it = await world();
	const [first, second] = [await sent(it, OLD), await sent(it, { 22: "SECOND" })];
	await cutOff(it, first, PRODUCTS_CHANGE);
	expect((await call(`${PATH}/${first}/discard`, { token: it.token })).body.error.code).toBe("catalogue.import_closed");
	const other = await givenUser("ROLE_ADMIN");
	expect((await activate({ ...it, token: other.token }, second)).status).toBe(200);
	expect(await list(it)).toEqual({ ...OLD, 22: "SECOND" });
	const entries = await call("/admin/api/audit/list", { token: it.token, body: { entity: "product_import" } });
	const names = entries.body.data
		.filter(({ action }: { action: string }) => action === "activate")
		.map(({ user }: { user: { id: number } }) => user.id);
	expect(names[0]).toBe(other.id);
	expect(names[1]).not.toBe(other.id);
});

test.each(["SAME", "OLD-16", "OLD-18"])(
	"a product that is removed during an activation stays removed: %s",
	async (sku) => {
		for (const statement of [PRODUCTS_CHANGE, POINTER_MOVES]) {
			const it = await world();
			await activate(it, await sent(it, OLD));
			const id = await sent(it, NEW, { mode: "replace" });
			await cutOff(it, id, statement);
			const { data } = (await call("/admin/api/set-product/list", { token: it.token, body: { search: sku } })).body;
			const removal = await call("/admin/api/set-product/remove", { token: it.token, body: { id: data[0].id } });
			expect(removal.body).toEqual({ removed: true });
			await activate(it, id);
			const inch = sku === "SAME" ? "20" : sku.slice(-2);
			const { [inch]: gone, ...others } = await list(it);
			expect([gone, Object.keys(others).length]).toEqual([undefined, 3]);
			await db.delete(productsTable);
		}
	},
);

/** Before an import takes the turn, after all that it has asked. */
const TURN = /update "product_state" set "import_id"/;

test("a sku that somebody saves just before an import takes its turn is not given twice", async () => {
	const it = await world();
	const id = await sent(it, { 14: "TAKEN", 16: "NEW-16" });
	const save = () =>
		call("/admin/api/set-product/save", {
			token: it.token,
			body: { sku: "TAKEN", code: it.code, driver: 22, companyId: null },
		});
	const between = interrupted(TURN, async () => expect((await save()).status).toBe(201));
	expect(await activateOver(it, id, between)).toBeUndefined();
	expect(await list(it)).toEqual({ 16: "NEW-16", 22: "TAKEN" });
	expect((await get(`${PATH}/${id}`, { token: it.token })).body).toMatchObject({ state: "activated", refused: 1 });
});

test("a file of set products has each product once, also if an import ends while it is read", async () => {
	const it = await world();
	await activate(it, await sent(it, OLD));
	const many = await sent(it, { 24: "LAST" });
	await stageMany(many, 1500);
	await activate(it, many);
	const { after } = createSetProductRepository(db, "all");
	let pages = 0;
	const csv = setProductCsv(async (last, limit) => {
		if (++pages === 2) await activate(it, await sent(it, { 14: "NEW-14" }));
		return after(null, last, limit);
	}, "en");
	const lines = (await new Response(csv).text()).trimEnd().split("\n");
	expect([pages, lines.length, lines.filter((line) => line.includes(`${it.code},14,`)).length]).toEqual([2, 1505, 1]);
});

test("products stay found by what their file doesn't name, also if two calls write it side by side", async () => {
	const it = await world();
	await env.DB.prepare(
		`INSERT INTO products (parts_key, sku, reference_sku, searched, created_at, updated_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
			SELECT printf('MANY-%05d', i), 'OLD ' || i, 'ERP-' || i, 'old ' || i || ' erp-' || i, 0, 0 FROM n`,
	).run();
	const id = await sent(it, { 24: "LAST" });
	await stageMany(id, 6000);
	const between = interrupted(/insert into "products" /, async () =>
		expect(await activateOver(it, id, env, -1)).toEqual({ done: 5000, total: 6000 }),
	);
	expect(await activateOver(it, id, between)).toBeUndefined();
	for (const row of [4500, 5500]) {
		const body = { search: `ERP-${row}` };
		const { data } = (await call("/admin/api/set-product/list", { token: it.token, body })).body;
		expect(data).toMatchObject([{ sku: `SKU ${row}`, referenceSku: `ERP-${row}` }]);
	}
});

test("companies that are gone don't stop an activation", async () => {
	const it = await world();
	const gone = await givenCompany();
	const id = await sent(it, NEW, { companyId: gone });
	await env.DB.prepare("DELETE FROM companies WHERE id = ?").bind(gone).run();
	expect((await activate(it, id)).status).toBe(200);
	expect(await list(it)).toEqual({});
});
