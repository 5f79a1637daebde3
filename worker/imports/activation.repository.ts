import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { importNotFound } from "./import.errors.ts";
import { isRefused, OPEN } from "./import.repository.ts";
import type { Activation, ImportState, Progress } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";

/** The activations of a kind's imports. A run writes only while the activation is still its own. */
export function createActivationRepository(db: Database, { imports }: ImportKind) {
	const { activation } = imports;
	const refused = isRefused(imports);
	const isOf = (id: number, ...runs: string[]): SQL | undefined =>
		and(eq(imports.id, id), inArray(sql`${activation} ->> '$.run'`, runs), sql`NOT ${refused}`);
	return { get, begin, replaceRun, note, refuse, end, underWay };

	async function get(id: number): Promise<{ state: ImportState; activation: Activation | null }> {
		const [row] = await db.select({ state: imports.state, activation }).from(imports).where(eq(imports.id, id));
		if (!row) throw importNotFound();
		return row;
	}

	/** False if it is under way already, or the import is closed. */
	async function begin(id: number, begun: Activation): Promise<boolean> {
		const isIdle = sql`(${activation} IS NULL OR ${refused})`;
		const { meta } = await db
			.update(imports)
			.set({ activation: begun })
			.where(and(eq(imports.id, id), inArray(imports.state, OPEN), isIdle));
		return meta.changes > 0;
	}

	/** False if another one than `next` has replaced it. */
	async function replaceRun(
		id: number,
		{ run, next, at }: { run: string; next: string; at: number },
	): Promise<boolean> {
		const { meta } = await db
			.update(imports)
			.set({ activation: sql`json_set(${activation}, '$.run', ${next}, '$.at', ${at})` })
			.where(isOf(id, run, next));
		return meta.changes > 0;
	}

	async function note(id: number, run: string, { done, total }: Progress, at: number): Promise<void> {
		await db
			.update(imports)
			.set({ activation: sql`json_set(${activation}, '$.done', ${done}, '$.total', ${total}, '$.at', ${at})` })
			.where(isOf(id, run));
	}

	async function refuse(id: number, run: string, refused: NonNullable<Activation["refused"]>): Promise<void> {
		await db
			.update(imports)
			.set({ activation: sql`json_set(${activation}, '$.refused', json(${JSON.stringify(refused)}))` })
			.where(isOf(id, run));
	}

	async function end(id: number, run: string): Promise<void> {
		await db.update(imports).set({ activation: null }).where(isOf(id, run));
	}

	async function underWay(): Promise<{ id: number; activation: Activation }[]> {
		const rows = await db
			.select({ id: imports.id, activation })
			.from(imports)
			.where(and(isNotNull(activation), sql`NOT ${refused}`));
		return rows.flatMap(({ id, activation }) => (activation ? [{ id, activation }] : []));
	}
}
