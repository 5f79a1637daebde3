import { and, asc, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { withUniqueErrors } from "../db/constraint.ts";
import type { Database } from "../db/database.ts";
import { caseless } from "../db/folded-order.ts";
import { ALWAYS, expectRow } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { listClauses, readPage } from "../db/list-clauses.ts";
import {
	assortmentsTable as assortments,
	brandsTable as brands,
	wipersTable as wipers,
} from "../db/schema/assortment.table.ts";
import { specialPricesTable as specialPrices } from "../db/schema/special-price.table.ts";
import type { List } from "../http/list.schema.ts";
import { withPart } from "../http/part.rules.ts";
import {
	adapterNameTaken,
	assortmentNotFound,
	assortmentStale,
	codeFixed,
	codeTaken,
	kindFixed,
	makeUnknown,
} from "./assortment.errors.ts";
import type { AssortmentKind } from "./assortment.rules.ts";
import type {
	Assortment,
	AssortmentInput,
	AssortmentListInput,
	AssortmentListRow,
	AssortmentPart,
} from "./assortment.schema.ts";
import { toAssortment, toListRow, toRecord, toStored, toWiperRows } from "./assortment-rows.rules.ts";

const SORTED = {
	...assortments,
	nameReplace: caseless(assortments.nameReplace),
	namePrefix: caseless(assortments.namePrefix),
	technicalName: caseless(assortments.technicalName),
};

/** Assortments are shared: administrators edit them for all companies. */
export function createAssortmentRepository(db: Database, actor: Actor) {
	return { list, select, get, create, update };

	async function list({ kind, ...input }: AssortmentListInput): Promise<List<AssortmentListRow>> {
		const { where, ...page } = listClauses(input, {
			searched: assortments.searched,
			sorted: SORTED,
		});
		const matching = and(kind && eq(assortments.kind, kind), where);
		const { rows, totalItemCount } = await readPage(db, selectAssortments(matching), page, {
			table: assortments,
			where: matching,
		});
		return { data: rows.map(toListRow), totalItemCount };
	}

	async function select(kind: AssortmentKind | undefined): Promise<AssortmentListRow[]> {
		const rows = await selectAssortments(kind && eq(assortments.kind, kind)).orderBy(
			asc(brands.name),
			asc(assortments.id),
		);
		return rows.map(toListRow);
	}

	async function get(id: number): Promise<Assortment> {
		const [[row], blades] = await db.batch([
			selectAssortments(eq(assortments.id, id)),
			db
				.select({ ...getTableColumns(wipers), specialPrices: count(specialPrices.wiperId).as("special_prices") })
				.from(wipers)
				.leftJoin(specialPrices, eq(specialPrices.wiperId, wipers.id))
				.where(eq(wipers.assortmentId, id))
				.groupBy(wipers.id)
				.orderBy(asc(wipers.lengthInch)),
		]);
		if (!row) throw assortmentNotFound();
		return toAssortment(row, blades);
	}

	async function create(input: AssortmentInput, now: number): Promise<Assortment> {
		const make = await brandOf(input);
		const id = sql`(SELECT max(${assortments.id}) FROM ${assortments})`;
		const [created] = await withUniqueErrors(TAKEN, () =>
			db.batch([
				db
					.insert(assortments)
					.values({ ...toStored(input, make, now), kind: input.kind, code: input.code, createdAt: now })
					.returning({ id: assortments.id }),
				insertWipers(id, input, ALWAYS),
				auditStatement(db, actor, {
					...entry(input, now),
					action: "create",
					entityId: id,
					before: null,
					after: toRecord(input, make),
				}),
			]),
		);
		return get(created[0]?.id ?? 0);
	}

	/**
	 * A wiper is identified by its size: a size that stays keeps its row and its special prices, a removed size loses
	 * them. Every statement checks the version; the version is raised last.
	 */
	async function update(id: number, part: AssortmentPart, version: number, now: number): Promise<Assortment> {
		const before = await get(id);
		const input = withPart<AssortmentInput>({ ...before, make: before.make.id }, part);
		if (input.code !== before.code) throw codeFixed();
		if (input.kind !== before.kind) throw kindFixed();
		const make = await brandOf(input);
		const row = expectRow(db, assortments, and(eq(assortments.id, id), eq(assortments.version, version)));
		const keptSizes = JSON.stringify(input.wipers.map(({ lengthInch }) => lengthInch));
		const isRemoved = sql`${wipers.lengthInch} NOT IN (SELECT value FROM json_each(${keptSizes}))`;
		const isSaved = await withUniqueErrors(TAKEN, () =>
			row.write([
				auditStatement(db, actor, {
					...entry(input, now),
					action: "update",
					entityId: id,
					before: toRecord({ ...before, make: before.make.id }, before.make.name),
					after: toRecord(input, make),
					when: row.holds,
				}),
				db.delete(wipers).where(and(eq(wipers.assortmentId, id), isRemoved, row.holds)),
				insertWipers(sql`${id}`, input, row.holds),
				db
					.update(assortments)
					.set({ ...toStored(input, make, now), version: sql`${assortments.version} + 1` })
					.where(row.isExpected),
			]),
		);
		if (!isSaved) throw assortmentStale();
		return get(id);
	}

	function insertWipers(assortmentId: SQL, input: AssortmentInput, when: SQL) {
		const rows = JSON.stringify(toWiperRows(input));
		const field = (name: string) => sql.raw(`json_extract(value, '$.${name}')`);
		const values = { lengthInch: field("lengthInch"), lengthMm: field("lengthMm"), price: field("price") };
		const from = sql`FROM json_each(${rows}) WHERE ${when}`;
		return insertRows(db, wipers, from, { assortmentId, ...values }).onConflictDoUpdate({
			target: [wipers.assortmentId, wipers.lengthInch],
			set: { lengthMm: sql`excluded.length_mm`, price: sql`excluded.price` },
		});
	}

	async function brandOf({ make }: AssortmentInput): Promise<string> {
		const [brand] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, make));
		if (!brand) throw makeUnknown();
		return brand.name;
	}

	function selectAssortments(where: SQL | undefined) {
		return db
			.select({ ...getTableColumns(assortments), brand: sql<string>`${brands.name}`.as("brand") })
			.from(assortments)
			.innerJoin(brands, eq(brands.id, assortments.brandId))
			.where(where)
			.$dynamic();
	}
}

const entry = (input: AssortmentInput, now: number) => ({
	at: now,
	entity: "assortment" as const,
	title: input.technicalName,
	companyId: null,
});

/** The unique indexes decide. */
const TAKEN = [
	[assortments.code, codeTaken],
	[assortments.technicalNameKey, adapterNameTaken],
] as const;
