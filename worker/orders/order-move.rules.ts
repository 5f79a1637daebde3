import type { LockFacts, OrderAction, OrderStatus } from "./order.rules.ts";
import { hasEnded, lockReasonOf, MOVES } from "./order.rules.ts";

/** What a person asks for: `items` are the positions that are not available; none: all. */
export type MoveRequest = { action: OrderAction; version: number; reason?: string; items?: readonly number[] };

/** What a move writes into the order's row. */
export type MoveChanges = {
	status: OrderStatus;
	lockReason: "held" | null;
	reason: string;
	downloadedAt: number | null;
	endedAt: number | null;
};

type Before = { downloadedAt: number | null };

/** The row after a move; undefined: there is none. */
export function changesOf(request: MoveRequest, before: Before, now: number): MoveChanges | undefined {
	const { to } = MOVES[request.action];
	if (to === "removed") return undefined;
	const downloads = request.action === "download" || request.action === "accept_download";
	// Ordered again, an order begins anew: who ships it now hasn't downloaded it.
	const downloadedAt = request.action === "reorder" ? null : before.downloadedAt;
	return {
		status: to,
		lockReason: request.action === "hold" ? "held" : null,
		reason: request.reason ?? "",
		downloadedAt: downloads ? (downloadedAt ?? now) : downloadedAt,
		endedAt: hasEnded(to) ? now : null,
	};
}

/** The moves that many orders make at once: from one status, without a reason, and stock stays as it is. */
export type ManyAction = Extract<OrderAction, "accept" | "accept_download" | "download">;

/** The status after such a move. */
export const statusAfter = (action: ManyAction): OrderStatus => (action === "accept" ? "accepted" : "processing");

/** True if the move opens the order, which then must not have a reason to be locked. */
export const opens = (action: OrderAction): boolean => MOVES[action].to === "open";

type Shippers = { supplierId: number | null; presentSupplierId: number | null };

/** Who ships an order that opens. One that was not available begins anew: it goes where the mandant's new orders go. */
export const shipperAfter = (action: OrderAction, { supplierId, presentSupplierId }: Shippers): number | null =>
	action === "reorder" ? presentSupplierId : supplierId;

export const standingReason = (facts: Omit<LockFacts, "held">) => lockReasonOf({ ...facts, held: false });
