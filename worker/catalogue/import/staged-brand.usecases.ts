import type { ImportRow } from "../../db/schema/import.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { Database } from "../../http/env.ts";
import { getImmutable } from "../../storage/immutable.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { BrandBuilder, mergeBrand, type RowCounts } from "../fitment/build-brand.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { createImportPartRepository } from "./import-part.repository.ts";

/** The vehicle brands of a version, as hashes of their shards by the keys of their names. */
export async function shardHashes(db: Database, versionId: number | null): Promise<Map<string, string>> {
	if (versionId === null) return new Map();
	const { manifest } = await createVersionRepository(db).get(versionId);
	return new Map(manifest.brands.map(([, name, hash]) => [nameKey(name), hash]));
}

/** The vehicle brands of a version as imported, before corrections. */
export async function importedHashes(db: Database, versionId: number | null): Promise<Map<string, string>> {
	if (versionId === null) return new Map();
	const imported = await createVersionBuildRepository(db).importedHashes(versionId);
	return new Map([...(await shardHashes(db, versionId)), ...imported]);
}

export async function loadShard(media: R2Bucket, hash: string): Promise<Shard> {
	const shard = await getImmutable<Shard>(media, "shards", hash);
	if (!shard) throw new Error(`The shard ${hash} of a version is not in the bucket.`);
	return shard;
}

/** A vehicle brand as an import will build it; undefined if it won't exist. `baseShard`: the current one. */
export async function stagedBrand(
	{ db }: Pick<CatalogueContext, "db">,
	{ id, options }: ImportRow,
	brandKey: string,
	baseShard: Shard | undefined,
): Promise<{ fitments: BrandFitments; counts: RowCounts } | undefined> {
	const builder = new BrandBuilder();
	for await (const { brand, rows } of createImportPartRepository(db).readChunks(id, brandKey)) {
		for (const row of rows) builder.add(brand, row);
	}
	const built = builder.build();
	if (!baseShard || options.mode === "replace") return built;
	const base = readShard(baseShard);
	if (!built) return { fitments: base, counts: { imported: 0, merged: 0 } };
	return { ...built, fitments: mergeBrand(base, built.fitments) };
}
