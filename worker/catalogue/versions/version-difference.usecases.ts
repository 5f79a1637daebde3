import { nameKey } from "../../db/search-text.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import type { CarCorrection } from "../corrections/correction.rules.ts";
import { type BrandPair, brandChanges } from "./brand-changes.usecases.ts";
import { createVersionRepository } from "./version.repository.ts";
import type { BrandChanges, VersionDifference } from "./version.schema.ts";
import { createVersionBrandRepository } from "./version-brand.repository.ts";
import { importedHashes, shardHashes } from "./version-shards.ts";

/** What changes in so many is stored together. */
const BRANDS_PER_PIECE = 50;
const NO_CORRECTIONS: readonly CarCorrection[] = [];

/** What would change for visitors if a version replaced the active one, with the current corrections. */
export async function versionDifference(context: CatalogueContext, id: number): Promise<VersionDifference> {
	const { db } = context;
	const versions = createVersionRepository(db);
	const [{ manifest }, activeId] = await Promise.all([versions.get(id), versions.activeId()]);
	const active = activeId === null ? undefined : await versions.get(activeId);
	const [before, after, imported, corrections] = await Promise.all([
		shardHashes(db, activeId),
		shardHashes(db, id),
		importedHashes(db, id),
		createCorrectionRepository(db).all().then(byBrand),
	]);
	const brands = [...manifest.brands, ...(active?.manifest.brands ?? [])];
	const names = [...new Map(brands.map(([, name]) => [nameKey(name), name]))].sort(byKey);

	/** None, if nothing can have changed. */
	function pairOf([key, brand]: [string, string]): BrandPair[] {
		const ofBrand = corrections.get(key) ?? NO_CORRECTIONS;
		if (id === activeId || (before.get(key) === after.get(key) && ofBrand.length === 0)) return [];
		return [{ brand, before: before.get(key), after: imported.get(key), corrections: ofBrand }];
	}

	const changes: BrandChanges[] = [];
	for (let at = 0; at < names.length; at += BRANDS_PER_PIECE) {
		const pairs = names.slice(at, at + BRANDS_PER_PIECE).flatMap(pairOf);
		if (pairs.length > 0) changes.push(...(await brandChanges(context, pairs)));
	}
	const counted = activeId === null ? changes : await withLostFiles(db, changes, { before: activeId, after: id });
	const sum = (of: "added" | "changed" | "gone") => counted.reduce((total, brand) => total + brand[of], 0);
	return {
		activeId,
		carsBefore: active?.stats.variants ?? 0,
		totals: { added: sum("added"), changed: sum("changed"), gone: sum("gone") },
		brands: counted,
	};
}

/** The cars that brands gain and lose whose file is lost: their ids are in the database. */
async function withLostFiles(
	db: CatalogueContext["db"],
	changes: BrandChanges[],
	{ before, after }: { before: number; after: number },
): Promise<BrandChanges[]> {
	const keys = changes.flatMap(({ brand, isUnknown }) => (isUnknown ? [nameKey(brand)] : []));
	if (keys.length === 0) return changes;
	const { variantIds } = createVersionBrandRepository(db);
	const [old, now] = await Promise.all([variantIds(before, keys), variantIds(after, keys)]);
	return changes.map((change) => {
		if (!change.isUnknown) return change;
		const key = nameKey(change.brand);
		const [had, has] = [new Set(old.get(key)), new Set(now.get(key))];
		const countOnly = (one: Set<number>, other: Set<number>) => [...one].filter((id) => !other.has(id)).length;
		return { ...change, added: countOnly(has, had), gone: countOnly(had, has) };
	});
}

const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);
