import type { Database } from "../../db/database.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import { getImmutable } from "../../storage/immutable.ts";
import type { BrandKeyNumbers } from "../fitment/brand-key-numbers.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { createVersionRepository } from "./version.repository.ts";
import { createVersionBrandRepository } from "./version-brand.repository.ts";

/** The vehicle brands of a version, as hashes of their shards by the keys of their names. */
export async function shardHashes(db: Database, versionId: number | null): Promise<Map<string, string>> {
	if (versionId === null) return new Map();
	const { manifest } = await createVersionRepository(db).get(versionId);
	return new Map(manifest.brands.map(([, name, hash]) => [nameKey(name), hash]));
}

/** All or these vehicle brands of a version as imported, before corrections. */
export async function importedHashes(
	db: Database,
	versionId: number | null,
	keys?: Iterable<string>,
): Promise<Map<string, string>> {
	if (versionId === null) return new Map();
	const brands = await createVersionBrandRepository(db).importedBrands(versionId, keys);
	return new Map(brands.map(({ key, hash }) => [key, hash]));
}

export async function loadKeyNumbers(media: R2Bucket, hash: string): Promise<BrandKeyNumbers> {
	const keyNumbers = await getImmutable<BrandKeyNumbers>(media, "key-numbers", hash);
	if (!keyNumbers) throw new Error(`The key numbers ${hash} of a version are not in the bucket.`);
	return keyNumbers;
}

export async function loadShard(media: R2Bucket, hash: string): Promise<Shard> {
	const shard = await getImmutable<Shard>(media, "shards", hash);
	if (!shard) throw new Error(`The shard ${hash} of a version is not in the bucket.`);
	return shard;
}
