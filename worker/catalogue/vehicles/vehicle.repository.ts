import { and, eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { jsonPieces } from "../../db/json-pieces.rules.ts";
import {
	vehicleBrandsTable as brands,
	vehicleModelsTable as models,
	vehicleVariantsTable as variants,
} from "../../db/schema/vehicle.table.ts";
import { versionBrandsTable as versionBrands } from "../../db/schema/version.table.ts";
import { nameKey, searchText } from "../../db/search-text.rules.ts";
import { runBatch } from "../../db/statements.ts";
import { knownText, UNKNOWN_WORDS } from "../../imports/unknown-word.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import type { BrandIdentity, ModelIdentity } from "../fitment/shard-compile.rules.ts";
import { isOldSpelling, plainName } from "../fitment/spelling.rules.ts";

/** Names with other characters than ASCII's, or with a backtick. */
const UNUSUAL = "*[^ -_a-~]*";

/** Gives every car of these brands its permanent identity, and returns the brands' identities by their keys. */
export async function ensureIdentities(db: Database, fitments: BrandFitments[]): Promise<Map<string, BrandIdentity>> {
	await runBatch(db, [
		...jsonPieces(fitments.map(({ name }) => [nameKey(name), name])).map((piece) =>
			insertRows(db, brands, sql`FROM json_each(${piece}) WHERE true`, {
				nameKey: sql`value ->> 0`,
				name: sql`value ->> 1`,
			}).onConflictDoNothing(),
		),
		...jsonPieces(modelsOf(fitments)).map((piece) =>
			insertRows(
				db,
				models,
				sql`FROM json_each(${piece}) j CROSS JOIN ${brands} b ON b.name_key = j.value ->> 0 WHERE true`,
				{ brandId: sql`b.id`, nameKey: sql`j.value ->> 1`, name: sql`j.value ->> 2` },
			).onConflictDoNothing(),
		),
		...jsonPieces(variantsOf(fitments)).map((piece) =>
			insertRows(
				db,
				variants,
				sql`FROM json_each(${piece}) j CROSS JOIN ${brands} b ON b.name_key = j.value ->> 0
					CROSS JOIN ${models} m ON m.brand_id = b.id AND m.name_key = j.value ->> 1 WHERE true`,
				{
					...{ modelId: sql`m.id`, variantKey: sql`j.value ->> 2` },
					...{ body: sql`j.value ->> 3`, steering: sql`j.value ->> 4`, note: sql`j.value ->> 5` },
				},
			).onConflictDoNothing(),
		),
	]);
	return readIdentities(
		db,
		fitments.map(({ name }) => nameKey(name)),
	);
}

function* modelsOf(fitments: BrandFitments[]): Generator<string[]> {
	for (const { name, models: ofBrand } of fitments) {
		for (const [modelKey, model] of ofBrand) yield [nameKey(name), modelKey, model.name];
	}
}

function* variantsOf(fitments: BrandFitments[]): Generator<string[]> {
	for (const { name, models: ofBrand } of fitments) {
		for (const [modelKey, { variants: ofModel }] of ofBrand) {
			for (const [key, { body, steering, note }] of ofModel) yield [nameKey(name), modelKey, key, body, steering, note];
		}
	}
}

/** The vehicle brands of these with names that imports read otherwise now (`isOldSpelling`, `plainTexts`). */
export async function brandsInOldSpelling(db: Database, keys: readonly string[]): Promise<string[]> {
	const isRequested = sql`${brands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
	const [modelRows, bodyRows, noteRows] = await db.batch([
		db
			.select({ key: brands.nameKey, name: models.name })
			.from(models)
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(and(isRequested, sql`${models.name} GLOB ${UNUSUAL}`)),
		db
			.selectDistinct({ key: brands.nameKey, name: variants.body })
			.from(variants)
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(and(isRequested, or(sql`${variants.body} GLOB ${UNUSUAL}`, mayBeUnknown(variants.body)))),
		db
			.selectDistinct({ key: brands.nameKey, name: variants.note })
			.from(variants)
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(and(isRequested, mayBeUnknown(variants.note))),
	]);
	const old = [
		...[...modelRows, ...bodyRows].filter(({ name }) => isOldSpelling(name)),
		...[...bodyRows, ...noteRows].filter(({ name }) => knownText(name) !== name),
	];
	return [...new Set(old.map(({ key }) => key))];
}

/** All texts that `knownText` leaves out, and others without ASCII letters and digits. */
const mayBeUnknown = (text: SQLWrapper): SQL =>
	sql`${text} <> '' AND (${text} NOT GLOB '*[a-zA-Z0-9]*' OR ${text} GLOB '[#]*'
		OR lower(replace(replace(${text}, 'İ', 'i'), 'ı', 'i')) IN (SELECT value FROM json_each(${JSON.stringify([...UNKNOWN_WORDS])})))`;

/**
 * The vehicle brands that rows mean whose keys have other accents, or whose spelling is old (`isOldSpelling`), by the rows'
 * keys. A brand is itself where the version has it, or no other one.
 */
export async function knownBrandNames(
	db: Database,
	versionId: number | null,
	keys: readonly string[],
): Promise<Map<string, string>> {
	const isCurrent = sql<number>`EXISTS (SELECT 1 FROM ${versionBrands}
		WHERE version_id = ${versionId} AND brand_id = ${brands.id})`;
	const plain = JSON.stringify([...new Set(keys.flatMap((key) => [key, searchText(key)]))]);
	const select = () => db.select({ name: brands.name, key: brands.nameKey, isCurrent }).from(brands);
	const results = await db.batch([
		select().where(sql`${brands.name} GLOB ${sql.raw(`'${UNUSUAL}'`)}`),
		select().where(sql`${brands.nameKey} IN (SELECT value FROM json_each(${plain}))`),
	]);
	const known = [...new Map(results.flat().map((one) => [one.key, one])).values()];
	const bySearch = Map.groupBy(known, ({ name }) => searchText(plainName(name)));
	return new Map(
		keys.flatMap((key) => {
			const rankOf = (one: (typeof known)[number]) =>
				one.isCurrent * 4 + Number(one.key === key) * 2 + Number(nameKey(plainName(one.name)) === key);
			const [meant] = (bySearch.get(searchText(key)) ?? []).toSorted((one, other) => rankOf(other) - rankOf(one));
			return meant && meant.key !== key ? [[key, meant.name]] : [];
		}),
	);
}

/** The names of vehicle brands by their keys. */
export async function brandNames(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
	const isRequested = sql`${brands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
	const rows = await db.select({ key: brands.nameKey, name: brands.name }).from(brands).where(isRequested);
	return new Map(rows.map(({ key, name }) => [key, name]));
}

/** The identities of vehicle brands by their keys. */
export async function readIdentities(db: Database, keys: readonly string[]): Promise<Map<string, BrandIdentity>> {
	const isRequested = sql`${brands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
	const { id, modelId, variantKey, body, steering, note } = variants;
	const [brandRows, modelRows, variantRows] = await db.batch([
		db.select().from(brands).where(isRequested),
		db
			.select({ id: models.id, brandId: models.brandId, name: models.name, key: models.nameKey })
			.from(models)
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(isRequested),
		db
			.select({ id, modelId, key: variantKey, body, steering, note })
			.from(variants)
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(isRequested),
	]);
	const byKey = new Map<string, BrandIdentity>();
	const brandById = new Map<number, BrandIdentity>();
	for (const { nameKey: key, ...row } of brandRows) {
		const brand = { ...row, models: new Map() };
		byKey.set(key, brand);
		brandById.set(row.id, brand);
	}
	const modelById = new Map<number, ModelIdentity>();
	for (const { brandId, key, ...row } of modelRows) {
		const model = { ...row, variants: new Map() };
		modelById.set(row.id, model);
		brandById.get(brandId)?.models.set(key, model);
	}
	for (const { modelId: ofModel, key, ...variant } of variantRows) modelById.get(ofModel)?.variants.set(key, variant);
	return byKey;
}
