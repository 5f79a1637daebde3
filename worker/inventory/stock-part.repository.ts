import { eq, sql } from "drizzle-orm";
import { codeOf } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { assortmentsTable as assortments, wipersTable as wipers } from "../db/schema/assortment.table.ts";
import type { FieldError } from "../http/app-error.ts";
import type { KnownAssortments } from "../products/product-parts.rules.ts";
import { rowsInvalid } from "./inventory.errors.ts";
import type { SavedRow } from "./inventory.schema.ts";
import { problemOfPart } from "./stock-part.rules.ts";

/** The assortments that these parts name. */
export async function assortmentsOf(db: Database, partKeys: readonly string[]): Promise<KnownAssortments> {
	const codes = JSON.stringify([...new Set(partKeys.map(codeOf))]);
	const known = await db
		.select({
			code: assortments.code,
			kind: assortments.kind,
			sizes: sql<string>`json_group_array(${wipers.lengthInch})`.as("sizes"),
		})
		.from(assortments)
		.leftJoin(wipers, eq(wipers.assortmentId, assortments.id))
		.where(sql`${assortments.code} IN (SELECT value FROM json_each(${codes}))`)
		.groupBy(assortments.id);
	return new Map(known.map(({ code, kind, sizes }) => [code, { kind, sizes: new Set<number>(JSON.parse(sizes)) }]));
}

/** Each part once, and new ones only of an assortment that makes them. */
export async function checkParts(db: Database, rows: readonly SavedRow[]): Promise<void> {
	const added = rows.flatMap(({ partKey, version }) => (version === null ? [partKey] : []));
	const known = await assortmentsOf(db, added);
	const first = new Map(rows.map(({ partKey }, at) => [partKey, at] as const).toReversed());
	const errors = rows.flatMap(({ partKey, version }, at) => {
		const problem = version === null ? problemOfPart(partKey, known) : undefined;
		if (problem) return [fieldError(at, "partKey", problem)];
		return first.get(partKey) === at ? [] : [fieldError(at, "partKey", "inventory.part_twice")];
	});
	if (errors.length > 0) throw rowsInvalid(errors);
}

export const fieldError = (at: number, field: keyof SavedRow, code: string): FieldError => ({
	path: `rows.${at}.${field}`,
	code,
});
