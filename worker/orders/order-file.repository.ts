import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { fileUploadsTable } from "../db/schema/media.table.ts";
import {
	orderFilesTable as files,
	type OrderFileRow,
	type OrderRow,
	ordersTable as orders,
} from "../db/schema/order.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { Scope } from "../http/scope.ts";
import { createUploadCounter } from "../media/upload-counter.repository.ts";
import { moveNotAllowed, orderNotFound, tooManyOrderFiles } from "./order.errors.ts";
import { FILE_STATUSES, FILES_AN_HOUR, ORDER_FILES_MAX } from "./order.rules.ts";
import type { OrderFile } from "./order.schema.ts";
import { belongsTo } from "./order-scope.repository.ts";

type Taking = Pick<OrderRow, "orderNumber" | "mandantId" | "supplierId">;
export type NewOrderFile = Pick<OrderFileRow, "orderId" | "name" | "type" | "bytes" | "key">;

/** Files of the present round only: those before it confirm nothing, and nobody can take them away. */
const roomFor = (orderId: number): SQL =>
	sql`(SELECT count(*) FROM ${files} WHERE ${files.orderId} = ${orderId} AND NOT ${files.earlier}) < ${ORDER_FILES_MAX}`;

/** A supplier that has taken an order over doesn't see the files of the one before. */
export const isShown = (scope: Scope): SQL | undefined =>
	scope === "all"
		? undefined
		: or(eq(files.earlier, false), eq(files.earlierSupplierId, scope.companyId), eq(orders.mandantId, scope.companyId));

export const createOrderFileCounter = (db: Database) => createUploadCounter(db, fileUploadsTable, FILES_AN_HOUR);

/** The confirmation files of the orders in the scope. */
export function createOrderFileRepository(db: Database, scope: Scope) {
	return { get, hasRoom, add };

	async function get(orderId: number, id: number): Promise<OrderFileRow> {
		const [row] = await db
			.select({ file: files })
			.from(files)
			.innerJoin(orders, eq(orders.id, files.orderId))
			.where(and(belongsTo(scope), isShown(scope), eq(files.orderId, orderId), eq(files.id, id)));
		if (!row) throw orderNotFound();
		return row.file;
	}

	/** Whether the order takes one more file of this round; one that it has is no more. */
	async function hasRoom(orderId: number, key: string): Promise<boolean> {
		const room = sql<number>`(${roomFor(orderId)} OR EXISTS ${keyed(key)})`.as("room");
		const [row] = await db.select({ room }).from(orders).where(eq(orders.id, orderId));
		return Boolean(row?.room);
	}

	function keyed(key: string) {
		return db.select({ id: files.id }).from(files).where(eq(files.key, key));
	}

	/**
	 * Once for each file: the same one again is the one that is there, and confirms again if it was from an earlier round.
	 * Nothing is written if the order takes none any more.
	 */
	async function add(file: NewOrderFile, order: Taking, by: Actor, now: number) {
		const { orderId, key } = file;
		const { orderNumber, mandantId, supplierId } = order;
		const taking = db
			.select({ id: orders.id })
			.from(orders)
			.where(
				and(
					belongsTo(scope),
					eq(orders.id, orderId),
					sql`${orders.supplierId} IS ${supplierId}`,
					inArray(orders.status, FILE_STATUSES),
					isNull(orders.erasedAt),
				),
			);
		const isEarlier = and(eq(files.key, key), eq(files.earlier, true), sql`EXISTS ${taking}`);
		const earlier = db.select({ id: files.id }).from(files).where(isEarlier);
		const holds = sql`EXISTS ${taking} AND NOT EXISTS ${keyed(key)} AND ${roomFor(orderId)}`;
		const { type, bytes } = file;
		const [, , , stored, open] = await db.batch([
			auditStatement(db, by, {
				...{ at: now, action: "upload", entity: "order", entityId: orderId, title: orderNumber, companyId: mandantId },
				...{ before: null, after: { type, bytes }, when: sql`((${holds}) OR EXISTS ${earlier})` },
			}),
			db
				.update(files)
				.set({ earlier: false, earlierSupplierId: null, createdAt: now, userId: by.userId })
				.where(isEarlier),
			insertRows(db, files, sql`WHERE ${holds}`, { ...file, userId: by.userId, createdAt: now }),
			db.select().from(files).where(eq(files.key, key)),
			taking,
		]);
		const [row] = stored;
		if (row) return toOrderFile(row);
		throw open.length === 0 ? moveNotAllowed() : tooManyOrderFiles();
	}
}

/** Which of these keys are files of orders. */
export async function knownOrderFiles(db: Database, keys: readonly string[]): Promise<Set<string>> {
	const named = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
	const rows = await db.select({ key: files.key }).from(files).where(sql`${files.key} IN ${named}`);
	return new Set(rows.map(({ key }) => key));
}

export const toOrderFile = ({ id, name, type, bytes, createdAt, earlier }: OrderFileRow): OrderFile => ({
	...{ id, name, type, bytes, earlier },
	createdAt: toIso(createdAt),
});
