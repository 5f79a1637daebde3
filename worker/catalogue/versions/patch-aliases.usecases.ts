import type { SQL } from "drizzle-orm";
import type { Statement } from "../../db/statements.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import type { AliasCorrection } from "../corrections/alias-correction.rules.ts";
import { storeModels } from "./store-models.ts";
import { createVersionRepository } from "./version.repository.ts";
import { summariseVersion } from "./version.rules.ts";
import { createVersionBrandRepository } from "./version-brand.repository.ts";
import { createVersionBuildRepository } from "./version-build.repository.ts";

/**
 * Gives a version the models with these corrected aliases, else with those of now, in one batch with `extraStatements`.
 * False: the version was changed in the meantime and nothing was written, so the caller tries again.
 */
export async function patchAliases(
	context: CatalogueContext,
	versionId: number,
	corrections?: readonly AliasCorrection[],
	extraStatements: (guard: SQL) => Statement[] = () => [],
): Promise<boolean> {
	const { db } = context;
	const version = await createVersionRepository(db).get(versionId);
	const builds = createVersionBuildRepository(db);
	const summary = summariseVersion(
		await createVersionBrandRepository(db).builtBrands(versionId),
		version.stats.refused,
	);
	const stored = await storeModels(context, summary.models, corrections);
	const isSame = corrections === undefined && stored.models === version.manifest.models;
	if (isSame) return true;
	const manifest = { ...version.manifest, ...stored };
	return builds.patch(version, { brands: [], manifest, stats: version.stats }, extraStatements);
}
