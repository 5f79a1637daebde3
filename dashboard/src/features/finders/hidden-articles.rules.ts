/**
 * The ids after a change of those that a list shows: each of the others stays behind the one that it followed, or behind
 * the next one before that if it was removed.
 */
export function withHidden(ids: readonly number[], shown: readonly number[], next: readonly number[]): number[] {
	const followers = new Map<number | undefined, number[]>();
	let previous: number | undefined;
	for (const id of ids) {
		if (next.includes(id)) previous = id;
		else if (!shown.includes(id)) followers.set(previous, [...(followers.get(previous) ?? []), id]);
	}
	return [undefined, ...next].flatMap((id) => [...(id === undefined ? [] : [id]), ...(followers.get(id) ?? [])]);
}
