import { createReadStream, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BrandBuilder } from "#worker/catalogue/fitment/build-brand.rules.ts";
import { equipmentKey, type FitmentRow, isBlank } from "#worker/catalogue/fitment/fitment.rules.ts";
import { findModel, type Shard, vehiclesOf } from "#worker/catalogue/fitment/shard.rules.ts";
import { type BrandIdentity, compileShard } from "#worker/catalogue/fitment/shard-compile.rules.ts";
import { type FileScan, scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import { nameKey } from "#worker/db/search-text.rules.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";

/** The last model year in which an open span is checked. */
const CURRENT_YEAR = 2026;

const folder = process.env.DATA_DIR ?? "";
const files = folder === "" ? [] : readdirSync(folder).filter((name) => name.endsWith(".csv"));
const scans = await Promise.all(
	files.map(async (name): Promise<[string, FileScan]> => [name, await scanFile(createReadStream(join(folder, name)))]),
);

/** All rows of a file as the import parses them, by the key of their vehicle brand. */
async function readFile(name: string, { mapping }: Extract<FileScan, { ok: true }>) {
	const brands = new Map<string, { name: string; rows: FitmentRow[] }>();
	const refused: { rowNo: number; code: string; value: string }[] = [];
	for await (const { rows } of fileParts(createReadStream(join(folder, name)), mapping)) {
		for (const [rowNo, ...cells] of rows) {
			const read = readFitmentRow(rowNo, cells, mapping, new Map(), CURRENT_YEAR);
			if ("error" in read) {
				refused.push({ rowNo, ...read.error });
				continue;
			}
			const brand = brands.get(nameKey(read.brand)) ?? { name: read.brand, rows: [] };
			brand.rows.push(read.row);
			brands.set(nameKey(read.brand), brand);
		}
	}
	return { brands, refused };
}

function buildShard(name: string, rows: FitmentRow[]) {
	const builder = new BrandBuilder();
	for (const row of rows) builder.add(name, row);
	const { fitments, counts } = builder.build()!;
	let id = 0;
	const identity: BrandIdentity = { id: 1, name, models: new Map() };
	for (const [key, model] of fitments.models) {
		const variants = [...model.variants].map(([variant, named]) => [variant, { id: ++id, ...named }] as const);
		identity.models.set(key, { id: ++id, name: model.name, variants: new Map(variants) });
	}
	return { shard: compileShard(fitments, identity, new Map()), identity, counts };
}

/** The options of the row's car in a year, as a visitor gets them. */
function answered(shard: Shard, identity: BrandIdentity, row: FitmentRow, year: number): string[] {
	const model = findModel(shard, identity.models.get(nameKey(row.model))!.id)!;
	const car = vehiclesOf(shard, model, year, CURRENT_YEAR).find(
		({ body, steering, note }) =>
			nameKey(body) === nameKey(row.body) && steering === row.steering && nameKey(note) === nameKey(row.note),
	);
	return (car?.fitment.options ?? []).map(({ driver, passenger, rear, universalAdapter }) =>
		equipmentKey([driver, passenger, rear, universalAdapter ? -2 : -1]),
	);
}

test("there are files to try", () => {
	expect(files).not.toEqual([]);
});

describe.each(scans)("%s", (name, scan) => {
	if (!scan.ok) {
		test("is no fitment file, and says what it lacks", () => {
			expect(scan.code).toBe("catalogue.columns_missing");
			expect(scan.missing).not.toEqual([]);
		});
		return;
	}

	test("gives every car exactly what its rows say, in every year, and loses no row", async () => {
		const { brands, refused } = await readFile(name, scan);
		const lost: string[] = [];
		let accounted = refused.length;
		for (const { name: brand, rows } of brands.values()) {
			const { shard, identity, counts } = buildShard(brand, rows);
			accounted += counts.imported + counts.merged;
			for (const row of rows) {
				const telling = row.options.filter((option) => !isBlank(option)).map(equipmentKey);
				for (let year = row.from; year <= (row.to || CURRENT_YEAR); year++) {
					const options = answered(shard, identity, row, year);
					const isThere = options.length > 0 && telling.every((option) => options.includes(option));
					if (!isThere) lost.push(`row ${row.rowNo}: ${brand} ${row.model} ${year}`);
				}
			}
		}
		console.log(`${name}: ${scan.rows} rows, ${brands.size} brands, ${refused.length} refused`, refused.slice(0, 10));
		expect(lost).toEqual([]);
		expect(accounted).toBe(scan.rows);
	});

	test("says nothing of a car that no row says", async () => {
		const { brands } = await readFile(name, scan);
		const invented: string[] = [];
		for (const { name: brand, rows } of brands.values()) {
			const { shard } = buildShard(brand, rows);
			const facts = new Set<string>();
			for (const row of rows) {
				for (let year = row.from; year <= (row.to || CURRENT_YEAR); year++) {
					for (const option of row.options) facts.add(`${nameKey(row.model)} ${year} ${equipmentKey(option)}`);
				}
			}
			for (const model of shard.models) {
				for (let year = 1885; year <= CURRENT_YEAR; year++) {
					for (const car of vehiclesOf(shard, model, year, CURRENT_YEAR)) {
						for (const { driver, passenger, rear, universalAdapter } of car.fitment.options) {
							const key = equipmentKey([driver, passenger, rear, universalAdapter ? -2 : -1]);
							const fact = `${nameKey(model[1])} ${year} ${key}`;
							if (!facts.has(fact)) invented.push(`${brand} ${fact}`);
						}
					}
				}
			}
		}
		expect(invented).toEqual([]);
	});
});
