import { NOBODY } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { type CallBudget, NO_LIMIT } from "./call-budget.rules.ts";
import { createImportRepository } from "./import.repository.ts";
import { discardImport } from "./import.usecases.ts";
import type { ImportKind } from "./import-kind.ts";

/** An import without progress for this time is discarded. */
const ABANDONED_MS = 7 * DAY_MS;
/** How long the rejected rows of an ended import can be read. */
const KEPT_MS = 30 * DAY_MS;

/** Ending an import takes so many calls, beside those that delete its rows. */
const END_CALLS = 5;

/** Nightly: ends abandoned imports, and deletes the rows of closed ones. The next night continues. */
export async function cleanUpImports(
	db: Database,
	kind: ImportKind,
	now: number,
	budget: CallBudget = NO_LIMIT,
): Promise<void> {
	const imports = createImportRepository(db, kind);
	for (const id of await imports.abandoned(now - ABANDONED_MS)) {
		if (!budget.isLeft()) break;
		budget.spend(END_CALLS);
		await discardImport(db, kind, id, NOBODY, now, budget);
	}
	for (const id of await imports.closedWithRows()) {
		if (!budget.isLeft()) break;
		budget.spend(END_CALLS);
		await kind.release?.(db, id);
		await imports.deleteRows(id, budget);
	}
	await imports.deleteRejected(now - KEPT_MS, budget);
	await imports.deleteDiscarded(now - KEPT_MS);
}
