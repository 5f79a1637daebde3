import { nameKey } from "../../db/search-text.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import type { CarCorrection } from "../corrections/correction.rules.ts";
import { type BrandPair, brandChanges } from "./brand-changes.usecases.ts";
import { createVersionRepository } from "./version.repository.ts";
import type { BrandChanges, VersionDifference } from "./version.schema.ts";
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
	const sum = (of: "added" | "changed" | "gone") => changes.reduce((total, brand) => total + brand[of], 0);
	return {
		activeId,
		carsBefore: active?.stats.variants ?? 0,
		totals: { added: sum("added"), changed: sum("changed"), gone: sum("gone") },
		brands: changes,
	};
}

const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);
