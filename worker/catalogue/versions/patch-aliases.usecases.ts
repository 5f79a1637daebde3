import type { SQL } from "drizzle-orm";
import type { VersionRow } from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import type { AliasCorrection } from "../corrections/alias-correction.rules.ts";
import { storeModels } from "./store-models.ts";
import { summariseVersion } from "./version.rules.ts";
import { createVersionBrandRepository } from "./version-brand.repository.ts";
import { createVersionBuildRepository } from "./version-build.repository.ts";

/**
 * Gives a version the models with these corrected aliases, else with those of now, in one batch with `extraStatements`,
 * which go with the active version only. False: the version, read before the aliases, was changed in the meantime and
 * nothing was written, so the caller tries again.
 */
export async function patchAliases(
	context: CatalogueContext,
	version: VersionRow,
	corrections?: readonly AliasCorrection[],
	extraStatements?: (guard: SQL) => Statement[],
): Promise<boolean> {
	const { db } = context;
	const builds = createVersionBuildRepository(db);
	const summary = summariseVersion(
		await createVersionBrandRepository(db).builtBrands(version.id),
		version.stats.refused,
	);
	const stored = await storeModels(context, summary.models, corrections);
	const { models, words } = version.manifest;
	const isSame = corrections === undefined && stored.models === models && stored.words === words;
	if (isSame) return true;
	const manifest = { ...version.manifest, ...stored };
	return builds.patch(version, { brands: [], manifest, stats: version.stats }, extraStatements);
}
