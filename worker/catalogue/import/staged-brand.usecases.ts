import type { ImportRow } from "../../db/schema/import.table.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { BrandBuilder, mergeBrand, type RowCounts } from "../fitment/build-brand.rules.ts";
import type { BrandFitments } from "../fitment/fitment.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";

/** A vehicle brand as an import will build it; undefined if it won't exist. `baseShard`: the current one. */
export async function stagedBrand(
	{ db }: Pick<CatalogueContext, "db">,
	{ id, options }: ImportRow,
	brandKey: string,
	baseShard: Shard | undefined,
): Promise<{ fitments: BrandFitments; counts: RowCounts } | undefined> {
	const builder = new BrandBuilder();
	for await (const { brand, rows } of createImportChunkRepository(db).readChunks(id, brandKey)) {
		for (const row of rows) builder.add(brand, row);
	}
	const built = builder.build();
	if (!baseShard || options.mode === "replace") return built;
	const base = readShard(baseShard);
	if (!built) return { fitments: base, counts: { imported: 0, merged: 0 } };
	return { ...built, fitments: mergeBrand(base, built.fitments) };
}
