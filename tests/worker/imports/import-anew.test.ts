import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FILES, type FileKind, givenFile } from "#tests/support/import-kinds.ts";
import { interrupted } from "#tests/support/interrupted-database.ts";
import { losing } from "#tests/support/losing-database.ts";
import { sender } from "#tests/support/query-plans.ts";
import { call, db } from "#tests/support/world.ts";
import { ORDER_IMPORTS } from "#worker/orders/order-imports.repository.ts";
import { PRODUCT_IMPORTS } from "#worker/products/product-imports.repository.ts";

const [, setProducts, orders] = FILES;

afterEach(() => {
	vi.restoreAllMocks();
});

/** A file of a good row and one that is rejected, sent whole. */
async function givenRejected(files: FileKind, announced: Parameters<Awaited<ReturnType<typeof givenFile>>["open"]>[0]) {
	const file = await givenFile(files);
	const { id } = (await file.open(announced)).body;
	const rows = [file.row(2), [3, "", "", ""]];
	expect((await file.act(id, "rows", { part: 1, rows })).body.refused).toBe(1);
	return { ...file, id: Number(id), rows };
}

describe.each([
	{ ...setProducts, kind: PRODUCT_IMPORTS },
	{ ...orders, kind: ORDER_IMPORTS },
])("a file of $name that was received whole", ({ kind: { imports }, ...files }) => {
	test("is read anew if rows of it were rejected", async () => {
		const file = await givenRejected(files, {});
		const again = (await file.open()).body;
		expect(again).toMatchObject({ state: "receiving", parts: { count: 0 }, refused: 0 });
		expect((await file.read(file.id)).body.state).toBe("discarded");
		expect((await file.open()).body.id).toBe(again.id);
		const rows = [file.row(2), file.row(3)];
		expect((await file.act(again.id, "rows", { part: 1, rows })).body).toMatchObject({ accepted: 2, refused: 0 });
		expect((await file.open()).body).toMatchObject({ id: again.id, parts: { count: 1 } });
	});

	test("is read anew as a dry run, whatever came out", async () => {
		const file = await givenFile(files);
		const open = async () => (await file.open({ options: { dryRun: true } })).body.id;
		const id = await open();
		expect(await open()).toBe(id);
		await file.act(id, "rows", { part: 1, rows: [file.row(2), file.row(3)] });
		const again = await open();
		expect([again === id, await open()]).toEqual([false, again]);
	});

	test("goes on if it has only begun, or is activated", async () => {
		const half = await givenRejected(files, { parts: 2, rows: 3 });
		expect((await half.open({ parts: 2, rows: 3 })).body).toMatchObject({ id: half.id, parts: { count: 1 } });
		const whole = await givenRejected(files, {});
		const underWay = { run: "run", at: 0, done: 0, total: 0, refused: null, confirmRemoved: null };
		const activation = { ...underWay, by: { userId: whole.userId, impersonatedBy: null } };
		await db.update(imports).set({ activation }).where(eq(imports.id, whole.id));
		expect((await whole.open()).body).toMatchObject({ id: whole.id, state: "receiving" });
		const refused = { code: "companies.not_found", status: 404 } as const;
		await db
			.update(imports)
			.set({ activation: { ...activation, refused } })
			.where(eq(imports.id, whole.id));
		expect((await whole.open()).body.id).not.toBe(whole.id);
	});

	test("is begun anew once by several at once, and answers a repeated request with the same import", async () => {
		const file = await givenRejected(files, {});
		const headers = { "idempotency-key": "anew" };
		const keyed = () => call(files.path, { token: file.token, body: file.announcement(), headers });
		const replies = await Promise.all([keyed(), file.open(), file.open(), keyed()]);
		const ids = new Set(replies.map(({ body }) => body.id));
		expect([ids.size, ids.has(file.id)]).toEqual([1, false]);
		expect((await keyed()).body).toMatchObject({ id: replies[0]?.body.id, state: "receiving" });
		expect((await file.recorded()).map(({ action }) => action)).toEqual(["create", "discard", "create"]);
	});

	test("is the import that somebody else begins anew meanwhile", async () => {
		const file = await givenRejected(files, {});
		let other: unknown;
		const bindings = interrupted(/row_number\(\) over/i, async () => {
			other = (await file.open()).body.id;
		});
		const { body } = await sender(file.token, bindings)(files.path, file.announcement());
		expect(body).toMatchObject({ id: other, state: "receiving" });
	});

	test("is begun anew by the next request if one was cut off at any of its calls to the database", async () => {
		vi.spyOn(console, "error").mockReturnValue();
		const whole = losing(0);
		const { token, announcement } = await givenRejected(files, {});
		await sender(token, whole.bindings)(files.path, announcement());
		for (let failing = 1; failing <= whole.seen.calls; failing++) {
			const file = await givenRejected(files, {});
			await sender(file.token, losing(failing).bindings)(files.path, file.announcement());
			const again = await file.open();
			expect([failing, again.body]).toMatchObject([failing, { state: "receiving", parts: { count: 0 } }]);
			const isOpen = and(eq(imports.fileHash, file.fileHash), eq(imports.state, "receiving"));
			expect(await db.select({ id: imports.id }).from(imports).where(isOpen)).toEqual([{ id: again.body.id }]);
		}
	});
});
