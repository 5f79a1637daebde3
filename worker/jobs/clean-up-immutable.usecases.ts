import { createVersionRepository } from "../catalogue/versions/version.repository.ts";
import type { Database } from "../db/database.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { IMMUTABLE_KINDS } from "../storage/immutable.ts";
import { REWRITE_MS } from "../storage/put-once.ts";
import { cleanUpObjects } from "./clean-up-objects.ts";
import { noteUses, usedObjects } from "./used-objects.store.ts";

/** D1 can be restored to any minute of these days (developers.cloudflare.com/d1/reference/time-travel). */
export const RESTORE_MS = 30 * DAY_MS;
/** For nights without a clean-up. While a restore reaches into a longer gap, nothing is deleted. */
export const GAP_MS = 3 * DAY_MS;
/** What a restored database points to was in use at a night before, or was younger than `REWRITE_MS` when its use began. */
export const KEEP_MS = RESTORE_MS + REWRITE_MS + GAP_MS;

/**
 * A night has 10,000 calls to the storage, and a deletion takes 7 of them for 6 objects: these 4,000 take 4,700; pictures
 * and orders' files at 1,500 each take 3,500. A hundred changes a day of 20 assortments leave 2,000 objects of stock.
 */
export const DELETIONS = { stock: 2500, others: 1500 };

/**
 * Offers and what is out of stock are written again by every bootstrap that finds them cold and old, so an old date means
 * that nobody needs them.
 * Before the lists of uses reach back as far as a restore, nothing is deleted.
 */
export async function cleanUpImmutable(db: Database, bucket: R2Bucket, now: number, most = DELETIONS): Promise<void> {
	const before = now - KEEP_MS;
	await noteUses(bucket, await createVersionRepository(db).hashes(), now, before);
	const used = await usedObjects(bucket, { reach: now - RESTORE_MS, gapMs: GAP_MS });
	if (!used) return;
	const isKept = (name: string) => used.has(name);
	let left = most.others;
	for (const kind of IMMUTABLE_KINDS) {
		const prefix = `${kind}/`;
		if (kind === "stock") await cleanUpObjects(bucket, { prefix, before, isKept, most: most.stock });
		else left -= await cleanUpObjects(bucket, { prefix, before, isKept, most: left });
	}
}
