import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { listClauses, readPage } from "../db/list-clauses.ts";
import { type AuditRow, auditEntriesTable as entries } from "../db/schema/audit.table.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { DAY_MS, toIso } from "../db/times.rules.ts";
import { dayEnd, SEARCHED_MOST, searchedWords } from "./audit.rules.ts";
import type { AuditEntry, AuditList, AuditListInput } from "./audit.schema.ts";

const ENTRIES_A_DELETE = 1000;
const DELETES_A_NIGHT = 100;

/** Reads the log, and deletes what is too old: entries are written with the change that they record (`auditStatement`). */
export function createAuditRepository(db: Database) {
	return { list, cleanUp };

	async function list({
		page,
		pageSize,
		search,
		sortField,
		sortOrder,
		...filters
	}: AuditListInput): Promise<AuditList> {
		const order = { page, pageSize, sortField, sortOrder };
		const columns = { searched: entries.searched, sorted: search === "" ? entries : UNINDEXED };
		const clauses = listClauses({ ...order, search }, columns);
		const wordClauses = searchedWords(search).map((word) => listClauses({ ...order, search: word }, columns).where);
		const first = search === "" ? undefined : await firstSearched(filters);
		const matching = and(filtered(filters), first?.isRead, or(...wordClauses));
		const select = db
			.select({ entry: entries, companyTitle: sql<string | null>`${companies.title}`.as("company_title") })
			.from(entries)
			.leftJoin(companies, eq(companies.id, entries.companyId))
			.where(matching)
			.$dynamic();
		const { rows, totalItemCount } = await readPage(db, select, clauses, { table: entries, where: matching });
		return { data: rows.map(toEntry), totalItemCount, searchedFrom: first ? toIso(first.at) : null };
	}

	/** The oldest entry that a search reads; undefined: it reads all that the filters leave. */
	async function firstSearched(filters: Filters) {
		const { id, at } = entries;
		const order = isById(filters) ? [desc(id)] : [desc(at), desc(id)];
		const border = db
			.select({ id })
			.from(entries)
			.where(filtered(filters))
			.orderBy(...order)
			.limit(2)
			.offset(SEARCHED_MOST - 1);
		const two = db.select({ id, at }).from(entries).where(inArray(id, border));
		const [first, older] = await two.orderBy(...order);
		return first && older && { at: first.at, isRead: isById(filters) ? gte(id, first.id) : gte(at, first.at) };
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

/** The pluses keep SQLite from reading the whole log in the list's order. */
const UNINDEXED = { id: sql`+${entries.id}`, at: sql`+${entries.at}` };

type Filters = Omit<AuditListInput, "page" | "pageSize" | "search" | "sortField" | "sortOrder">;

/** Each of these conditions has its own index; beside another one, days are a range of its index. */
function filtered({ userId, companyId, entity, entityId, action, from, to }: Filters): SQL | undefined {
	const filters = and(
		userId === undefined ? undefined : or(eq(entries.userId, userId), eq(entries.impersonatorId, userId)),
		companyId === undefined ? undefined : eq(entries.companyId, companyId),
		entity === undefined ? undefined : eq(entries.entity, entity),
		entityId === undefined ? undefined : eq(entries.entityId, entityId),
		action === undefined ? undefined : eq(entries.action, action),
	);
	return and(
		filters,
		filters && idsOf(from, to),
		from === undefined ? undefined : gte(entries.at, Date.parse(from)),
		to === undefined ? undefined : lt(entries.at, dayEnd(to)),
	);
}

/** The ids of some days, and of a day before and after: a request may take long, but its entry has the time of its start. */
function idsOf(from: string | undefined, to: string | undefined): SQL | undefined {
	const { id, at } = entries;
	const oldest = (time: number) => sql`(SELECT ${id} FROM ${entries} WHERE ${at} >= ${time} ORDER BY ${at} LIMIT 1)`;
	const newest = (time: number) =>
		sql`(SELECT ${id} FROM ${entries} WHERE ${at} < ${time} ORDER BY ${at} DESC LIMIT 1)`;
	return and(
		from === undefined ? undefined : sql`${id} >= ${oldest(Date.parse(from) - DAY_MS)}`,
		to === undefined ? undefined : sql`${id} <= ${newest(dayEnd(to) + DAY_MS)}`,
	);
}

/** True if a filter's index has its entries in the order of ids. Else that of times does, and is smaller than the table. */
const isById = ({ userId, companyId, entity, action }: Filters): boolean =>
	[userId, companyId, entity, action].some((filter) => filter !== undefined);

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
