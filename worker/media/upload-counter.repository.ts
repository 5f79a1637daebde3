import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { UploadsTable } from "../db/schema/media.table.ts";
import { HOUR_MS } from "../db/times.rules.ts";

const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** How much a company may upload in an hour: the statement that counts also limits. */
export function createUploadCounter(db: Database, uploads: UploadsTable, most: number) {
	return { count, cleanUp };

	/** Undefined if the upload is allowed, which also counts it; else the time of the next allowed one. */
	async function count(companyId: number, now: number): Promise<number | undefined> {
		const hour = hourOf(now);
		const counted = await db
			.insert(uploads)
			.values({ companyId, hour, uploads: 1 })
			.onConflictDoUpdate({
				target: [uploads.companyId, uploads.hour],
				set: { uploads: sql`${uploads.uploads} + 1` },
				setWhere: lt(uploads.uploads, most),
			})
			.returning({ uploads: uploads.uploads });
		return counted.length > 0 ? undefined : (hour + 1) * HOUR_MS;
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(uploads).where(lt(uploads.hour, hourOf(now)));
	}
}
