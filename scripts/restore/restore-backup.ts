import { NO_LIMIT } from "#worker/imports/call-budget.rules.ts";
import {
	type BackupManifest,
	COPIED,
	manifestKey,
	NOT_COPIED,
	pageKey,
	pageLines,
	parentsFirst,
} from "#worker/jobs/backup.rules.ts";
import { copyObjects } from "#worker/jobs/copy-objects.ts";
import { insertPage, linkPage, readParents } from "./insert-page.ts";

/** Where a backup goes to: an empty database with all migrations, and its bucket. */
export type Restored = { DB: D1Database; MEDIA: R2Bucket };

/** `left`: rows that belonged to what was removed while the backup was made, or that took its unique name. */
export type RestoredTable = { name: string; rows: number; left: number };

/** A backup that is not whole, or a database that is not empty. */
export class RestoreError extends Error {}

/** Ids are given again from the latest one that is restored: the next messages must not count as read. */
const READ_TO_LATEST = `UPDATE message_settings
	SET read_to = min(read_to, (SELECT coalesce(max(id), 0) FROM messages))`;

/** The backup's rows and files. `continues`: an earlier restore of the same backup was cut off. */
export async function restoreBackup(
	backups: R2Bucket,
	date: string,
	to: Restored,
	continues = false,
): Promise<RestoredTable[]> {
	const manifest = await (await backups.get(manifestKey(date)))?.json<BackupManifest>();
	if (!manifest) throw new RestoreError(`There is no whole backup of ${date}.`);
	const parents = await readParents(
		to.DB,
		manifest.tables.map(({ name }) => name),
	);
	const order = parentsFirst(parents);
	if (!continues) await makeEmpty(to.DB, order);
	const tables: RestoredTable[] = [];
	for (const name of order) {
		const { pages = 0, rows = 0 } = manifest.tables.find((table) => table.name === name) ?? {};
		const own = parents.get(name) ?? [];
		const isLinked = own.some(({ table }) => table === name);
		for (const write of isLinked ? [insertPage, linkPage] : [insertPage])
			for (let page = 1; page <= pages; page++)
				await write(to.DB, name, await readPage(backups, pageKey(date, name, page)), own);
		const there = await to.DB.prepare(`SELECT count(*) AS n FROM "${name}"`).first<number>("n");
		tables.push({ name, rows: there ?? 0, left: rows - (there ?? 0) });
	}
	await to.DB.prepare(READ_TO_LATEST).run();
	await restoreFiles(backups, to.MEDIA);
	return tables;
}

/** All files of all backups that the bucket lacks. Earlier backups have copies of what is made again, too. */
export async function restoreFiles(backups: R2Bucket, media: R2Bucket): Promise<void> {
	await copyObjects({ bucket: backups, prefix: COPIED }, { bucket: media, prefix: "" }, NOT_COPIED, NO_LIMIT);
}

async function readPage(backups: R2Bucket, key: string) {
	const text = await (await backups.get(key))?.text();
	if (text === undefined) throw new RestoreError(`The backup lacks ${key}.`);
	return pageLines(text);
}

/** The lists that migrations fill are in the backup, too. */
async function makeEmpty(db: D1Database, order: string[]): Promise<void> {
	const used = await db.prepare("SELECT EXISTS (SELECT 1 FROM companies) AS used").first<number>("used");
	if (used) throw new RestoreError("The database is not empty. Restore into a new one.");
	await db.batch(order.toReversed().map((name) => db.prepare(`DELETE FROM "${name}"`)));
}
