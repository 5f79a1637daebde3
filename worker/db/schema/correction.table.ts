import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CorrectedOption } from "../../catalogue/corrections/correction.rules.ts";
import type { FitmentSpan } from "../../catalogue/fitment/fitment.rules.ts";
import { edited } from "../columns.ts";
import { vehicleVariantsTable } from "./vehicle.table.ts";

/**
 * Fitments corrected by hand. Keyed by identity, so that they survive every import; applied when a version is built.
 */
export const correctionsTable = sqliteTable(
	"fitment_corrections",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		variantId: integer("variant_id")
			.notNull()
			.references(() => vehicleVariantsTable.id),
		yearFrom: integer("year_from").notNull(),
		/** Null: still built. */
		yearTo: integer("year_to"),
		/** Empty: nothing is known to fit in these years. */
		options: text("options", { mode: "json" }).$type<CorrectedOption[]>().notNull(),
		/** The imported values when they were corrected: distinguishes a new value from the old mistake. */
		replaced: text("replaced", { mode: "json" }).$type<FitmentSpan[]>().notNull().default([]),
		reason: text("reason").notNull().default(""),
		/** The last author. */
		createdBy: integer("created_by").notNull(),
		...edited,
	},
	(table) => [index("fitment_corrections_variant").on(table.variantId, table.yearFrom)],
);
export type CorrectionRow = typeof correctionsTable.$inferSelect;
