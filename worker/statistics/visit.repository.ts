import { and, desc, eq, gte, lt, max, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findersTable as finders, finderVisitsTable as finderVisits } from "../db/schema/finder.table.ts";
import { LASTING_DAYS, NEW_ORIGINS_MAX, ORIGINS_MAX, OTHER_ORIGIN, toDay, type VisitEvent } from "./visit.rules.ts";

export type VisitCount = {
	uuid: string;
	origin: string;
	day: number;
	lastSeenAt: number;
	counts: Record<VisitEvent, number>;
};

const ORIGINS_LISTED_MAX = 100;
const KEEP_DAYS = 30;
/** How many nights back the sweep looks for rows that earlier runs left. */
const CLEANUP_DAYS = 60;

export function createVisitRepository(db: Database) {
	return { add, origins, cleanUp };

	/**
	 * Adds counts of any number of finders in one statement; deleted finders are skipped. Anybody can send an origin, so
	 * only those that are the shop's or already known always get a row; new ones share a small number of rows, and the
	 * rest is counted together.
	 */
	async function add(counts: VisitCount[]): Promise<void> {
		const rows = JSON.stringify(counts.map(({ counts, ...one }) => ({ ...one, ...counts })));
		const of = (key: string) => sql.raw(`json_extract(seen.value, '$.${key}')`);
		await db.run(sql`
			WITH asked AS (
				SELECT ${finders.id} AS finder, seen.value AS value, ${of("origin")} AS origin,
					${isShopOrigin(of("origin"))} OR EXISTS (
						SELECT 1 FROM ${finderVisits} AS kept WHERE kept.finder_id = ${finders.id} AND kept.origin = ${of("origin")}
					) AS known
				FROM json_each(${rows}) AS seen JOIN ${finders} ON ${finders.uuid} = ${of("uuid")}
			), fresh AS (
				SELECT finder, origin, row_number() OVER (PARTITION BY finder) AS place
				FROM (SELECT DISTINCT finder, origin FROM asked WHERE NOT known)
			), room AS (
				SELECT finder, ${freeOriginsOf(sql`finder`)} AS places FROM (SELECT DISTINCT finder FROM fresh)
			)
			INSERT INTO ${finderVisits} (finder_id, origin, day, ready, vehicles, results, no_results, no_cars, product_clicks,
				last_seen_at)
			SELECT seen.finder, iif(seen.known OR fresh.place <= room.places, seen.origin, ${OTHER_ORIGIN}), ${of("day")},
				${of("ready")}, ${of("vehicle")}, ${of("results")}, ${of("no_result")}, ${of("no_car")},
				${of("product_click")}, ${of("lastSeenAt")}
			FROM asked AS seen
			LEFT JOIN fresh ON fresh.finder = seen.finder AND fresh.origin = seen.origin
			LEFT JOIN room ON room.finder = seen.finder
			WHERE true
			ON CONFLICT (finder_id, origin, day) DO UPDATE SET
				ready = ready + excluded.ready, vehicles = vehicles + excluded.vehicles, results = results + excluded.results,
				no_results = no_results + excluded.no_results, no_cars = no_cars + excluded.no_cars,
				product_clicks = product_clicks + excluded.product_clicks, last_seen_at = max(last_seen_at, excluded.last_seen_at)`);
	}

	/**
	 * Where a finder was seen: the shop's own pages first, then those seen for a long time, then the rest; latest first.
	 */
	async function origins(finderId: number): Promise<{ origin: string; lastSeenAt: number }[]> {
		const lastSeenAt = max(finderVisits.lastSeenAt);
		const isShops = sql`max(${isShopOrigin(sql`${finderVisits.origin}`)})`;
		const rows = await db
			.select({ origin: finderVisits.origin, lastSeenAt })
			.from(finderVisits)
			.innerJoin(finders, eq(finders.id, finderVisits.finderId))
			.where(and(eq(finderVisits.finderId, finderId), ne(finderVisits.origin, OTHER_ORIGIN)))
			.groupBy(finderVisits.origin)
			.orderBy(desc(isShops), sql`count(*) >= ${LASTING_DAYS} DESC`, desc(lastSeenAt))
			.limit(ORIGINS_LISTED_MAX);
		return rows.map((row) => ({ origin: row.origin, lastSeenAt: row.lastSeenAt ?? 0 }));
	}

	/** Deletes origins that aren't the shop's and were seen only on a few days, a month ago: mostly made-up ones. */
	async function cleanUp(now: number): Promise<void> {
		const end = toDay(now) - KEEP_DAYS;
		const isOld = and(gte(finderVisits.day, end - CLEANUP_DAYS), lt(finderVisits.day, end));
		const isShops = sql`EXISTS (
			SELECT 1 FROM ${finders} WHERE ${finders.id} = ${finderVisits.finderId} AND ${isShopOrigin(sql`${finderVisits.origin}`)}
		)`;
		const isLasting = sql`EXISTS (
			SELECT 1 FROM ${finderVisits} AS same WHERE same.finder_id = ${finderVisits.finderId} AND same.origin = ${finderVisits.origin}
			LIMIT 1 OFFSET ${LASTING_DAYS - 1}
		)`;
		await db
			.delete(finderVisits)
			.where(sql`${isOld} AND (${finderVisits.origin} = ${OTHER_ORIGIN} OR (NOT ${isShops} AND NOT ${isLasting}))`);
	}
}

/** How many more origins of a finder may have their own rows: few new ones, and a limited number in all. */
const freeOriginsOf = (finder: SQL): SQL => sql`(
	SELECT min(${NEW_ORIGINS_MAX} - total(NOT lasting), ${ORIGINS_MAX} - count(*)) FROM (
		SELECT count(*) >= ${LASTING_DAYS} AS lasting
		FROM ${finderVisits} JOIN ${finders} ON ${finders.id} = ${finderVisits.finderId}
		WHERE ${finderVisits.finderId} = ${finder} AND ${finderVisits.origin} <> ${OTHER_ORIGIN}
			AND NOT ${isShopOrigin(sql`${finderVisits.origin}`)}
		GROUP BY ${finderVisits.origin}
	)
)`;

/**
 * One of the websites that a finder's owner has named: allowed, or the shop's product pages; with or without `www.`.
 */
const isShopOrigin = (origin: SQL): SQL => {
	const [host, link] = [hostOf(origin), hostOf(sql`lower(${finders.shopProductUrl})`)];
	return sql`(
		${origin} IN (SELECT value FROM json_each(${finders.allowedOrigins}))
		OR (substr(${link}, 1, length(${host})) = ${host} AND instr(${"/?#"}, substr(${link}, length(${host}) + 1, 1)) > 0)
	)`;
};

/** What follows the scheme and `www.`. */
const hostOf = (address: SQL): SQL =>
	sql`replace('//' || substr(${address}, instr(${address}, '://') + 3), '//www.', '//')`;
