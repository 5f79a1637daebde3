import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Fields } from "../audit/audit.rules.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { isAllowedOrigin } from "../db/allowed-origins.ts";
import type { Database } from "../db/database.ts";
import { folded } from "../db/folded-order.ts";
import { expectRow } from "../db/guards.ts";
import { listClauses, readPage } from "../db/list-clauses.ts";
import {
	type FinderRow,
	findersTable as finders,
	finderVisitsTable as finderVisits,
} from "../db/schema/finder.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Statement } from "../db/statements.ts";
import { editedTimes, toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { FINDER_TEXT_MAX } from "../rich-text/rich-text.rules.ts";
import { storedRichText } from "../rich-text/stored-rich-text.ts";
import { finderNotFound } from "./finder.errors.ts";
import { SANDBOX_ORIGIN } from "./finder.rules.ts";
import type { Finder, FinderInput, FinderListInput, FinderPart } from "./finder.schema.ts";

/** What a save writes into other tables, in its batch: nothing unless `isFree` holds. */
export type FinderRewrite = { isFree: SQL; statements: (when: SQL) => Statement[] };

const SORTED = { ...finders, label: folded(finders.searched, finders.label) };

export function createFinderRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { list, get, create, update, remove };

	async function list({ companyId, ...input }: FinderListInput): Promise<List<Finder>> {
		const { where, after, ...page } = listClauses(input, { searched: finders.searched, sorted: SORTED });
		const matching = and(isInScope, companyId === undefined ? undefined : eq(finders.companyId, companyId), where);
		const { rows, totalItemCount } = await readPage(db, selectFinders(and(matching, after)), page, {
			table: finders,
			where: matching,
		});
		return { data: rows.map(toFinder), totalItemCount };
	}

	async function get(id: number): Promise<Finder> {
		const [row] = await selectFinders(and(isInScope, eq(finders.id, id)));
		if (!row) throw finderNotFound();
		return toFinder(row);
	}

	async function create(input: FinderInput, companyId: number, uuid: string, by: Actor, now: number): Promise<Finder> {
		const after = { ...input, ...storedTexts(input, now) };
		const entityId = sql`(SELECT ${finders.id} FROM ${finders} WHERE ${finders.uuid} = ${uuid})`;
		const [created] = await db.batch([
			db
				.insert(finders)
				.values({ ...after, companyId, uuid, createdAt: now })
				.returning({ id: finders.id }),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "finder", entityId, title: input.label, companyId },
				before: null,
				after,
			}),
		]);
		return get(created[0]?.id ?? 0);
	}

	/**
	 * Changes the fields of `part`, and the prices with them. The statement itself checks the version and the company;
	 * undefined: nothing was written.
	 */
	async function update(
		before: Finder,
		part: FinderPart,
		version: number,
		by: Actor,
		now: number,
		prices?: FinderRewrite,
	): Promise<Finder | undefined> {
		const { id, companyId } = before;
		const changes = changesOf(before, part, now);
		const row = expectRow(
			db,
			finders,
			and(isInScope, eq(finders.id, id), eq(finders.version, version), prices?.isFree),
		);
		const isSaved = await row.write([
			...(prices?.statements(row.holds) ?? []),
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "finder", entityId: id, title: changes.label, companyId },
				before: editedFields(before),
				after: { ...editedFields(before), ...changes },
				when: row.holds,
			}),
			db
				.update(finders)
				.set({ ...changes, version: sql`${finders.version} + 1` })
				.where(row.isExpected),
		]);
		return isSaved ? get(id) : undefined;
	}

	async function remove(id: number, by: Actor, now: number): Promise<void> {
		const before = await get(id);
		const row = expectRow(db, finders, and(isInScope, eq(finders.id, id)));
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "finder", entityId: id, title: before.label },
				...{ companyId: before.companyId, before: editedFields(before), after: null, when: row.holds },
			}),
			db.delete(finders).where(row.isExpected),
		]);
		if (!isRemoved) throw finderNotFound();
	}

	function selectFinders(where: SQL | undefined) {
		// An origin has a row for each day; its place in the list is looked up once.
		const connectedAt = sql<number | null>`(
			SELECT max(seen.at) FROM (
				SELECT ${finderVisits.origin} AS origin, max(${finderVisits.lastSeenAt}) AS at FROM ${finderVisits}
				WHERE ${finderVisits.finderId} = ${finders.id} AND ${finderVisits.origin} <> ${SANDBOX_ORIGIN}
				GROUP BY ${finderVisits.origin}
			) AS seen WHERE ${isAllowedOrigin(sql`seen.origin`)}
		)`;
		return db
			.select({ finder: finders, currencyIso: currencies.iso, connectedAt })
			.from(finders)
			.leftJoin(currencies, eq(currencies.sign, finders.currency))
			.where(where)
			.$dynamic();
	}
}

type Texts = Pick<FinderInput, "label" | "shopProductUrl" | "topSellerText" | "title" | "instructions">;

/** The texts as they are stored. */
const storedTexts = ({ label, shopProductUrl, topSellerText, title, instructions }: Texts, now: number) => ({
	title: storedRichText("title", title, FINDER_TEXT_MAX),
	instructions: storedRichText("instructions", instructions, FINDER_TEXT_MAX),
	searched: searchText(label, shopProductUrl, topSellerText),
	updatedAt: now,
});

/** A field that is left out stays as it is. */
function changesOf(before: Finder, part: FinderPart, now: number) {
	const {
		label = before.label,
		shopProductUrl = before.shopProductUrl,
		topSellerText = before.topSellerText,
		title = before.title,
		instructions = before.instructions,
	} = part;
	return { ...part, label, ...storedTexts({ label, shopProductUrl, topSellerText, title, instructions }, now) };
}

/** The editable fields of a configuration, as the audit log compares them. */
function editedFields(finder: Finder): Fields {
	const { id, uuid, companyId, currencyIso, connectedAt, createdAt, updatedAt, version, ...fields } = finder;
	return fields;
}

type SelectedFinder = { finder: FinderRow; currencyIso: string | null; connectedAt: number | null };

function toFinder({ finder: { searched, ...finder }, currencyIso, connectedAt }: SelectedFinder): Finder {
	return {
		...finder,
		currencyIso: currencyIso ?? "EUR",
		connectedAt: toIso(connectedAt),
		...editedTimes(finder),
	};
}
