type Dated = { id: number; updatedAt: string };

/** A notification as somebody saw it: an edited one is news again. */
const seenKey = ({ id, updatedAt }: Dated): string => `${id}@${updatedAt}`;

/** What is remembered once the bell was opened: what is shown then, and nothing older. */
export const toSeen = (shown: readonly Dated[]): string => shown.map(seenKey).join(",");

/** The notifications that were not there, or said something else, when the bell was last opened. */
export function unseen<Item extends Dated>(shown: readonly Item[], seen: string | null): Item[] {
	const known = new Set(seen?.split(","));
	return shown.filter((one) => !known.has(seenKey(one)));
}
