import { sql } from "drizzle-orm";
import { codeOf } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { assortmentsTable as assortments } from "../db/schema/assortment.table.ts";
import type { FieldError } from "../http/app-error.ts";
import { rowsInvalid } from "./inventory.errors.ts";
import type { InventoryInput } from "./inventory.schema.ts";

/** The codes of assortments that exist, of those that these parts name. */
export async function knownCodes(db: Database, partKeys: readonly string[]): Promise<Set<string>> {
	const codes = JSON.stringify([...new Set(partKeys.map(codeOf))]);
	const known = await db
		.select({ code: assortments.code })
		.from(assortments)
		.where(sql`${assortments.code} IN (SELECT value FROM json_each(${codes}))`);
	return new Set(known.map(({ code }) => code));
}

/** Each part once, and of an assortment that exists. */
export async function checkParts(db: Database, rows: readonly InventoryInput[]): Promise<void> {
	const isKnown = await knownCodes(
		db,
		rows.map(({ partKey }) => partKey),
	);
	const first = new Map(rows.map(({ partKey }, at) => [partKey, at] as const).toReversed());
	const errors = rows.flatMap(({ partKey }, at) => {
		if (!isKnown.has(codeOf(partKey))) return [fieldError(at, "partKey", "inventory.part_unknown")];
		return first.get(partKey) === at ? [] : [fieldError(at, "partKey", "inventory.part_twice")];
	});
	if (errors.length > 0) throw rowsInvalid(errors);
}

export const fieldError = (at: number, field: keyof InventoryInput, code: string): FieldError => ({
	path: `rows.${at}.${field}`,
	code,
});
