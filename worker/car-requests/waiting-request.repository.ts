import { and, asc, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { carRequestsTable as requests } from "../db/schema/car-request.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { outboxTable as outbox } from "../db/schema/outbox.table.ts";
import {
	vehicleBrandsTable as brands,
	vehicleModelsTable as models,
	vehicleVariantsTable as variants,
} from "../db/schema/vehicle.table.ts";
import type { FoundCar, WaitingRequest } from "./find-cars.usecases.ts";

const askedFor = sql`iif(${requests.carKey} GLOB 'text *', NULL, ${requests.carKey})`;
/** Where one of several cars was found, `vehicle` is empty: then the one that was asked for. */
const vehicle = sql<string | null>`coalesce(${requests.vehicle}, ${askedFor})`;

/** Confirmed requests, for the nightly look at their cars. */
export function createWaitingRequestRepository(db: Database) {
	return { reopen, due, checked };

	/** Found, but the announcement is dead, or nobody could be mailed when it was delivered: they are looked up again. */
	async function reopen(): Promise<void> {
		const announced = db
			.select({ id: sql`CAST(${outbox.payload} AS INTEGER)` })
			.from(outbox)
			.where(and(eq(outbox.kind, "car_found"), eq(outbox.state, "waiting")));
		await db
			.update(requests)
			.set({ state: "confirmed" })
			.where(and(eq(requests.state, "found"), notInArray(requests.id, announced)));
	}

	/** Those whose car was looked up longest ago. */
	function due(before: number, most: number): Promise<WaitingRequest[]> {
		return (
			db
				.select({
					...{ id: requests.id, uuid: finders.uuid, vehicle: vehicle.as("asked"), car: requests.car },
					named: {
						brand: sql<string>`${brands.name}`.as("brand"),
						model: sql<string>`${models.name}`.as("model"),
						body: variants.body,
					},
				})
				.from(requests)
				.innerJoin(finders, eq(finders.id, requests.finderId))
				// `812-2016`: the variant's id ends at the dash.
				.leftJoin(variants, eq(variants.id, sql`CAST(${vehicle} AS INTEGER)`))
				.leftJoin(models, eq(models.id, variants.modelId))
				.leftJoin(brands, eq(brands.id, models.brandId))
				.where(and(eq(requests.state, "confirmed"), lt(requests.checkedAt, before)))
				.orderBy(asc(requests.checkedAt), asc(requests.id))
				.limit(most)
		);
	}

	/** Notes that these were looked up, and announces a mail for each car that was found: once, whoever repeats it. */
	async function checked(ids: readonly number[], cars: readonly FoundCar[], now: number): Promise<void> {
		const isFound = sql`${requests.state} = 'confirmed' AND ${requests.id} = found.value ->> 'id'`;
		const ofFound = sql`json_each(${JSON.stringify(cars)}) AS found`;
		await db.batch([
			insertRows(
				db,
				outbox,
				sql`FROM ${ofFound} CROSS JOIN ${requests} ON ${isFound} JOIN ${finders} ON ${finders.id} = ${requests.finderId}`,
				{
					...{ kind: "car_found", recipient: sql`${finders.label}`, payload: sql`CAST(${requests.id} AS TEXT)` },
					...{ createdAt: now, nextAt: now },
				},
			),
			db
				.update(requests)
				.set({ state: "found", vehicle: sql`(SELECT found.value ->> 'vehicle' FROM ${ofFound} WHERE ${isFound})` })
				.where(
					sql`${requests.state} = 'confirmed' AND ${requests.id} IN (SELECT found.value ->> 'id' FROM ${ofFound})`,
				),
			db
				.update(requests)
				.set({ checkedAt: now })
				.where(sql`${requests.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
		]);
	}
}
