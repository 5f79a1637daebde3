import type { DeliveryContext } from "../../http/delivery-context.ts";
import { SHORT_SECONDS } from "../../http/lifetimes.rules.ts";
import { createMemory } from "../../storage/memory.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import { activeManifest, NO_CATALOGUE } from "./active-manifest.repository.ts";
import { cachedIndex } from "./catalogue-objects.ts";
import type { ShardManifest } from "./version.schema.ts";

/** A name and a hash, with what objects take. */
const BYTES_A_BRAND = 300;
const manifests = createMemory<ShardManifest>();
const KEY = "active";

/** The version that visitors see, cached for a few seconds. */
export async function readManifest(delivery: DeliveryContext): Promise<ShardManifest> {
	const known = manifests.get(KEY, delivery.now);
	if (known) return known;
	const [active] = await activeManifest(delivery.db);
	const manifest = active?.manifest ?? NO_CATALOGUE;
	manifests.set(KEY, manifest, (manifest.brands.length + 1) * BYTES_A_BRAND, delivery.now + SHORT_SECONDS * 1000);
	return manifest;
}

export const clearManifest = (): void => manifests.clear();

export async function readIndex(delivery: DeliveryContext): Promise<CatalogueIndex | undefined> {
	const { sizes } = await readManifest(delivery);
	return sizes === null ? undefined : cachedIndex(delivery, sizes);
}
