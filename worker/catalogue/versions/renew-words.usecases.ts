import { immutableKey } from "../../storage/immutable.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { patchAliases } from "./patch-aliases.usecases.ts";
import { wordsMark } from "./store-version-files.ts";
import { createVersionRepository } from "./version.repository.ts";

/**
 * Gives the list of names that visitors search the words of this release, if it has others, and the list itself, if it was lost with the
 * bucket. Where the version is changed in the meantime, the next run does it.
 */
export async function renewWords(context: CatalogueContext): Promise<void> {
	const version = await createVersionRepository(context.db).active();
	if (!version || version.manifest.models === null) return;
	const { models, words } = version.manifest;
	const isThere = (await context.media.head(immutableKey("models", models))) !== null;
	if (isThere && words === (await wordsMark(models))) return;
	await patchAliases(context, version);
}
