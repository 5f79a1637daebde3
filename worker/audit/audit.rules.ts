import { DAY_MS } from "../db/times.rules.ts";
/** The entities whose writes are recorded. */
export const AUDIT_ENTITIES = [
	"finder",
	"offer",
	"pricing",
	"product",
	"product_import",
	"company",
	"user",
	"content",
	"assortment",
	"brand",
	"import",
	"catalogue",
	"correction",
	"image",
	"api_key",
	"order",
	"order_import",
	"webhook",
	"stock",
	"car_request",
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What a company sees of its own: no users, no companies. */
export const ACTIVITY_ENTITIES = [
	"finder",
	"offer",
	"pricing",
	"product",
	"api_key",
	"car_request",
] as const satisfies readonly AuditEntity[];

/** The actions that are recorded. */
export const AUDIT_ACTIONS = [
	"create",
	"update",
	"remove",
	"activate",
	"discard",
	"simulate",
	"change_password",
	"reset_password",
	"revoke",
	"release",
	"hold",
	"accept",
	"accept_download",
	"download",
	"confirm",
	"notavail",
	"reorder",
	"upload",
	"rotate",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Never recorded in any form: it could be used to sign in. */
export const SECRETS = new Set([
	"passwordHash",
	"newPassword",
	"newPasswordRepeat",
	"password",
	"token",
	"tokenHash",
	"secret",
]);
/** Changes with every write and carries no information. */
export const UNRECORDED = new Set(["version", "updatedAt", "searched", "since", "until"]);

/** Texts are searched by their titles, not by their content. */
const LONGEST_WORD = 200;
/** `shopProductUrl`, but not `AERO-26`: the same in every entry. */
const IS_FIELD = /^[a-z]/;
/** Reading a page of the log reads the words of every entry. */
const MOST_LETTERS = 50_000;

/** The other words by which an entry is found: the names in it, such as skus, and short values before and after. */
export function recordedWords(...recorded: (Fields | null | undefined)[]): string {
	const words = new Set<string>();
	const add = (value: unknown): void => {
		if (typeof value === "string" && value.length <= LONGEST_WORD) words.add(value);
		else if (Array.isArray(value)) value.forEach(add);
		else if (typeof value === "object" && value !== null)
			for (const [name, inner] of Object.entries(value)) {
				if (!IS_FIELD.test(name)) words.add(name);
				add(inner);
			}
	};
	for (const fields of recorded) add(fields);
	return [...words].join(" ").slice(0, MOST_LETTERS);
}

/** A search reads the words of the newest entries alone, of those that the other filters leave (docs/adr/0047). */
export const SEARCHED_MOST = 100_000;

// Behind hyphens, the trade sizes alone: codes of assortments may end with any other number.
const SET = /^(.+)-([6-9]|[1-3]\d|40)-([6-9]|[1-3]\d|40)$/;

/** Prices are recorded by part: `AERO-26-18`, the sku of a set, also finds those of its blades. */
export function searchedWords(search: string): string[] {
	const [, code, driver, passenger] = SET.exec(search.trim()) ?? [];
	return code === undefined ? [search] : [search, `${code}-${driver}`, `${code}-${passenger}`];
}

/** The fields that differ, before and after; a record that was created or removed is kept whole. */
export function changedFields(before: Fields | null, after: Fields | null) {
	const isKept = (key: string) =>
		!SECRETS.has(key) &&
		!UNRECORDED.has(key) &&
		(before === null || after === null || JSON.stringify(before[key]) !== JSON.stringify(after[key]));
	const keep = (fields: Fields | null) =>
		fields && Object.fromEntries(Object.entries(fields).filter(([key]) => isKept(key)));
	return { before: keep(before), after: keep(after) };
}

/** The first millisecond after a UTC day (`2026-11-21`), or a moment unchanged. */
export const dayEnd = (dayOrMoment: string): number =>
	Date.parse(dayOrMoment) + (dayOrMoment.includes("T") ? 0 : DAY_MS);

/**
 * Before when entries are deleted, by AUDIT_KEEP_DAYS; undefined: they are kept. Only a whole number of at least 31 days
 * deletes anything, so that a mistake doesn't.
 */
export function auditKeptFrom(setting: string | undefined, now: number): number | undefined {
	const days = /^\d{2,5}$/.test(setting ?? "") ? Number(setting) : 0;
	return days > 30 ? now - days * 86_400_000 : undefined;
}
