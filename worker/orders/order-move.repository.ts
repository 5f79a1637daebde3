import { and, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { orderFilesTable as files, orderItemsTable as items, ordersTable as orders } from "../db/schema/order.table.ts";
import type { Statement } from "../db/statements.ts";
import type { Scope } from "../http/scope.ts";
import type { Need } from "../inventory/inventory.rules.ts";
import { endReservations, permits, reserveStatements } from "../inventory/reserve.repository.ts";
import { hasEnded, MOVES, reserves } from "./order.rules.ts";
import { tellStatements } from "./order-effects.repository.ts";
import { changesOf, type MoveRequest, opens, shipperAfter } from "./order-move.rules.ts";
import { PARTIES_NOW } from "./order-parties.repository.ts";
import { belongsTo } from "./order-scope.repository.ts";
import type { OrderStanding } from "./order-standing.repository.ts";

/** `needs`: of an order that opens. */
export type PlannedMove = { standing: OrderStanding; request: MoveRequest; needs?: readonly Need[] };

/** Moves an order: its row, its audit entry and what it means to others, or nothing of it if it is no longer as it was read. */
export async function writeMove(
	db: Database,
	scope: Scope,
	{ standing, request, needs }: PlannedMove,
	by: Actor,
	now: number,
): Promise<boolean> {
	const { order } = standing;
	const { id, mandantId, status } = order;
	const { action } = request;
	// Who ships an order is decided when it opens: it stays theirs, also if they ship no more.
	const supplierId = opens(action) ? shipperAfter(action, standing) : order.supplierId;
	const changes = changesOf(request, order, now);
	const reservation = needs && { companyId: supplierId ?? 0, needs, writer: crypto.randomUUID() };
	const row = expectRow(
		db,
		orders,
		and(
			belongsTo(scope),
			eq(orders.id, id),
			eq(orders.version, request.version),
			inArray(orders.status, [...MOVES[action].from]),
			action === "confirm"
				? exists(
						db
							.select({ one: sql`1` })
							.from(files)
							.where(and(eq(files.orderId, id), eq(files.earlier, false))),
					)
				: undefined,
			action === "reorder" ? isNull(orders.erasedAt) : undefined,
			reservation && permits(reservation),
		),
	);
	const before = { status, lockReason: order.lockReason, supplier: order.supplierId };
	const statements: Statement[] = [
		auditStatement(db, by, {
			...{ at: now, action, entity: "order", entityId: id, title: order.orderNumber, companyId: mandantId },
			before,
			after: changes ? { status: changes.status, lockReason: changes.lockReason, supplier: supplierId } : null,
			when: row.holds,
		}),
		...tellStatements(
			db,
			{
				...{ orderId: id, mandantId, supplierId, from: status },
				...{ to: changes?.status ?? null, version: request.version + 1 },
			},
			row.holds,
			now,
		),
	];
	const moved = { orderId: id, by, now, when: row.holds };
	if (reservation) statements.push(...reserveStatements(db, reservation, moved));
	if (reserves(status) && !reserves(changes?.status ?? null))
		statements.push(...endReservations(db, order.supplierId ?? 0, moved, action === "confirm" ? "ship" : "release"));
	if (!changes) return row.write([...statements, db.delete(orders).where(row.isExpected)]);
	if (action === "notavail" || action === "reorder") statements.push(markItems(db, id, request, row.holds));
	// What confirmed the order before doesn't confirm it now.
	if (action === "reorder")
		statements.push(
			db
				.update(files)
				.set({ earlier: true, earlierSupplierId: order.supplierId })
				.where(and(eq(files.orderId, id), eq(files.earlier, false), row.holds)),
		);
	// Those of an earlier end would stay where a release that doesn't know of them ends the order.
	const parties = hasEnded(changes.status) ? PARTIES_NOW : null;
	const update = db
		.update(orders)
		.set({ ...changes, parties, supplierId, version: sql`${orders.version} + 1`, updatedAt: now })
		.where(row.isExpected);
	return row.write([...statements, update]);
}

/** The items that are not available; ordered again, all are. */
function markItems(db: Database, id: number, { action, items: meant = [] }: MoveRequest, holds: SQL) {
	const isNamed = sql`${items.position} IN (SELECT value FROM json_each(${JSON.stringify(meant)}))`;
	const isMeant = meant.length === 0 ? sql`TRUE` : isNamed;
	return db
		.update(items)
		.set({ notAvailable: action === "notavail" ? isMeant : false })
		.where(and(eq(items.orderId, id), holds));
}
