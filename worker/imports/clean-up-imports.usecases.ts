import { NOBODY } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { createCallBudget } from "./call-budget.rules.ts";
import { createImportRepository } from "./import.repository.ts";
import { discardImport } from "./import.usecases.ts";
import type { ImportKind } from "./import-kind.ts";

/** An import without progress for this time is discarded. */
const ABANDONED_MS = 7 * DAY_MS;
/** How long the errors of a discarded import can be read. */
const KEPT_MS = 30 * DAY_MS;

/** For deleting rows; the next night continues. */
const DELETE_MS = 60_000;

/** Nightly: ends abandoned imports, and deletes the rows of closed ones. */
export async function cleanUpImports(db: Database, kind: ImportKind, now: number): Promise<void> {
	const imports = createImportRepository(db, kind);
	for (const id of await imports.abandoned(now - ABANDONED_MS)) await discardImport(db, kind, id, NOBODY, now);
	const budget = createCallBudget(DELETE_MS, Date.now);
	for (const id of await imports.closedWithRows()) {
		await kind.release?.(db, id);
		await imports.deleteRows(id, budget);
	}
	await imports.deleteDiscarded(now - KEPT_MS);
}
