import { and, eq, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { withUniqueErrors } from "../db/constraint.ts";
import type { Database } from "../db/database.ts";
import { expectRow } from "../db/guards.ts";
import { assortmentsTable as assortments, brandsTable as brands } from "../db/schema/assortment.table.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { brandNotFound, brandStale, brandTaken } from "./assortment.errors.ts";
import { searchedText } from "./assortment-rows.rules.ts";
import type { Brand, BrandInput } from "./brand.schema.ts";

/** Makers of wipers, edited by administrators for all companies. */
export function createBrandRepository(db: Database, actor: Actor) {
	return { get, create, update };

	async function get(id: number): Promise<Brand> {
		const { name, version } = brands;
		const [brand] = await db.select({ id: brands.id, name, version }).from(brands).where(eq(brands.id, id));
		if (!brand) throw brandNotFound();
		return brand;
	}

	async function create({ name }: BrandInput, now: number): Promise<Brand> {
		const [created] = await withUniqueErrors(TAKEN, () =>
			db.batch([
				db
					.insert(brands)
					.values({ name, nameKey: nameKey(name) })
					.returning({ id: brands.id, name: brands.name, version: brands.version }),
				auditStatement(db, actor, {
					...entry(name, now),
					action: "create",
					entityId: sql`(SELECT max(${brands.id}) FROM ${brands})`,
					before: null,
					after: { name },
				}),
			]),
		);
		const [brand] = created;
		if (!brand) throw brandNotFound();
		return brand;
	}

	/** Its assortments are then found by the new name. */
	async function update(id: number, { name }: BrandInput, version: number, now: number): Promise<Brand> {
		const before = await get(id);
		const row = expectRow(db, brands, and(eq(brands.id, id), eq(brands.version, version)));
		const assortmentRows = await db.select().from(assortments).where(eq(assortments.brandId, id));
		const searched = JSON.stringify(
			Object.fromEntries(assortmentRows.map((row) => [row.id, searchedText({ ...row, brand: name })])),
		);
		const newText = sql`SELECT value FROM json_each(${searched}) WHERE key = ${assortments.id}`;
		const isSaved = await withUniqueErrors(TAKEN, () =>
			row.write([
				auditStatement(db, actor, {
					...entry(name, now),
					action: "update",
					entityId: id,
					before: { name: before.name },
					after: { name },
					when: row.holds,
				}),
				db
					.update(assortments)
					.set({ searched: sql`coalesce((${newText}), ${assortments.searched})` })
					.where(and(eq(assortments.brandId, id), row.holds)),
				db
					.update(brands)
					.set({ name, nameKey: nameKey(name), version: sql`${brands.version} + 1` })
					.where(row.isExpected),
			]),
		);
		if (!isSaved) throw brandStale();
		return get(id);
	}
}

const entry = (title: string, now: number) => ({ at: now, entity: "brand" as const, title, companyId: null });

const TAKEN = [[brands.nameKey, brandTaken]] as const;
