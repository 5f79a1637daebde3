import { type AnyColumn, and, count, countDistinct, desc, eq, gt, gte, inArray, ne, sql, sum } from "drizzle-orm";
import type { VersionStats } from "../catalogue/versions/version.schema.ts";
import { isAllowedOrigin } from "../db/allowed-origins.ts";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders, finderVisitsTable as finderVisits } from "../db/schema/finder.table.ts";
import { importsTable as imports } from "../db/schema/import.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { catalogueStateTable as state, catalogueVersionsTable as versions } from "../db/schema/version.table.ts";
import { toIso } from "../db/times.rules.ts";
import { SANDBOX_ORIGIN } from "../finders/finder.rules.ts";
import { createOutboxRepository } from "../outbox/outbox.repository.ts";
import { everyDay, noResultShare, STATISTICS_DAYS, statisticsStart } from "./statistics.rules.ts";
import type { Statistics } from "./statistics.schema.ts";
import { OTHER_ORIGIN, toDay } from "./visit.rules.ts";

const TOP_ORIGINS = 5;

/** All numbers of the administrator's start page in one round trip to the database; each comes from an index. */
export async function readStatistics(db: Database, now: number): Promise<Statistics> {
	const today = toDay(now);
	const isRecent = gt(finderVisits.day, today - STATISTICS_DAYS);
	const isOnSite = ne(finderVisits.origin, SANDBOX_ORIGIN);
	const start = statisticsStart(now);
	// An origin has a row for each day; its place in the finder's list is looked up once. The + keeps the index of the days:
	// the primary key, whose order DISTINCT would like, walks through all years.
	const visitedBy = db
		.selectDistinct({
			finderId: sql<number>`+${finderVisits.finderId}`.as("finder_id"),
			origin: sql<string>`+${finderVisits.origin}`.as("origin"),
		})
		.from(finderVisits)
		.where(and(gte(finderVisits.day, toDay(start)), gt(finderVisits.lastSeenAt, start), isOnSite))
		.as("visited_by");
	const seen = db
		.select({ id: visitedBy.finderId })
		.from(visitedBy)
		.innerJoin(finders, eq(finders.id, visitedBy.finderId))
		.where(isAllowedOrigin(sql`${visitedBy.origin}`));
	const [configs, connected, visited, days, origins, running, latest, active, people, signedIn, companyRows, dead] =
		await db.batch([
			db.select({ enabled: finders.enabled, total: count() }).from(finders).groupBy(finders.enabled),
			db
				.select({ total: count() })
				.from(finders)
				.where(and(eq(finders.enabled, true), inArray(finders.id, seen))),
			db
				.select({ total: countDistinct(finderVisits.finderId) })
				.from(finderVisits)
				.where(and(isRecent, isOnSite)),
			db
				.select({
					day: finderVisits.day,
					ready: total(finderVisits.ready),
					results: total(finderVisits.results),
					noResults: total(finderVisits.noResults),
					noCars: total(finderVisits.noCars),
				})
				.from(finderVisits)
				.where(isRecent)
				.groupBy(finderVisits.day),
			db
				.select({ origin: finderVisits.origin, ready: total(finderVisits.ready).as("visits") })
				.from(finderVisits)
				.where(and(isRecent, isOnSite, ne(finderVisits.origin, OTHER_ORIGIN)))
				.groupBy(finderVisits.origin)
				.orderBy(desc(sql`visits`), finderVisits.origin)
				.limit(TOP_ORIGINS),
			db
				.select({ total: count() })
				.from(imports)
				.where(inArray(imports.state, ["receiving", "building"])),
			db
				.select({ id: imports.id, fileName: imports.fileName, state: imports.state, updatedAt: imports.updatedAt })
				.from(imports)
				.orderBy(desc(imports.id))
				.limit(1),
			db
				.select({ stats: versions.stats, activatedAt: versions.activatedAt })
				.from(state)
				.innerJoin(versions, eq(versions.id, state.activeVersionId)),
			db.select({ total: count() }).from(users),
			db.select({ total: count() }).from(users).where(gt(users.lastLogin, start)),
			db.select({ active: companies.active, total: count() }).from(companies).groupBy(companies.active),
			createOutboxRepository(db).undelivered(now),
		]);
	const byDay = everyDay(days, today);
	const last = latest[0];
	return {
		configs: {
			total: sumOf(configs),
			enabled: sumOf(configs.filter(({ enabled }) => enabled)),
			connected: connected[0]?.total ?? 0,
		},
		visits: { finders: visited[0]?.total ?? 0, days: byDay, noResultShare: noResultShare(byDay) },
		origins,
		imports: {
			running: running[0]?.total ?? 0,
			last: last ? { ...last, updatedAt: toIso(last.updatedAt) } : null,
		},
		catalogue: active[0] ? toCatalogue(active[0]) : null,
		users: { total: people[0]?.total ?? 0, active: signedIn[0]?.total ?? 0 },
		companies: { total: sumOf(companyRows), active: sumOf(companyRows.filter(({ active }) => active)) },
		undelivered: dead.map(({ failedAt, ...one }) => ({ ...one, failedAt: toIso(failedAt) })),
	};
}

const total = (column: AnyColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);

const sumOf = (groups: readonly { total: number }[]): number => groups.reduce((sum, { total }) => sum + total, 0);

type ActiveVersion = { stats: VersionStats; activatedAt: number | null };

const toCatalogue = ({ stats: { brands, models, variants }, activatedAt }: ActiveVersion): Statistics["catalogue"] => ({
	brands,
	models,
	variants,
	activatedAt: toIso(activatedAt),
});
