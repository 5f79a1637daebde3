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
 * Offers are written again by every bootstrap that finds them cold and old, so an old date means that nobody needs them.
 * Before the lists of uses reach back as far as a restore, nothing is deleted.
 */
export async function cleanUpImmutable(db: Database, bucket: R2Bucket, now: number): Promise<void> {
	const before = now - KEEP_MS;
	await noteUses(bucket, await createVersionRepository(db).hashes(), now, before);
	const used = await usedObjects(bucket, { reach: now - RESTORE_MS, gapMs: GAP_MS });
	if (!used) return;
	for (const kind of IMMUTABLE_KINDS)
		await cleanUpObjects(bucket, { prefix: `${kind}/`, before, isKept: (name) => used.has(name) });
}
