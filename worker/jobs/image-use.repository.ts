import { asc, getTableColumns, gt, is, lt, sql } from "drizzle-orm";
import { SQLiteText } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { assortmentsTable } from "../db/schema/assortment.table.ts";
import { companiesTable } from "../db/schema/company.table.ts";
import { contentsTable } from "../db/schema/content.table.ts";
import { findersTable } from "../db/schema/finder.table.ts";
import { imageUsesTable as uses } from "../db/schema/media.table.ts";
import { hashOfName, IMAGE_PATH } from "../media/image-name.rules.ts";

/** The tables whose texts may point to pictures: any text column, rich text included. */
export const POINTING_TABLES = [findersTable, assortmentsTable, contentsTable, companiesTable] as const;
type PointingTable = (typeof POINTING_TABLES)[number];

const ROWS_A_READ = 500;

/** Which pictures were pointed to, and when last. */
export function createImageUseRepository(db: Database) {
	return { pointingTexts, note, cleanUp, hashes };

	/** The texts of each row that may point to a picture, page by page along the primary key. */
	async function* pointingTexts(table: PointingTable): AsyncGenerator<string[]> {
		const texts = Object.values(getTableColumns(table)).filter((column) => is(column, SQLiteText));
		const joined = sql.join(
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
			yield rows.map((row) => row.pointing);
			last = rows.at(-1)?.id ?? last;
			isMore = rows.length === ROWS_A_READ;
		}
	}

	async function note(pictures: readonly string[], now: number): Promise<void> {
		const from = sql`FROM json_each(${JSON.stringify(pictures)}) GROUP BY value`;
		await insertRows(db, uses, from, { name: sql`value`, lastUsedAt: now }).onConflictDoUpdate({
			target: uses.name,
			set: { lastUsedAt: now },
		});
	}

	async function cleanUp(before: number): Promise<void> {
		await db.delete(uses).where(lt(uses.lastUsedAt, before));
	}

	async function hashes(): Promise<Set<string>> {
		return new Set((await db.select({ name: uses.name }).from(uses)).map(({ name }) => hashOfName(name)));
	}
}
