import { contentHash, encodeText, putImmutable } from "../../storage/immutable.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createAliasCorrectionRepository } from "../corrections/alias-correction.repository.ts";
import { type AliasCorrection, withAliasCorrections } from "../corrections/alias-correction.rules.ts";
import { CAR_WORDS, withWords } from "../vehicles/car-word-list.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import type { ShardManifest } from "./version.schema.ts";

/**
 * Stores the list of models that visitors search, with the words of this release and its corrected aliases: those given, else
 * those of now.
 */
export async function storeModels(
	{ db, media, now }: CatalogueContext,
	imported: ModelList,
	corrections?: readonly AliasCorrection[],
): Promise<Pick<ShardManifest, "models" | "modelsGzipBytes" | "words">> {
	const known = corrections ?? (await createAliasCorrectionRepository(db).all());
	const list = withWords(withAliasCorrections(imported, known));
	const [models, modelsGzipBytes] = await Promise.all([putImmutable(media, "models", list, now()), gzipBytes(list)]);
	return { models, modelsGzipBytes, words: await wordsMark(models) };
}

/** Changes with the words, and with the list: an earlier release that stores another one leaves the mark as it is. */
export const wordsMark = async (models: string): Promise<string> =>
	`${models} ${await contentHash(encodeText(JSON.stringify(CAR_WORDS)))}`;

async function gzipBytes(value: unknown): Promise<number> {
	const zipped = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
	return (await new Response(zipped).arrayBuffer()).byteLength;
}
