import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { type KeyNumbersByModel, readKeyNumbers } from "../fitment/brand-key-numbers.rules.ts";
import type { AliasesByModel } from "./name-difference.rules.ts";
import { createVersionBrandRepository } from "./version-brand.repository.ts";
import { loadKeyNumbers } from "./version-shards.ts";

/** What the cars of a vehicle brand are called besides their names. `mark`: two brands with the same mark have the same. */
export type KnownNames = { aliases: AliasesByModel; keyNumbers: KeyNumbersByModel; mark: string };

export const NO_NAMES: KnownNames = { aliases: new Map(), keyNumbers: new Map(), mark: "" };

const FILES_AT_ONCE = 3;

/** The aliases and key numbers of a version, by the keys of these brands; null: there is no version. */
export async function knownNames(
	{ db, media }: Pick<CatalogueContext, "db" | "media">,
	versionId: number | null,
	keys: readonly string[],
): Promise<Map<string, KnownNames>> {
	if (versionId === null) return new Map();
	const rows = await createVersionBrandRepository(db).names(versionId, keys);
	const known = await mapWithConcurrency(
		rows,
		FILES_AT_ONCE,
		async ({ key, aliases, keyNumbers: hash }): Promise<[string, KnownNames]> => {
			const keyNumbers = hash === null ? NO_NAMES.keyNumbers : readKeyNumbers(await loadKeyNumbers(media, hash));
			return [key, { aliases, keyNumbers, mark: JSON.stringify([[...aliases], hash]) }];
		},
	);
	return new Map(known);
}
