import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { assortmentsTable as assortments } from "../../db/schema/assortment.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { AdapterIds } from "./fitment.rules.ts";

export type Adapters = { ids: AdapterIds; names: ReadonlyMap<number, string> };

/** The adapters that a file may name, by technical name and by code. A technical name takes precedence over a code. */
export async function listAdapters(db: Database): Promise<Adapters> {
	const { id, code, technicalName, technicalNameKey } = assortments;
	const rows = await db
		.select({ id, code, technicalName, technicalNameKey })
		.from(assortments)
		.where(eq(assortments.kind, "adapter"));
	const byCode = rows.map((row): [string, number] => [nameKey(row.code), row.id]);
	const byTechnicalName = rows.flatMap((row): [string, number][] => [
		[row.technicalNameKey, row.id],
		[nameKey(row.technicalName), row.id],
	]);
	return {
		ids: new Map([...byCode, ...byTechnicalName]),
		names: new Map(rows.map((row) => [row.id, row.technicalName])),
	};
}
