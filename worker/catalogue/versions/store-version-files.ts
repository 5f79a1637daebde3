import { type CallBudget, NO_LIMIT } from "../../imports/call-budget.rules.ts";
import { encodeText } from "../../storage/bytes.rules.ts";
import { groupBySize } from "../../storage/group-by-size.rules.ts";
import { contentHash, putImmutableJson } from "../../storage/immutable.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createAliasCorrectionRepository } from "../corrections/alias-correction.repository.ts";
import { type AliasCorrection, withAliasCorrections } from "../corrections/alias-correction.rules.ts";
import { byName } from "../fitment/name-order.rules.ts";
import { CAR_WORDS } from "../vehicles/car-word-list.rules.ts";
import type { BrandFacts } from "./brand-facts.rules.ts";
import type { ShardManifest, VersionStats } from "./version.schema.ts";
import { type BuiltBrand, createVersionBrandRepository } from "./version-brand.repository.ts";
import { createVersionSummary } from "./version-summary.rules.ts";

/**
 * `refused`: rows of its file. `brands`: if they have been read. `patched`: what replaces some of them, by their ids. `aliases`: the
 * corrected ones; without them those of now.
 */
type Version = {
	id: number;
	refused: number;
	brands?: readonly BuiltBrand[];
	patched?: ReadonlyMap<number, { shardHash: string; facts: BrandFacts }>;
	aliases?: readonly AliasCorrection[] | undefined;
};

/**
 * Stores the files that visitors load of a whole version, the list of models with the words of this release among them, and
 * returns what names them, and the version's numbers.
 */
export async function storeVersionFiles(
	{ db, media, now }: CatalogueContext,
	{ id: versionId, refused, patched = new Map(), aliases, ...version }: Version,
	budget: CallBudget = NO_LIMIT,
): Promise<{ manifest: Required<ShardManifest>; stats: VersionStats }> {
	const repository = createVersionBrandRepository(db);
	const corrections = Map.groupBy(
		aliases ?? (await createAliasCorrectionRepository(db).all()),
		({ modelId }) => modelId,
	);
	const brands = [...(version.brands ?? (await repository.builtBrands(versionId)))].sort(byName(({ name }) => name));
	const summary = createVersionSummary(refused);
	for (const group of groupBySize(brands, GROUP_LENGTH, ({ factsLength }) => factsLength)) {
		const ids = group.map(({ id }) => id);
		const stored = await repository.factsOf(versionId, ids);
		budget.spend(1);
		for (const { id, name } of group) {
			const facts = patched.get(id)?.facts ?? stored.get(id);
			// Gone: the version is no longer wanted, so nothing will point to these files.
			if (facts) summary.add({ id, name, facts, models: withAliasCorrections(facts.models, corrections) });
		}
	}
	const sizes = await putImmutableJson(media, "sizes", summary.index(), now());
	const list = summary.modelList(CAR_WORDS);
	const models = await putImmutableJson(media, "models", list, now());
	return {
		manifest: {
			brands: brands.map(({ id, name, shardHash }) => [id, name, patched.get(id)?.shardHash ?? shardHash]),
			...{ models, modelsGzipBytes: await gzipLength(list), words: await wordsMark(models), sizes },
		},
		stats: summary.stats,
	};
}

/** Changes with the words, and with the list: an earlier release that stores another one leaves the mark as it is. */
export const wordsMark = async (models: string): Promise<string> =>
	`${models} ${await contentHash(encodeText(JSON.stringify(CAR_WORDS)))}`;

/** Characters of facts that are in memory together, as text and as values. */
const GROUP_LENGTH = 2_000_000;

async function gzipLength(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
	const zipped = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
	return (await new Response(zipped).arrayBuffer()).byteLength;
}
