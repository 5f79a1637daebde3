import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	FOREVER,
	productsTable as products,
	productRevisionsTable as revisions,
	productStateTable as state,
} from "../db/schema/product.table.ts";
import {
	productImportsTable as imports,
	type ProductImportRow,
	productImportRowsTable as staged,
} from "../db/schema/product-import.table.ts";
import { titleOf } from "../imports/import.repository.ts";
import { GENERATION } from "../offers/current-product.repository.ts";
import { importDoneStatement } from "../webhooks/import-done.repository.ts";
import { counterpartOf, isSame, merged } from "./product-counterpart.repository.ts";
import type { ProductChanges } from "./product-import.schema.ts";
import { PIECE, PIECE_ROWS, pieceOf, UNWRITTEN } from "./product-import-piece.repository.ts";
import { stageSearchTexts } from "./product-search-text.repository.ts";
import { GLOBAL_OWNER } from "./product-source.repository.ts";

const NEXT = sql`${GENERATION} + 1`;
const RANDOM_STAMP = sql`lower(hex(randomblob(8)))`;
/** A partial index needs the number itself. */
const HAS_ENDED = sql`${products.until} <= ${GENERATION} AND ${products.until} < ${sql.raw(String(FOREVER))}`;

export type Turn = { importId: number; by: Pick<Actor, "userId" | "impersonatedBy"> };

/**
 * Writes an import's products in pieces for the next generation, which nobody sees until the pointer moves. Each step
 * can be repeated, and does nothing once the import's turn is over.
 */
export function createProductActivationRepository(db: Database) {
	return { begin, endDropped, writePiece, written, finish, deleteEnded };

	/** Takes the turn, if no other import has it. */
	async function begin(id: number, { userId, impersonatedBy }: Actor, now: number): Promise<Turn | undefined> {
		const isOpen = sql`EXISTS (SELECT 1 FROM ${imports} WHERE id = ${id} AND state IN ('receiving', 'building'))`;
		await db.batch([
			db.insert(state).values({ id: 1 }).onConflictDoNothing(),
			db
				.update(state)
				.set({ importId: id, activatedBy: { userId, impersonatedBy }, ...UNWRITTEN })
				.where(and(isNull(state.importId), isOpen)),
			db
				.update(imports)
				.set({ state: "building", updatedAt: now })
				.where(and(eq(imports.id, id), eq(imports.state, "receiving"), hasTurn(id))),
		]);
		return turn();
	}

	/** The import whose activation is under way. */
	async function turn(): Promise<Turn | undefined> {
		const [row] = await db.select({ importId: state.importId, by: state.activatedBy }).from(state);
		return row?.importId && row.by ? { importId: row.importId, by: row.by } : undefined;
	}

	/** Ends those of a piece of an owner's products that are not in the file. True: there were no more owners. */
	async function endDropped({ id, options }: ProductImportRow): Promise<boolean> {
		if (options.mode === "merge") return true;
		const piece = sql`(SELECT p.id FROM ${products} p
			WHERE p.company_id IS (SELECT nullif(ended_owner, ${GLOBAL_OWNER}) FROM ${state})
				AND p.id > (SELECT ended_id FROM ${state})
			ORDER BY p.id LIMIT ${PIECE_ROWS})`;
		const isNamed = sql`EXISTS (SELECT 1 FROM ${staged} s WHERE s.import_id = ${id}
			AND s.owner = coalesce(${products.companyId}, ${GLOBAL_OWNER}) AND s.parts_key = ${products.partsKey})`;
		const nextOwner = sql`(SELECT min(s.owner) FROM ${staged} s WHERE s.import_id = ${id} AND s.owner > ${state.endedOwner})`;
		const isMore = sql`seen.rows = ${PIECE_ROWS}`;
		const [, , [row]] = await db.batch([
			db
				.update(products)
				.set({ until: NEXT })
				.where(
					sql`${products.id} IN ${piece} AND ${hasTurn(id)} AND ${products.since} <= ${GENERATION}
						AND ${products.until} = ${FOREVER} AND NOT ${isNamed}`,
				),
			db
				.update(state)
				.set({
					endedOwner: sql`iif(${isMore}, ${state.endedOwner}, coalesce(${nextOwner}, ${FOREVER}))`,
					endedId: sql`iif(${isMore}, seen.last, 0)`,
				})
				.from(sql`(SELECT count(*) AS rows, max(id) AS last FROM ${piece}) AS seen`)
				.where(eq(state.importId, id)),
			db.select({ owner: state.endedOwner, importId: state.importId }).from(state),
		]);
		return row?.importId !== id || row.owner === FOREVER;
	}

	/** The import has the turn, and this is the last row that it has written. Undefined: it hasn't the turn. */
	async function position(id: number): Promise<SQL | undefined> {
		const [at] = await db
			.select({ owner: state.writtenOwner, key: state.writtenKey })
			.from(state)
			.where(eq(state.importId, id));
		return at && and(eq(state.importId, id), eq(state.writtenOwner, at.owner), eq(state.writtenKey, at.key));
	}

	/**
	 * Writes the next piece of the file's products; unchanged ones cost no write. Another call may write it meanwhile: the
	 * piece after it isn't staged, and is left to the next call. True: all were written.
	 */
	async function writePiece({ id, mapping }: ProductImportRow, now: number): Promise<boolean> {
		const isThere = await position(id);
		if (!isThere) return true;
		const isTurn = sql`EXISTS (SELECT 1 FROM ${state} WHERE ${isThere})`;
		const [piece, differs, isReplaced] = [pieceOf(id), sql`NOT ${isSame(mapping, PIECE)}`, counterpartOf(PIECE)];
		const hasRows = sql`EXISTS (SELECT 1 FROM ${piece} AS piece)`;
		await stageSearchTexts(db, { id, mapping });
		const hasOwner = sql`(${PIECE.owner} = ${GLOBAL_OWNER}
			OR EXISTS (SELECT 1 FROM ${companies} c WHERE c.id = ${PIECE.owner}))`;
		const [, , , left] = await db.batch([
			insertRows(
				db,
				products,
				sql`FROM ${piece} AS ${PIECE} LEFT JOIN ${products} ON ${isReplaced}
					WHERE ${isTurn} AND ${hasOwner} AND (${products.id} IS NULL OR ${differs})`,
				{
					...{ companyId: sql`nullif(${PIECE.owner}, ${GLOBAL_OWNER})`, partsKey: sql`${PIECE.partsKey}` },
					...{ kind: sql`${PIECE.kind}`, sku: sql`${PIECE.sku}`, searched: sql`${PIECE.searched}` },
					...merged(mapping, PIECE),
					...{ since: NEXT, version: sql`coalesce(${products.version}, 0) + 1` },
					...{ createdAt: sql`coalesce(${products.createdAt}, ${now})`, updatedAt: now },
				},
			).onConflictDoNothing(),
			db
				.update(products)
				.set({ until: NEXT })
				.where(
					sql`${products.id} IN (SELECT ${products.id} FROM ${piece} AS ${PIECE} CROSS JOIN ${products} ON ${isReplaced}
					WHERE ${isTurn} AND ${products.until} = ${FOREVER} AND ${differs})`,
				),
			db
				.update(state)
				.set({
					writtenOwner: sql`(SELECT max(piece.owner) FROM ${piece} AS piece)`,
					writtenKey: sql`(SELECT piece.parts_key FROM ${piece} AS piece ORDER BY piece.owner DESC, piece.parts_key DESC LIMIT 1)`,
				})
				.where(and(isThere, hasRows)),
			db
				.select({ importId: state.importId })
				.from(state)
				.where(and(eq(state.importId, id), hasRows)),
		]);
		return left.length === 0;
	}

	/** Rows of the file that are written, while it has the turn. */
	async function written(id: number): Promise<number> {
		return db.$count(
			staged,
			sql`${staged.importId} = ${id} AND ${hasTurn(id)}
				AND (${staged.owner}, ${staged.partsKey}) <= (SELECT written_owner, written_key FROM ${state})`,
		);
	}

	/** Moves the pointer: readers see everything at once. */
	async function finish(entry: ProductImportRow, outcome: ProductChanges, by: Actor, now: number): Promise<void> {
		const { id, options } = entry;
		const owners = sql`FROM ${staged} WHERE import_id = ${id} AND ${hasTurn(id)} GROUP BY ${staged.owner}`;
		await db.batch([
			insertRows(db, revisions, owners, {
				owner: sql`${staged.owner}`,
				revision: RANDOM_STAMP,
			}).onConflictDoUpdate({ target: revisions.owner, set: { revision: sql`excluded.stamp` } }),
			auditStatement(db, by, {
				...{ at: now, action: "activate", entity: "product_import", entityId: id, title: titleOf(entry) },
				companyId: options.companyId,
				before: null,
				after: { ...outcome, mode: options.mode },
				when: hasTurn(id),
			}),
			...(options.companyId === null
				? []
				: [
						importDoneStatement(db, {
							...{ kind: "products", companyId: options.companyId, importId: id, rows: entry.rows },
							...{ at: now, when: hasTurn(id) },
						}),
					]),
			db
				.update(imports)
				.set({ state: "activated", updatedAt: now })
				.where(and(eq(imports.id, id), hasTurn(id))),
			db
				.update(state)
				.set({ generation: sql`${state.generation} + 1`, importId: null, activatedBy: null })
				.where(eq(state.importId, id)),
		]);
	}

	/** Deletes a piece of the rows that nobody sees any more. True: there were no more. */
	async function deleteEnded(): Promise<boolean> {
		const ended = db.select({ id: products.id }).from(products).where(HAS_ENDED).limit(PIECE_ROWS);
		const { meta } = await db.delete(products).where(sql`${products.id} IN ${ended}`);
		return meta.changes < PIECE_ROWS;
	}
}

const hasTurn = (importId: number): SQL => sql`EXISTS (SELECT 1 FROM ${state} WHERE import_id = ${importId})`;
