import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { importMappingsTable as mappings } from "../db/schema/mapping.table.ts";

/** How files of a kind were mapped, by their headers, so that the next file with the same columns needs no mapping. */
export function createMappingRepository(db: Database, kind: string) {
	return { get, put };

	/**
	 * Of the files that have only columns of this header, the one with most of them: it may have all. Stored permanently, so a
	 * mapping of an older version of the product may no longer be valid.
	 */
	async function get(headerKey: string): Promise<{ headerKey: string; mapping: unknown } | undefined> {
		const others = sql`SELECT 1 FROM json_each(${mappings.headerKey}) AS known
			WHERE known.value <> '' AND known.value NOT IN (SELECT value FROM json_each(${headerKey}))`;
		const [row] = await db
			.select({ headerKey: mappings.headerKey, mapping: mappings.mapping })
			.from(mappings)
			.where(and(eq(mappings.kind, kind), sql`NOT EXISTS (${others})`))
			.orderBy(
				desc(sql`${mappings.headerKey} = ${headerKey}`),
				desc(sql`json_array_length(${mappings.headerKey})`),
				desc(mappings.updatedAt),
			)
			.limit(1);
		return row;
	}

	async function put(headerKey: string, mapping: object, now: number): Promise<void> {
		await db
			.insert(mappings)
			.values({ kind, headerKey, mapping, updatedAt: now })
			.onConflictDoUpdate({ target: [mappings.kind, mappings.headerKey], set: { mapping, updatedAt: now } });
	}
}
