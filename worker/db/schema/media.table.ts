import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many pictures a company has uploaded in an hour. */
export const imageUploadsTable = sqliteTable(
	"image_uploads",
	{
		companyId: integer("company_id").notNull(),
		/** Hours since 1970 (UTC). */
		hour: integer("hour").notNull(),
		uploads: integer("uploads").notNull(),
	},
	(table) => [primaryKey({ columns: [table.companyId, table.hour] })],
);

/** When the nightly clean-up last found something that points to a picture. */
export const imageUsesTable = sqliteTable("image_uses", {
	/** As configurations store it; the other sizes' names begin with the same hash. */
	name: text("name").primaryKey(),
	lastUsedAt: integer("last_used_at").notNull(),
});
