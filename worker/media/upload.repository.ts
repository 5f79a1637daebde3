import { and, eq, gt, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { imageUploadsTable } from "../db/schema/media.table.ts";
import { HOUR_MS } from "../db/times.rules.ts";
import type { EncodedImage } from "./encode-image.ts";
import { createUploadCounter } from "./upload-counter.repository.ts";

export const UPLOADS_AN_HOUR = 200;

/** Uploads of pictures: how many a company may make, and who made them. */
export function createUploadRepository(db: Database) {
	const { count, cleanUp } = createUploadCounter(db, imageUploadsTable, UPLOADS_AN_HOUR);
	return { count, record, cleanUp };

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
}
