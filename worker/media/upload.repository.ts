import { and, eq, gt, lt, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { imageUploadsTable as uploads } from "../db/schema/media.table.ts";
import type { EncodedImage } from "./encode-image.ts";

const HOUR_MS = 3_600_000;
export const UPLOADS_AN_HOUR = 200;

const hourOf = (now: number): number => Math.floor(now / HOUR_MS);

/** Uploads of pictures: how many a company may make, and who made them. */
export function createUploadRepository(db: Database) {
	return { count, record, cleanUp };

	/** Undefined if the upload is allowed, which also counts it; else the time of the next allowed one. */
	async function count(companyId: number, now: number): Promise<number | undefined> {
		const hour = hourOf(now);
		const counted = await db
			.insert(uploads)
			.values({ companyId, hour, uploads: 1 })
			.onConflictDoUpdate({
				target: [uploads.companyId, uploads.hour],
				set: { uploads: sql`${uploads.uploads} + 1` },
				setWhere: lt(uploads.uploads, UPLOADS_AN_HOUR),
			})
			.returning({ uploads: uploads.uploads });
		return counted.length > 0 ? undefined : (hour + 1) * HOUR_MS;
	}

	/** The same picture from the same user within an hour is one upload, whose answer was lost. */
	async function record(
		{ name, extension, width, height }: Pick<EncodedImage, "extension" | "width" | "height"> & { name: string },
		companyId: number,
		by: Actor,
		now: number,
	): Promise<void> {
		const isSame = and(
			eq(entries.entity, "image"),
			eq(entries.entityId, name),
			eq(entries.userId, by.userId),
			gt(entries.at, now - HOUR_MS),
		);
		const title = `${extension.toUpperCase()}, ${width} × ${height}`;
		await db.batch([
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "image", entityId: name, title, companyId, before: null, after: null },
				when: sql`NOT EXISTS ${db.select({ id: entries.id }).from(entries).where(isSame)}`,
			}),
		]);
	}

	async function cleanUp(now: number): Promise<void> {
		await db.delete(uploads).where(lt(uploads.hour, hourOf(now)));
	}
}
