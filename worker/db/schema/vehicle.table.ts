import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Vehicle identity is not versioned: these rows keep their ids permanently, so that links and remembered cars survive
 * every import. Fitments by years belong to a catalogue version.
 */
export const vehicleBrandsTable = sqliteTable(
	"vehicle_brands",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		name: text("name").notNull(),
		nameKey: text("name_key").notNull().unique(),
	},
	// Those whose names may be in an old spelling.
	(table) => [index("vehicle_brands_unusual").on(table.id).where(sql`name GLOB '*[^ -_a-~]*'`)],
);

export const vehicleModelsTable = sqliteTable(
	"vehicle_models",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		brandId: integer("brand_id")
			.notNull()
			.references(() => vehicleBrandsTable.id),
		name: text("name").notNull(),
		nameKey: text("name_key").notNull(),
	},
	(table) => [uniqueIndex("vehicle_models_name").on(table.brandId, table.nameKey)],
);

export const vehicleVariantsTable = sqliteTable(
	"vehicle_variants",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		modelId: integer("model_id")
			.notNull()
			.references(() => vehicleModelsTable.id),
		body: text("body").notNull().default(""),
		/** `left`, `right` or empty if not given. */
		steering: text("steering").notNull().default(""),
		note: text("note").notNull().default(""),
		/** Folded body, steering and note, as `variantKey` makes it. */
		variantKey: text("variant_key").notNull(),
	},
	(table) => [uniqueIndex("vehicle_variants_key").on(table.modelId, table.variantKey)],
);
