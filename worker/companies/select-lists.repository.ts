import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { brandsTable } from "../db/schema/assortment.table.ts";
import { countriesTable } from "../db/schema/company.table.ts";
import { contentTypesTable } from "../db/schema/content.table.ts";
import { currenciesTable, languagesTable } from "../db/schema/select-lists.table.ts";

/** The options that forms offer. The same for every company. */
export function createSelectListRepository(db: Database) {
	return {
		countries: () => db.select().from(countriesTable),
		languages: () => db.select().from(languagesTable).orderBy(asc(languagesTable.position)),
		currencies: () => db.select().from(currenciesTable),
		brands: () => db.select({ id: brandsTable.id, name: brandsTable.name }).from(brandsTable),
		contentTypes: () => db.select().from(contentTypesTable).orderBy(asc(contentTypesTable.name)),
	};
}
