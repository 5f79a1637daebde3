import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { assortmentsTable as assortments, wipersTable as wipers } from "../db/schema/assortment.table.ts";
import type { SizeUse } from "./quality.rules.ts";

/** Trade sizes for which an assortment has a blade. */
export async function soldSizes(db: Database): Promise<Record<SizeUse["position"], Set<number>>> {
	const rows = await db
		.select({ kind: assortments.kind, size: sql<number>`${wipers.lengthInch}`.as("size") })
		.from(assortments)
		.crossJoin(wipers)
		.where(eq(wipers.assortmentId, assortments.id))
		.groupBy(assortments.kind, wipers.lengthInch);
	const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ size }) => size));
	return { front: of("front"), rear: of("rear") };
}
