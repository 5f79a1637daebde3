/** In the bucket, because a restored database doesn't know what it pointed to later. */
const LISTS = "uses/";
/** Nights on which the uses of pictures were noted, in their table. */
const PICTURE_NIGHTS = "picture-uses/";

type Night = { key: string; at: number };
/** What has to be known: the uses since `reach`. Nights may fail for `gapMs`. */
type Reach = { reach: number; gapMs: number };

/** Adds tonight's list of the objects that the database points to, and deletes lists from before `since`. */
export async function noteUses(
	bucket: R2Bucket,
	names: ReadonlySet<string>,
	now: number,
	since: number,
): Promise<void> {
	await noteNight(bucket, LISTS, JSON.stringify([...names]), now, since);
}

/** Notes that the uses of pictures are in their table tonight. */
export const notePictureNight = (bucket: R2Bucket, now: number, since: number): Promise<void> =>
	noteNight(bucket, PICTURE_NIGHTS, "", now, since);

/** False if a use of a picture since `reach` may be unknown. */
export const knowsPictureUses = async (bucket: R2Bucket, since: Reach): Promise<boolean> =>
	reachesBack(await nightsOf(bucket, PICTURE_NIGHTS), since);

/** What any list names; undefined if not all uses since `reach` are known. */
export async function usedObjects(bucket: R2Bucket, since: Reach): Promise<Set<string> | undefined> {
	const lists = await nightsOf(bucket, LISTS);
	if (!reachesBack(lists, since)) return undefined;
	const used = new Set<string>();
	for (const { key } of lists) {
		const names = await (await bucket.get(key))?.json<string[]>();
		if (!names) throw new Error(`The list ${key} is gone.`);
		for (const name of names) used.add(name);
	}
	return used;
}

/** A night at `reach`, or at most `gapMs` before. */
const reachesBack = (nights: Night[], { reach, gapMs }: Reach): boolean =>
	nights.some(({ at }) => at <= reach && at >= reach - gapMs);

async function noteNight(bucket: R2Bucket, prefix: string, body: string, now: number, since: number): Promise<void> {
	await bucket.put(`${prefix}${new Date(now).toISOString()}`, body);
	const old = (await nightsOf(bucket, prefix)).filter(({ at }) => at < since);
	if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
}

/** At most one a night, so they are far from the thousand of one page. */
async function nightsOf(bucket: R2Bucket, prefix: string): Promise<Night[]> {
	const { objects } = await bucket.list({ prefix });
	return objects.map(({ key }) => ({ key, at: Date.parse(key.slice(prefix.length)) }));
}
