import type { Role } from "../http/roles.rules.ts";

export const ORDER_STATUSES = ["locked", "open", "accepted", "processing", "confirmed", "notavail"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The two companies of an order: the mandant sells, the supplier ships. */
export const ORDER_SIDES = ["mandant", "supplier"] as const;
export type OrderSide = (typeof ORDER_SIDES)[number];

export const ORDER_ACTIONS = [
	"release",
	"hold",
	"remove",
	"accept",
	"accept_download",
	"download",
	"confirm",
	"notavail",
	"reorder",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

type Move = {
	from: readonly OrderStatus[];
	to: OrderStatus | "removed";
	/** Whose company makes it. */
	side: OrderSide;
	/** Whether administrators make it too. */
	admin: boolean;
};

/** Every move of an order: the server, the buttons, the tests and the diagram in docs/orders.md follow this table. */
export const MOVES: Readonly<Record<OrderAction, Move>> = {
	release: { from: ["locked"], to: "open", side: "mandant", admin: true },
	hold: { from: ["open"], to: "locked", side: "mandant", admin: true },
	remove: { from: ["locked"], to: "removed", side: "mandant", admin: true },
	accept: { from: ["open"], to: "accepted", side: "supplier", admin: true },
	accept_download: { from: ["open"], to: "processing", side: "supplier", admin: true },
	// It says that the supplier has the documents: nobody else's download does.
	download: { from: ["accepted"], to: "processing", side: "supplier", admin: false },
	confirm: { from: ["accepted", "processing"], to: "confirmed", side: "supplier", admin: true },
	notavail: { from: ["open", "accepted", "processing"], to: "notavail", side: "supplier", admin: true },
	reorder: { from: ["notavail"], to: "open", side: "mandant", admin: true },
};

/** True while the order keeps its items reserved. */
export const reserves = (status: OrderStatus | null): boolean =>
	status === "open" || status === "accepted" || status === "processing";

/** The statuses in which the order has ended. */
export const hasEnded = (status: OrderStatus): boolean => status === "confirmed" || status === "notavail";

/** Who looks at an order: the sides of their company, and whether they are an administrator. */
export type OrderViewer = { sides: readonly OrderSide[]; roles: readonly Role[] };

const isAdmin = ({ roles }: OrderViewer): boolean => roles.includes("ROLE_ADMIN");
const mayWrite = ({ roles }: OrderViewer): boolean =>
	roles.some((role) => role === "ROLE_ADMIN" || role === "ROLE_CUSTOMER" || role === "ROLE_API_USER");

/** Whether this person may make the move at all, whatever the order's status. */
export function isTheirMove(action: OrderAction, viewer: OrderViewer): boolean {
	const { side, admin } = MOVES[action];
	return mayWrite(viewer) && (isAdmin(viewer) ? admin : viewer.sides.includes(side));
}

/** The moves that this person may make now, in the order of the table. */
export const movesOf = (status: OrderStatus, viewer: OrderViewer): OrderAction[] =>
	ORDER_ACTIONS.filter((action) => MOVES[action].from.includes(status) && isTheirMove(action, viewer));

/** Why an order is locked; `stock`: its supplier has too little of something. */
export const LOCK_REASONS = ["held", "no_supplier", "prime", "stock"] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** What decides whether an order may be open. */
export type LockFacts = {
	held: boolean;
	hasSupplier: boolean;
	prime: boolean;
	primeAllowed: boolean;
	byAdmin: boolean;
};

/** The first reason to lock an order that is entered, released or ordered again; null: it is open. */
export function lockReasonOf({ held, hasSupplier, prime, primeAllowed, byAdmin }: LockFacts): LockReason | null {
	if (held) return "held";
	if (!hasSupplier) return "no_supplier";
	return prime && !primeAllowed && !byAdmin ? "prime" : null;
}

/** Days after which an ended order's delivery address is erased. */
export const ADDRESS_KEPT_DAYS = 90;

/** Days after which an order that is still open has waited long. */
export const OLD_DAYS = 2;

export const ORDER_NUMBER_MAX = 60;
export const NOTE_MAX = 2000;
export const QUANTITY_MAX = 999;
export const ORDER_ITEMS_MAX = 200;
/** So many orders are moved by one call. */
export const ORDERS_MOVED_MAX = 1000;
/** One PDF has so many orders, and so many items of all of them: it is made in memory. */
export const ORDERS_PRINTED_MAX = 200;
export const ITEMS_PRINTED_MAX = 5000;

type Named = { brand: string; sku: string; setSku: string; quantity: number };

/** What a list shows of an order's items: the one value, or nothing if they differ. */
export function summaryOf(items: readonly Named[]) {
	const one = (values: readonly string[]): string => (new Set(values).size === 1 ? (values[0] ?? "") : "");
	return {
		brand: one(items.map(({ brand }) => brand)),
		sku: one(items.map(({ sku }) => sku)),
		setSku: one(items.map(({ setSku }) => setSku)),
		quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
		itemCount: items.length,
	};
}

/** A confirmation file has at most so many bytes; so many are uploaded side by side, and an order has so many at most. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const FILES_AT_ONCE_MAX = 10;
export const ORDER_FILES_MAX = 50;
/** Of a company, whatever their orders. */
export const FILES_AN_HOUR = 1000;

/** The statuses in which confirmation files come: while the supplier has the order, and after it, as later papers do. */
export const FILE_STATUSES: readonly OrderStatus[] = ["accepted", "processing", "confirmed"];

/** Whether an order takes confirmation files: none once its address is erased, as nothing would erase them. */
export const takesFiles = ({ status, erasedAt }: { status: OrderStatus; erasedAt: number | null }): boolean =>
	erasedAt === null && FILE_STATUSES.includes(status);

/** Whether this person may add confirmation files now. */
export const mayUpload = (order: Parameters<typeof takesFiles>[0], viewer: OrderViewer): boolean =>
	takesFiles(order) && isTheirMove("confirm", viewer);
