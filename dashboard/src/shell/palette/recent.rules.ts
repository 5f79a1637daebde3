const RECENT_KINDS = ["page", "finder", "company", "user", "car", "product", "assortment"] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** A visited page: its address in the dashboard, and its name at that time. */
export type Recent = { kind: RecentKind; href: string; text: string };

const MAX = 6;
/** Only a page of this site: stored values can be manipulated. */
const OURS = /^\/(?:a|c)(?:[/?]|$)/;

/** The pages that this user visited last, newest first; another user's and invalid ones are dropped. */
export function readRecents(stored: string | null, userId: number): Recent[] {
	const { user, items } = parse(stored);
	return user === userId && Array.isArray(items) ? items.flatMap(toRecent).slice(0, MAX) : [];
}

/** The value to store after visiting a page: each page once, the newest first. */
export function addRecent(stored: string | null, userId: number, place: Recent): string {
	const others = readRecents(stored, userId).filter(({ href }) => href !== place.href);
	return JSON.stringify({ user: userId, items: [place, ...others].slice(0, MAX) });
}

function parse(stored: string | null): { user?: unknown; items?: unknown } {
	try {
		const value: unknown = JSON.parse(stored ?? "{}");
		return typeof value === "object" && value !== null ? value : {};
	} catch {
		return {};
	}
}

function toRecent(item: unknown): Recent[] {
	if (typeof item !== "object" || item === null) return [];
	const { kind: rawKind, href, text }: { kind?: unknown; href?: unknown; text?: unknown } = item;
	const kind = RECENT_KINDS.find((known) => known === rawKind);
	if (kind === undefined || typeof href !== "string" || typeof text !== "string" || !OURS.test(href)) return [];
	return [{ kind, href, text }];
}
