import { count, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { correctionsTable as corrections } from "../../db/schema/correction.table.ts";
import { vehicleVariantsTable as variants } from "../../db/schema/vehicle.table.ts";
import { fitmentOptionsTable as fitments } from "../../db/schema/version.table.ts";

export type ModelYears = { modelId: number; variants: number; yearFrom: number; yearTo: number | null };

/** Years and corrections of a page of models: by index, at any catalogue size. */
export async function describeModels(db: Database, versionId: number, modelIds: number[]) {
	const idRows = sql`json_each(${JSON.stringify(modelIds)})`;
	const isRequested = sql`${variants.modelId} IN (SELECT value FROM ${idRows})`;
	const [years, corrected] = await db.batch([
		db
			.select({
				modelId: variants.modelId,
				variants: sql<number>`count(DISTINCT ${variants.id})`.as("variants"),
				yearFrom: sql<number>`min(${fitments.yearFrom})`.as("first"),
				lastYear: sql<number>`max(${fitments.yearTo})`.as("last"),
				isBuilt: sql<number>`max(${fitments.yearTo} IS NULL)`.as("is_built"),
			})
			.from(variants)
			.crossJoin(fitments)
			.where(sql`${isRequested} AND ${fitments.versionId} = ${versionId} AND ${fitments.variantId} = ${variants.id}`)
			.groupBy(variants.modelId),
		db
			.select({ modelId: variants.modelId, corrections: count() })
			.from(variants)
			.innerJoin(corrections, eq(corrections.variantId, variants.id))
			.where(isRequested)
			.groupBy(variants.modelId),
	]);
	return {
		years: new Map(
			years.map(({ isBuilt, lastYear, ...row }): [number, ModelYears] => [
				row.modelId,
				{ ...row, yearTo: isBuilt ? null : lastYear },
			]),
		),
		corrections: new Map(corrected.map((row): [number, number] => [row.modelId, row.corrections])),
	};
}
