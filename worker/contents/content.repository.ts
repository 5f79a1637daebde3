import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Fields } from "../audit/audit.rules.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { folded } from "../db/folded-order.ts";
import { ALWAYS, expectRow } from "../db/guards.ts";
import { listClauses, readPage } from "../db/list-clauses.ts";
import { type ContentRow, contentsTable as contents, contentTypesTable as types } from "../db/schema/content.table.ts";
import { searchText } from "../db/search-text.rules.ts";
import { editedTimes } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import { withPart } from "../http/part.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { CONTENT_TEXT_MAX } from "../rich-text/rich-text.rules.ts";
import { storedRichText } from "../rich-text/stored-rich-text.ts";
import { dropArticle } from "./article-reference.repository.ts";
import { contentNotFound, contentStale, contentTypeUnknown } from "./content.errors.ts";
import type {
	Content,
	ContentInput,
	ContentListInput,
	ContentPart,
	PublishedContent,
	PublishedInput,
} from "./content.schema.ts";

/** More than fits in a footer or a notification list. */
const PUBLISHED_MAX = 200;

const SORTED = { ...contents, title: folded(contents.searched, contents.title) };

/** Contents belong to the whole system: every company reads them, administrators edit them. */
export function createContentRepository(db: Database) {
	return { list, published, get, create, update, remove };

	async function list(input: ContentListInput): Promise<List<Content>> {
		const { where, ...page } = listClauses(input, { searched: contents.searched, sorted: SORTED });
		const { rows, totalItemCount } = await readPage(db, selectContents(where), page, { table: contents, where });
		return { data: rows.map(toContent), totalItemCount };
	}

	/** Contents in this language and in all languages, newest first. */
	async function published({ contentType, id }: PublishedInput, locale: Locale): Promise<PublishedContent[]> {
		const isOfType = contentType === undefined ? undefined : eq(contents.contentType, contentType);
		const isOne = id === undefined ? undefined : eq(contents.id, id);
		const rows = await selectContents(
			and(isOne, isOfType, or(isNull(contents.language), eq(contents.language, locale))),
		)
			.orderBy(desc(contents.id))
			.limit(PUBLISHED_MAX);
		return rows.map((row) => {
			const { version, createdAt, ...shown } = toContent(row);
			return shown;
		});
	}

	async function get(id: number): Promise<Content> {
		const [row] = await selectContents(eq(contents.id, id));
		if (!row) throw contentNotFound();
		return toContent(row);
	}

	async function create(input: ContentInput, by: Actor, now: number): Promise<Content> {
		await checkType(input);
		const after = toRow(input, now);
		const entityId = sql`(SELECT max(${contents.id}) FROM ${contents})`;
		const [created] = await db.batch([
			db
				.insert(contents)
				.values({ ...after, createdAt: now })
				.returning({ id: contents.id }),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "content", entityId, title: input.title },
				...{ companyId: null, before: null, after },
			}),
		]);
		return get(created[0]?.id ?? 0);
	}

	/**
	 * The row's version decides about stale writes. A content that is no longer an article is removed from the finders
	 * that showed it.
	 */
	async function update(id: number, part: ContentPart, version: number, by: Actor, now: number): Promise<Content> {
		const before = await get(id);
		const input = withPart(toInput(before), part);
		await checkType(input);
		const after = toRow(input, now);
		const row = expectRow(db, contents, and(eq(contents.id, id), eq(contents.version, version)));
		const isSaved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "content", entityId: id, title: input.title },
				...{ companyId: null, before: editedFields(before), after, when: row.holds },
			}),
			dropArticle(db, id, sql`${row.holds} AND ${input.contentType} <> 'article'`),
			db
				.update(contents)
				.set({ ...after, version: sql`${contents.version} + 1` })
				.where(row.isExpected),
		]);
		const content = await get(id);
		if (!isSaved) throw contentStale();
		return content;
	}

	async function remove(id: number, by: Actor, now: number): Promise<void> {
		const before = await get(id);
		const row = expectRow(db, contents, eq(contents.id, id));
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "content", entityId: id, title: before.title },
				...{ companyId: null, before: editedFields(before), after: null, when: row.holds },
			}),
			dropArticle(db, id, ALWAYS),
			db.delete(contents).where(row.isExpected),
		]);
		if (!isRemoved) throw contentNotFound();
	}

	function selectContents(where: SQL | undefined) {
		return db
			.select({ content: contents, type: types })
			.from(contents)
			.innerJoin(types, eq(types.name, contents.contentType))
			.where(where)
			.$dynamic();
	}

	async function checkType({ contentType }: ContentInput): Promise<void> {
		const known = await db.select({ name: types.name }).from(types).where(eq(types.name, contentType));
		if (known.length === 0) throw contentTypeUnknown();
	}
}

const toRow = (input: ContentInput, now: number) => ({
	...input,
	content: storedRichText("content", input.content, CONTENT_TEXT_MAX),
	searched: searchText(input.title),
	updatedAt: now,
});

/** A content as it is saved. */
const toInput = ({ title, content, contentType, language }: Content): ContentInput => ({
	...{ title, content, contentType: contentType.name, language },
});

/** The editable fields of a content, as the audit log compares them. */
function editedFields(content: Content): Fields {
	const { id, createdAt, updatedAt, version, contentType, ...fields } = content;
	return { ...fields, contentType: contentType.name };
}

const toContent = ({
	content: { searched, ...content },
	type,
}: {
	content: ContentRow;
	type: typeof types.$inferSelect;
}): Content => ({
	...content,
	contentType: type,
	...editedTimes(content),
});
