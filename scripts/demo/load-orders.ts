import { eq, lt, max } from "drizzle-orm";
import type { LocalState } from "#scripts/local/local-state.ts";
import { countriesTable } from "#worker/db/schema/company.table.ts";
import { messageSettingsTable, messagesTable } from "#worker/db/schema/message.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import type { Session } from "#worker/http/env.ts";
import { createInventoryRepository } from "#worker/inventory/inventory.repository.ts";
import { lockReasonOf } from "#worker/orders/order.rules.ts";
import { createOrder } from "#worker/orders/order-create.repository.ts";
import { resolveLines } from "#worker/orders/order-create.usecases.ts";
import { createOrderFileRepository } from "#worker/orders/order-file.repository.ts";
import { ORDER_FILE_TYPES } from "#worker/orders/order-file.rules.ts";
import { orderFileKey, putOrderFile } from "#worker/orders/order-file.store.ts";
import type { MoveRequest } from "#worker/orders/order-move.rules.ts";
import { moveOrder } from "#worker/orders/order-move.usecases.ts";
import { readMandant } from "#worker/orders/order-party.repository.ts";
import { deliveryNote } from "./delivery-note.ts";
import { type DemoOrder, ORDERS } from "./orders.ts";
import { ADJUSTMENTS, STOCK } from "./stock.ts";
import { orderTimes } from "./times.ts";

const FIRST_NUMBER = 10431;
const STOCK_COUNTED_DAYS_AGO = 30;
/** What is younger is unread. */
const NEWS_DAYS = 2;

/** What happens to orders and stock at some time. */
type Event = { at: number; happens: () => Promise<unknown> };

/** The supplier's stock and the shop's orders, by the product's own moves, one after the other as they happened. */
export async function loadOrders({ db, deliveryAt }: LocalState, now: number): Promise<void> {
	const [shop, erp, admin, supplier] = await Promise.all([
		sessionOf("shop"),
		sessionOf("erp"),
		sessionOf("admin"),
		sessionOf("supplier"),
	]);
	const [country] = await db.select().from(countriesTable).where(eq(countriesTable.iso2, "DE"));
	const lines = ORDERS.flatMap((order) => linesOf(order.items).map((line) => ({ ...line, car: "", order })));
	const { finderIds } = (await readMandant(db, shop.companyId, null)) ?? { finderIds: [] };
	// All at once: what the shop sells is worked out for each call.
	const products = await resolveLines(deliveryAt(now), shop.companyId, finderIds, lines);
	const stock = createInventoryRepository(db, supplier.companyId);
	const countedAt = now - STOCK_COUNTED_DAYS_AGO * DAY_MS;
	const rows = STOCK.map((row) => ({ ...row, version: null }));
	const events: Event[] = [
		{ at: countedAt, happens: () => stock.save(rows, supplier, countedAt) },
		...ADJUSTMENTS.map(({ daysAgo, ...adjustment }) => {
			const at = now - daysAgo * DAY_MS;
			return { at, happens: () => stock.adjust(adjustment, supplier, at) };
		}),
		...ORDERS.flatMap((order, index) => eventsOf(order, index)),
	];
	for (const { happens } of events.toSorted((one, other) => one.at - other.at)) await happens();
	await expectStatuses();
	await endOldNews();

	function eventsOf(order: DemoOrder, index: number): Event[] {
		const { daysAgo, status, items, reason = "", hold = false, prime = false, note = "", missing = [] } = order;
		const orderNumber = numberOf(index);
		const nthOfDay = ORDERS.slice(0, index).filter((earlier) => earlier.daysAgo === daysAgo).length;
		const times = orderTimes(daysAgo, nthOfDay, now);
		const mine = order.byApi ? erp : shop;
		let id = 0;
		let version = 1;
		const move = (at: number, by: Session, request: Omit<MoveRequest, "version">): Event => ({
			at,
			happens: async () => moveOrder(db, by, id, { ...request, version: version++ }, at),
		});
		const enter = async () => {
			const mandant = { mandantId: mine.companyId, supplierId: supplier.companyId };
			const deliverTo = order.deliverTo ? { ...order.deliverTo, country: country?.id ?? null } : null;
			const facts = { held: hold, hasSupplier: true, prime, primeAllowed: false, byAdmin: false };
			const lockReason = lockReasonOf(facts);
			const state = { status: lockReason === null ? ("open" as const) : ("locked" as const), lockReason };
			const items = products.filter((_, at) => lines[at]?.order === order);
			const entered = { ...mandant, ...state, orderNumber, prime, note, deliverTo, items };
			id = await createOrder(db, entered, mine, times.entered);
		};
		const upload = async () => {
			const shipped = linesOf(items).map(({ sku, quantity }) => `${quantity} x ${sku}`);
			const bytes = deliveryNote([`Lieferschein zu ${orderNumber}`, "", ...shipped]);
			const taking = { orderNumber, mandantId: mine.companyId, supplierId: supplier.companyId };
			const key = orderFileKey({ id, ...taking }, bytes, "pdf");
			await putOrderFile(deliveryAt(now).env.MEDIA, key, bytes, "pdf", now);
			const file = { orderId: id, name: `Lieferschein ${orderNumber}.pdf`, type: ORDER_FILE_TYPES.pdf, key };
			const files = createOrderFileRepository(db, { companyId: supplier.companyId });
			await files.add({ ...file, bytes: bytes.length }, taking, supplier, times.ended);
		};
		const accept = () => move(times.accepted, supplier, { action: "accept" });
		const after: Record<DemoOrder["status"], () => Event[]> = {
			locked: () => (reason === "" ? [] : [move(times.accepted, shop, { action: "hold", reason })]),
			open: () => [],
			accepted: () => [accept()],
			processing: () => [accept(), move(times.downloaded, supplier, { action: "download" })],
			confirmed: () => [
				move(times.downloaded, supplier, { action: "accept_download" }),
				{ at: times.ended, happens: upload },
				move(times.ended, supplier, { action: "confirm" }),
			],
			notavail: () => [move(times.accepted, supplier, { action: "notavail", reason, items: missing })],
		};
		return [
			{ at: times.entered, happens: enter },
			...(order.releasedBy ? [move(times.released, admin, { action: "release" })] : []),
			...after[status](),
		];
	}

	/** Orders that stock, prices or sizes don't allow would tell of something else than they say. */
	async function expectStatuses(): Promise<void> {
		const orderRows = await db.select().from(ordersTable);
		const statuses = new Map(
			orderRows.map(({ orderNumber, status, lockReason }) => [orderNumber, [status, lockReason]]),
		);
		for (const [index, { status, lockReason = null }] of ORDERS.entries()) {
			const shown = `${statuses.get(numberOf(index))}`;
			if (shown !== `${[status, lockReason]}`)
				throw new Error(`The demo's order ${numberOf(index)} is ${shown} instead of ${[status, lockReason]}.`);
		}
	}

	/** Nobody is mailed of what happened weeks ago, and has read it. */
	async function endOldNews(): Promise<void> {
		await db.delete(outboxTable).where(eq(outboxTable.kind, "messages"));
		const isOld = lt(messagesTable.at, now - NEWS_DAYS * DAY_MS);
		const [old] = await db
			.select({ latest: max(messagesTable.id) })
			.from(messagesTable)
			.where(isOld);
		const people = await db.select({ id: usersTable.id }).from(usersTable);
		await db.insert(messageSettingsTable).values(people.map(({ id }) => ({ userId: id, readTo: old?.latest ?? 0 })));
	}

	async function sessionOf(username: string): Promise<Session> {
		const [user] = await db.select().from(usersTable).where(eq(usersTable.username, username));
		if (!user) throw new Error(`The demo has no user ${username}.`);
		return { tokenHash: "", userId: user.id, companyId: user.companyId, roles: user.roles, impersonatedBy: null };
	}
}

const numberOf = (index: number): string => `NL-B${FIRST_NUMBER + index}`;

const linesOf = (items: string) =>
	items.split(" ").map((line) => {
		const at = line.lastIndexOf("*");
		return { sku: line.slice(0, at), quantity: Number(line.slice(at + 1)) };
	});
