import { index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { assortmentsTable, wipersTable } from "./assortment.table.ts";
import { findersTable } from "./finder.table.ts";

/** A finder's own price of a front or rear wiper, in minor units of the finder's currency. */
export const specialPricesTable = sqliteTable(
	"special_prices",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		wiperId: integer("wiper_id")
			.notNull()
			.references(() => wipersTable.id, { onDelete: "cascade" }),
		price: integer("price").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.finderId, table.wiperId] }),
		// Removed with its wiper.
		index("special_prices_wiper").on(table.wiperId),
	],
);

/** The same for an adapter assortment. */
export const specialAdapterPricesTable = sqliteTable(
	"special_adapter_prices",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		assortmentId: integer("assortment_id")
			.notNull()
			.references(() => assortmentsTable.id, { onDelete: "cascade" }),
		price: integer("price").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.finderId, table.assortmentId] }),
		index("special_adapter_prices_assortment").on(table.assortmentId),
	],
);
