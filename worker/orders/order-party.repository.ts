import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/database.ts";
import { companiesTable as companies, countriesTable as countries } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";

/** A mandant as an order that it enters meets it. */
export type Mandant = {
	primeAllowed: boolean;
	/** Null: nobody ships its orders. */
	supplierId: number | null;
	/** Its configurations, the enabled ones first; of a named one that one, if it is its own. */
	finderIds: number[];
	hasCountry: boolean;
};

/** As many as the form of an order offers. */
const FINDERS_READ = 100;
const shippers = alias(companies, "shippers");

/** Undefined: there is no such company. */
export async function readMandant(
	db: Database,
	companyId: number,
	countryId: number | null,
	finder?: number,
): Promise<Mandant | undefined> {
	const [rows, finderRows, countryRows] = await db.batch([
		db
			.select({
				primeAllowed: companies.primeOrdersAllowed,
				shipperId: sql<number | null>`${shippers.id}`.as("shipper_id"),
			})
			.from(companies)
			.leftJoin(
				shippers,
				and(eq(shippers.id, companies.supplierId), eq(shippers.supplier, true), eq(shippers.active, true)),
			)
			.where(eq(companies.id, companyId)),
		db
			.select({ id: finders.id })
			.from(finders)
			.where(and(eq(finders.companyId, companyId), finder === undefined ? undefined : eq(finders.id, finder)))
			.orderBy(desc(sql`+${finders.enabled}`), asc(finders.id))
			.limit(FINDERS_READ),
		db
			.select({ id: countries.id })
			.from(countries)
			.where(eq(countries.id, countryId ?? 0)),
	]);
	const [row] = rows;
	if (!row) return undefined;
	return {
		primeAllowed: row.primeAllowed,
		supplierId: row.shipperId,
		finderIds: finderRows.map(({ id }) => id),
		hasCountry: countryId === null || countryRows.length > 0,
	};
}
