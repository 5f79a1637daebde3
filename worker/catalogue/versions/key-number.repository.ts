import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
	vehicleBrandsTable as brands,
	vehicleModelsTable as models,
	vehicleVariantsTable as variants,
} from "../../db/schema/vehicle.table.ts";
import { keyNumbersTable as numbers } from "../../db/schema/version.table.ts";
import { activeVersion } from "./version.repository.ts";

type Named = { id: number; name: string };
/** A car that a key number names; `yearTo` null: still built. */
export type KeyNumberCar = { brand: Named; model: Named; body: string; yearFrom: number; yearTo: number | null };

/** A key number that names more is a mistake of the file. */
const CARS_MAX = 40;

/** The cars of the active catalogue with a key number (`0603BGU`), by name and years: one read by index. */
export async function carsOfKeyNumber(db: Database, keyNumber: string): Promise<KeyNumberCar[]> {
	return db
		.select({
			brand: { id: brands.id, name: brands.name },
			model: { id: models.id, name: models.name },
			body: variants.body,
			yearFrom: numbers.yearFrom,
			yearTo: numbers.yearTo,
		})
		.from(numbers)
		.innerJoin(variants, eq(variants.id, numbers.variantId))
		.innerJoin(models, eq(models.id, variants.modelId))
		.innerJoin(brands, eq(brands.id, models.brandId))
		.where(sql`${numbers.versionId} = ${activeVersion} AND ${numbers.keyNumber} = ${keyNumber}`)
		.orderBy(asc(brands.nameKey), asc(models.nameKey), asc(numbers.yearFrom), asc(variants.body))
		.limit(CARS_MAX);
}
