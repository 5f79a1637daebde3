import { and, type SQL, sql } from "drizzle-orm";
import { dayEnd } from "../audit/audit.rules.ts";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { DAY_MS } from "../db/times.rules.ts";

/** Days or moments, as the lists of the log have them. */
type Period = { from?: string | undefined; to?: string | undefined };

/** An id is given when an order is stored, its time when the call begins: they follow each other but for a moment. A day is far more. */
const APART_MS = DAY_MS;

/**
 * The orders that were entered in a period. Lists are in the order of ids, and so are their indexes: those of the period are
 * read between two ids, and only then are their times looked at (the plus keeps the index of times for finding the two).
 */
export const enteredIn = (period: Period): SQL | undefined =>
	and(
		idsOf(period, sql`${orders.id}`),
		period.from === undefined ? undefined : sql`+${orders.createdAt} >= ${Date.parse(period.from)}`,
		period.to === undefined ? undefined : sql`+${orders.createdAt} < ${dayEnd(period.to)}`,
	);

/** The ids among which all orders of the period are, and hardly any others. */
export const idsOf = ({ from, to }: Period, id: SQL): SQL | undefined =>
	and(
		from === undefined ? undefined : sql`${id} > coalesce((${lastBefore(Date.parse(from) - APART_MS)}), 0)`,
		to === undefined
			? undefined
			: sql`${id} < coalesce((${firstFrom(dayEnd(to) + APART_MS)}), ${Number.MAX_SAFE_INTEGER})`,
	);

const lastBefore = (time: number): SQL => sql`
	SELECT entered.id FROM ${orders} AS entered WHERE entered.created_at < ${time}
	ORDER BY entered.created_at DESC, entered.id DESC LIMIT 1`;

const firstFrom = (time: number): SQL => sql`
	SELECT entered.id FROM ${orders} AS entered WHERE entered.created_at >= ${time}
	ORDER BY entered.created_at, entered.id LIMIT 1`;
