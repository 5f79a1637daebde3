import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ArmType } from "../../catalogue/fitment/arm.rules.ts";
import { findersTable } from "./finder.table.ts";
import { vehicleVariantsTable } from "./vehicle.table.ts";

/** How often visitors answered which arm a car has whose adapter isn't known: counts, nothing personal. */
export const armAnswersTable = sqliteTable(
	"arm_answers",
	{
		variantId: integer("variant_id")
			.notNull()
			.references(() => vehicleVariantsTable.id),
		/** The model year. */
		year: integer("year").notNull(),
		armType: text("arm_type").$type<ArmType>().notNull(),
		/** Months since 1970 (UTC). */
		month: integer("month").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.variantId, table.year, table.armType, table.month] }),
		index("arm_answers_month").on(table.month),
	],
);

/** How many answers of a finder's visitors count on a day, in all and for each car: anybody can send them. */
export const armAnswerDaysTable = sqliteTable(
	"arm_answer_days",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		/** Days since 1970 (UTC). */
		day: integer("day").notNull(),
		count: integer("count").notNull(),
		/** The number for each variant's id. */
		cars: text("cars", { mode: "json" }).$type<Record<string, number>>().notNull().default({}),
	},
	(table) => [primaryKey({ columns: [table.finderId, table.day] }), index("arm_answer_days_day").on(table.day)],
);
