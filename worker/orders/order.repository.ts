import { and, asc, type Column, count, desc, eq, inArray, type SQL, sql, type WithSubquery } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { actorCompanyId, byAdmin } from "../audit/actor-columns.repository.ts";
import { MOST_COUNTED } from "../db/counted.rules.ts";
import type { Database } from "../db/database.ts";
import { countMatches, indexedClauses } from "../db/list-clauses.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	orderFilesTable as files,
	orderItemsTable as items,
	type OrderRow,
	ordersTable as orders,
} from "../db/schema/order.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { DAY_MS, editedTimes, toIso } from "../db/times.rules.ts";
import type { Session } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import { isOnBackorder } from "../inventory/inventory.rules.ts";
import { reservedStatement, toReserved } from "../inventory/stocked-part.repository.ts";
import { toUnits } from "../money/price.rules.ts";
import { listedOrders } from "./listed-orders.repository.ts";
import { orderNotFound } from "./order.errors.ts";
import { ADDRESS_KEPT_DAYS, mayUpload, movesOf, ORDER_STATUSES, type OrderStatus } from "./order.rules.ts";
import type { Order, OrderEvent, OrderListAnswer, OrderListInput, OrderListRow } from "./order.schema.ts";
import { isShown, toOrderFile } from "./order-file.repository.ts";
import { keptParties } from "./order-parties.rules.ts";
import { belongsTo, viewerOf } from "./order-scope.repository.ts";

const suppliers = alias(companies, "suppliers");
const EVENTS_SHOWN = 200;
/** With their own names: a batch returns columns only by name. */
const actor = {
	actorCompanyId: actorCompanyId(entries).as("company_then"),
	isAdmin: byAdmin(entries).as("admin_then"),
};

/** In each row of a search: how many of its matches have each status. */
const COUNTS_OF_MATCHES = sql<Partial<Counts> | null>`(
	SELECT json_group_object(status, total) FROM (SELECT status, count(*) AS total FROM matches GROUP BY status)
)`
	.mapWith((text: string) => JSON.parse(text))
	.as("counts");
const NO_COUNTS = sql<Partial<Counts> | null>`NULL`.as("counts");

/** Reads the orders that the session's person may see. */
export function createOrderRepository(db: Database, session: Session) {
	const scope = scopeOf(session);
	return { list, get };

	/** One page, and how many orders have each status; a search counts among what it has found. */
	async function list(
		{ side, status, companyId, olderThanDays, from, to, ...input }: OrderListInput,
		now: number,
	): Promise<OrderListAnswer> {
		const { owned, toIds } = listedOrders(scope, { side, companyId, olderThanDays, from, to }, now);
		const ofStatus = (column: Column) => (status === undefined ? undefined : eq(column, status));
		const sorted = { id: orders.id, createdAt: orders.id, orderNumber: orders.orderNumber };
		const { where, after, orderBy, limit, offset } = indexedClauses(input, { sorted, toIds });
		const [rows, counts] = where
			? await searched(and(owned && sql`+(${owned})`, where))
			: await counted(
					selectOrders(and(owned, ofStatus(orders.status), after))
						.orderBy(...orderBy)
						.limit(limit)
						.offset(offset),
					owned,
				);
		const total = status === undefined ? sumOf(counts) : counts[status];
		return { data: rows.map((row) => toListRow(row, session)), totalItemCount: Math.min(total, MOST_COUNTED), counts };

		/** The search runs once: its ids are counted, and the page is chosen among them, before whole orders are read. */
		async function searched(matching: SQL | undefined) {
			const { id, status, orderNumber } = orders;
			// There are no more; with a limit SQLite reads them into a table of their own, once for both uses.
			const limited = db.select({ id, status, orderNumber }).from(orders).where(matching).limit(MOST_COUNTED);
			const matches = db.$with("matches").as(limited);
			const ids = { id: matches.id, createdAt: matches.id, orderNumber: matches.orderNumber };
			const own = indexedClauses(input, { sorted: ids, toIds });
			const page = db
				.select({ id: matches.id })
				.from(matches)
				.where(and(ofStatus(matches.status), own.after))
				.orderBy(...own.orderBy)
				.limit(limit)
				.offset(offset);
			const rows = await selectOrders(inArray(orders.id, page), [matches]).orderBy(...orderBy);
			return [rows, toCounts(rows[0]?.counts ?? (await countsOf(matching)))] as const;
		}
	}

	type Page = ReturnType<ReturnType<typeof selectOrders>["offset"]>;

	async function counted(page: Page, owned: SQL | undefined) {
		const countOf = (status: OrderStatus) =>
			countMatches(db, orders, and(owned, eq(orders.status, status)), MOST_COUNTED);
		const [rows, locked, open, accepted, processing, confirmed, notavail] = await db.batch([
			page,
			countOf("locked"),
			countOf("open"),
			countOf("accepted"),
			countOf("processing"),
			countOf("confirmed"),
			countOf("notavail"),
		]);
		const totals = { locked, open, accepted, processing, confirmed, notavail };
		const entries = ORDER_STATUSES.map((status) => [status, totals[status][0]?.total ?? 0]);
		return [rows, toCounts(Object.fromEntries(entries))] as const;
	}

	/** Of a page without orders, which have their counts with them. */
	async function countsOf(matching: SQL | undefined) {
		const totals = await db
			.select({ status: orders.status, total: count() })
			.from(orders)
			.where(matching)
			.groupBy(sql`+${orders.status}`);
		return Object.fromEntries(totals.map(({ status, total }) => [status, total]));
	}

	async function get(id: number): Promise<Order> {
		const isOrder = and(belongsTo(scope), eq(orders.id, id));
		const [orderRows, itemRows, fileRows, eventRows, reservedRows] = await db.batch([
			selectOrders(isOrder),
			db
				.select({ item: items, currency: { sign: currencies.sign, iso: currencies.iso, digits: currencies.digits } })
				.from(items)
				.innerJoin(currencies, eq(currencies.sign, items.currency))
				.where(eq(items.orderId, id))
				.orderBy(asc(items.position)),
			db
				.select({ file: files })
				.from(files)
				.innerJoin(orders, eq(orders.id, files.orderId))
				.where(and(isShown(scope), eq(files.orderId, id)))
				.orderBy(asc(files.id)),
			db
				.select({ entry: entries, ...actor })
				.from(entries)
				.leftJoin(users, eq(users.id, entries.userId))
				.where(and(eq(entries.entity, "order"), eq(entries.entityId, String(id))))
				.orderBy(desc(entries.id))
				.limit(EVENTS_SHOWN),
			reservedStatement(db, [id]),
		]);
		const [row] = orderRows;
		if (!row) throw orderNotFound();
		const reserved = toReserved(reservedRows);
		return {
			...toListRow(row, session),
			...detailsOf(row, session),
			items: itemRows.map(({ item: { orderId, price, ...item }, currency }) => ({
				...item,
				price: toUnits(price, currency.digits),
				currency,
				backorder: isOnBackorder(item.setSku, reserved),
			})),
			files: fileRows.map(({ file }) => toOrderFile(file)),
			mayUpload: mayUpload(row.order, viewerOf(session, row.order)),
			history: eventRows.map((event) => toEvent(event, row.order, session)),
		};
	}

	function selectOrders(where: SQL | undefined, matches: WithSubquery[] = []) {
		// Left joins, so that SQLite reads the orders first, in their order.
		return db
			.with(...matches)
			.select({
				order: orders,
				mandantTitle: sql<string | null>`${companies.title}`.as("mandant_title"),
				supplierTitle: sql<string | null>`${suppliers.title}`.as("supplier_title"),
				enteredBy: sql<string | null>`coalesce(${orders.userName}, ${users.username})`.as("entered_by"),
				enteredFrom: actorCompanyId(orders).as("entered_from"),
				byAdmin: byAdmin(orders).as("entered_by_admin"),
				counts: matches.length > 0 ? COUNTS_OF_MATCHES : NO_COUNTS,
			})
			.from(orders)
			.leftJoin(companies, eq(companies.id, orders.mandantId))
			.leftJoin(suppliers, eq(suppliers.id, orders.supplierId))
			.leftJoin(users, eq(users.id, orders.userId))
			.where(where)
			.$dynamic();
	}
}

type Counts = Record<OrderStatus, number>;

const toCounts = (totals: Readonly<Partial<Counts>>): Counts => ({
	...{ locked: 0, open: 0, accepted: 0, processing: 0, confirmed: 0, notavail: 0 },
	...totals,
});

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

type SelectedOrder = {
	order: OrderRow;
	mandantTitle: string | null;
	supplierTitle: string | null;
	enteredBy: string | null;
	enteredFrom: number | null;
	byAdmin: number;
};

function toListRow({ order, mandantTitle, supplierTitle }: SelectedOrder, session: Session): OrderListRow {
	const { id, orderNumber, mandantId, supplierId, prime, status, lockReason, version } = order;
	const { brand, sku, setSku, quantity, itemCount } = order;
	const parties = keptParties(order) ?? { mandant: mandantTitle, supplier: supplierTitle };
	return {
		...{ id, orderNumber, prime, status, lockReason, brand, sku, setSku, quantity, itemCount, version },
		mandant: { id: mandantId, title: parties.mandant ?? "" },
		company: supplierId === null ? null : { id: supplierId, title: parties.supplier ?? "" },
		...editedTimes(order),
		downloadedAt: toIso(order.downloadedAt),
		actions: movesOf(status, viewerOf(session, order)),
	};
}

function detailsOf({ order, enteredBy, enteredFrom, byAdmin }: SelectedOrder, session: Session) {
	const { userId, note, deliverTo, erasedAt, endedAt, reason } = order;
	const isNamed = scopeOf(session) === "all" || (enteredFrom === session.companyId && !byAdmin);
	const erasesAt = endedAt === null || deliverTo === null ? null : endedAt + ADDRESS_KEPT_DAYS * DAY_MS;
	return {
		user: isNamed && enteredBy !== null ? { id: userId, name: enteredBy } : null,
		bySupport: order.impersonatorId !== null || Boolean(byAdmin),
		...{ note, deliverTo, reason },
		erasedAt: toIso(erasedAt),
		erasesAt: toIso(erasesAt),
	};
}

type SelectedEvent = {
	entry: typeof entries.$inferSelect;
	actorCompanyId: number | null;
	isAdmin: number;
};

/** A company reads its colleagues' names; the other company's people and administrators act without theirs. */
function toEvent({ entry, actorCompanyId, isAdmin }: SelectedEvent, order: OrderRow, session: Session): OrderEvent {
	const isSupport = entry.impersonatorId !== null || Boolean(isAdmin);
	const by = isSupport ? "support" : sideOf(order, actorCompanyId);
	const isNamed = scopeOf(session) === "all" || (!isSupport && actorCompanyId === session.companyId);
	const status = entry.after?.status;
	return {
		at: toIso(entry.at),
		action: entry.action,
		who: isNamed ? entry.userName : null,
		by,
		status: ORDER_STATUSES.find((one) => one === status) ?? null,
	};
}

/** Whoever has moved an order and is neither was its supplier before another one took it over. */
function sideOf({ mandantId, supplierId }: OrderRow, companyId: number | null) {
	if (companyId === supplierId) return "supplier";
	return companyId === mandantId ? "mandant" : "earlier_supplier";
}
