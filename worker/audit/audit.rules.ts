/** The things that writes are recorded of. */
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
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

/** What is done to them. */
export const AUDIT_ACTIONS = [
	"create",
	"update",
	"remove",
	"activate",
	"discard",
	"simulate",
	"change_password",
	"reset_password",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** Never recorded, in whatever form: what signs somebody in. */
const SECRETS = new Set(["passwordHash", "newPassword", "newPasswordRepeat", "password", "token", "tokenHash"]);
/** Changes with every write, and says nothing. */
const NOISE = new Set(["version", "updatedAt", "searched"]);

/** The fields that differ, on both sides; a thing that came or went is kept whole. */
export function changedFields(before: Fields | null, after: Fields | null) {
	const isKept = (key: string) =>
		!SECRETS.has(key) &&
		!NOISE.has(key) &&
		(before === null || after === null || JSON.stringify(before[key]) !== JSON.stringify(after[key]));
	const keep = (fields: Fields | null) =>
		fields && Object.fromEntries(Object.entries(fields).filter(([key]) => isKept(key)));
	return { before: keep(before), after: keep(after) };
}

const DAY_MS = 86_400_000;

/** The first millisecond after a day of UTC (`2026-11-21`), or a moment as it is. */
export const dayEnd = (dayOrMoment: string): number =>
	Date.parse(dayOrMoment) + (dayOrMoment.includes("T") ? 0 : DAY_MS);
