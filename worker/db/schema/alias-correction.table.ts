import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { edited } from "../columns.ts";
import { vehicleModelsTable } from "./vehicle.table.ts";

/** Aliases of models that were added or removed by hand; applied to those of every import. */
export const aliasCorrectionsTable = sqliteTable(
	"alias_corrections",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		modelId: integer("model_id")
			.notNull()
			.references(() => vehicleModelsTable.id),
		text: text("text").notNull(),
		/** Folded, as `nameKey` makes it. */
		textKey: text("text_key").notNull(),
		/** The years called so; 0: without a beginning or an end. */
		yearFrom: integer("year_from").notNull(),
		yearTo: integer("year_to").notNull(),
		isRemoved: integer("is_removed", { mode: "boolean" }).notNull(),
		/** The last author. */
		createdBy: integer("created_by").notNull(),
		...edited,
	},
	(table) => [uniqueIndex("alias_corrections_text").on(table.modelId, table.textKey)],
);
