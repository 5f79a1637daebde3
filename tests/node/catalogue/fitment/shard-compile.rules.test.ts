import fc from "fast-check";
import { expect, test } from "vitest";
import { fitmentRow, fitmentRows } from "#tests/support/fitment-rows.ts";
import { BrandBuilder } from "#worker/catalogue/fitment/build-brand.rules.ts";
import type { BrandFitments, FitmentRow } from "#worker/catalogue/fitment/fitment.rules.ts";
import { fitmentRecords } from "#worker/catalogue/fitment/fitment-record.rules.ts";
import { findModel, findVehicle, vehiclesOf } from "#worker/catalogue/fitment/shard.rules.ts";
import { type BrandIdentity, compileShard, readShard } from "#worker/catalogue/fitment/shard-compile.rules.ts";

const ADAPTERS = new Map([[7, "Hook 9x3"]]);

function fitmentsOf(rows: FitmentRow[]): BrandFitments {
	const builder = new BrandBuilder();
	for (const row of rows) builder.add("Volkswagen", row);
	return builder.build()!.fitments;
}

/** Identities as the database would assign them: numbered in order. */
function identify({ name, models }: BrandFitments): BrandIdentity {
	let id = 0;
	const next = () => ++id;
	return {
		id: 1,
		name,
		models: new Map(
			[...models].map(([key, model]) => [
				key,
				{
					id: next(),
					name: model.name,
					variants: new Map([...model.variants].map(([variant, rest]) => [variant, { id: next(), ...rest }])),
				},
			]),
		),
	};
}

const compiled = (rows: FitmentRow[]) => {
	const fitments = fitmentsOf(rows);
	return compileShard(fitments, identify(fitments), ADAPTERS);
};

test("a shard says exactly what its fitments say", () => {
	fc.assert(
		fc.property(fitmentRows, (rows) => {
			const fitments = fitmentsOf(rows);
			const read = readShard(compiled(rows));
			expect(read.name).toBe(fitments.name);
			expect(new Map([...read.models].sort())).toEqual(new Map([...fitments.models].sort()));
		}),
	);
});

test("the same fitments and identities give the same bytes", () => {
	fc.assert(
		fc.property(fitmentRows, (rows) => {
			const fitments = fitmentsOf(rows);
			const identity = identify(fitments);
			const first = compileShard(fitments, identity, ADAPTERS);
			expect(JSON.stringify(compileShard(readShard(first), identity, ADAPTERS))).toBe(JSON.stringify(first));
		}),
	);
});

test("a visitor finds the car of every row in each of its years", () => {
	const rows = [fitmentRow({ to: 0 }), fitmentRow({ body: "Estate", options: [[[26, 28], [18], [12], 7]] })];
	const shard = compiled(rows);
	const model = findModel(shard, shard.models[0]![0])!;
	const [golf, estate] = vehiclesOf(shard, model, 2016, 2026);
	expect(golf).toMatchObject({ body: "", yearTo: null, fitment: { driver: [26], passenger: [18], rear: [] } });
	expect(estate!.fitment.options).toEqual([
		{
			id: expect.any(Number),
			driver: [26, 28],
			passenger: [18],
			rear: [12],
			adapter: { id: 7, technicalName: "Hook 9x3" },
			universalAdapter: false,
		},
	]);
	expect(findVehicle(shard, golf!.id, 2026)).toEqual(golf);
	expect(vehiclesOf(shard, model, 2017, 2026)).toHaveLength(1);
});

test("models stand in the order in which people look for them", () => {
	const rows = ["Golf 10", "golf 2", "Älpler", "Zeta", "95", "9-5"].map((model) => fitmentRow({ model }));
	expect(compiled(rows).models.map(([, name]) => name)).toEqual(["9-5", "95", "Älpler", "golf 2", "Golf 10", "Zeta"]);
});

test("the rows for the back-office hold every option of every span", () => {
	const rows = [
		fitmentRow({ to: 0, options: [[[26, 28], [18], [], -2]] }),
		fitmentRow({ from: 2014, to: 2014, options: [[[24], [], [12], 7]] }),
	];
	expect([...fitmentRecords(compiled(rows))].map((record) => record.slice(1))).toEqual([
		[2012, 2013, 1, "26/28", "18", "", null, 1],
		[2014, 2014, 1, "26/28", "18", "", null, 1],
		[2014, 2014, 2, "24", "", "12", 7, 0],
		[2015, null, 1, "26/28", "18", "", null, 1],
	]);
});
