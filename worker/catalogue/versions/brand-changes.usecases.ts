import { encodeText } from "../../storage/bytes.rules.ts";
import { contentHash, getImmutable, immutableKey, putImmutableBytes } from "../../storage/immutable.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { type CarCorrection, correctBrand } from "../corrections/correction.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { brandDifference } from "./difference.rules.ts";
import type { BrandChanges } from "./version.schema.ts";
import { loadShard } from "./version-shards.ts";

/** The hashes of a vehicle brand's shards, and the corrections that the second one gets. Undefined: it is missing there. */
export type BrandPair = {
	brand: string;
	before: string | undefined;
	after: string | undefined;
	corrections: readonly CarCorrection[];
};

/** With both shards at once, as many reads as the platform does at once. */
const CONCURRENCY = 3;
/** Of the stored changes. */
const FORM = 1;

/**
 * What changes in these brands, without those in which nothing does. It is stored by what it is made from, so that a call
 * that takes too long continues when it is repeated.
 */
export async function brandChanges({ media, now }: CatalogueContext, pairs: BrandPair[]): Promise<BrandChanges[]> {
	const hash = await contentHash(encodeText(JSON.stringify([FORM, pairs])));
	const stored = await getImmutable<BrandChanges[]>(media, "differences", hash);
	if (stored) return stored;
	const compared = await mapWithConcurrency(pairs, CONCURRENCY, (pair) => changesOf(media, pair));
	const changes = compared.filter(({ added, changed, gone, isUnknown }) => isUnknown || added + changed + gone > 0);
	if (changes.some(({ isUnknown }) => isUnknown)) return changes;
	await putImmutableBytes(media, immutableKey("differences", hash), encodeText(JSON.stringify(changes)), now());
	return changes;
}

/** A shard of before may be lost with the bucket, which is when somebody goes back. */
async function changesOf(media: R2Bucket, { brand, corrections, ...hashes }: BrandPair): Promise<BrandChanges> {
	const [before, after] = await Promise.all([
		hashes.before === undefined ? undefined : getImmutable<Shard>(media, "shards", hashes.before),
		hashes.after === undefined ? undefined : loadShard(media, hashes.after),
	]);
	const changes = { brand, added: 0, changed: 0, gone: 0 };
	if (hashes.before !== undefined && !before) return { ...changes, isUnknown: true };
	const corrected = after && correctBrand(readShard(after), corrections);
	for (const { change } of brandDifference(before && readShard(before), corrected)) {
		if (change === "added" || change === "changed" || change === "gone") changes[change]++;
	}
	return changes;
}
