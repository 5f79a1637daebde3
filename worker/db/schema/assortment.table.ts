import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AssortmentKind } from "../../assortments/assortment.rules.ts";
import type { ArmType } from "../../catalogue/fitment/arm.rules.ts";
import { edited } from "../columns.ts";

/** Makers of wipers. Makers of vehicles are in the catalogue. */
export const brandsTable = sqliteTable("brands", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	name: text("name").notNull(),
	nameKey: text("name_key").notNull().unique(),
	version: integer("version").notNull().default(1),
});

export const assortmentsTable = sqliteTable(
	"assortments",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		brandId: integer("brand_id")
			.notNull()
			.references(() => brandsTable.id),
		kind: text("kind").$type<AssortmentKind>().notNull(),
		/** Immutable: skus contain it. */
		code: text("code").notNull().unique(),
		nameReplace: text("name_replace").notNull().default(""),
		namePrefix: text("name_prefix").notNull().default(""),
		technicalName: text("technical_name").notNull(),
		technicalNameKey: text("technical_name_key").notNull(),
		omitOnUniversalAdapter: integer("omit_on_universal_adapter", { mode: "boolean" }).notNull().default(false),
		imageFront: text("image_front"),
		imageFrontAndRear: text("image_front_and_rear"),
		/** Adapters only: base price in euro cents; null: not sold. */
		price: integer("price"),
		/** Adapters only: the arm that it fits; null: not given. */
		armType: text("arm_type").$type<ArmType>(),
		searched: text("searched").notNull(),
		...edited,
	},
	(table) => [
		index("assortments_kind").on(table.kind, table.id),
		index("assortments_brand").on(table.brandId),
		// A catalogue names adapters by their technical name, so it is unique among adapters.
		uniqueIndex("assortments_adapter_name").on(table.technicalNameKey).where(sql`${table.kind} = 'adapter'`),
		check("assortments_kind_known", sql`${table.kind} IN ('front', 'rear', 'adapter')`),
	],
);
export type AssortmentRow = typeof assortmentsTable.$inferSelect;

/** One blade of a front or rear assortment. */
export const wipersTable = sqliteTable(
	"wipers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		assortmentId: integer("assortment_id")
			.notNull()
			.references(() => assortmentsTable.id, { onDelete: "cascade" }),
		/** The trade size, whole inches: what fitment matches on. */
		lengthInch: integer("length_inch").notNull(),
		/** The printed length in millimetres: a 26 in blade may be 650 or 660. Shown in cm. */
		lengthMm: integer("length_mm").notNull(),
		/** Base price in euro cents; null: not sold. */
		price: integer("price"),
	},
	(table) => [uniqueIndex("wipers_size").on(table.assortmentId, table.lengthInch)],
);
export type WiperRow = typeof wipersTable.$inferSelect;
