import { and, eq, type SQL, sql } from "drizzle-orm";
import { actedBy } from "../audit/acted-by.repository.ts";
import type { Actor } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import {
	inventoriesTable as inventories,
	inventoryMovementsTable as movements,
	reservationsTable as reservations,
} from "../db/schema/inventory.table.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { Statement } from "../db/statements.ts";
import type { Need } from "./inventory.rules.ts";
import { lowStatements } from "./low-stock.repository.ts";

/** What an order needs of a supplier's stock, in one batch, which `writer` names. */
export type Reservation = { companyId: number; needs: readonly Need[]; writer: string };

type Moved = { orderId: number | SQL; by: Actor; now: number; when: SQL };

/** The tracked parts that are needed, each with its number: a packed set with a row of its own, else its blades. */
function neededOf({ companyId, needs }: Reservation): SQL {
	const isPacked = sql`EXISTS (
		SELECT 1 FROM ${inventories} AS packed WHERE packed.company_id = ${companyId} AND packed.part_key = need.value ->> 'packed'
	)`;
	const rows = sql`json_each(${JSON.stringify(needs)}) AS need`;
	return sql`
		SELECT part, sum(n) AS n FROM (
			SELECT need.value ->> 'packed' AS part, need.value ->> 'quantity' AS n FROM ${rows} WHERE ${isPacked}
			UNION ALL
			SELECT part.value ->> 0, (part.value ->> 1) * (need.value ->> 'quantity')
			FROM ${rows}, json_each(need.value -> 'parts') AS part WHERE NOT ${isPacked}
		) GROUP BY part`;
}

/**
 * False while a tracked part is short, and true from then on when this batch has reserved: the guard of everything that
 * opens an order. In the batch itself, so that of twenty orders for the last piece one opens.
 */
export function permits(reservation: Reservation): SQL {
	const { companyId, writer } = reservation;
	return sql`(
		EXISTS (SELECT 1 FROM ${reservations} AS own WHERE own.writer = ${writer})
		OR NOT EXISTS (
			SELECT 1 FROM (${neededOf(reservation)}) AS needed
			JOIN ${inventories} AS stock ON stock.company_id = ${companyId} AND stock.part_key = needed.part
			WHERE NOT stock.backorder AND stock.on_hand - stock.reserved < needed.n
		)
	)`;
}

/** Reserves what is tracked for an order that opens; `when` includes `permits`. */
export function reserveStatements(db: Database, reservation: Reservation, moved: Moved): Statement[] {
	const { companyId, writer } = reservation;
	const { orderId, when } = moved;
	const isOwn = sql`${reservations.writer} = ${writer}`;
	const from = sql`FROM (${neededOf(reservation)}) AS needed
		JOIN ${inventories} AS stock ON stock.company_id = ${companyId} AND stock.part_key = needed.part
		WHERE ${when}`;
	return [
		insertRows(db, reservations, from, {
			...{ orderId, companyId, partKey: sql`needed.part`, quantity: sql`needed.n`, writer },
		}).onConflictDoNothing(),
		movementsOf(db, moved, isOwn, { why: "reserve", onHand: 0, reserved: 1 }),
		changeOf(db, companyId, isOwn, { onHand: 0, reserved: 1 }),
		...lowStatements(db, companyId, sql`SELECT ${reservations.partKey} FROM ${reservations} WHERE ${isOwn}`, moved.now),
	];
}

/** Gives back what an order has reserved, or deducts it when the order is confirmed. */
export function endReservations(db: Database, companyId: number, moved: Moved, why: "release" | "ship"): Statement[] {
	const { orderId, when, now } = moved;
	const isOwn = sql`${reservations.orderId} = ${orderId} AND ${when}`;
	const change = { onHand: why === "ship" ? -1 : 0, reserved: -1 };
	const parts = sql`SELECT ${reservations.partKey} FROM ${reservations} WHERE ${isOwn}`;
	return [
		movementsOf(db, moved, isOwn, { why, ...change }),
		changeOf(db, companyId, isOwn, change),
		...lowStatements(db, companyId, parts, now),
		db.delete(reservations).where(isOwn),
	];
}

type Change = { onHand: number; reserved: number };

function movementsOf(
	db: Database,
	{ orderId, by, now }: Moved,
	isOwn: SQL,
	{ why, onHand, reserved }: Change & { why: "reserve" | "release" | "ship" },
) {
	const from = sql`FROM ${reservations}
		JOIN ${inventories} ON ${inventories.companyId} = ${reservations.companyId} AND ${inventories.partKey} = ${reservations.partKey}
		WHERE ${isOwn}`;
	return insertRows(db, movements, from, {
		...{
			companyId: sql`${inventories.companyId}`,
			partKey: sql`${inventories.partKey}`,
			at: now,
			why,
			...actedBy(by),
			orderId,
			orderNumber: sql`(SELECT ${orders.orderNumber} FROM ${orders} WHERE ${orders.id} = ${orderId})`,
		},
		onHandBefore: sql`${inventories.onHand}`,
		onHandAfter: sql`${inventories.onHand} + ${onHand} * ${reservations.quantity}`,
		reservedBefore: sql`${inventories.reserved}`,
		reservedAfter: sql`${inventories.reserved} + ${reserved} * ${reservations.quantity}`,
	});
}

function changeOf(db: Database, companyId: number, isOwn: SQL, { onHand, reserved }: Change) {
	const quantity = sql`(
		SELECT ${reservations.quantity} FROM ${reservations}
		WHERE ${reservations.companyId} = ${inventories.companyId} AND ${reservations.partKey} = ${inventories.partKey} AND ${isOwn}
	)`;
	const parts = sql`SELECT ${reservations.partKey} FROM ${reservations} WHERE ${isOwn}`;
	return db
		.update(inventories)
		.set({
			reserved: sql`${inventories.reserved} + ${reserved} * ${quantity}`,
			// Reservations are not what people edit: only what is shipped makes their version stale.
			...(onHand !== 0 && {
				onHand: sql`${inventories.onHand} + ${onHand} * ${quantity}`,
				version: sql`${inventories.version} + 1`,
			}),
		})
		.where(and(eq(inventories.companyId, companyId), sql`${inventories.partKey} IN (${parts})`));
}

/** The statement that tells what of these needs is short, for the message. */
export const shortOf = (db: Database, reservation: Reservation) =>
	db
		.select({ partKey: inventories.partKey })
		.from(inventories)
		.innerJoin(sql`(${neededOf(reservation)}) AS needed`, sql`needed.part = ${inventories.partKey}`)
		.where(
			and(
				eq(inventories.companyId, reservation.companyId),
				eq(inventories.backorder, false),
				sql`${inventories.onHand} - ${inventories.reserved} < needed.n`,
			),
		);
