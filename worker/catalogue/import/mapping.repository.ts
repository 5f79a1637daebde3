import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { importMappingsTable as mappings } from "../../db/schema/mapping.table.ts";
import { type Mapping, mappingSchema } from "./import.schema.ts";

const KIND = "fitment";

/** How fitment files were mapped, by their headers, so that the next file with the same columns needs no mapping. */
export function createMappingRepository(db: Database) {
	return { find, remember };

	async function find(headerKey: string): Promise<Mapping | null> {
		const [row] = await db
			.select({ mapping: mappings.mapping })
			.from(mappings)
			.where(and(eq(mappings.kind, KIND), eq(mappings.headerKey, headerKey)));
		// Stored permanently, so a mapping of an older version of the product may no longer be valid.
		return mappingSchema.safeParse(row?.mapping).data ?? null;
	}

	async function remember(headerKey: string, mapping: Mapping, now: number): Promise<void> {
		await db
			.insert(mappings)
			.values({ kind: KIND, headerKey, mapping, updatedAt: now })
			.onConflictDoUpdate({ target: [mappings.kind, mappings.headerKey], set: { mapping, updatedAt: now } });
	}
}
