import type { Database } from "../db/database.ts";
import { AppError } from "../http/app-error.ts";
import type { Session } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import {
	addressErased,
	fileMissing,
	moveNotAllowed,
	notItsItems,
	notYourMove,
	orderNotFound,
	orderStale,
	primeLocked,
	shortOfStock,
	withoutSupplier,
} from "./order.errors.ts";
import { isTheirMove, MOVES, type OrderAction } from "./order.rules.ts";
import type { OrderMoveMany } from "./order.schema.ts";
import { type PlannedMove, writeMove } from "./order-move.repository.ts";
import { type ManyAction, type MoveRequest, opens, shipperAfter, standingReason } from "./order-move.rules.ts";
import { writeManyMoves } from "./order-move-many.repository.ts";
import { isShort, readNeeds } from "./order-needs.repository.ts";
import { viewerOf } from "./order-scope.repository.ts";
import { type OrderStanding, readStandings } from "./order-standing.repository.ts";

/** Makes one move, or says why it can't be made. */
export async function moveOrder(
	db: Database,
	session: Session,
	id: number,
	request: MoveRequest,
	now: number,
): Promise<void> {
	const [standing] = await readStandings(db, scopeOf(session), [id]);
	const move = plan(standing, request, session);
	const needs = opens(request.action) ? await readNeeds(db, id) : undefined;
	const isMoved = await writeMove(db, scopeOf(session), { ...move, ...(needs && { needs }) }, session, now);
	if (isMoved) return;
	if (needs && (await isShort(db, shipperAfter(request.action, move.standing) ?? 0, needs))) throw shortOfStock();
	throw orderStale();
}

/** The move, unless it is somebody else's, or the order isn't there for it. */
function plan(standing: OrderStanding | undefined, request: MoveRequest, session: Session): PlannedMove {
	if (!standing) throw orderNotFound();
	const { order } = standing;
	const { action, version, items = [] } = request;
	const viewer = viewerOf(session, order);
	if (!isTheirMove(action, viewer)) throw notYourMove();
	if (order.version !== version) throw orderStale();
	if (!MOVES[action].from.includes(order.status)) throw moveNotAllowed();
	if (items.some((position) => position > order.itemCount)) throw notItsItems();
	if (action === "confirm" && !standing.hasFiles) throw fileMissing();
	// Without it the parcel would go to the mandant's own address.
	if (action === "reorder" && order.erasedAt !== null) throw addressErased();
	if (opens(action)) checkOpening(action, standing, session);
	return { standing, request };
}

function checkOpening(action: OrderAction, standing: OrderStanding, { roles }: Session): void {
	const { prime } = standing.order;
	const hasSupplier = shipperAfter(action, standing) !== null;
	const byAdmin = roles.includes("ROLE_ADMIN");
	const reason = standingReason({ hasSupplier, prime, primeAllowed: standing.primeAllowed, byAdmin });
	if (reason === "no_supplier") throw withoutSupplier();
	if (reason === "prime") throw primeLocked();
}

type Unmoved = { id: number; orderNumber: string | null; error: AppError };

/** Moves many orders, each by itself: which have moved, and why others have not. */
export async function moveOrders(
	db: Database,
	session: Session,
	action: ManyAction,
	{ orders }: OrderMoveMany,
	now: number,
): Promise<{ moved: number[]; unmoved: Unmoved[] }> {
	const requested = [...new Map(orders.map((one) => [one.id, one])).values()];
	const scope = scopeOf(session);
	const current = await readStandings(
		db,
		scope,
		requested.map(({ id }) => id),
	);
	const standings = new Map(current.map((standing) => [standing.order.id, standing]));
	const moves: PlannedMove[] = [];
	const unmoved: Unmoved[] = [];
	for (const { id, version } of requested) {
		try {
			moves.push(plan(standings.get(id), { action, version }, session));
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			unmoved.push({ id, orderNumber: standings.get(id)?.order.orderNumber ?? null, error });
		}
	}
	const planned = moves.map(({ standing }) => standing.order);
	const done = await writeManyMoves(db, scope, action, planned, session, now);
	const moved: number[] = [];
	for (const { id, orderNumber } of planned) {
		if (done.has(id)) moved.push(id);
		else unmoved.push({ id, orderNumber, error: orderStale() });
	}
	return { moved, unmoved };
}
