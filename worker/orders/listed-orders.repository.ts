import { and, type SQL, sql } from "drizzle-orm";
import { ordersTable as orders } from "../db/schema/order.table.ts";
import { INDEXED_ID, idsMatching } from "../db/search-index.ts";
import { searchText } from "../db/search-text.rules.ts";
import { DAY_MS, toIso } from "../db/times.rules.ts";
import type { Scope } from "../http/scope.ts";
import type { OrderFilters } from "./order.schema.ts";
import { enteredIn, idsOf } from "./order-period.repository.ts";
import { isOnSide, searchWord } from "./order-scope.repository.ts";

/** What could be a part of the words of an order's companies (`<m7>`, `S8S`): digits have no capitals. */
const IS_LIKE_WORD = /^(?=.{3})(<?[ms])?\d*>?$/;

/** Which orders a list shows to whom: `owned` without status and search; `toIds` selects the newest ids that a search finds. */
export function listedOrders(scope: Scope, filters: OrderFilters, now: number) {
	const { side, companyId, olderThanDays, ...period } = filters;
	const listed: Scope = scope === "all" && companyId !== undefined ? { companyId } : scope;
	const owned = and(
		isOnSide(listed, side),
		scope !== "all" && companyId !== undefined ? sql`FALSE` : undefined,
		enteredIn(period),
		olderThanDays === undefined ? undefined : enteredIn({ to: toIso(now - olderThanDays * DAY_MS) }),
	);
	const within = searchWord(listed, side);
	return {
		owned,
		toIds: (search: string, before?: number, most?: number): SQL =>
			idsMatching("orders", search, {
				within,
				among: and(
					idsOf(period, INDEXED_ID),
					before === undefined ? undefined : isBefore(before),
					isInOwnText(searchText(search)),
				),
				...(most !== undefined && { most }),
			}),
	};
}

/** D1 binds numbers as floats, by which the index doesn't limit what it reads. */
const isBefore = (id: number): SQL => sql`${INDEXED_ID} < CAST(${id} AS INTEGER)`;

function isInOwnText(text: string): SQL | undefined {
	if (!IS_LIKE_WORD.test(text)) return undefined;
	return sql`(SELECT instr(${orders.searched}, ${text}) FROM ${orders} WHERE ${orders.id} = orders_search.rowid) > 0`;
}
