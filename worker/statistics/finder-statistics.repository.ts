import { and, count, eq, gt, sql, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
	finderAssortmentsTable as chosen,
	findersTable as finders,
	finderVisitsTable as finderVisits,
} from "../db/schema/finder.table.ts";
import type { Finder } from "../finders/finder.schema.ts";
import { sellingOf } from "../finders/selling.rules.ts";
import { offerStatements } from "../offers/offer.repository.ts";
import { VISIT_DAYS } from "./finder-statistics.rules.ts";
import type { FinderStatistics } from "./finder-statistics.schema.ts";
import { toDay } from "./visit.rules.ts";

/** Recent numbers of a finder's pages, and its setup progress. The caller has checked that the finder may be read. */
export async function readFinderStatistics(db: Database, finder: Finder, now: number): Promise<FinderStatistics> {
	const [assortments, wipers] = offerStatements(db, sql`${eq(finders.id, finder.id)}`);
	const [visits, chosenCount, offeredAssortments, offeredWipers] = await db.batch([
		db
			.select({
				ready: total(finderVisits.ready),
				vehicles: total(finderVisits.vehicles),
				results: total(finderVisits.results),
				noResults: total(finderVisits.noResults),
				noCars: total(finderVisits.noCars),
				productClicks: total(finderVisits.productClicks),
			})
			.from(finderVisits)
			.where(and(eq(finderVisits.finderId, finder.id), gt(finderVisits.day, toDay(now) - VISIT_DAYS))),
		db.select({ rows: count() }).from(chosen).where(eq(chosen.finderId, finder.id)),
		assortments,
		wipers,
	]);
	const noVisits = { ready: 0, vehicles: 0, results: 0, noResults: 0, noCars: 0, productClicks: 0 };
	return {
		visits: visits[0] ?? noVisits,
		hasChosenAssortments: (chosenCount[0]?.rows ?? 0) > 0,
		...sellingOf(offeredAssortments, offeredWipers, finder.currencyIso),
	};
}

const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);
