import { and, count, eq, gt, sql, sum } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
	finderAssortmentsTable as chosen,
	findersTable as finders,
	finderSightingsTable as sightings,
} from "../db/schema/finder.table.ts";
import type { Finder } from "../finders/finder.schema.ts";
import { sellingOf } from "../finders/selling.rules.ts";
import { offerStatements } from "../offers/offer.repository.ts";
import { type FinderOverview, VISIT_DAYS } from "./finder-overview.rules.ts";
import { toDay } from "./sighting.rules.ts";

/** Recent numbers of a finder's pages, and its setup progress. The caller has checked that the finder may be read. */
export async function readOverview(db: Database, finder: Finder, now: number): Promise<FinderOverview> {
	const [assortments, wipers] = offerStatements(db, sql`${eq(finders.id, finder.id)}`);
	const [visits, saved, offered, parts] = await db.batch([
		db
			.select({
				ready: total(sightings.ready),
				vehicles: total(sightings.vehicles),
				results: total(sightings.results),
				noResults: total(sightings.noResults),
				noCars: total(sightings.noCars),
				productClicks: total(sightings.productClicks),
			})
			.from(sightings)
			.where(and(eq(sightings.finderId, finder.id), gt(sightings.day, toDay(now) - VISIT_DAYS))),
		db.select({ rows: count() }).from(chosen).where(eq(chosen.finderId, finder.id)),
		assortments,
		wipers,
	]);
	const nothing = { ready: 0, vehicles: 0, results: 0, noResults: 0, noCars: 0, productClicks: 0 };
	return {
		visits: visits[0] ?? nothing,
		hasChosenAssortments: (saved[0]?.rows ?? 0) > 0,
		...sellingOf(offered, parts, finder.currencyIso),
	};
}

const total = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);
