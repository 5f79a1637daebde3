import type { Actor } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { type CallBudget, inSteps, NO_LIMIT } from "../imports/call-budget.rules.ts";
import { importClosed } from "../imports/import.errors.ts";
import { createImportRepository } from "../imports/import.repository.ts";
import { checkActivatable } from "../imports/import.usecases.ts";
import { createProductActivationRepository } from "./product-activation.repository.ts";
import { countProductChanges } from "./product-changes.repository.ts";
import { createProductImportRepository } from "./product-import.repository.ts";
import type { ProductImport } from "./product-import.schema.ts";
import { PRODUCT_IMPORTS } from "./product-imports.repository.ts";

type Activation = { db: Database; now: () => number; budget: CallBudget };

/**
 * Applies all accepted rows in pieces, and shows them at once. A call that was cut off, or that ended at its limit
 * with the state `building`, can be repeated; after the end it changes nothing.
 */
export async function activateProductImport(activation: Activation, id: number, by: Actor): Promise<ProductImport> {
	const { db, now } = activation;
	const imports = createProductImportRepository(db);
	const entry = await imports.get(id);
	if (entry.state !== "activated") {
		await checkActivatable(db, PRODUCT_IMPORTS, entry);
		// One at a time: another one that was begun is finished first.
		let turn = await createProductActivationRepository(db).begin(id, by, now());
		while (turn && turn.importId !== id && (await apply(activation, turn.importId, turn.by)))
			turn = await createProductActivationRepository(db).begin(id, by, now());
		if (turn?.importId === id) await apply(activation, id, by);
	}
	const ended = await imports.view(id);
	if (ended.state === "discarded") throw importClosed();
	if (ended.state === "activated") await deleteLeftovers(activation, id);
	return ended;
}

/** Nightly: finishes an activation that was cut off, and deletes what nobody sees any more. */
export async function cleanUpProducts(db: Database, now: number): Promise<void> {
	const activation = { db, now: () => now, budget: NO_LIMIT };
	const turn = await createProductActivationRepository(db).turn();
	if (turn) await apply(activation, turn.importId, turn.by);
	await inSteps(NO_LIMIT, () => createProductActivationRepository(db).deleteEnded());
}

/** False: the call was at its limit before. */
async function apply({ db, now, budget }: Activation, id: number, by: Actor): Promise<boolean> {
	const entry = await createProductImportRepository(db).get(id);
	const { endDropped, writePiece, finish } = createProductActivationRepository(db);
	for (const step of [endDropped, writePiece]) {
		if (!(await inSteps(budget, () => step(entry, now())))) return false;
	}
	await finish(entry, await countProductChanges(db, entry), by, now());
	return true;
}

/** What is left at the limit goes at night. */
async function deleteLeftovers({ db, budget }: Activation, id: number): Promise<void> {
	await createImportRepository(db, PRODUCT_IMPORTS).deleteRows(id, budget);
	await inSteps(budget, () => createProductActivationRepository(db).deleteEnded());
}
