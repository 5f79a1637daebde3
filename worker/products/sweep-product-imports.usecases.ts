import { NOBODY } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { createProductImportRepository } from "./product-import.repository.ts";
import { discardProductImport } from "./product-import.usecases.ts";

const DAY_MS = 86_400_000;
/** As for catalogues: an import without progress for this time is discarded. */
const ABANDONED_MS = 7 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

/** Nightly: ends abandoned imports of products, and deletes the rows of closed ones. */
export async function sweepProductImports(db: Database, now: number): Promise<void> {
	const imports = createProductImportRepository(db);
	for (const { id } of await imports.abandoned(now - ABANDONED_MS)) await discardProductImport(db, id, NOBODY, now);
	for (const id of await imports.endedWithRows()) await imports.dropRows(id);
	await imports.forgetDiscarded(now - KEPT_MS);
}
