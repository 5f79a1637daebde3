import { and, count, countDistinct, eq, gt, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { listClauses } from "../db/list-clauses.ts";
import { carRequestsTable as requests } from "../db/schema/car-request.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { toIso } from "../db/times.rules.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { carRequestNotFound } from "./car-request.errors.ts";
import { inMail, requestedCarState } from "./car-request.rules.ts";
import type { CarRequestListInput, RequestedCars } from "./car-request.schema.ts";

const COUNTS = {
	key: requests.carKey,
	car: sql<string>`max(${requests.car})`.as("named"),
	asked: count().as("asked"),
	confirmed: sql<number>`total(${requests.state} <> 'asked')`.mapWith(Number).as("confirmed"),
	told: sql<number>`total(${requests.state} = 'told')`.mapWith(Number).as("told"),
	finders: countDistinct(requests.finderId).as("in_finders"),
	firstAskedAt: sql<number>`min(${requests.createdAt})`.as("first_asked"),
	lastAskedAt: sql<number>`max(${requests.createdAt})`.as("last_asked"),
};
const SORTED = {
	id: sql`${requests.carKey}`,
	car: sql`named`,
	asked: sql`asked`,
	confirmed: sql`confirmed`,
	firstAskedAt: sql`first_asked`,
	lastAskedAt: sql`last_asked`,
};

/** The cars that visitors miss, for shops and administrators: never who has asked. */
export function createRequestedCarRepository(db: Database, scope: Scope) {
	return { list, remove };

	/** By how often they were confirmed, and asked; of one finder, or of all. */
	async function list(
		input: CarRequestListInput,
		finderId: number | undefined,
		now: number,
	): Promise<List<RequestedCars>> {
		if (finderId !== undefined) await ownerOf(finderId);
		const { where, orderBy, limit, offset } = listClauses(input, { searched: requests.searched, sorted: SORTED });
		const isShown = and(
			finderId === undefined ? undefined : eq(requests.finderId, finderId),
			gt(requests.expiresAt, now),
			where,
		);
		const cars = db.select({ key: requests.carKey }).from(requests).where(isShown).groupBy(requests.carKey).as("cars");
		const ranked = [sql`confirmed DESC`, sql`asked DESC`, sql`last_asked DESC`, sql`${requests.carKey}`];
		const [rows, totals] = await db.batch([
			db
				.select(COUNTS)
				.from(requests)
				.where(isShown)
				.groupBy(requests.carKey)
				.orderBy(...(input.sortField === undefined ? ranked : orderBy))
				.limit(limit)
				.offset(offset),
			db.select({ total: count() }).from(cars),
		]);
		return { data: rows.map(toRequestedCar), totalItemCount: totals[0]?.total ?? 0 };
	}

	/** All requests for a car in one finder: nobody is told about it any more. */
	async function remove(finderId: number, key: string, by: Actor, now: number): Promise<void> {
		const companyId = await ownerOf(finderId);
		const isForCar = and(eq(requests.finderId, finderId), eq(requests.carKey, key));
		const [counts] = await db.select(COUNTS).from(requests).where(isForCar).groupBy(requests.carKey);
		if (!counts) throw carRequestNotFound();
		const { asked, confirmed } = counts;
		const row = expectRow(db, requests, isForCar);
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{
					at: now,
					action: "remove",
					entity: "car_request",
					entityId: finderId,
					title: inMail(counts.car),
					companyId,
				},
				...{ before: { asked, confirmed }, after: null, when: row.holds },
			}),
			db.delete(requests).where(isForCar),
		]);
		if (!isRemoved) throw carRequestNotFound();
	}

	async function ownerOf(finderId: number): Promise<number> {
		const isInScope: SQL | undefined = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
		const [row] = await db
			.select({ companyId: finders.companyId })
			.from(finders)
			.where(and(isInScope, eq(finders.id, finderId)));
		if (!row) throw finderNotFound();
		return row.companyId;
	}
}

type Row = Omit<RequestedCars, "state" | "firstAskedAt" | "lastAskedAt"> & {
	told: number;
	firstAskedAt: number;
	lastAskedAt: number;
};

const toRequestedCar = ({ told, firstAskedAt, lastAskedAt, ...row }: Row): RequestedCars => ({
	...row,
	state: requestedCarState({ confirmed: row.confirmed, told }),
	firstAskedAt: toIso(firstAskedAt),
	lastAskedAt: toIso(lastAskedAt),
});
