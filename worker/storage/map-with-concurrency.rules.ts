/**
 * Does the work for each item, `width` of them at a time, and returns the results in the items' order. At least one is
 * done; no further one is started once `mayGoOn` returns false.
 */
export async function mapWithConcurrency<Item, Result>(
	items: Item[],
	concurrency: number,
	work: (item: Item, index: number) => Promise<Result>,
	mayContinue: () => boolean = () => true,
): Promise<Result[]> {
	const results: Result[] = [];
	let nextIndex = 0;
	const worker = async () => {
		while (nextIndex < items.length && (nextIndex === 0 || mayContinue())) {
			const index = nextIndex++;
			const item = items[index];
			if (item !== undefined) results[index] = await work(item, index);
		}
	};
	await Promise.all(Array.from({ length: concurrency }, worker));
	return results;
}
