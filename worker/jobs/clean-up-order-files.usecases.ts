import type { Database } from "../db/database.ts";
import { knownOrderFiles } from "../orders/order-file.repository.ts";
import { ORDER_FILE_KEYS } from "../orders/order-file.rules.ts";
import { COPIED } from "./backup.rules.ts";
import { KEEP_MS } from "./clean-up-immutable.usecases.ts";
import { deleteMarked, mark, marksOf, readPlace, unmark, writePlace } from "./unused-order-files.store.ts";

/** `BACKUP` is missing where nobody made the bucket. */
type Storage = { MEDIA: R2Bucket; BACKUP?: R2Bucket | undefined };

/** A night has 1,000 queries and 10,000 calls to the storage; the rest comes the next night. */
const LIMITS = { pages: 100, writes: 1500, pageSize: 1000 };

/**
 * Deletes confirmation files whose order is gone, with their copies in the backup, as long after that as a restored database may have it again. A file
 * is marked in the night that first finds it without an order, loses its mark if it has one again, and goes when the
 * mark is old enough (docs/adr/0060).
 */
export async function cleanUpOrderFiles(
	db: Database,
	{ MEDIA: bucket, BACKUP: backup }: Storage,
	now: number,
	limits = LIMITS,
): Promise<void> {
	const before = now - KEEP_MS;
	let left = limits.writes;
	let startAfter = await readPlace(bucket);
	try {
		for (let page = 0; page < limits.pages && left > 0; page++) {
			const { objects, truncated } = await bucket.list({
				...{ prefix: ORDER_FILE_KEYS, limit: limits.pageSize },
				...(startAfter !== "" && { startAfter }),
			});
			const keys = objects.map(({ key }) => key);
			if (keys.length > 0) left -= await lookAt(db, { bucket, backup }, keys, { before, most: left });
			startAfter = truncated ? (keys.at(-1) ?? "") : "";
			if (startAfter === "") return;
		}
	} finally {
		// Once a night: the storage takes one write of a key a second.
		await writePlace(bucket, startAfter);
	}
}

/** Returns how many files it has marked or deleted. */
async function lookAt(
	db: Database,
	{ bucket, backup }: { bucket: R2Bucket; backup: R2Bucket | undefined },
	keys: string[],
	{ before, most }: { before: number; most: number },
) {
	const [known, marks] = await Promise.all([knownOrderFiles(db, keys), marksOf(bucket, keys)]);
	await unmark(
		bucket,
		[...marks.keys()].filter((key) => known.has(key)),
	);
	const unknown = keys.filter((key) => !known.has(key));
	const unmarked = unknown.filter((key) => !marks.has(key)).slice(0, most);
	await mark(bucket, unmarked);
	const old = unknown.filter((key) => (marks.get(key) ?? before) < before).slice(0, most - unmarked.length);
	// Before the files: cut off here, the next backup copies them, and the next night deletes them again.
	if (old.length > 0) await backup?.delete(old.map((key) => COPIED + key));
	await deleteMarked(bucket, old, before);
	return unmarked.length + old.length;
}
