import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { importMappingsTable as mappings } from "../db/schema/mapping.table.ts";

/** How files of a kind were mapped, by their headers, so that the next file with the same columns needs no mapping. */
export function createMappingRepository(db: Database, kind: string) {
	return { get, put };

	/** Stored permanently, so a mapping of an older version of the product may no longer be valid. */
	async function get(headerKey: string): Promise<unknown> {
		const [row] = await db
			.select({ mapping: mappings.mapping })
			.from(mappings)
			.where(and(eq(mappings.kind, kind), eq(mappings.headerKey, headerKey)));
		return row?.mapping;
	}

	async function put(headerKey: string, mapping: object, now: number): Promise<void> {
		await db
			.insert(mappings)
			.values({ kind, headerKey, mapping, updatedAt: now })
			.onConflictDoUpdate({ target: [mappings.kind, mappings.headerKey], set: { mapping, updatedAt: now } });
	}
}
