import { and, type SQL, sql } from "drizzle-orm";
import { INDEXED_ID, idsMatching } from "../db/search-index.ts";
import { DAY_MS, toIso } from "../db/times.rules.ts";
import type { Scope } from "../http/scope.ts";
import type { OrderFilters } from "./order.schema.ts";
import { enteredIn, idsOf } from "./order-period.repository.ts";
import { isOnSide, searchWord } from "./order-scope.repository.ts";

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
				among: and(idsOf(period, INDEXED_ID), before === undefined ? undefined : isBefore(before)),
				...(most !== undefined && { most }),
			}),
	};
}

/** D1 binds numbers as floats, by which the index doesn't limit what it reads. */
const isBefore = (id: number): SQL => sql`${INDEXED_ID} < CAST(${id} AS INTEGER)`;
