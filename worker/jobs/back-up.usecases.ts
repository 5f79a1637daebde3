import { openDatabase } from "../db/database.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { type CallBudget, createCallBudget } from "../imports/call-budget.rules.ts";
import {
	BACKUP_KEEP_DAYS,
	BACKUPS,
	BACKUPS_KEPT,
	type BackedUpTable,
	type BackupManifest,
	COPIED,
	copiedKey,
	manifestKey,
	NOT_COPIED,
	pageKey,
	toPage,
} from "./backup.rules.ts";
import { keepOwnPages, keyOf, lastKey } from "./backup-pages.store.ts";
import { type Copying, copyObjects } from "./copy-objects.ts";
import { createTableRowsRepository } from "./table-rows.repository.ts";

/** A run is far from the 15 minutes of a cron's invocation. */
const RUN_MS = 5 * 60_000;
/**
 * An invocation has 10,000 calls in all. The database's are counted on their own (MAX_CALLS), as it has 1,000; the rest is
 * for the end of a run.
 */
const STORAGE_CALLS = 8000;
/** A backup that is not whole in the third night is late: the newest one that is whole is older. */
const LATE_MS = 2 * DAY_MS;

/** `BACKUP` is missing where nobody made the bucket. */
type Storage = { DB: D1Database; MEDIA: R2Bucket; BACKUP?: R2Bucket | undefined };
/** Calls to the database, and to the two buckets. */
type Budgets = { queries: CallBudget; storage: CallBudget };
type Outcome = "no bucket" | "done before" | "continues" | "whole";

/**
 * Writes today's backup, or goes on with the one that is not whole: every page that is in the bucket is done. docs/adr/0049.
 */
export async function backUp(storage: Storage, now: number, budgets = createBudgets()): Promise<Outcome> {
	let outcome: Outcome = storage.BACKUP ? "continues" : "no bucket";
	try {
		if (storage.BACKUP) outcome = await backUpTo(storage.BACKUP, storage, now, budgets);
		console.log(JSON.stringify({ kind: "backup", outcome }));
		return outcome;
	} finally {
		// Also where the run has failed, perhaps every night.
		if (outcome === "continues" && storage.BACKUP) await reportLate(storage.BACKUP, now);
	}
}

const createBudgets = (): Budgets => ({
	queries: createCallBudget(RUN_MS, Date.now),
	storage: createCallBudget(RUN_MS, Date.now, STORAGE_CALLS),
});

/** Nights that don't end a backup begin no newer one, so whoever runs the system has to know. */
async function reportLate(bucket: R2Bucket, now: number): Promise<void> {
	const date = (await backupDates(bucket)).at(-1);
	if (date !== undefined && now - Date.parse(date) > LATE_MS)
		console.error(JSON.stringify({ kind: "backup", outcome: "late", date }));
}

async function backUpTo(bucket: R2Bucket, { DB, MEDIA }: Storage, now: number, budgets: Budgets): Promise<Outcome> {
	await deleteExpired(bucket, now);
	const dates = await backupDates(bucket);
	const today = new Date(now).toISOString().slice(0, 10);
	const newest = dates.at(-1);
	const isWhole = newest !== undefined && (await bucket.head(manifestKey(newest))) !== null;
	budgets.storage.spend(BACKUPS_KEPT + 4);
	if (isWhole && newest === today) return "done before";
	const date = isWhole || newest === undefined ? today : newest;
	const tables = await writeTables(bucket, DB, date, budgets);
	if (!tables) return "continues";
	// After the rows: what they point to is in the bucket by now.
	if (!(await copyFiles(bucket, MEDIA, date, budgets.storage))) return "continues";
	const manifest: BackupManifest = { v: 1, date, endedAt: new Date(now).toISOString(), tables };
	await bucket.put(manifestKey(date), JSON.stringify(manifest));
	for (const old of [...dates.filter((one) => one !== date), date].slice(0, -BACKUPS_KEPT))
		await deleteBackup(bucket, old);
	return "whole";
}

/** True if all are there. The next run goes on where this one has ended: comparing all names may take more than one. */
async function copyFiles(bucket: R2Bucket, media: R2Bucket, date: string, budget: CallBudget): Promise<boolean> {
	const copying: Copying = { after: await (await bucket.get(copiedKey(date)))?.text() };
	budget.spend(1);
	let isDone = false;
	try {
		const to = { bucket, prefix: COPIED };
		isDone = await copyObjects({ bucket: media, prefix: "" }, to, NOT_COPIED, budget, copying);
	} finally {
		if (!isDone && copying.after !== undefined) await bucket.put(copiedKey(date), copying.after);
	}
	return isDone;
}

/** The days of the backups, whole or not, oldest first. */
export async function backupDates(bucket: R2Bucket): Promise<string[]> {
	const { delimitedPrefixes } = await bucket.list({ prefix: BACKUPS, delimiter: "/" });
	return delimitedPrefixes.map((prefix) => prefix.slice(BACKUPS.length, -1)).toSorted();
}

/** The days of the backups that are whole, oldest first. */
export async function wholeBackups(bucket: R2Bucket): Promise<string[]> {
	const dates = await backupDates(bucket);
	const manifests = await Promise.all(dates.map((date) => bucket.head(manifestKey(date))));
	return dates.filter((_, at) => manifests[at] !== null);
}

/** Nights that end no backup end no older one either, and what people have deleted must not stay for longer. */
async function deleteExpired(bucket: R2Bucket, now: number): Promise<void> {
	for (const date of (await wholeBackups(bucket)).slice(0, -1))
		if (now - Date.parse(date) > BACKUP_KEEP_DAYS * DAY_MS) await deleteBackup(bucket, date);
}

/** Deletes the backup that is not whole, which another database's nights would go on with. Returns its day. */
export async function deleteUnfinished(bucket: R2Bucket): Promise<string | undefined> {
	const newest = (await backupDates(bucket)).at(-1);
	if (newest === undefined || (await bucket.head(manifestKey(newest)))) return undefined;
	await deleteBackup(bucket, newest);
	return newest;
}

/** All pages of all tables; undefined if the budget was spent before. A table is done if the next one has been begun. */
async function writeTables(
	bucket: R2Bucket,
	d1: D1Database,
	date: string,
	{ queries, storage }: Budgets,
): Promise<BackedUpTable[] | undefined> {
	const rows = createTableRowsRepository(openDatabase(d1));
	const shapes = await rows.tables();
	queries.spend(2);
	const written = await keepOwnPages(bucket, date, shapes, storage);
	const tables: BackedUpTable[] = [];
	for (const [position, shape] of shapes.entries()) {
		const table = written.get(shape.name) ?? { name: shape.name, rows: 0, pages: 0 };
		tables.push(table);
		const isDone = table.pages > 0 && (table.rows === 0 || written.has(shapes[position + 1]?.name ?? ""));
		if (isDone) continue;
		let after = table.pages > 0 ? await lastKey(bucket, date, shape, table.pages) : undefined;
		for (;;) {
			if (!queries.isLeft()) return undefined;
			const page = await rows.page(shape, after);
			queries.spend(1);
			// An empty table has a page, too, so that no run comes to it again.
			if (page.length === 0 && table.pages > 0) break;
			table.pages += 1;
			table.rows += page.length;
			const customMetadata = { rows: String(page.length), place: String(position) };
			storage.spend(1);
			await bucket.put(pageKey(date, shape.name, table.pages), toPage(shape.columns, page), { customMetadata });
			after = keyOf(shape.columns, shape, page.at(-1));
			if (!after) break;
		}
	}
	return tables;
}

async function deleteBackup(bucket: R2Bucket, date: string): Promise<void> {
	for (;;) {
		const { objects } = await bucket.list({ prefix: `${BACKUPS}${date}/` });
		if (objects.length === 0) return;
		await bucket.delete(objects.map(({ key }) => key));
	}
}
