type Dated = { id: number; updatedAt: string };

/** A notification as it was seen: an edited one counts as new. */
const seenKey = ({ id, updatedAt }: Dated): string => `${id}@${updatedAt}`;

const SEEN_MAX = 400;

/** What is stored when the bell is opened: the shown ones, then the latest of before, which may be in another language. */
export const toSeen = (shown: readonly Dated[], before: string | null = null): string =>
	[...new Set([...shown.map(seenKey), ...(before ? before.split(",") : [])])].slice(0, SEEN_MAX).join(",");

/** The notifications that are new or edited since the bell was last opened. */
export function unseen<Item extends Dated>(shown: readonly Item[], seen: string | null): Item[] {
	const known = new Set(seen?.split(","));
	return shown.filter((one) => !known.has(seenKey(one)));
}
