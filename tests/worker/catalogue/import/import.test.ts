import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bytesOf, givenImport, imported } from "#tests/support/catalogue-import.ts";
import { call, db, get, givenAssortment, givenUser } from "#tests/support/world.ts";
import type { CatalogueIndex } from "#worker/catalogue/fitment/catalogue-index.rules.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import type { Difference } from "#worker/catalogue/import/import.schema.ts";
import type { ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { assortmentsTable } from "#worker/db/schema/assortment.table.ts";
import { importsTable } from "#worker/db/schema/import.table.ts";
import type { FieldError } from "#worker/http/app-error.ts";
import type { RejectedRow } from "#worker/imports/import.schema.ts";
import { getImmutable } from "#worker/storage/immutable.ts";

const HEADER = "make,model,year_from,year_to,driver_in,passenger_in,rear_in\n";
const GOLF = "Volkswagen,Golf,2012,2019,26,18,12\n";
const POLO = "Volkswagen,Polo,2014,,24,16,\n";
const SAAB = "Saab,9-5,1999,2011,24/23,22,\nSaab,95,1968,1973,11,11,\n";

const admin = async () => (await givenUser("ROLE_ADMIN")).token;
const versions = createVersionRepository(db);

async function activeShards(): Promise<Shard[]> {
	const id = await versions.activeId();
	if (id === null) return [];
	const { manifest } = await versions.get(id);
	const shards = await Promise.all(manifest.brands.map(([, , hash]) => getImmutable<Shard>(env.MEDIA, "shards", hash)));
	return shards.flatMap((shard) => shard ?? []);
}

/** `brand model from-to` of every span, for reading. */
const carsOf = (shards: Shard[]) =>
	shards.flatMap(({ name, models, options }) =>
		models.flatMap(([, model, variants]) =>
			variants.flatMap(([, , , , spans]) =>
				spans.map(
					([from, to, at]) =>
						`${name} ${model} ${from}-${to} ${at
							.map((one) =>
								options[one]!.slice(0, 3)
									.map((sizes) => String(sizes).replaceAll(",", "/"))
									.join("+"),
							)
							.join(" or ")}`,
				),
			),
		),
	);

test("a whole file becomes the catalogue, and every row is accounted for", async () => {
	const text = `${HEADER}${GOLF}${GOLF}${POLO}${SAAB}Saab,96,20x,,11,11,\nSaab,99,1970,1980,99,11,\n`;
	const run = await givenImport(await admin(), text);
	const sendReplies = await run.sendAll();
	const activation = await run.act("activate");
	expect(sendReplies[0]!.body).toMatchObject({ part: 1, rows: 7, accepted: 5, refused: 2 });
	expect(sendReplies[0]!.body.errors).toMatchObject([
		{ rowNo: 7, field: "yearFrom", code: "catalogue.year_invalid", value: "20x" },
		{ rowNo: 8, field: "driver", code: "catalogue.size_out_of_range", value: "99" },
	]);
	expect(activation.status).toBe(200);
	expect(activation.body).toMatchObject({
		state: "complete",
		active: true,
		stats: { imported: 4, merged: 1, refused: 2, brands: 2, models: 4, variants: 4, spans: 4 },
	});
	expect(carsOf(await activeShards())).toEqual([
		"Saab 9-5 1999-2011 23/24+22+",
		"Saab 95 1968-1973 11+11+",
		"Volkswagen Golf 2012-2019 26+18+12",
		"Volkswagen Polo 2014-0 24+16+",
	]);
	expect((await run.view()).body).toMatchObject({
		state: "activated",
		accepted: 5,
		refused: 2,
		versionId: activation.body.id,
	});
	const { results } = await env.DB.prepare("SELECT * FROM fitment_options ORDER BY variant_id").all();
	expect(results).toHaveLength(4);
	const chunks = await env.DB.prepare("SELECT count(*) AS n FROM catalogue_import_chunks").first("n");
	expect(chunks).toBe(0);
});

test("the manifest knows all models, front pairs and rear sizes", async () => {
	await imported(await admin(), HEADER + GOLF + POLO + SAAB);
	const { manifest } = await versions.get((await versions.activeId())!);
	expect(manifest.brands.map(([, name]) => name)).toEqual(["Saab", "Volkswagen"]);
	expect(manifest.modelsGzipBytes).toBeGreaterThan(0);
	const index = await getImmutable<CatalogueIndex>(env.MEDIA, "sizes", manifest.sizes!);
	expect(index!.pairs).toEqual([
		[11, 11],
		[23, 22],
		[24, 16],
		[24, 22],
		[26, 18],
	]);
	expect(index!.rears).toEqual([12]);
	const models = await getImmutable<ModelList>(env.MEDIA, "models", manifest.models!);
	expect(models!.brands.map(([, name, list]) => [name, list.map(([, model, known]) => [model, known])])).toEqual([
		[
			"Saab",
			[
				["9-5", { y: [1999, 2011] }],
				["95", { y: [1968, 1973] }],
			],
		],
		[
			"Volkswagen",
			[
				["Golf", { y: [2012, 2019] }],
				["Polo", { y: [2014, 0] }],
			],
		],
	]);
});

async function activeAliases(): Promise<unknown> {
	const { manifest } = await versions.get((await versions.activeId())!);
	const models = await getImmutable<ModelList>(env.MEDIA, "models", manifest.models!);
	return models!.brands.flatMap(([, , list]) =>
		list.flatMap(([, model, known]) => (known?.a ? [[model, known.a]] : [])),
	);
}

test("an import that changes aliases alone shows them, before and after it is activated", async () => {
	const token = await admin();
	const named = (golf: string, polo: string) =>
		`${HEADER.trim()},aliases\n${GOLF.trim()},${golf}\n${POLO.trim()},${polo}\n`;
	await imported(token, named("golf 7|mk7", "6r"));
	const run = await givenImport(token, named("mk7|golf 7|5g", "6r") + SAAB.replaceAll("\n", ",\n"));
	await run.sendAll();
	expect(await run.act("difference")).toMatchObject({
		body: { totals: { added: 2, changed: 0, gone: 0, aliases: 1 } },
	});
	const golf = {
		...{ change: "aliases", brand: "Volkswagen", model: "Golf", body: "", before: null, after: null },
		aliases: {
			before: [{ text: "golf 7", yearFrom: 2012, yearTo: 2019 }, { text: "mk7" }],
			after: [{ text: "5g" }, { text: "golf 7" }, { text: "mk7", yearFrom: 2012, yearTo: 2019 }],
		},
	};
	const shown = async () => (await run.act("difference", { change: "aliases" })).body.data;
	expect(await shown()).toMatchObject([golf]);
	expect((await run.act("activate")).status).toBe(200);
	expect(await shown()).toMatchObject([golf]);
	const same = await givenImport(token, HEADER + GOLF + POLO + SAAB);
	await same.sendAll();
	expect((await same.act("difference")).body).toMatchObject({ totalItemCount: 0, totals: { aliases: 0 } });
});

test("aliases come with their column, stay without it, and go back with the version", async () => {
	const token = await admin();
	const named = (golf: string) => `${HEADER.trim()},aliases\n${GOLF.trim()},${golf}\n${POLO.trim()},6r\n`;
	const first = await imported(token, named("golf 7|mk7"));
	const all = [
		[
			"Golf",
			[
				["golf 7", 2012, 2019],
				["mk7", 2012, 2019],
			],
		],
		["Polo", [["6r", 2014, 0]]],
	];
	expect(await activeAliases()).toEqual(all);
	await imported(token, HEADER + GOLF + POLO + SAAB);
	expect(await activeAliases()).toEqual(all);
	await imported(token, `${HEADER}Volkswagen,Golf,2016,2016,28,18,\n`, { mode: "merge" });
	expect(await activeAliases()).toEqual(all);
	await imported(token, named(""));
	expect(await activeAliases()).toEqual([["Polo", [["6r", 2014, 0]]]]);
	const back = `/admin/api/catalogue/version/activate/${first.activation.body.id}`;
	const { status } = await call(back, { token, body: {} });
	expect(status).toBe(200);
	expect(await activeAliases()).toEqual(all);
});

test("the same file resumes where it stopped, and a part sent twice is one part", async () => {
	const token = await admin();
	const rows = Array.from({ length: 4500 }, (_, at) => `Brand ${at % 7},Model ${at},2010,2015,26,18,\n`).join("");
	const run = await givenImport(token, HEADER + rows);
	expect(run.parts).toHaveLength(3);
	const first = await run.act("rows", run.parts[0]);
	await run.act("rows", run.parts[2]);
	const again = await run.open();
	expect(again.body).toMatchObject({
		id: run.id,
		state: "receiving",
		parts: {
			total: 3,
			count: 2,
			received: [
				[1, 1],
				[3, 3],
			],
		},
	});
	expect((await run.act("activate")).body.error.code).toBe("catalogue.parts_missing");
	expect((await run.act("rows", run.parts[0])).body).toEqual(first.body);
	await run.act("rows", run.parts[1]);
	expect((await run.view()).body).toMatchObject({ accepted: 4500, refused: 0, parts: { received: [[1, 3]] } });
	expect((await run.act("activate")).body.stats).toMatchObject({ imported: 4500, models: 4500, brands: 7 });
});

test("a part that comes again with other content is refused", async () => {
	const run = await givenImport(await admin(), HEADER + GOLF);
	await run.sendAll();
	const other = await run.act("rows", { part: 1, rows: [[2, "Volkswagen", "Up", "2012", "2016", "22", "", ""]] });
	expect(other.status).toBe(409);
	expect(other.body.error.code).toBe("catalogue.part_differs");
	await run.act("activate");
	expect(carsOf(await activeShards())).toEqual(["Volkswagen Golf 2012-2019 26+18+12"]);
});

test("the same part sent many times at once is kept once", async () => {
	const run = await givenImport(await admin(), `${HEADER}${GOLF}Volkswagen,,2012,2013,26,,\n`);
	const replies = await Promise.all(Array.from({ length: 8 }, () => run.act("rows", run.parts[0])));
	expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
	expect(replies[0]!.body).toMatchObject({ accepted: 1, refused: 1 });
});

test("a connection that closes midway leaves the catalogue as it was", async () => {
	const token = await admin();
	await imported(token, HEADER + GOLF);
	const before = await versions.activeId();
	const rows = Array.from({ length: 2500 }, (_, at) => `Kia,Model ${at},2010,2015,26,18,\n`).join("");
	const run = await givenImport(token, HEADER + rows);
	await run.act("rows", run.parts[0]);
	expect(await versions.activeId()).toBe(before);
	expect(carsOf(await activeShards())).toEqual(["Volkswagen Golf 2012-2019 26+18+12"]);
});

test("an import is overtaken by another one, and goes on over it when it is opened again", async () => {
	const token = await admin();
	const slow = await givenImport(token, HEADER + POLO);
	await slow.sendAll();
	await imported(token, HEADER + GOLF);
	const refused = await slow.act("activate");
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.superseded"]);
	expect(carsOf(await activeShards())).toEqual(["Volkswagen Golf 2012-2019 26+18+12"]);
	expect((await slow.open()).body).toMatchObject({ id: slow.id, parts: { count: 1 } });
	expect((await slow.act("activate?confirmRemoved=1")).status).toBe(200);
	expect(carsOf(await activeShards())).toEqual(["Volkswagen Polo 2014-0 24+16+"]);
});

test("an import is not activated over a version that its reviewer has not seen, whoever has opened it again", async () => {
	const token = await admin();
	const seen = (await imported(token, HEADER + GOLF)).activation.body.id;
	const run = await givenImport(token, HEADER + POLO);
	await run.sendAll();
	const other = (await imported(token, HEADER + SAAB, { mode: "merge" })).activation.body.id;
	expect((await run.open()).body).toMatchObject({ id: run.id, baseVersionId: other });
	const refused = await run.act(`activate?confirmRemoved=1&over=${seen}`);
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.superseded"]);
	expect(await versions.activeId()).toBe(other);
	expect((await run.open()).body.refusal).toBeNull();
	const again = () => run.act(`activate?confirmRemoved=3&over=${other}`);
	expect((await again()).body).toMatchObject({ active: true });
	expect((await again()).status).toBe(200);
});

test("activating twice is activating once", async () => {
	const { act, activation } = await imported(await admin(), HEADER + GOLF);
	expect((await act("activate")).body).toEqual(activation.body);
});

test("a discarded import takes nothing more and changes nothing", async () => {
	const run = await givenImport(await admin(), HEADER + GOLF);
	await run.sendAll();
	expect((await run.act("discard")).body.state).toBe("discarded");
	expect((await run.act("discard")).status).toBe(200);
	for (const what of ["activate", "difference"]) {
		const reply = await run.act(what);
		expect([reply.status, reply.body.error.code]).toEqual([409, "catalogue.import_closed"]);
	}
	expect(await versions.activeId()).toBeNull();
	expect((await run.open()).body.id).not.toBe(run.id);
});

test("a dry run shows what would change and changes nothing", async () => {
	const token = await admin();
	await imported(token, HEADER + GOLF + POLO);
	const before = await versions.activeId();
	const run = await givenImport(token, `${HEADER}Volkswagen,Golf,2012,2019,28,18,12\nKia,Rio,2011,2017,26,16,11\n`, {
		dryRun: true,
	});
	await run.sendAll();
	const difference = await run.act("difference");
	expect(difference.body).toMatchObject({ totalItemCount: 3, totals: { added: 1, changed: 1, gone: 1 } });
	expect(difference.body.data.map(({ change, brand, model }: Difference) => `${change} ${brand} ${model}`)).toEqual([
		"added Kia Rio",
		"changed Volkswagen Golf",
		"gone Volkswagen Polo",
	]);
	expect(difference.body.data[1].before).toMatchObject([{ yearFrom: 2012, yearTo: 2019, options: [{ driver: [26] }] }]);
	expect(difference.body.data[1].after).toMatchObject([{ yearFrom: 2012, yearTo: 2019, options: [{ driver: [28] }] }]);
	const refused = await run.act("activate");
	expect([refused.status, refused.body.error.code]).toEqual([409, "catalogue.dry_run"]);
	expect(await versions.activeId()).toBe(before);
	const vehicles = await env.DB.prepare("SELECT count(*) AS n FROM vehicle_models").first("n");
	expect(vehicles).toBe(2);
});

test("the difference is the same before and after activation", async () => {
	const token = await admin();
	await imported(token, HEADER + GOLF + SAAB);
	const run = await givenImport(token, HEADER + GOLF + POLO, { mode: "merge" });
	await run.sendAll();
	const before = await run.act("difference");
	await run.act("activate");
	expect((await run.act("difference")).body).toEqual(before.body);
	expect(before.body.totals).toEqual({
		added: 1,
		changed: 0,
		gone: 0,
		lost: 0,
		aliases: 0,
		key_numbers: 0,
		conflict: 0,
	});
	expect((await run.act("difference", { change: "gone" })).body.data).toEqual([]);
	expect((await run.act("difference", { search: "POLO" })).body.totalItemCount).toBe(1);
});

test("an import with an id that a restored database gives again is compared by itself", async () => {
	const token = await admin();
	const forgotten = await givenImport(token, HEADER + GOLF);
	await forgotten.sendAll();
	await forgotten.act("difference");
	await env.DB.batch([
		env.DB.prepare("DELETE FROM catalogue_imports"),
		env.DB.prepare("DELETE FROM sqlite_sequence WHERE name = 'catalogue_imports'"),
	]);
	const run = await givenImport(token, HEADER + POLO);
	await run.sendAll();
	expect(run.id).toBe(forgotten.id);
	expect((await run.act("difference")).body.data).toMatchObject([{ change: "added", model: "Polo" }]);
});

test("merging overrides the file's years and leaves all others", async () => {
	const token = await admin();
	await imported(token, HEADER + GOLF + SAAB);
	const { activation } = await imported(token, `${HEADER}Volkswagen,Golf,2015,2016,28,18,\n`, { mode: "merge" });
	expect(activation.body.stats).toMatchObject({ imported: 1, merged: 0, refused: 0, brands: 2, models: 3, spans: 5 });
	expect(carsOf(await activeShards())).toEqual([
		"Saab 9-5 1999-2011 23/24+22+",
		"Saab 95 1968-1973 11+11+",
		"Volkswagen Golf 2012-2014 26+18+12",
		"Volkswagen Golf 2015-2016 28+18+",
		"Volkswagen Golf 2017-2019 26+18+12",
	]);
});

test("merging a file without a column leaves what that column holds, in the review and for visitors", async () => {
	const token = await admin();
	const { id, code } = await givenAssortment({ kind: "adapter" });
	await imported(token, `make,model,year_from,year_to,driver_in,rear_in,arm\nVW,Golf,2012,2019,26,12,${code}\n`);
	const optionsOf = async () => (await activeShards())[0]!.options;
	expect(await optionsOf()).toEqual([[[26], [], [12], 0]]);
	const front = "make,model,year_from,year_to,driver_in,passenger_in\nVW,Golf,2012,2019,26,18\n";
	const run = await givenImport(token, front, { mode: "merge" });
	await run.sendAll();
	const [{ after }] = (await run.act("difference")).body.data;
	expect(after).toMatchObject([{ options: [{ driver: [26], passenger: [18], rear: [12], adapter: { id } }] }]);
	await run.act("activate");
	expect(await optionsOf()).toEqual([[[26], [18], [12], 0]]);
	await imported(token, "make,model,year_from,year_to,rear_in\nVW,Golf,2012,2019,14\n", { mode: "merge" });
	expect(await optionsOf()).toEqual([[[26], [18], [14], 0]]);
});

test("merging a column of the left side alone leaves the other side of the car", async () => {
	const token = await admin();
	const both = "make,model,year,steering,left,right\nMini,Mini,2005,LHD,19,18\nMini,Mini,2005,RHD,18,19\n";
	await imported(token, both);
	await imported(token, "make,model,year,steering,left\nMini,Mini,2005,LHD,20\nMini,Mini,2005,RHD,17\n", {
		mode: "merge",
	});
	expect(carsOf(await activeShards())).toEqual(["Mini Mini 2005-2005 20+18+", "Mini Mini 2005-2005 19+17+"]);
});

test("cars keep their ids over every import, and their first spelling", async () => {
	const token = await admin();
	await imported(token, HEADER + GOLF + SAAB);
	const first = await activeShards();
	await imported(token, `${HEADER}VOLKSWAGEN,  golf ,2012,2019,26,18,12\n`);
	const [shard] = await activeShards();
	const golf = first.find(({ name }) => name === "Volkswagen")!;
	expect(shard).toEqual(golf);
	await imported(token, HEADER + SAAB + GOLF);
	expect(await activeShards()).toEqual(first);
});

test("a file whose rows are all refused is no catalogue", async () => {
	const run = await givenImport(await admin(), `${HEADER}Volkswagen,Golf,never,,26,18,12\n`);
	await run.sendAll();
	const reply = await run.act("activate");
	expect([reply.status, reply.body.error.code]).toEqual([409, "catalogue.nothing_imported"]);
});

test("announced rows that never come are missed", async () => {
	const token = await admin();
	const file = await scanFile(bytesOf(HEADER + GOLF));
	if (!file.ok) throw new Error(file.code);
	const body = { fileHash: file.fileHash, parts: 1, rows: 5, mapping: file.mapping };
	const { id } = (await call("/admin/api/catalogue/import", { token, body })).body;
	await call(`/admin/api/catalogue/import/${id}/rows`, {
		token,
		body: { part: 1, rows: [[2, "Volkswagen", "Golf", "2012", "2019", "26"]] },
	});
	const reply = await call(`/admin/api/catalogue/import/${id}/activate`, { token });
	expect([reply.status, reply.body.error.code]).toEqual([409, "catalogue.rows_differ"]);
});

test("rows name adapters by technical name or code; an unknown one is refused", async () => {
	const token = await admin();
	const { id, name, code } = await givenAssortment({ kind: "adapter" });
	const text = `make,model,year,driver,adapter
VW,Golf,2012,26,${name.toUpperCase()}
VW,Polo,2012,24,${code}
VW,Up,2012,22,Universal
VW,Lupo,2002,21,Nobody's
`;
	const run = await givenImport(token, text);
	const [reply] = await run.sendAll();
	expect(reply!.body.errors).toMatchObject([{ rowNo: 5, field: "adapter", code: "catalogue.adapter_unknown" }]);
	await run.act("activate");
	const [shard] = await activeShards();
	expect(shard!.adapters).toEqual([[id, name]]);
	const { results } = await env.DB.prepare(
		"SELECT adapter_id, universal_adapter FROM fitment_options ORDER BY variant_id",
	).all();
	expect(results).toEqual([
		{ adapter_id: id, universal_adapter: 0 },
		{ adapter_id: id, universal_adapter: 0 },
		{ adapter_id: null, universal_adapter: 1 },
	]);
});

test("the same file begins anew once an adapter that its rows named is there", async () => {
	const token = await admin();
	const text = "make,model,year,driver,adapter\nVW,Golf,2012,26,Quiet hook\nVW,Polo,2012,24,\n";
	const first = await givenImport(token, text);
	await first.sendAll();
	expect((await first.open()).body.id).toBe(first.id);
	const { id } = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ technicalName: "Quiet Hook" }).where(eq(assortmentsTable.id, id));
	const again = await givenImport(token, text);
	expect(again.id).not.toBe(first.id);
	expect((await first.view()).body.state).toBe("discarded");
	const [reply] = await again.sendAll();
	expect(reply!.body).toMatchObject({ accepted: 2, refused: 0 });
	expect((await again.open()).body.id).toBe(again.id);
});

test("beginning anew under an idempotency key answers the new import, also when it is asked for again", async () => {
	const token = await admin();
	const text = "make,model,year,driver,adapter\nVW,Golf,2012,26,Quiet hook\n";
	const first = await givenImport(token, text);
	await first.sendAll();
	const { id } = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ technicalName: "Quiet Hook" }).where(eq(assortmentsTable.id, id));
	const again = await first.open({ "idempotency-key": "anew" });
	expect(again.body).toMatchObject({ state: "receiving", parts: { count: 0 } });
	expect(again.body.id).not.toBe(first.id);
	expect((await first.view()).body.state).toBe("discarded");
	expect((await first.open({ "idempotency-key": "anew" })).body).toEqual(again.body);
});

test("a file whose activation is under way goes on, also once an adapter that its rows named is there", async () => {
	const token = await admin();
	const run = await givenImport(
		token,
		"make,model,year,driver,adapter\nVW,Golf,2012,26,Quiet hook\nVW,Polo,2012,24,\n",
	);
	await run.sendAll();
	const { id } = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ technicalName: "Quiet Hook" }).where(eq(assortmentsTable.id, id));
	const by = { userId: (await givenUser("ROLE_ADMIN")).id, impersonatedBy: null };
	const activation = { run: "run", at: 0, done: 0, total: 0, refused: null, confirmRemoved: null, by };
	await db.update(importsTable).set({ activation }).where(eq(importsTable.id, run.id));
	expect((await run.open()).body).toMatchObject({ id: run.id, state: "receiving" });
});

test("comparing again, without the file, keeps its rows, also once an adapter that they named is there", async () => {
	const token = await admin();
	const text = "make,model,year,driver,adapter\nVW,Golf,2012,26,Quiet hook\nVW,Polo,2012,24,\n";
	const run = await givenImport(token, text, { mode: "merge" });
	await run.sendAll();
	await imported(token, HEADER + SAAB);
	expect((await run.act("activate")).body.error.code).toBe("catalogue.superseded");
	const { id } = await givenAssortment({ kind: "adapter" });
	await db.update(assortmentsTable).set({ technicalName: "Quiet Hook" }).where(eq(assortmentsTable.id, id));
	const { fileHash, parts, rows, mapping, options } = (await run.view()).body;
	const again = { fileHash, parts: parts.total, rows, mapping, options, keepRows: true };
	const reply = await call("/admin/api/catalogue/import", { token, body: again });
	expect(reply.body).toMatchObject({ id: run.id, parts: { count: 1 }, accepted: 1, refused: 1 });
	expect((await run.act("activate")).status).toBe(200);
	expect(carsOf(await activeShards()).at(-1)).toBe("VW Polo 2012-2012 24++");
});

test("refused rows are listed in pages and as a CSV file that no spreadsheet runs", async () => {
	const token = await admin();
	const run = await givenImport(
		token,
		`${HEADER}=1+1,,2012,,26,,\nVW,Golf,"=HYPERLINK(""x"")",,26,,\nVW,Up,2012,,5,,\n`,
	);
	await run.sendAll();
	const list = await run.act("errors", { page: 1, pageSize: 2, sortOrder: "asc" });
	expect(list.body).toMatchObject({ totalItemCount: 3, data: [{ rowNo: 2 }, { rowNo: 3 }] });
	const csv = await get(`/de/admin/api/catalogue/import/${run.id}/errors.csv`, { token });
	expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	const [heading, ...lines] = csv.text.replace("\uFEFF", "").split("\r\n");
	expect(heading).toBe("Zeile;Spalte;Wert;Grund");
	expect(lines[1]).toMatch(/^3;Erstes Jahr;"'=HYPERLINK\(""x""\)";/);
	expect(lines).toHaveLength(4);
});

test("a mapping without a needed column names it", async () => {
	const body = { fileHash: "a".repeat(64), parts: 1, rows: 1, mapping: { columns: { brand: 0, driver: 2 } } };
	const reply = await call("/admin/api/catalogue/import", { token: await admin(), body });
	expect(reply.status).toBe(400);
	expect(reply.body.error.fields.map(({ path }: FieldError) => path)).toEqual([
		"mapping.columns.model",
		"mapping.columns.year",
	]);
});

test("a row that the worker would not keep whole is refused by itself", async () => {
	const run = await givenImport(
		await admin(),
		`${HEADER}VW,G\u202Eolf,2012,2013,26,,\nVW,${"x".repeat(300)},2012,2013,26,,\nVW,a\uFFFDb,2012,2013,26,,\nVW,Golf,2012,2013,26,18,,extra\n`,
	);
	const [reply] = await run.sendAll();
	expect(reply!.body.errors.map(({ code }: RejectedRow) => code)).toEqual([
		"catalogue.text_damaged",
		"catalogue.text_too_long",
		"catalogue.text_damaged",
		"catalogue.row_too_wide",
	]);
});

test.each(["ROLE_USER", "ROLE_CUSTOMER", "ROLE_API_USER"] as const)("%s has no part in imports", async (role) => {
	const { token } = await givenUser(role);
	for (const path of [
		"import/1/activate",
		"import/1/discard",
		"import/1/errors",
		"version/list",
		"version/activate/1",
	]) {
		expect((await call(`/admin/api/catalogue/${path}`, { token })).status).toBe(403);
	}
	expect((await get("/admin/api/catalogue/import/1", { token })).status).toBe(403);
	expect((await get("/admin/api/catalogue/import/1/errors.csv", { token })).status).toBe(403);
});

test("an import that nobody began is not found", async () => {
	const token = await admin();
	for (const what of ["activate", "discard", "errors", "difference"]) {
		expect((await call(`/admin/api/catalogue/import/99/${what}`, { token })).status).toBe(404);
	}
});
