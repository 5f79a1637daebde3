import { asc, getTableColumns, gt, is, lt, type SQL, sql } from "drizzle-orm";
import { SQLiteText } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/database.ts";
import { assortmentsTable } from "../db/schema/assortment.table.ts";
import { contentsTable } from "../db/schema/content.table.ts";
import { findersTable } from "../db/schema/finder.table.ts";
import { imageUsesTable as uses } from "../db/schema/media.table.ts";
import { IMAGE_KEYS, IMAGE_PATH } from "../media/image.store.ts";
import { sweepObjects } from "./sweep-objects.ts";

/** The tables whose texts may point to pictures: any text column, rich text included. */
export const POINTING_TABLES = [findersTable, assortmentsTable, contentsTable] as const;

const ROWS_A_READ = 500;
const NAMES_A_WRITE = 2000;
const NAMED = /\/uploads\/images\/finder\/([0-9a-f]{64}\.(?:png|jpg|webp))/g;

/**
 * Deletes pictures that nothing has pointed to since `before`. What points to them is written down every night, so that a
 * picture that was replaced yesterday stays for a while, too.
 */
export async function sweepImages(db: Database, bucket: R2Bucket, now: number, before: number): Promise<void> {
	for (const table of POINTING_TABLES) await noteUses(db, table, now);
	await db.delete(uses).where(lt(uses.lastUsedAt, before));
	const kept = new Set((await db.select({ name: uses.name }).from(uses)).map(({ name }) => name));
	await sweepObjects(bucket, { prefix: IMAGE_KEYS, before, isKept: (name) => kept.has(name) });
}

/** Page by page along the primary key. */
async function noteUses(db: Database, table: (typeof POINTING_TABLES)[number], now: number): Promise<void> {
	const texts = Object.values(getTableColumns(table)).filter((column) => is(column, SQLiteText));
	const joined: SQL = sql.join(
		texts.map((column) => sql`coalesce(${column}, '')`),
		sql` || ' ' || `,
	);
	const pointing = sql<string>`iif(instr(${joined}, ${IMAGE_PATH}) > 0, ${joined}, '')`.as("pointing");
	for (let last = 0, isMore = true; isMore; ) {
		const rows = await db
			.select({ id: sql<number>`${table.id}`.as("row_id"), pointing })
			.from(table)
			.where(gt(table.id, last))
			.orderBy(asc(table.id))
			.limit(ROWS_A_READ);
		const names = rows.flatMap((row) => [...row.pointing.matchAll(NAMED)].map(([, name]) => name));
		for (let at = 0; at < names.length; at += NAMES_A_WRITE) await note(names.slice(at, at + NAMES_A_WRITE));
		last = rows.at(-1)?.id ?? last;
		isMore = rows.length === ROWS_A_READ;
	}

	async function note(names: readonly (string | undefined)[]): Promise<void> {
		await db
			.insert(uses)
			.select(sql`SELECT DISTINCT value, ${now} FROM json_each(${JSON.stringify(names)}) WHERE true`)
			.onConflictDoUpdate({ target: uses.name, set: { lastUsedAt: now } });
	}
}
