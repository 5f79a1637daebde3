/** In the bucket, because a restored database doesn't know what it pointed to later. */
const LISTS = "uses/";

type UseList = { key: string; at: number };

/** Adds tonight's list of the objects that the database points to, and deletes lists from before `since`. */
export async function noteUses(
	bucket: R2Bucket,
	names: ReadonlySet<string>,
	now: number,
	since: number,
): Promise<void> {
	await bucket.put(`${LISTS}${new Date(now).toISOString()}`, JSON.stringify([...names]));
	const old = (await listsOfUses(bucket)).filter(({ at }) => at < since);
	if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
}

/**
 * What any list names; undefined if no list is from `reach`, or at most `gapMs` before, so that not all uses since then
 * are known.
 */
export async function usedObjects(bucket: R2Bucket, reach: number, gapMs: number): Promise<Set<string> | undefined> {
	const lists = await listsOfUses(bucket);
	if (!lists.some(({ at }) => at <= reach && at >= reach - gapMs)) return undefined;
	const used = new Set<string>();
	for (const { key } of lists) {
		const names = await (await bucket.get(key))?.json<string[]>();
		if (!names) throw new Error(`The list ${key} is gone.`);
		for (const name of names) used.add(name);
	}
	return used;
}

/** At most one a night, so they are far from the thousand of one page. */
async function listsOfUses(bucket: R2Bucket): Promise<UseList[]> {
	const { objects } = await bucket.list({ prefix: LISTS });
	return objects.map(({ key }) => ({ key, at: Date.parse(key.slice(LISTS.length)) }));
}
