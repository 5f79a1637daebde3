import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How much a company has uploaded in an hour. */
const uploadsTable = (name: string) =>
	sqliteTable(
		name,
		{
			companyId: integer("company_id").notNull(),
			/** Hours since 1970 (UTC). */
			hour: integer("hour").notNull(),
			uploads: integer("uploads").notNull(),
		},
		(table) => [primaryKey({ columns: [table.companyId, table.hour] })],
	);
export type UploadsTable = ReturnType<typeof uploadsTable>;

/** Pictures, and confirmation files of orders. */
export const imageUploadsTable = uploadsTable("image_uploads");
export const fileUploadsTable = uploadsTable("file_uploads");

/** When the nightly clean-up last found something that points to a picture. */
export const imageUsesTable = sqliteTable("image_uses", {
	/** As configurations store it; the other sizes' names begin with the same hash. */
	name: text("name").primaryKey(),
	lastUsedAt: integer("last_used_at").notNull(),
});
