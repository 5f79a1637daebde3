import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { assortmentsTable as assortments } from "../../db/schema/assortment.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { ArmType } from "./arm.rules.ts";
import type { AdapterIds } from "./fitment.rules.ts";
import type { FitmentAdapter } from "./shard.rules.ts";

export type Adapters = {
	ids: AdapterIds;
	names: ReadonlyMap<number, string>;
	/** The adapters for each arm type that has one. */
	byArm: ReadonlyMap<ArmType, FitmentAdapter[]>;
};

/** The adapters that a file may name, by technical name and by code. A technical name takes precedence over a code. */
export const listAdapters = async (db: Database): Promise<Adapters> => toAdapters(await adapterStatement(db));

/** The same in a batch, whose rows `toAdapters` takes. */
export function adapterStatement(db: Database) {
	const { id, code, technicalName, technicalNameKey, armType } = assortments;
	return db
		.select({ id, code, technicalName, technicalNameKey, armType })
		.from(assortments)
		.where(eq(assortments.kind, "adapter"))
		.orderBy(asc(id));
}

export function toAdapters(rows: Awaited<ReturnType<typeof adapterStatement>>): Adapters {
	const byCode = rows.map((row): [string, number] => [nameKey(row.code), row.id]);
	const byTechnicalName = rows.flatMap((row): [string, number][] => [
		[row.technicalNameKey, row.id],
		[nameKey(row.technicalName), row.id],
	]);
	return {
		ids: new Map([...byCode, ...byTechnicalName]),
		names: new Map(rows.map((row) => [row.id, row.technicalName])),
		byArm: Map.groupBy(
			rows.flatMap(({ id, technicalName, armType }) => (armType ? [{ id, technicalName, armType }] : [])),
			({ armType }) => armType,
		),
	};
}
