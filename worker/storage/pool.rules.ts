/**
 * Does the work for each item, `width` of them at a time, and returns the results in the items' order. At least one is
 * done; no further one is started once `mayGoOn` returns false.
 */
export async function inPool<Item, Result>(
	items: Item[],
	width: number,
	work: (item: Item) => Promise<Result>,
	mayGoOn: () => boolean = () => true,
): Promise<Result[]> {
	const results: Result[] = [];
	let next = 0;
	const lane = async () => {
		while (next < items.length && (next === 0 || mayGoOn())) {
			const at = next++;
			const item = items[at];
			if (item !== undefined) results[at] = await work(item);
		}
	};
	await Promise.all(Array.from({ length: width }, lane));
	return results;
}
