import { eq, or, type SQL } from "drizzle-orm";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import type { Session } from "../http/env.ts";
import { type Scope, scopeOf } from "../http/scope.ts";
import type { OrderSide, OrderViewer } from "./order.rules.ts";

/** Who may see an order: its mandant and its supplier, each as its own, and administrators (docs/adr/0053). */
export const belongsTo = (scope: Scope): SQL | undefined =>
	scope === "all" ? undefined : or(eq(orders.mandantId, scope.companyId), eq(orders.supplierId, scope.companyId));

/** The orders that are a company's on one side; all of an administrator's. */
export const isOnSide = (scope: Scope, side: OrderSide): SQL | undefined =>
	scope === "all" ? undefined : eq(side === "mandant" ? orders.mandantId : orders.supplierId, scope.companyId);

/** The word by which the search index knows these orders: in capitals, which no folded text has (docs/adr/0053). */
export function searchWord(scope: Scope, side: OrderSide): string | undefined {
	if (scope === "all") return undefined;
	const letter = side === "mandant" ? "M" : "S";
	return `${letter}${scope.companyId}${letter}`;
}

type Parties = { mandantId: number; supplierId: number | null };

/** The person of a session, as one order sees them. */
export function viewerOf(session: Session, { mandantId, supplierId }: Parties): OrderViewer {
	const scope = scopeOf(session);
	const isOwn = (companyId: number | null) => scope !== "all" && scope.companyId === companyId;
	const sides: OrderSide[] = [];
	if (isOwn(mandantId)) sides.push("mandant");
	if (isOwn(supplierId)) sides.push("supplier");
	return { sides, roles: session.roles };
}
