/** Items in their order, as many together as stay within the limit; a larger one alone. */
export function groupBySize<Item>(items: Iterable<Item>, max: number, sizeOf: (item: Item) => number): Item[][] {
	const groups: Item[][] = [];
	let left = 0;
	for (const item of items) {
		const size = sizeOf(item);
		const open = size <= left ? groups.at(-1) : undefined;
		if (open) open.push(item);
		else groups.push([item]);
		left = (open ? left : max) - size;
	}
	return groups;
}
