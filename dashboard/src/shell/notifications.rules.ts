type Dated = { id: number; updatedAt: string };

/** A notification as it was seen: an edited one counts as new. */
const seenKey = ({ id, updatedAt }: Dated): string => `${id}@${updatedAt}`;

/** What is stored when the bell is opened: the shown ones, and nothing older. */
export const toSeen = (shown: readonly Dated[]): string => shown.map(seenKey).join(",");

/** The notifications that are new or edited since the bell was last opened. */
export function unseen<Item extends Dated>(shown: readonly Item[], seen: string | null): Item[] {
	const known = new Set(seen?.split(","));
	return shown.filter((one) => !known.has(seenKey(one)));
}
