import { eq, sql } from "drizzle-orm";
import { companiesTable as companies } from "../companies/company.table.ts";
import type { Database } from "../http/env.ts";
import { findersTable as finders } from "./finder.table.ts";

/** What the test page needs of a finder, enabled or not: the element itself says nothing where it isn't available. */
export async function findTestPage(db: Database, uuid: string) {
	const [row] = await db
		.select({
			uuid: finders.uuid,
			target: finders.target,
			language: finders.language,
			label: finders.label,
			shopProductUrl: finders.shopProductUrl,
			isAvailable: sql<boolean>`${finders.enabled} AND ${companies.active}`.mapWith(Boolean),
		})
		.from(finders)
		.innerJoin(companies, eq(companies.id, finders.companyId))
		.where(eq(finders.uuid, uuid));
	return row;
}
