import type { CallBudget } from "../imports/call-budget.rules.ts";
import { BACKUPS, type BackedUpTable, copiedKey, pageKey, pageLines } from "./backup.rules.ts";
import type { TableShape } from "./table-rows.repository.ts";

/** Of objects, as many as R2 deletes in a call. */
const DELETED_AT_ONCE = 1000;

type Page = { table: string; key: string; rows: number; place: string | undefined };

/**
 * What an unfinished backup has, by table, in their order up to the first page that is missing or that another version of the
 * worker has written: its migrations have put another table at that place. The rest is deleted and read again, as rows must not
 * be older than those that they belong to. So is how far files were copied: rows that are read again may point to newer ones.
 */
export async function keepOwnPages(
	bucket: R2Bucket,
	date: string,
	shapes: readonly TableShape[],
	budget: CallBudget,
): Promise<Map<string, BackedUpTable>> {
	const written = await listPages(bucket, date, budget);
	const byTable = Map.groupBy(written, ({ table }) => table);
	const tables = new Map<string, BackedUpTable>();
	const usedKeys = new Set<string>();
	for (const [position, { name }] of shapes.entries()) {
		const pages = byTable.get(name) ?? [];
		const isOwn = ({ key, place }: Page, at: number) =>
			place === String(position) && key === pageKey(date, name, at + 1);
		const end = pages.findIndex((page, at) => !isOwn(page, at));
		const own = end < 0 ? pages : pages.slice(0, end);
		if (own.length === 0) break;
		for (const { key } of own) usedKeys.add(key);
		tables.set(name, { name, pages: own.length, rows: own.reduce((sum, { rows }) => sum + rows, 0) });
		if (end >= 0) break;
	}
	const stale = written.flatMap(({ key }) => (usedKeys.has(key) ? [] : [key]));
	if (tables.size < shapes.length) stale.push(copiedKey(date));
	for (let from = 0; from < stale.length; from += DELETED_AT_ONCE) {
		await bucket.delete(stale.slice(from, from + DELETED_AT_ONCE));
		budget.spend(1);
	}
	return tables;
}

/** All pages of a backup, in the order of their names. */
async function listPages(bucket: R2Bucket, date: string, budget: CallBudget): Promise<Page[]> {
	const pages: Page[] = [];
	const prefix = `${BACKUPS}${date}/`;
	let cursor: string | undefined;
	do {
		const list = await bucket.list({ prefix, include: ["customMetadata"], ...(cursor !== undefined && { cursor }) });
		budget.spend(1);
		for (const { key, customMetadata } of list.objects) {
			const [table = "", page] = key.slice(prefix.length).split("/");
			if (page === undefined) continue;
			pages.push({ table, key, rows: Number(customMetadata?.rows), place: customMetadata?.place });
		}
		cursor = list.truncated ? list.cursor : undefined;
	} while (cursor !== undefined);
	return pages;
}

/** The key of a page's last row. */
export async function lastKey(bucket: R2Bucket, date: string, shape: TableShape, page: number): Promise<unknown[]> {
	const text = await (await bucket.get(pageKey(date, shape.name, page)))?.text();
	const { columns, rows } = pageLines(text ?? "");
	const key = keyOf(columns, shape, JSON.parse(rows.at(-1) ?? "null"));
	if (!key) throw new Error(`Page ${page} of ${shape.name} in the backup of ${date} is gone.`);
	return key;
}

/** Undefined where there is no row. */
export const keyOf = (
	columns: string[],
	{ key }: TableShape,
	row: unknown[] | undefined | null,
): unknown[] | undefined => (row?.length ? key.map((column) => row[columns.indexOf(column)]) : undefined);
