import { nameKey } from "../../db/search-text.rules.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { byBrand, createCorrectionRepository } from "../corrections/correction.repository.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { brandDifference } from "./difference.rules.ts";
import { createVersionRepository } from "./version.repository.ts";
import type { BrandChanges, VersionDifference } from "./version.schema.ts";
import { importedHashes, loadShard, shardHashes } from "./version-shards.ts";

const CONCURRENCY = 4;
const NO_CORRECTIONS: readonly CarCorrection[] = [];

/** What would change for visitors if a version replaced the active one, with the current corrections. */
export async function versionDifference(context: CatalogueContext, id: number): Promise<VersionDifference> {
	const { db, media } = context;
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
	const names = new Map(brands.map(([, name]) => [nameKey(name), name]));
	const fitmentsOf = async (hash: string | undefined) =>
		hash === undefined ? undefined : readShard(await loadShard(media, hash));

	async function changesOf([key, brand]: [string, string]): Promise<BrandChanges> {
		const ofBrand = corrections.get(key) ?? NO_CORRECTIONS;
		const changes = { brand, added: 0, changed: 0, gone: 0 };
		if (id === activeId || (before.get(key) === after.get(key) && ofBrand.length === 0)) return changes;
		const fitments = await fitmentsOf(imported.get(key));
		for (const { change } of brandDifference(
			await fitmentsOf(before.get(key)),
			fitments && correctBrand(fitments, ofBrand),
		)) {
			if (change === "added" || change === "changed" || change === "gone") changes[change]++;
		}
		return changes;
	}

	const compared = await mapWithConcurrency([...names].sort(byKey), CONCURRENCY, changesOf);
	const sum = (of: "added" | "changed" | "gone") => compared.reduce((total, brand) => total + brand[of], 0);
	return {
		carsBefore: active?.stats.variants ?? 0,
		totals: { added: sum("added"), changed: sum("changed"), gone: sum("gone") },
		brands: compared.filter(({ added, changed, gone }) => added + changed + gone > 0),
	};
}

const byKey = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : 1);
