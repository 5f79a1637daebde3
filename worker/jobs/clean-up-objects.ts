type Unneeded = { prefix: string; before: number; isKept: (name: string) => boolean; most?: number };

/** A night has 10,000 calls to the storage; each deletion takes one to look. The rest goes the next night. */
const MOST_A_NIGHT = 1500;
const AT_ONCE = 6;

/** Deletes the objects below a prefix that were written before a time and that nothing keeps. Returns how many it has tried. */
export async function cleanUpObjects(
	bucket: R2Bucket,
	{ prefix, before, isKept, most = MOST_A_NIGHT }: Unneeded,
): Promise<number> {
	const isStale = ({ key, uploaded }: R2Object) => uploaded.getTime() < before && !isKept(key.slice(prefix.length));
	if (most <= 0) return 0;
	let cursor: string | undefined;
	let left = most;
	do {
		const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
		const stale = page.objects.filter(isStale).slice(0, left);
		await deleteStale(
			bucket,
			stale.map(({ key }) => key),
			isStale,
		);
		left -= stale.length;
		cursor = page.truncated && left > 0 ? page.cursor : undefined;
	} while (cursor !== undefined);
	return most - left;
}

/**
 * Deletes these objects, and what goes with each. Each is looked at again before: it may have been written anew since the
 * bucket was listed, because somebody needs it.
 */
export async function deleteStale(
	bucket: R2Bucket,
	keys: readonly string[],
	isStale: (object: R2Object) => boolean,
	withIt: (key: string) => string[] = () => [],
): Promise<void> {
	for (let at = 0; at < keys.length; at += AT_ONCE) {
		const seen = await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => bucket.head(key)));
		const stale = seen.flatMap((object) => (object && isStale(object) ? [object.key, ...withIt(object.key)] : []));
		if (stale.length > 0) await bucket.delete(stale);
	}
}
