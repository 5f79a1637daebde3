import { putImmutable } from "../../storage/immutable.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createAliasCorrectionRepository } from "../corrections/alias-correction.repository.ts";
import { type AliasCorrection, withAliasCorrections } from "../corrections/alias-correction.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import type { ShardManifest } from "./version.schema.ts";

/** Stores the list of models that visitors search, with its corrected aliases: those given, else those of now. */
export async function storeModels(
	{ db, media, now }: CatalogueContext,
	imported: ModelList,
	corrections?: readonly AliasCorrection[],
): Promise<Pick<ShardManifest, "models" | "modelsGzipBytes">> {
	const list = withAliasCorrections(imported, corrections ?? (await createAliasCorrectionRepository(db).all()));
	const [models, modelsGzipBytes] = await Promise.all([putImmutable(media, "models", list, now()), gzipBytes(list)]);
	return { models, modelsGzipBytes };
}

async function gzipBytes(value: unknown): Promise<number> {
	const zipped = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
	return (await new Response(zipped).arrayBuffer()).byteLength;
}
