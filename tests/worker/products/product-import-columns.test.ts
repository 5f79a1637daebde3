import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { call, db, get, givenAssortment, givenUser } from "#tests/support/world.ts";
import { CsvReader } from "#worker/csv/csv-reader.rules.ts";
import { openDatabase } from "#worker/db/database.ts";
import { OWN_PRICES_MAX } from "#worker/offers/offer.rules.ts";
import { createProductActivationRepository } from "#worker/products/product-activation.repository.ts";
import { guessProductColumns } from "#worker/products/product-mapping.rules.ts";

const PATH = "/admin/api/product/import";
let hashes = 0;

async function shop() {
	const user = await givenUser("ROLE_CUSTOMER");
	const front = await givenAssortment({ sizes: [18, 26], allowedTo: [user.companyId] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const send = (path: string, body?: object) => call(path, { token: user.token, body });
	const list = async (input: object = {}) =>
		(await send("/admin/api/set-product/list", { sortField: "sku", sortOrder: "asc", ...input })).body.data;
	const save = async (body: object) =>
		(await send("/admin/api/set-product/save", { code: front.code, driver: 26, ...body })).body;
	/** A file of these columns, sent: how its import is reached. */
	async function sent(header: string[], rows: string[][]) {
		const fileHash = (++hashes).toString(16).padStart(64, "a");
		const mapping = { columns: guessProductColumns(header).columns };
		const opened = await send(PATH, { fileHash, fileName: "f.csv", parts: 1, rows: rows.length, mapping });
		const numbered = rows.map((cells, at) => [at + 2, ...cells]);
		const receipt = (await send(`${PATH}/${opened.body.id}/rows`, { part: 1, rows: numbered })).body;
		return {
			id: opened.body.id,
			receipt,
			on: (what: string, body?: object) => send(`${PATH}/${opened.body.id}/${what}`, body),
		};
	}
	return { ...user, front, rear, send, list, save, sent };
}

/** Products with a price of their own, which no import names. */
const givenPrices = ({ companyId }: { companyId: number }, count: number) =>
	db.run(
		sql`INSERT INTO products (company_id, parts_key, sku, price, currency, created_at, updated_at)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
			SELECT ${companyId}, 'GONE-' || ${++hashes} || '-' || i, ${hashes} || 'G' || i, 100, '€', 1, 1 FROM n`,
	);

const PRICED = ["sku", "code", "driver", "price", "currency"];
const HEADER = ["sku", "code", "driver", "passenger", "quantity", "name", "reference sku", "description"];
const PRICES = ["price", "currency", "discount", "short code"];

describe("an import of set products", () => {
	test("leaves a product findable by the reference SKU that the file doesn't name", async () => {
		const it = await shop();
		await it.save({ sku: "OLD", name: "Übergröße", referenceSku: "ERP-4711" });
		const { on } = await it.sent(["sku", "code", "driver"], [["NEW", it.front.code, "26"]]);
		expect((await on("activate")).body.state).toBe("activated");
		for (const search of ["erp-4711", "ubergrosse", "new"])
			expect([search, await it.list({ search })]).toMatchObject([search, [{ sku: "NEW", referenceSku: "ERP-4711" }]]);
		expect(await it.list({ search: "old" })).toEqual([]);
	});

	test("keeps what it has no column for, the name too", async () => {
		const it = await shop();
		const details = { name: "Winter", description: "For snow", referenceSku: "E", bundleShortCode: "W" };
		const pack = { bundleType: "multipack", quantity: 2, discount: 5, ...details };
		await it.save({ ...pack, sku: "PACK" });
		const { on } = await it.sent(["sku", "code", "driver", "quantity"], [["NEW", it.front.code, "26", "2"]]);
		expect((await on("difference")).body).toEqual({ added: 0, changed: 1, same: 0, removed: 0 });
		await on("activate");
		expect(await it.list()).toMatchObject([{ sku: "NEW", ...pack }]);
	});

	test("sets what it has a column for, and clears it where the cell is empty; the review shows both", async () => {
		const it = await shop();
		const { code } = it.front;
		await it.save({ sku: "SET", name: "Old", referenceSku: "E-1", description: "Text", price: 24.9, currency: "€" });
		await it.save({ sku: "PACK", bundleType: "multipack", quantity: 2, discount: 5, bundleShortCode: "DUO" });
		const { receipt, on } = await it.sent(
			[...HEADER, ...PRICES],
			[
				["SET", code, "26", "", "", "", "E-2", "", "", "", "", ""],
				["PACK", code, "26", "", "2", "", "", "Two\nof them", "1.234,50", "eur", "", "pair"],
				["ADDED", code, "18", "", "", "", "", "", "9.5", "€"],
			],
		);
		expect(receipt).toMatchObject({ accepted: 3, refused: 0 });
		const changed = (await on("changes", { change: "changed" })).body.data;
		const nothing = { name: "", referenceSku: "", description: "", bundleShortCode: "" };
		const unpriced = { price: null, currency: null, discount: null };
		const set = { ...nothing, ...unpriced, sku: "SET" };
		const pack = { ...nothing, ...unpriced, sku: "PACK" };
		expect(changed.map(({ before, after }: Record<string, object>) => [before, after])).toEqual([
			[
				{ ...set, name: "Old", referenceSku: "E-1", description: "Text", price: 24.9, currency: "€" },
				{ ...set, referenceSku: "E-2" },
			],
			[
				{ ...pack, discount: 5, bundleShortCode: "DUO" },
				{ ...pack, price: 1234.5, currency: "€", description: "Two\nof them", bundleShortCode: "PAIR" },
			],
		]);
		expect((await on("changes", { change: "added" })).body.data).toMatchObject([
			{ before: null, after: { sku: "ADDED", price: 9.5, currency: "€" } },
		]);
		await on("activate");
		expect(await it.list()).toMatchObject([
			{ sku: "ADDED", price: 9.5, currency: "€" },
			{ sku: "PACK", price: 1234.5, currency: "€", discount: null, bundleShortCode: "PAIR" },
			{ ...set, referenceSku: "E-2" },
		]);
		expect(await it.list({ search: "e-1" })).toEqual([]);
	});

	test("never leaves a product with both a price and a discount", async () => {
		const it = await shop();
		const pack = { bundleType: "multipack", quantity: 2 };
		await it.save({ ...pack, sku: "A", discount: 5 });
		await it.save({ ...pack, sku: "B", quantity: 3, price: 30, currency: "€" });
		const row = (sku: string, quantity: string, ...cells: string[]) => [sku, it.front.code, "26", quantity, ...cells];
		const header = ["sku", "code", "driver", "quantity"];
		await (await it.sent([...header, "price", "currency"], [row("A", "2", "20", "EUR")])).on("activate");
		await (await it.sent([...header, "discount"], [row("B", "3", "10")])).on("activate");
		expect(await it.list()).toMatchObject([
			{ sku: "A", price: 20, currency: "€", discount: null },
			{ sku: "B", price: null, currency: null, discount: 10 },
		]);
	});

	test("of its own export changes nothing, and makes the same products where there are none", async () => {
		const it = await shop();
		await it.save({ sku: "SET", name: "Winter", description: "One\nTwo; three", price: 1.234, currency: "KD" });
		await it.save({ sku: "PACK", bundleType: "multipack", quantity: 3, discount: 15, bundleShortCode: "TRIO" });
		const duo = { bundleType: "front-rear", rearCode: it.rear.code, rear: 12, price: 1234, currency: "€" };
		await it.save({ sku: "DUO", referenceSku: "=1+1", ...duo });
		const before = await it.list();
		for (const locale of ["", "/de"]) {
			const { text } = await get(`${locale}/admin/api/set-product/export`, { token: it.token });
			const reader = new CsvReader();
			const records = [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
			const send = () =>
				it.sent(
					reader.header ?? [],
					records.map(({ cells }) => cells),
				);
			expect((await (await send()).on("difference")).body).toMatchObject({ same: 3, changed: 0 });
			for (const { id } of await it.list()) await it.send("/admin/api/set-product/remove", { id });
			expect((await (await send()).on("activate")).body.state).toBe("activated");
			const made = await it.list();
			const comparable = ({ id, version, createdAt, updatedAt, ...product }: Record<string, unknown>) => product;
			expect(made.map(comparable)).toEqual(before.map(comparable));
		}
	});

	test("takes price and currency together only, and no more prices than visitors should load", async () => {
		const it = await shop();
		const mapping = { columns: { sku: 0, code: 1, driver: 2, price: 3 } };
		const body = { fileHash: "c".repeat(64), parts: 1, rows: 1, mapping };
		expect((await it.send(PATH, body)).body.error.fields).toEqual([
			{ path: "mapping.columns.currency", code: "products.price_and_currency" },
		]);
		await givenPrices(it, OWN_PRICES_MAX);
		const { on } = await it.sent(PRICED, [["S", it.front.code, "26", "10", "€"]]);
		const refused = await on("activate");
		expect([refused.status, refused.body.error.code]).toEqual([409, "products.too_many_prices"]);
		const unpriced = await it.sent(PRICED, [["S", it.front.code, "26", "", ""]]);
		expect((await unpriced.on("activate")).status).toBe(200);
	});

	test("once begun goes on to its end whatever prices are saved meanwhile, and the next one is held to them", async () => {
		const it = await shop();
		const begun = await it.sent(PRICED, [["S", it.front.code, "26", "10", "€"]]);
		const turns = createProductActivationRepository(openDatabase(env.DB));
		await turns.begin(begun.id, { userId: it.id, impersonatedBy: null }, Date.now());
		await givenPrices(it, OWN_PRICES_MAX - 1);
		const next = await it.sent(PRICED, [["T", it.front.code, "18", "10", "€"]]);
		const refused = await next.on("activate");
		expect([refused.status, refused.body.error.code]).toEqual([409, "products.too_many_prices"]);
		expect((await begun.on("activate")).body.state).toBe("activated");
		const again = await it.sent(PRICED, [["U", it.front.code, "26", "12", "€"]]);
		await turns.begin(again.id, { userId: it.id, impersonatedBy: null }, Date.now());
		await givenPrices(it, 5);
		expect((await again.on("activate")).body.state).toBe("activated");
	});
});
