import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BrandFacts } from "../../catalogue/versions/brand-facts.rules.ts";
import type { ShardManifest, VersionStats } from "../../catalogue/versions/version.schema.ts";

export const VERSION_STATES = ["building", "complete", "archived"] as const;

export const catalogueVersionsTable = sqliteTable(
	"catalogue_versions",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		importId: integer("import_id").unique(),
		state: text("state").$type<(typeof VERSION_STATES)[number]>().notNull().default("building"),
		/** Vehicle brands with their shards' hashes, by name; empty until the version is complete. */
		manifest: text("manifest", { mode: "json" }).$type<ShardManifest>().notNull(),
		stats: text("stats", { mode: "json" }).$type<VersionStats>().notNull(),
		createdBy: integer("created_by"),
		/** Names the last correction of this version: of two at once, one finds it changed and tries again. */
		patch: text("patch"),
		createdAt: integer("created_at").notNull(),
		activatedAt: integer("activated_at"),
	},
	(table) => [index("catalogue_versions_activated").on(table.activatedAt)],
);

export type VersionRow = typeof catalogueVersionsTable.$inferSelect;

/** One row: the version that visitors see. Activating and rolling back are an UPDATE of this pointer. */
export const catalogueStateTable = sqliteTable(
	"catalogue_state",
	{
		id: integer("id").primaryKey(),
		activeVersionId: integer("active_version_id").references(() => catalogueVersionsTable.id),
	},
	(table) => [check("catalogue_state_single", sql`${table.id} = 1`)],
);

/** One vehicle brand of one version. Versions are built brand by brand, so that building can be resumed. */
export const versionBrandsTable = sqliteTable(
	"version_brands",
	{
		versionId: integer("version_id")
			.notNull()
			.references(() => catalogueVersionsTable.id, { onDelete: "cascade" }),
		brandId: integer("brand_id").notNull(),
		shardHash: text("shard_hash").notNull(),
		/** The brand as imported, if corrections changed it; null: the same as `shardHash`. */
		importedHash: text("imported_hash"),
		/** Names the corrections that are applied (`correctionsMark`); null: none. */
		corrections: text("corrections"),
		/** Its cars' key numbers in R2, as imported; null: none. */
		keyNumbers: text("key_numbers"),
		/** What the brand adds to the version's stats and to its list of sets: see `BrandFacts`. */
		facts: text("facts", { mode: "json" }).$type<BrandFacts>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.versionId, table.brandId] })],
);

/** One German key number of one variant, for look-ups. Versions in rows have them, as they have `fitmentOptionsTable`. */
export const keyNumbersTable = sqliteTable(
	"key_numbers",
	{
		versionId: integer("version_id")
			.notNull()
			.references(() => catalogueVersionsTable.id, { onDelete: "cascade" }),
		/** HSN and TSN: `0603BGU`. */
		keyNumber: text("key_number").notNull(),
		variantId: integer("variant_id").notNull(),
		yearFrom: integer("year_from").notNull(),
		/** Null: still built. */
		yearTo: integer("year_to"),
	},
	(table) => [primaryKey({ columns: [table.versionId, table.keyNumber, table.variantId] })],
);

/** One option of one variant in one span of years: possible trade sizes per position, and the adapter. */
export const fitmentOptionsTable = sqliteTable(
	"fitment_options",
	{
		versionId: integer("version_id")
			.notNull()
			.references(() => catalogueVersionsTable.id, { onDelete: "cascade" }),
		brandId: integer("brand_id").notNull(),
		variantId: integer("variant_id").notNull(),
		yearFrom: integer("year_from").notNull(),
		/** Null: still built. */
		yearTo: integer("year_to"),
		/** 1, 2, … within a span: source rows that disagree stay separate. */
		optionNo: integer("option_no").notNull(),
		/** Whole inches, `26/28`; empty: no size known. */
		driver: text("driver").notNull(),
		passenger: text("passenger").notNull(),
		rear: text("rear").notNull(),
		/** An adapter assortment; null: none given. */
		adapterId: integer("adapter_id"),
		universalAdapter: integer("universal_adapter", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.versionId, table.variantId, table.yearFrom, table.optionNo] }),
		index("fitment_options_brand").on(table.versionId, table.brandId),
	],
);
