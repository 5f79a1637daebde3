/** Runs of the backup; the other one is the clean-up. A test compares it with wrangler.toml. */
export const BACKUP_CRON = "*/10 1,2 * * *";
export const BACKUPS_KEPT = 7;
/** An older backup is deleted although it is one of them, unless it is the newest whole one. */
export const BACKUP_KEEP_DAYS = 14;

/** What must not outlive the system that it belongs to: who is signed in, links in mails, answers kept for repeats, counters. */
export const LEFT_OUT = [
	...["sessions", "password_resets", "sign_in_failures"],
	...["idempotency_keys", "outbox"],
	...["counted_visits", "image_uploads"],
] as const;

/** Tables that are read after another one though their rows don't belong to it: movements say what happened in between. */
export const READ_AFTER: Readonly<Record<string, string>> = { inventory_movements: "reservations" };

/** Rows that are left out of a table, as a condition of SQL: addresses that nobody has confirmed are soon deleted. */
export const ROWS_LEFT_OUT: Readonly<Record<string, string>> = { car_requests: "state = 'asked'" };

/** A backup is a folder, named by its day, with a folder for each table; its manifest is written last. */
export const BACKUPS = "database/";
/** Below it the objects of MEDIA, once for all backups. */
export const COPIED = "media/";
/**
 * Made again when they are needed: what visitors load of a finder, reports, cars of products, and differences of imports
 * and versions. And lists for the clean-up. There are so many of the former that copies of them would fill the night.
 */
export const NOT_COPIED = [
	...["offers/", "stock/", "quality/", "differences/", "cars/"],
	...["uses/", "picture-uses/", "unused/", "unused-place"],
] as const;

/** Below the backup, as it is of this one only: the last file whose copy is there. */
export const copiedKey = (date: string): string => `${BACKUPS}${date}/copied`;

/** A part of a table: the names of its columns, then a row a line, each a list in JSON. */
export const pageKey = (date: string, table: string, page: number): string =>
	`${BACKUPS}${date}/${table}/${String(page).padStart(6, "0")}.ndjson`;

export const manifestKey = (date: string): string => `${BACKUPS}${date}/manifest.json`;

export type BackedUpTable = { name: string; rows: number; pages: number };
/** Says that the backup is whole. */
export type BackupManifest = { v: 1; date: string; endedAt: string; tables: BackedUpTable[] };

/** The tables in an order in which each comes after those that its rows belong to. */
export function parentsFirst(parents: ReadonlyMap<string, readonly { table: string }[]>): string[] {
	const order = new Set<string>();
	const visit = (name: string, path: string[]) => {
		if (path.includes(name)) throw new Error(`${name} belongs to itself.`);
		for (const { table } of parents.get(name) ?? []) if (table !== name) visit(table, [...path, name]);
		order.add(name);
	};
	for (const name of parents.keys()) visit(name, []);
	return [...order];
}

export const toPage = (columns: readonly string[], rows: readonly unknown[][]): string =>
	[columns, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");

/** The lines of a page, still as JSON: a row is handed on without being read. */
export function pageLines(page: string): { columns: string[]; rows: string[] } {
	const [header = "[]", ...rows] = page.trimEnd().split("\n");
	return { columns: JSON.parse(header), rows };
}
