import { and, eq, type SQL } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FILES, givenFile, givenSentFile } from "#tests/support/import-kinds.ts";
import { db } from "#tests/support/world.ts";
import { FITMENT_IMPORTS } from "#worker/catalogue/import/fitment-imports.repository.ts";
import { cleanUpImports } from "#worker/imports/clean-up-imports.usecases.ts";
import { createImportRepository } from "#worker/imports/import.repository.ts";
import { createImportPartRepository } from "#worker/imports/import-part.repository.ts";
import { ORDER_IMPORTS } from "#worker/orders/order-imports.repository.ts";
import { PRODUCT_IMPORTS } from "#worker/products/product-imports.repository.ts";

const DAY_MS = 86_400_000;
const [fitments, setProducts, orders] = FILES;

describe.each([
	{ ...fitments, kind: FITMENT_IMPORTS },
	{ ...setProducts, kind: PRODUCT_IMPORTS },
	{ ...orders, kind: ORDER_IMPORTS },
])("staged rows of $name", ({ kind, ...files }) => {
	const stagedOf = async (id: number) => (await db.select().from(kind.staged)).filter((row) => row.importId === id);

	test("stay until the import is closed, and go then", async () => {
		for (const end of ["activate", "discard"]) {
			const file = await givenSentFile(files);
			expect(await stagedOf(file.id)).not.toEqual([]);
			await file.act(file.id, end);
			expect(await stagedOf(file.id)).toEqual([]);
		}
	});

	test("of a part that arrives while its import ends are not stored again", async () => {
		const file = await givenSentFile(files);
		const parts = createImportPartRepository(db, kind);
		const stored = await parts.get(file.id, 1);
		await file.act(file.id, "discard");
		const late = { first: 2, last: 3, errors: [{ rowNo: 3, field: "row", code: "late", value: "" }], stage: () => [] };
		await parts.add({ ...stored!, ...late }, Date.now());
		expect(await parts.errorsBetween(file.id, 2, 3)).toEqual([]);
	});

	test("of a part that two requests send at once are those of the one that stores it", async () => {
		const file = await givenSentFile(files);
		const parts = createImportPartRepository(db, kind);
		const [stored, staged] = [await parts.get(file.id, 1), await stagedOf(file.id)];
		const errors = [{ rowNo: 3, field: "row", code: "late", value: "" }];
		const stage = (isNew: SQL) => [db.delete(kind.staged).where(and(eq(kind.staged.importId, file.id), isNew))];
		expect(await parts.add({ ...stored!, first: 2, last: 3, errors, stage }, Date.now())).toEqual(stored);
		expect([await stagedOf(file.id), await parts.errorsBetween(file.id, 2, 3)]).toEqual([staged, []]);
	});

	test("are cleaned up at night: a week after the last part, or where their end was cut off", async () => {
		const [abandoned, cutOff] = [await givenSentFile(files), await givenSentFile(files)];
		await db.update(kind.imports).set({ state: "activated" }).where(eq(kind.imports.id, cutOff.id));
		await cleanUpImports(db, kind, Date.now() + 6 * DAY_MS);
		expect([await stagedOf(abandoned.id), await stagedOf(cutOff.id)]).toEqual([expect.any(Array), []]);
		expect((await abandoned.read(abandoned.id)).body.state).toBe("receiving");
		await cleanUpImports(db, kind, Date.now() + 8 * DAY_MS);
		expect(await stagedOf(abandoned.id)).toEqual([]);
		expect((await abandoned.read(abandoned.id)).body.state).toBe("discarded");
		expect((await abandoned.recorded()).map(({ action }) => action)).toEqual(["create", "create"]);
	});

	test("of more than one group are all deleted", async () => {
		const file = await givenSentFile(files);
		await createImportRepository(db, { ...kind, rowsPerDelete: 1 }).deleteRows(file.id);
		expect(await stagedOf(file.id)).toEqual([]);
	});

	test("and their import are forgotten a month after it was discarded; an activated one stays", async () => {
		const [activated, discarded] = [await givenSentFile(files), await givenSentFile(files)];
		await activated.act(activated.id, "activate");
		await discarded.act(discarded.id, "discard");
		await cleanUpImports(db, kind, Date.now() + 31 * DAY_MS);
		expect((await discarded.read(discarded.id)).status).toBe(404);
		expect((await activated.read(activated.id)).body.state).toBe("activated");
	});

	test("that were rejected are found in any case, with or without accents, also those that SQL rejected", async () => {
		const file = await givenFile(files);
		const { id } = (await file.open()).body;
		const parts = createImportPartRepository(db, kind);
		const errors = ["AERO-1", "Škoda", "ŁÓDŹ", "ВОЛГА %"].map((value, at) => ({
			rowNo: at + 2,
			field: "row",
			code: "x",
			value,
		}));
		const part = { importId: id, part: 1, contentHash: "h", rows: 5, first: 2, last: 6, errors, stage: () => [] };
		await parts.add(part, Date.now());
		await db.insert(kind.errors).values({ importId: id, rowNo: 6, field: "row", code: "x", value: "ŠKODA AERO" });
		const rowsWith = async (search: string) => {
			const { data, totalItemCount } = (await file.act(id, "errors", { search, sortOrder: "asc" })).body;
			expect(totalItemCount).toBe(data.length);
			return data.map(({ rowNo }: { rowNo: number }) => rowNo);
		};
		expect(await rowsWith("aero")).toEqual([2, 6]);
		expect(await rowsWith("SKODA")).toEqual([3]);
		expect(await rowsWith("Škoda")).toEqual([3, 6]);
		expect(await rowsWith("škoda")).toEqual([3, 6]);
		expect(await rowsWith("lodz")).toEqual([4]);
		expect(await rowsWith("Волга")).toEqual([5]);
		expect(await rowsWith("%")).toEqual([5]);
		expect(await rowsWith("")).toEqual([2, 3, 4, 5, 6]);
	});

	test("are counted for ever where they were rejected, and read for a month after the activation, unless imports are listed", async () => {
		const file = await givenFile(files);
		const { id } = (await file.open()).body;
		await file.act(id, "rows", { part: 1, rows: [file.row(2), [3, "X", "", ""]] });
		await file.act(id, "activate");
		const rejected = async () => (await file.act(id, "errors")).body.totalItemCount;
		await cleanUpImports(db, kind, Date.now() + 29 * DAY_MS);
		expect(await rejected()).toBe(1);
		await cleanUpImports(db, kind, Date.now() + 31 * DAY_MS);
		expect(await rejected()).toBe(kind.forgetsRejected ? 0 : 1);
		expect((await file.read(id)).body).toMatchObject({ state: "activated", refused: 1 });
	});
});
