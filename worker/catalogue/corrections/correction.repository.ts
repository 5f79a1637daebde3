import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { aliasCorrectionsTable as aliases } from "../../db/schema/alias-correction.table.ts";
import { type CorrectionRow, correctionsTable as corrections } from "../../db/schema/correction.table.ts";
import { usersTable as users } from "../../db/schema/user.table.ts";
import {
	vehicleBrandsTable as brands,
	vehicleModelsTable as models,
	vehicleVariantsTable as variants,
} from "../../db/schema/vehicle.table.ts";
import type { Statement } from "../../db/statements.ts";
import { correctionNotFound } from "../catalogue.errors.ts";
import type { FitmentSpan } from "../fitment/fitment.rules.ts";
import type { CorrectionInput } from "./correction.schema.ts";

/** A car of a correction: its ids, the keys that imports use, and its names. */
export type CorrectedCar = {
	variantId: number;
	brandKey: string;
	modelKey: string;
	variantKey: string;
	brand: string;
	model: string;
	body: string;
	steering: string;
	note: string;
};
export type StoredCorrection = CorrectionRow & CorrectedCar & { author: string | null };

/** The fields of a correction that its author doesn't enter. */
type CorrectionFields = Pick<CorrectionInput, "yearFrom" | "options" | "reason"> & {
	yearTo: number | null;
	replaced: FitmentSpan[];
};

const car = {
	variantId: variants.id,
	brandKey: sql<string>`${brands.nameKey}`.as("brand_key"),
	modelKey: sql<string>`${models.nameKey}`.as("model_key"),
	variantKey: variants.variantKey,
	brand: sql<string>`${brands.name}`.as("brand"),
	model: sql<string>`${models.name}`.as("model"),
	body: variants.body,
	steering: variants.steering,
	note: variants.note,
};

/** Changes with every correction that is made, edited or withdrawn, of fitments and of aliases. */
export const correctionsRevision = sql<string>`(SELECT count(*) || '.' || coalesce(max(id), 0) || '.' ||
	coalesce(sum(version), 0) FROM ${corrections}) || (SELECT '.' || coalesce(sum(version), 0) FROM ${aliases})`;

export function createCorrectionRepository(db: Database) {
	return { all, current, revision, listed, ofModel, ofIds, ofBrand, get, findCar, insert, update, remove };

	/** Every correction, the earlier first: later ones take precedence. */
	async function all(): Promise<StoredCorrection[]> {
		return selectCorrections(undefined);
	}

	/** Every correction by vehicle brand, and a revision that is theirs, or older if one was made in between. */
	async function current(): Promise<{ revision: string; ofBrands: Map<string, StoredCorrection[]> }> {
		return { revision: await revision(), ofBrands: byBrand(await all()) };
	}

	async function revision(): Promise<string> {
		const [row] = await db.select({ revision: correctionsRevision.as("revision") }).from(sql`(SELECT 1)`);
		return row?.revision ?? "";
	}

	/** What a search and an order look at, of every correction or one variant's. */
	async function listed(variantId: number | undefined) {
		const { id, updatedAt } = corrections;
		const { brand, model, body, note } = car;
		return db
			.select({ id, updatedAt, brand, model, body, note })
			.from(corrections)
			.innerJoin(variants, eq(variants.id, corrections.variantId))
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(variantId === undefined ? undefined : eq(corrections.variantId, variantId));
	}

	async function ofModel(modelId: number): Promise<StoredCorrection[]> {
		return selectCorrections(eq(models.id, modelId));
	}

	async function ofIds(ids: number[]): Promise<StoredCorrection[]> {
		return selectCorrections(sql`${corrections.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
	}

	async function ofBrand(brandKey: string): Promise<StoredCorrection[]> {
		return selectCorrections(eq(brands.nameKey, brandKey));
	}

	async function get(id: number): Promise<StoredCorrection> {
		const [row] = await selectCorrections(eq(corrections.id, id));
		if (!row) throw correctionNotFound();
		return row;
	}

	async function findCar(variantId: number): Promise<CorrectedCar | undefined> {
		const [row] = await db
			.select(car)
			.from(variants)
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.where(eq(variants.id, variantId));
		return row;
	}

	/** The statements below write only if `guard` holds: together with the version that they change, or not at all. */
	function insert(variantId: number, fields: CorrectionFields, userId: number, now: number, guard: SQL): Statement {
		const values = { ...fields, variantId, createdBy: userId, createdAt: now, updatedAt: now };
		return insertRows(db, corrections, sql`WHERE ${guard}`, values);
	}

	/** Whoever changes a correction becomes its author. */
	function update(id: number, fields: CorrectionFields, userId: number, now: number, guard: SQL): Statement {
		return db
			.update(corrections)
			.set({ ...fields, createdBy: userId, updatedAt: now, version: sql`${corrections.version} + 1` })
			.where(and(eq(corrections.id, id), guard));
	}

	function remove(id: number, guard: SQL): Statement {
		return db.delete(corrections).where(and(eq(corrections.id, id), guard));
	}

	async function selectCorrections(where: SQL | undefined): Promise<StoredCorrection[]> {
		return db
			.select({ ...getTableColumns(corrections), ...car, author: users.username })
			.from(corrections)
			.innerJoin(variants, eq(variants.id, corrections.variantId))
			.innerJoin(models, eq(models.id, variants.modelId))
			.innerJoin(brands, eq(brands.id, models.brandId))
			.leftJoin(users, eq(users.id, corrections.createdBy))
			.where(where)
			.orderBy(asc(corrections.id));
	}
}

/** Corrections by the keys of their vehicle brands. */
export const byBrand = (stored: readonly StoredCorrection[]): Map<string, StoredCorrection[]> =>
	Map.groupBy(stored, ({ brandKey }) => brandKey);
