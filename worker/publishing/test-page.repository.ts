import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { sellingOf } from "../finders/selling.rules.ts";
import { offerStatements } from "../offers/offer.repository.ts";

/** What the test page needs of a finder, enabled or not: the element itself shows nothing if it isn't available. */
export async function findTestPage(db: Database, uuid: string) {
	const [assortments, wipers] = offerStatements(db, sql`${eq(finders.uuid, uuid)}`);
	const [rows, offered, parts] = await db.batch([
		db
			.select({
				id: finders.id,
				uuid: finders.uuid,
				target: finders.target,
				language: finders.language,
				label: finders.label,
				shopProductUrl: finders.shopProductUrl,
				currencyIso: currencies.iso,
				isAvailable: sql<boolean>`${finders.enabled} AND ${companies.active}`.mapWith(Boolean).as("is_available"),
			})
			.from(finders)
			.innerJoin(companies, eq(companies.id, finders.companyId))
			.leftJoin(currencies, eq(currencies.sign, finders.currency))
			.where(eq(finders.uuid, uuid)),
		assortments,
		wipers,
	]);
	const finder = rows[0];
	return finder && { ...finder, ...sellingOf(offered, parts, finder.currencyIso ?? "EUR") };
}
