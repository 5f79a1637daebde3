import { and, desc, eq, gte, lt, max, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { createArmAnswerRepository } from "../catalogue/corrections/arm-answer.repository.ts";
import type { Database } from "../db/database.ts";
import { ALWAYS } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { jsonPieces } from "../db/json-pieces.rules.ts";
import {
	countedVisitsTable as counted,
	findersTable as finders,
	finderVisitsTable as finderVisits,
} from "../db/schema/finder.table.ts";
import { runBatch } from "../db/statements.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { announceStatement } from "../webhooks/announce.repository.ts";
import { LASTING_DAYS, NEW_ORIGINS_MAX, ORIGINS_MAX, OTHER_ORIGIN, toDay } from "./visit.rules.ts";
import type { VisitBatch } from "./visit.schema.ts";

const ORIGINS_LISTED_MAX = 100;
const KEEP_DAYS = 30;
/** No page shows more than the last 30 days, or says since when. */
const KEEP_ALL_DAYS = 400;
/** A queue keeps a message for four days, unless it was made with another number. */
const COUNTED_DAYS = 5;
const ROWS_A_DELETE = 5000;
/** How many nights back the sweep looks for rows that earlier runs left. */
const CLEANUP_DAYS = 60;

export function createVisitRepository(db: Database) {
	return { add, origins, cleanUp, forgetCounted };

	/** Adds what was not counted yet: a queue may bring a batch again, also beside the first or after its answer was lost. */
	async function add(brought: readonly VisitBatch[], now: number): Promise<void> {
		// There is a row for nearly each beacon: it is as short as it can be. Only writers of the same id are compared.
		const writer = crypto.randomUUID().slice(0, 8);
		const batches = [...new Map(brought.map((batch) => [batch.id, batch])).values()];
		const rows = batches.flatMap(({ id, counts }) => counts.map(({ counts, ...one }) => ({ id, ...one, ...counts })));
		const pieces = jsonPieces(rows);
		const armPieces = jsonPieces(batches.flatMap(({ id, arms = [] }) => arms.map((arm) => ({ id, ...arm }))));
		const isNew = sql`EXISTS (
			SELECT 1 FROM ${counted} WHERE ${counted.id} = json_extract(row.value, '$.id') AND ${counted.writer} = ${writer}
		)`;
		await runBatch(db, [
			...jsonPieces(batches.map(({ id }) => id)).map((piece) =>
				insertRows(db, counted, sql`FROM json_each(${piece}) WHERE TRUE`, {
					...{ id: sql`value`, writer, countedAt: now },
				}).onConflictDoNothing(),
			),
			...pieces.flatMap((piece) => [seenStatement(piece, writer, now), addStatement(piece, writer)]),
			...armPieces.flatMap((piece) => createArmAnswerRepository(db).addStatements(piece, isNew, now)),
		]);
	}

	/** Tells the owners of finders that are seen on a page of their shop for the first time, before it is counted. */
	function seenStatement(rows: string, writer: string, now: number) {
		const of = (key: string) => sql.raw(`json_extract(visit.value, '$.${key}')`);
		const isNew = sql`NOT EXISTS (
			SELECT 1 FROM ${finderVisits} AS kept WHERE kept.finder_id = ${finders.id} AND kept.origin = ${of("origin")}
		)`;
		const seen = sql`SELECT DISTINCT ${finders.id} AS finder, ${finders.companyId} AS company, ${finders.uuid} AS uuid,
				${of("origin")} AS origin
			FROM json_each(${rows}) AS visit
			JOIN ${counted} ON ${counted.id} = ${of("id")} AND ${counted.writer} = ${writer}
			JOIN ${finders} ON ${finders.uuid} = ${of("uuid")}
			WHERE ${isShopOrigin(of("origin"))} AND ${isNew}`;
		return announceStatement(db, {
			...{
				event: "finder.seen",
				companyId: sql`seen.company`,
				at: now,
				when: ALWAYS,
				from: sql`JOIN (${seen}) AS seen`,
			},
			eventId: sql`'msg_' || lower(hex(randomblob(16)))`,
			data: sql`json_object('finder', seen.finder, 'uuid', seen.uuid, 'origin', seen.origin)`,
		});
	}

	/**
	 * Adds counts of any number of finders; deleted ones are skipped. Anybody can send an origin, so only those that are
	 * the shop's or already known always get a row; new ones share a small number of rows, and the rest is counted
	 * together.
	 */
	function addStatement(rows: string, writer: string) {
		const of = (key: string) => sql.raw(`json_extract(seen.value, '$.${key}')`);
		const summed = sql`
			WITH asked AS (
				SELECT ${finders.id} AS finder, seen.value AS value, ${of("origin")} AS origin,
					${isShopOrigin(of("origin"))} OR EXISTS (
						SELECT 1 FROM ${finderVisits} AS kept WHERE kept.finder_id = ${finders.id} AND kept.origin = ${of("origin")}
					) AS known
				FROM json_each(${rows}) AS seen
				JOIN ${counted} ON ${counted.id} = ${of("id")} AND ${counted.writer} = ${writer}
				JOIN ${finders} ON ${finders.uuid} = ${of("uuid")}
			), fresh AS (
				SELECT finder, origin, row_number() OVER (PARTITION BY finder) AS place
				FROM (SELECT DISTINCT finder, origin FROM asked WHERE NOT known)
			), room AS (
				SELECT finder, ${freeOriginsOf(sql`finder`)} AS places FROM (SELECT DISTINCT finder FROM fresh)
			)
			SELECT seen.finder AS finder, iif(seen.known OR fresh.place <= room.places, seen.origin, ${OTHER_ORIGIN}) AS origin,
				${of("day")} AS day, sum(${of("ready")}) AS ready, sum(${of("vehicle")}) AS vehicles,
				sum(${of("results")}) AS results, sum(${of("no_result")}) AS no_results, sum(${of("no_car")}) AS no_cars,
				sum(${of("product_click")}) AS product_clicks, max(${of("lastSeenAt")}) AS last_seen_at
			FROM asked AS seen
			LEFT JOIN fresh ON fresh.finder = seen.finder AND fresh.origin = seen.origin
			LEFT JOIN room ON room.finder = seen.finder
			GROUP BY 1, 2, 3`;
		const added = (column: SQLiteColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;
		const { ready, vehicles, results, noResults, noCars, productClicks, lastSeenAt } = finderVisits;
		return insertRows(db, finderVisits, sql`FROM (${summed}) AS visit WHERE TRUE`, {
			...{ finderId: sql`visit.finder`, origin: sql`visit.origin`, day: sql`visit.day`, ready: sql`visit.ready` },
			...{ vehicles: sql`visit.vehicles`, results: sql`visit.results`, noResults: sql`visit.no_results` },
			...{ noCars: sql`visit.no_cars`, productClicks: sql`visit.product_clicks`, lastSeenAt: sql`visit.last_seen_at` },
		}).onConflictDoUpdate({
			target: [finderVisits.finderId, finderVisits.origin, finderVisits.day],
			set: {
				...{ ready: added(ready), vehicles: added(vehicles), results: added(results), noResults: added(noResults) },
				...{ noCars: added(noCars), productClicks: added(productClicks) },
				lastSeenAt: sql`max(${lastSeenAt}, excluded.last_seen_at)`,
			},
		});
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

	async function cleanUp(now: number, budget: CallBudget = NO_LIMIT): Promise<void> {
		await cleanUpOrigins(now);
		const isOld = lt(finderVisits.day, toDay(now) - KEEP_ALL_DAYS);
		await inSteps(budget, async () => {
			const some = sql`(finder_id, origin, day) IN (SELECT finder_id, origin, day FROM ${finderVisits} WHERE ${isOld} LIMIT ${ROWS_A_DELETE})`;
			return (await db.delete(finderVisits).where(some)).meta.changes < ROWS_A_DELETE;
		});
	}

	/** Forgets batches that no queue brings any more. */
	async function forgetCounted(now: number, budget: CallBudget = NO_LIMIT): Promise<void> {
		await inSteps(budget, async () => {
			const isCounted = lt(counted.countedAt, now - COUNTED_DAYS * DAY_MS);
			const some = sql`${counted.id} IN (SELECT ${counted.id} FROM ${counted} WHERE ${isCounted} LIMIT ${ROWS_A_DELETE})`;
			return (await db.delete(counted).where(some)).meta.changes < ROWS_A_DELETE;
		});
	}

	/** Deletes origins that aren't the shop's and were seen only on a few days, a month ago: mostly made-up ones. */
	async function cleanUpOrigins(now: number): Promise<void> {
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
