import { NOBODY } from "../audit/audit.ts";
import type { Database } from "../http/env.ts";
import { createImportRepository } from "./import.repository.ts";
import { discardImport } from "./import.usecases.ts";
import { createImportPartRepository } from "./import-part.repository.ts";

const DAY_MS = 86_400_000;
/** An import that nobody has gone on with for so long is over. */
const ABANDONED_MS = 7 * DAY_MS;
/** How long the reasons of a discarded import can be read. */
const KEPT_MS = 30 * DAY_MS;

/** Nightly: ends abandoned imports, and forgets the rows of those that have ended. */
export async function sweepImports(db: Database, now: number): Promise<void> {
	const imports = createImportRepository(db);
	for (const id of await imports.abandoned(now - ABANDONED_MS)) await discardImport(db, id, NOBODY, now);
	for (const id of await imports.endedWithRows()) await createImportPartRepository(db).dropChunks(id);
	await imports.forgetDiscarded(now - KEPT_MS);
}
