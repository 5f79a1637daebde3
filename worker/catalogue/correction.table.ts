import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { edited } from "../db/columns.ts";
import { vehicleVariantsTable } from "./vehicle.table.ts";

/** What a correction says fits: sizes in whole inches, an adapter assortment's id, as `FitmentOption` has them. */
export type CorrectedOption = {
	driver: number[];
	passenger: number[];
	rear: number[];
	adapterId: number | null;
	universalAdapter: boolean;
};

/** Fitments corrected by hand. Keyed by identity, so that they survive every import; applied when a version is built. */
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
		reason: text("reason").notNull().default(""),
		createdBy: integer("created_by").notNull(),
		...edited,
	},
	(table) => [index("fitment_corrections_variant").on(table.variantId, table.yearFrom)],
);
export type CorrectionRow = typeof correctionsTable.$inferSelect;
