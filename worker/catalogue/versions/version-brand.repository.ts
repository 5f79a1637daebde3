import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { vehicleBrandsTable as vehicleBrands } from "../../db/schema/vehicle.table.ts";
import { versionBrandsTable as brands } from "../../db/schema/version.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { ModelAlias } from "../fitment/fitment.rules.ts";
import type { BrandFacts } from "./brand-facts.rules.ts";

/** A vehicle brand of a version as imported: its shard, its key numbers, and how large it is. */
export type ImportedBrand = { key: string; hash: string; keyNumbers: string | null; spans: number };

/** A built vehicle brand of a version. `factsLength`: of its facts' JSON, which is read apart. */
export type BuiltBrand = Awaited<ReturnType<ReturnType<typeof createVersionBrandRepository>["builtBrands"]>>[number];

/** The vehicle brands of versions, complete or being built. */
export function createVersionBrandRepository(db: Database) {
	return { builtBrands, factsOf, marks, importedBrands, names, variantIds };

	async function builtBrands(versionId: number) {
		return db
			.select({
				id: brands.brandId,
				name: vehicleBrands.name,
				key: vehicleBrands.nameKey,
				shardHash: brands.shardHash,
				importedHash: brands.importedHash,
				corrections: brands.corrections,
				keyNumbers: brands.keyNumbers,
				spans: sql<number>`${brands.facts} ->> '$.spans'`,
				factsLength: sql<number>`length(${brands.facts})`,
			})
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(eq(brands.versionId, versionId));
	}

	/** The facts of these of its brands, by their ids. */
	async function factsOf(versionId: number, brandIds: readonly number[]): Promise<Map<number, BrandFacts>> {
		const rows = await db
			.select({ id: brands.brandId, facts: brands.facts })
			.from(brands)
			.where(
				and(
					eq(brands.versionId, versionId),
					sql`${brands.brandId} IN (SELECT value FROM json_each(${JSON.stringify(brandIds)}))`,
				),
			);
		return new Map(rows.map(({ id, facts }) => [id, facts]));
	}

	/** The marks of the corrections with which brands are built, by the keys of the brands' names. */
	async function marks(versionId: number): Promise<Map<string, string | null>> {
		const rows = await db
			.select({ key: vehicleBrands.nameKey, corrections: brands.corrections })
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(eq(brands.versionId, versionId));
		return new Map(rows.map(({ key, corrections }) => [key, corrections]));
	}

	/** All or these brands as imported, before corrections. */
	async function importedBrands(versionId: number, keys?: Iterable<string>): Promise<ImportedBrand[]> {
		const isSelected =
			keys && sql`${vehicleBrands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify([...keys])}))`;
		return db
			.select({
				key: sql<string>`${vehicleBrands.nameKey}`.as("key"),
				hash: sql<string>`coalesce(${brands.importedHash}, ${brands.shardHash})`.as("hash"),
				keyNumbers: brands.keyNumbers,
				spans: sql<number>`${brands.facts} ->> '$.spans'`.as("spans"),
			})
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(and(eq(brands.versionId, versionId), isSelected));
	}

	/** The ids of these brands' variants, by the brands' keys; the same variant has the same id in each version. */
	async function variantIds(versionId: number, keys: readonly string[]): Promise<Map<string, number[]>> {
		const rows = await db
			.select({ key: vehicleBrands.nameKey, ids: sql<string>`${brands.facts} -> '$.variantIds'` })
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(
				and(
					eq(brands.versionId, versionId),
					sql`${vehicleBrands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
				),
			);
		return new Map(rows.map(({ key, ids }): [string, number[]] => [key, JSON.parse(ids)]));
	}

	/** By these brands' keys: the aliases by the models' keys, and the hash of the key numbers. */
	async function names(
		versionId: number,
		keys: readonly string[],
	): Promise<{ key: string; aliases: Map<string, ModelAlias[]>; keyNumbers: string | null }[]> {
		const rows = await db
			.select({ key: vehicleBrands.nameKey, facts: brands.facts, keyNumbers: brands.keyNumbers })
			.from(brands)
			.innerJoin(vehicleBrands, eq(vehicleBrands.id, brands.brandId))
			.where(
				and(
					eq(brands.versionId, versionId),
					sql`${vehicleBrands.nameKey} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
				),
			);
		return rows.map(({ key, facts, keyNumbers }) => ({
			key,
			aliases: new Map(
				facts.models.flatMap(([, name, known]) => (known?.a ? [[nameKey(name), known.a] as const] : [])),
			),
			keyNumbers,
		}));
	}
}
