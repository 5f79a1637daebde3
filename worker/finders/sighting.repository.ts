import { desc, eq, max, sql } from "drizzle-orm";
import type { Database } from "../http/env.ts";
import { findersTable as finders, finderSightingsTable as sightings } from "./finder.table.ts";
import type { WireEvent } from "./sighting.rules.ts";

export type Sighting = {
	uuid: string;
	origin: string;
	day: number;
	lastSeenAt: number;
	counts: Record<WireEvent, number>;
};

export function createSightingRepository(db: Database) {
	return { add, origins };

	/** Adds counts of any number of finders in one statement; a finder that is gone is passed over. */
	async function add(seen: Sighting[]): Promise<void> {
		const rows = JSON.stringify(seen.map(({ counts, ...one }) => ({ ...one, ...counts })));
		const of = (key: string) => sql.raw(`json_extract(seen.value, '$.${key}')`);
		await db.run(sql`
			INSERT INTO ${sightings} (finder_id, origin, day, ready, vehicles, results, no_results, no_cars, product_clicks,
				last_seen_at)
			SELECT ${finders.id}, ${of("origin")}, ${of("day")}, ${of("ready")}, ${of("vehicle")}, ${of("results")},
				${of("no_result")}, ${of("no_car")}, ${of("product_click")}, ${of("lastSeenAt")}
			FROM json_each(${rows}) AS seen JOIN ${finders} ON ${finders.uuid} = ${of("uuid")}
			WHERE true
			ON CONFLICT (finder_id, origin, day) DO UPDATE SET
				ready = ready + excluded.ready, vehicles = vehicles + excluded.vehicles, results = results + excluded.results,
				no_results = no_results + excluded.no_results, no_cars = no_cars + excluded.no_cars,
				product_clicks = product_clicks + excluded.product_clicks, last_seen_at = max(last_seen_at, excluded.last_seen_at)`);
	}

	/** Where a finder was seen, latest first. */
	async function origins(finderId: number): Promise<{ origin: string; lastSeenAt: number }[]> {
		const lastSeenAt = max(sightings.lastSeenAt);
		const rows = await db
			.select({ origin: sightings.origin, lastSeenAt })
			.from(sightings)
			.where(eq(sightings.finderId, finderId))
			.groupBy(sightings.origin)
			.orderBy(desc(lastSeenAt))
			.limit(100);
		return rows.map((row) => ({ origin: row.origin, lastSeenAt: row.lastSeenAt ?? 0 }));
	}
}
