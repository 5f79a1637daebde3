import { deleteStale } from "./clean-up-objects.ts";

/** A mark for each confirmation file that has no order: when it was first seen so. In the bucket, which no restore undoes. */
const MARKS = "unused/";
/** Where the last night stopped. */
const PLACE = "unused-place";
const AT_ONCE = 6;

export const readPlace = async (bucket: R2Bucket): Promise<string> => (await (await bucket.get(PLACE))?.text()) ?? "";

export const writePlace = async (bucket: R2Bucket, place: string): Promise<void> =>
	void (await bucket.put(PLACE, place));

/** When each of these keys was marked; those without a mark are left out. */
export async function marksOf(bucket: R2Bucket, keys: readonly string[]): Promise<Map<string, number>> {
	const last = MARKS + (keys.at(-1) ?? "");
	const marks = new Map<string, number>();
	let startAfter = MARKS + (keys[0] ?? "").slice(0, -1);
	for (;;) {
		const { objects, truncated } = await bucket.list({ prefix: MARKS, startAfter });
		for (const { key, uploaded } of objects) marks.set(key.slice(MARKS.length), uploaded.getTime());
		startAfter = objects.at(-1)?.key ?? last;
		if (!truncated || startAfter >= last) return marks;
	}
}

export async function mark(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
	for (let at = 0; at < keys.length; at += AT_ONCE)
		await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => bucket.put(MARKS + key, "")));
}

export async function unmark(bucket: R2Bucket, keys: readonly string[]): Promise<void> {
	if (keys.length > 0) await bucket.delete(keys.map((key) => MARKS + key));
}

/** Deletes files with their marks, but for those that were uploaded again meanwhile. */
export const deleteMarked = (bucket: R2Bucket, keys: readonly string[], before: number): Promise<void> =>
	deleteStale(
		bucket,
		keys,
		({ uploaded }) => uploaded.getTime() < before,
		(key) => [MARKS + key],
	);
