import type { SQL } from "drizzle-orm";
import type { VersionRow } from "../../db/schema/version.table.ts";
import type { Statement } from "../../db/statements.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import type { AliasCorrection } from "../corrections/alias-correction.rules.ts";
import { storeVersionFiles } from "./store-version-files.ts";
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
	const { id, manifest: known, stats } = version;
	const stored = await storeVersionFiles(context, { id, refused: stats.refused, aliases: corrections });
	const { models, modelsGzipBytes, words } = stored.manifest;
	const isSame = corrections === undefined && models === known.models && words === known.words;
	if (isSame) return true;
	const manifest = { ...known, models, modelsGzipBytes, words };
	return createVersionBuildRepository(context.db).patch(version, { brands: [], manifest, stats }, extraStatements);
}
