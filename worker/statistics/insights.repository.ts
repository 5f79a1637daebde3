import { type AnyColumn, and, count, countDistinct, desc, eq, gt, inArray, ne, sql, sum } from "drizzle-orm";
import type { VersionStats } from "../catalogue/versions/version.schema.ts";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { findersTable as finders, finderSightingsTable as sightings } from "../db/schema/finder.table.ts";
import { importsTable as imports } from "../db/schema/import.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { catalogueStateTable as state, catalogueVersionsTable as versions } from "../db/schema/version.table.ts";
import { DAY_MS, everyDay, INSIGHT_DAYS, noResultShare } from "./insights.rules.ts";
import type { Insights } from "./insights.schema.ts";
import { OTHER_ORIGIN, toDay } from "./sighting.rules.ts";

const TOP_ORIGINS = 5;

/** All numbers of the overview in one round trip to the database; each comes from an index. */
export async function readInsights(db: Database, now: number): Promise<Insights> {
	const today = toDay(now);
	const isRecent = gt(sightings.day, today - INSIGHT_DAYS);
	const isSeen = sql`EXISTS (SELECT 1 FROM ${sightings} WHERE ${sightings.finderId} = ${finders.id})`;
	const [configs, connected, visited, days, origins, running, latest, active, people, signedIn, firms] = await db.batch(
		[
			db.select({ enabled: finders.enabled, total: count() }).from(finders).groupBy(finders.enabled),
			db.select({ total: count() }).from(finders).where(sql`${finders.enabled} = 1 AND ${isSeen}`),
			db
				.select({ total: countDistinct(sightings.finderId) })
				.from(sightings)
				.where(isRecent),
			db
				.select({
					day: sightings.day,
					ready: total(sightings.ready),
					results: total(sightings.results),
					noResults: total(sightings.noResults),
					noCars: total(sightings.noCars),
				})
				.from(sightings)
				.where(isRecent)
				.groupBy(sightings.day),
			db
				.select({ origin: sightings.origin, ready: total(sightings.ready).as("visits") })
				.from(sightings)
				.where(and(isRecent, ne(sightings.origin, OTHER_ORIGIN)))
				.groupBy(sightings.origin)
				.orderBy(desc(sql`visits`), sightings.origin)
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
			db
				.select({ total: count() })
				.from(users)
				.where(gt(users.lastLogin, now - INSIGHT_DAYS * DAY_MS)),
			db.select({ active: companies.active, total: count() }).from(companies).groupBy(companies.active),
		],
	);
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
			last: last ? { ...last, updatedAt: new Date(last.updatedAt).toISOString() } : null,
		},
		catalogue: active[0] ? toCatalogue(active[0]) : null,
		users: { total: people[0]?.total ?? 0, active: signedIn[0]?.total ?? 0 },
		companies: { total: sumOf(firms), active: sumOf(firms.filter(({ active }) => active)) },
	};
}

const total = (column: AnyColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);

const sumOf = (groups: readonly { total: number }[]): number => groups.reduce((sum, { total }) => sum + total, 0);

type ActiveVersion = { stats: VersionStats; activatedAt: number | null };

const toCatalogue = ({ stats: { brands, models, variants }, activatedAt }: ActiveVersion): Insights["catalogue"] => ({
	brands,
	models,
	variants,
	activatedAt: activatedAt === null ? null : new Date(activatedAt).toISOString(),
});
