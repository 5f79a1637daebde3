import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { edited } from "../columns.ts";
import { companiesTable } from "./company.table.ts";

/**
 * A set: the blades of one front series, a rear blade or an adapter. A bundle joins a front set and a rear blade, or holds
 * one of them several times.
 */
export const PRODUCT_KINDS = ["set", "bundle"] as const;

/** The end of what is not known to end. */
export const FOREVER = 2_147_483_647;

/**
 * Products with an owner's sku: a set product for the parts in `partsKey` (`AERO-26-18`), or a bundle of such parts. Virtual sets are derived and have no row. Readers see the rows of the current generation: `since` <= it < `until`.
 */
export const productsTable = sqliteTable(
	"products",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Null: the sku is used by every company without its own. */
		companyId: integer("company_id").references(() => companiesTable.id, { onDelete: "cascade" }),
		kind: text("kind").$type<(typeof PRODUCT_KINDS)[number]>().notNull().default("set"),
		/** The derived sku of the same parts; a bundle's two are joined by a plus (`AERO-26-18+AERO-R12`), a multipack's number
		 * follows a star (`AERO-26-18*2`). */
		partsKey: text("parts_key").notNull(),
		sku: text("sku").notNull(),
		/** A bundle's title, empty: derived; a remark for sets, whose titles are derived. */
		name: text("name").notNull().default(""),
		searched: text("searched").notNull().default(""),
		description: text("description").notNull().default(""),
		/** The product's number in the owner's own systems. */
		referenceSku: text("reference_sku").notNull().default(""),
		/** A price of its own, in minor units of `currency`: counts in configurations of that currency only. */
		price: integer("price"),
		/** The sign of a currency; null without a price. */
		currency: text("currency"),
		/** Bundles: whole per cent less than the sum of its parts. */
		discount: integer("discount"),
		/** Bundles: the end of a derived sku. */
		bundleShortCode: text("bundle_short_code").notNull().default(""),
		/** The generation from which on it is seen, and the one that sees it no more. */
		since: integer("since").notNull().default(0),
		until: integer("until").notNull().default(FOREVER),
		...edited,
	},
	(table) => [
		uniqueIndex("products_parts").on(table.companyId, table.partsKey, table.since),
		// SQLite treats every NULL as different, so the global skus need their own index.
		uniqueIndex("products_global_parts").on(table.partsKey, table.since).where(sql`${table.companyId} IS NULL`),
		index("products_sku").on(table.sku, table.id, table.since, table.until),
		index("products_company").on(table.companyId, table.id, table.since, table.until),
		index("products_company_sku").on(table.companyId, table.sku, table.id, table.since, table.until),
		index("products_bundles")
			.on(table.companyId, table.partsKey, table.since, table.until)
			.where(sql`${table.kind} = 'bundle'`),
		index("products_priced")
			.on(table.companyId, table.partsKey, table.since, table.until)
			.where(sql`${table.price} IS NOT NULL`),
		index("products_ended").on(table.until).where(sql`${table.until} < 2147483647`),
	],
);

type Activator = { userId: number; impersonatedBy: { id: number; name: string } | null };

/** One row: the generation that readers see, and the import whose activation makes the next one. */
export const productStateTable = sqliteTable(
	"product_state",
	{
		id: integer("id").primaryKey(),
		generation: integer("generation").notNull().default(0),
		/** Null: none is under way. */
		importId: integer("import_id"),
		/** Who activated it. */
		activatedBy: text("activated_by", { mode: "json" }).$type<Activator>(),
		/** The last product that is looked at for the end of what the file leaves out; `FOREVER`: all are. */
		endedOwner: integer("ended_owner").notNull().default(-1),
		endedId: integer("ended_id").notNull().default(0),
		/** The last row of the import that is written. */
		writtenOwner: integer("written_owner").notNull().default(-1),
		writtenKey: text("written_key").notNull().default(""),
		/** Products up to this id may be missing in the search index, which the nights fill; 0: none is. */
		unindexedTo: integer("unindexed_to").notNull().default(0),
	},
	(table) => [check("product_state_single", sql`${table.id} = 1`)],
);

/**
 * Changes with every write to an owner's products, so that unchanged ones, up to 200,000, aren't read. Random, not
 * counted, so that a revision never repeats. Owner 0: the skus for every company.
 */
export const productRevisionsTable = sqliteTable("product_stamps", {
	owner: integer("owner").primaryKey(),
	revision: text("stamp").notNull(),
});
