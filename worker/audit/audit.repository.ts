import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { listClauses, readPage } from "../db/list-clauses.ts";
import { type AuditRow, auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import { dayEnd, searchedWords } from "./audit.rules.ts";
import type { AuditEntry, AuditListInput } from "./audit.schema.ts";

const ENTRIES_A_DELETE = 1000;
const DELETES_A_NIGHT = 100;

/** Reads the log, and deletes what is too old: entries are written with the change that they record (`auditStatement`). */
export function createAuditRepository(db: Database) {
	return { list, cleanUp };

	async function list({ page, pageSize, search, sortField, sortOrder, ...filters }: AuditListInput) {
		const order = { page, pageSize, sortField, sortOrder };
		const columns = { searched: entries.searched, sorted: entries };
		const clauses = listClauses({ ...order, search }, columns);
		const wordClauses = searchedWords(search).map((word) => listClauses({ ...order, search: word }, columns).where);
		const matching = and(filtered(filters), or(...wordClauses));
		const select = db
			.select({ entry: entries, companyTitle: sql<string | null>`${companies.title}`.as("company_title") })
			.from(entries)
			.leftJoin(companies, eq(companies.id, entries.companyId))
			.where(matching)
			.$dynamic();
		const { rows, totalItemCount } = await readPage(db, select, clauses, { table: entries, where: matching });
		const answer: List<AuditEntry> = { data: rows.map(toEntry), totalItemCount };
		return answer;
	}

	/** In pieces, the oldest first, so that no statement takes long. The rest follows in the next nights. */
	async function cleanUp(before: number): Promise<void> {
		const oldest = db
			.select({ id: entries.id })
			.from(entries)
			.where(lt(entries.at, before))
			.orderBy(asc(entries.at))
			.limit(ENTRIES_A_DELETE);
		for (let left = DELETES_A_NIGHT; left > 0; left--) {
			const { meta } = await db.delete(entries).where(inArray(entries.id, oldest));
			if (meta.changes < ENTRIES_A_DELETE) return;
		}
	}
}

type Filters = Omit<AuditListInput, "page" | "pageSize" | "search" | "sortField" | "sortOrder">;

/** Each of these conditions has its own index. */
function filtered({ userId, companyId, entity, entityId, action, from, to }: Filters): SQL | undefined {
	return and(
		userId === undefined ? undefined : or(eq(entries.userId, userId), eq(entries.impersonatorId, userId)),
		companyId === undefined ? undefined : eq(entries.companyId, companyId),
		entity === undefined ? undefined : eq(entries.entity, entity),
		entityId === undefined ? undefined : eq(entries.entityId, entityId),
		action === undefined ? undefined : eq(entries.action, action),
		from === undefined ? undefined : gte(entries.at, Date.parse(from)),
		to === undefined ? undefined : lt(entries.at, dayEnd(to)),
	);
}

function toEntry({ entry, companyTitle }: { entry: AuditRow; companyTitle: string | null }): AuditEntry {
	const { id, action, entity, entityId, title, before, after } = entry;
	const { at, userId, userName, impersonatorId, impersonatorName, companyId } = entry;
	return {
		...{ id, action, entity, entityId, title, before, after },
		at: toIso(at),
		user: { id: userId, name: userName },
		impersonator: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? "" },
		company: companyId === null ? null : { id: companyId, title: companyTitle },
	};
}
