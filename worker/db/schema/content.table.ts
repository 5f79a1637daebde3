import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "../../i18n/locale.rules.ts";
import { edited } from "../columns.ts";

export const contentTypesTable = sqliteTable("content_types", {
	name: text("name").primaryKey(),
	translateName: text("translate_name").notNull(),
});

export const contentsTable = sqliteTable(
	"contents",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		title: text("title").notNull(),
		/** Sanitised HTML. */
		content: text("content").notNull(),
		contentType: text("content_type")
			.notNull()
			.references(() => contentTypesTable.name),
		/** Null: shown in every language. */
		language: text("language").$type<Locale>(),
		searched: text("searched").notNull(),
		...edited,
	},
	(table) => [index("contents_type").on(table.contentType, table.language, table.id)],
);
export type ContentRow = typeof contentsTable.$inferSelect;
