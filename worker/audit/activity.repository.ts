import { and, asc, count, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { toIso } from "../db/times.rules.ts";
import { AppError } from "../http/app-error.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import type { ActivityEntry, ActivityInput } from "./activity.schema.ts";
import { actorColumns } from "./actor-columns.repository.ts";
import { ACTIVITY_ENTITIES, dayEnd } from "./audit.rules.ts";

/** Reads the log's entries about one company's own data. */
export function createActivityRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { list };

	/** The company of the configuration. */
	async function list({
		finderId,
		page,
		pageSize,
		sortOrder,
		...filters
	}: ActivityInput): Promise<List<ActivityEntry>> {
		const [finder] = await db
			.select({ companyId: finders.companyId })
			.from(finders)
			.where(and(isInScope, eq(finders.id, finderId)));
		if (!finder) throw new AppError("finders.not_found", 404);
		const { entity, action, from, to, onlyFinder } = filters;
		const matching = and(
			eq(entries.companyId, finder.companyId),
			onlyFinder ? inArray(entries.entity, ["finder", "offer", "pricing"]) : inArray(entries.entity, ACTIVITY_ENTITIES),
			onlyFinder ? eq(entries.entityId, String(finderId)) : undefined,
			entity === undefined ? undefined : eq(entries.entity, entity),
			action === undefined ? undefined : eq(entries.action, action),
			from === undefined ? undefined : gte(entries.at, Date.parse(from)),
			to === undefined ? undefined : lt(entries.at, dayEnd(to)),
		);
		const { id, at, entity: thing, entityId, title, before, after } = entries;
		const shown = { id, at, action: entries.action, entity: thing, entityId, title, before, after };
		const [rows, totals] = await db.batch([
			db
				.select({ ...shown, ...actorColumns })
				.from(entries)
				.leftJoin(users, eq(users.id, entries.userId))
				.where(matching)
				.orderBy(sortOrder === "asc" ? asc(entries.id) : desc(entries.id))
				.limit(pageSize)
				.offset((page - 1) * pageSize),
			db.select({ total: count() }).from(entries).where(matching),
		]);
		const data = rows.map((row) => ({ ...row, at: toIso(row.at) }));
		return { data, totalItemCount: totals[0]?.total ?? 0 };
	}
}
