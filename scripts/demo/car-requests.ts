import type { CarRequestState } from "#worker/car-requests/car-request.rules.ts";
import type { Database } from "#worker/db/database.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";

/** Cars that visitors miss: how many have asked, how many of them have confirmed, and what became of it. */
const REQUESTED: readonly [car: string, requests: number, confirmed: number, state: CarRequestState][] = [
	["Lada Niva 4x4", 6, 5, "confirmed"],
	["Cupra Born 2024", 4, 4, "confirmed"],
	["NIO ET5 Touring", 3, 2, "confirmed"],
	["Trabant 601", 2, 2, "told"],
	["Simca 1000", 1, 0, "asked"],
];

/** Requests without an address: nobody is mailed from a demo. */
export async function loadCarRequests(db: Database, finderId: number, now: number): Promise<void> {
	const rows = REQUESTED.flatMap(([car, requests, confirmed, state]) =>
		Array.from({ length: requests }, (_, at) => ({
			...{
				finderId,
				car,
				carKey: `text ${searchText(car)}`,
				searched: searchText(car),
				locale: "de" as const,
				page: "",
			},
			...{ state: at < confirmed ? state : ("asked" as const), confirmTokenHash: `demo ${finderId} ${car} ${at}` },
			...{
				createdAt: now - (3 + at * 5) * DAY_MS,
				mailedAt: now - (3 + at * 5) * DAY_MS,
				expiresAt: now + 300 * DAY_MS,
			},
		})),
	);
	// One by one: a statement has at most 100 values.
	for (const row of rows) await db.insert(carRequestsTable).values(row);
}
