import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { aliasCorrectionsTable as aliases } from "../../db/schema/alias-correction.table.ts";
import { vehicleBrandsTable as brands, vehicleModelsTable as models } from "../../db/schema/vehicle.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { Statement } from "../../db/statements.ts";
import type { AliasCorrection } from "./alias-correction.rules.ts";

export function createAliasCorrectionRepository(db: Database) {
	return { all, findModel, save };

	/** The earlier first. */
	async function all(): Promise<AliasCorrection[]> {
		const { modelId, text, yearFrom, yearTo, isRemoved } = aliases;
		return db.select({ modelId, text, yearFrom, yearTo, isRemoved }).from(aliases).orderBy(asc(aliases.id));
	}

	async function findModel(id: number): Promise<{ brand: string; model: string } | undefined> {
		const [row] = await db
			.select({ brand: sql<string>`${brands.name}`.as("brand"), model: sql<string>`${models.name}`.as("model") })
			.from(models)
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(eq(models.id, id));
		return row;
	}

	/** One for each text of a model: the last one counts. Written only if `guard` holds. */
	function save(correction: AliasCorrection, userId: number, now: number, guard: SQL): Statement {
		const values = { ...correction, textKey: nameKey(correction.text) };
		const set = {
			...{ text: values.text, yearFrom: values.yearFrom, yearTo: values.yearTo, isRemoved: values.isRemoved },
			...{ createdBy: userId, updatedAt: now, version: sql`${aliases.version} + 1` },
		};
		const row = { ...values, createdBy: userId, createdAt: now, updatedAt: now };
		return insertRows(db, aliases, sql`WHERE ${guard}`, row).onConflictDoUpdate({
			target: [aliases.modelId, aliases.textKey],
			set,
		});
	}
}
