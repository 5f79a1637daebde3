import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { countriesTable } from "../db/schema/company.table.ts";
import { contentsTable } from "../db/schema/content.table.ts";
import { currenciesTable } from "../db/schema/select-lists.table.ts";
import { articleUnknown, countryUnknown, currencyUnknown } from "./finder.errors.ts";
import type { Finder, FinderPart } from "./finder.schema.ts";

/**
 * Rejects a currency, country or article that isn't in its list, and names the field. An article that was chosen before
 * may have been deleted; it is accepted.
 */
export async function checkReferences(db: Database, part: FinderPart, before?: Finder): Promise<void> {
	const { currency, countryId } = part;
	const chosenBefore = new Set(before?.articles);
	const articles = [...new Set(part.articles)].filter((id) => !chosenBefore.has(id));
	const [currencies, countries, known] = await db.batch([
		db
			.select({ sign: currenciesTable.sign })
			.from(currenciesTable)
			.where(eq(currenciesTable.sign, currency ?? "")),
		db
			.select({ id: countriesTable.id })
			.from(countriesTable)
			.where(eq(countriesTable.id, countryId ?? 0)),
		db
			.select({ id: contentsTable.id })
			.from(contentsTable)
			.where(
				and(inArray(contentsTable.id, articles.length > 0 ? articles : [0]), eq(contentsTable.contentType, "article")),
			),
	]);
	if (currency !== undefined && currencies.length === 0) throw currencyUnknown();
	if (countryId && countries.length === 0) throw countryUnknown();
	if (known.length < articles.length) throw articleUnknown();
}
