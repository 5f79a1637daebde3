import { and, inArray, sql } from "drizzle-orm";
import { type Actor, auditEachStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Scope } from "../http/scope.ts";
import { MOVES } from "./order.rules.ts";
import { announceMany } from "./order-effects.repository.ts";
import { type ManyAction, statusAfter } from "./order-move.rules.ts";
import { belongsTo } from "./order-scope.repository.ts";

type Moving = { id: number; version: number; orderNumber: string };

/** One batch each: five statements, which take some tens of milliseconds. */
const ORDERS_A_BATCH = 250;

/**
 * Makes a move of many orders that changes no stock and tells no person: its statements are about all orders of a batch,
 * because an invocation has 1,000 of them. Each order by itself: one that is no longer as it was read stays as it
 * is. Returns the ids of those that have moved.
 */
export async function writeManyMoves(
	db: Database,
	scope: Scope,
	action: ManyAction,
	moving: readonly Moving[],
	by: Actor,
	now: number,
): Promise<Set<number>> {
	const moved = new Set<number>();
	for (let at = 0; at < moving.length; at += ORDERS_A_BATCH)
		for (const id of await writePiece(db, scope, action, moving.slice(at, at + ORDERS_A_BATCH), by, now)) moved.add(id);
	return moved;
}

async function writePiece(
	db: Database,
	scope: Scope,
	action: ManyAction,
	piece: readonly Moving[],
	by: Actor,
	now: number,
) {
	const { from } = MOVES[action];
	const [before] = from;
	const to = statusAfter(action);
	const named = sql`json_each(${JSON.stringify(piece.map(({ id, version, orderNumber }) => [id, version, searchText(orderNumber)]))})`;
	const which = and(
		belongsTo(scope),
		sql`(${orders.id}, ${orders.version}) IN (SELECT value ->> 0, value ->> 1 FROM ${named})`,
		inArray(orders.status, [...from]),
	);
	const downloadedAt = action === "accept" ? orders.downloadedAt : sql`coalesce(${orders.downloadedAt}, ${now})`;
	const [moved] = await db.batch([
		db.select({ id: orders.id }).from(orders).where(which),
		auditEachStatement(db, by, {
			...{ at: now, action, entity: "order", before: { status: before }, after: { status: to } },
			...{ entityId: sql`cast(${orders.id} AS TEXT)`, title: sql`${orders.orderNumber}` },
			...{ companyId: sql`${orders.mandantId}`, searchedTitle: sql`(named.value ->> 2)` },
			of: sql`JOIN ${named} AS named JOIN ${orders} ON ${orders.id} = named.value ->> 0`,
			when: sql`${which}`,
		}),
		...announceMany(db, which, to, now),
		db
			.update(orders)
			.set({ status: to, downloadedAt: sql`${downloadedAt}`, version: sql`${orders.version} + 1`, updatedAt: now })
			.where(which),
	]);
	return moved.map(({ id }) => id);
}
