import type { Actor } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { type CallBudget, inSteps } from "../imports/call-budget.rules.ts";
import { importClosed } from "../imports/import.errors.ts";
import { createImportRepository } from "../imports/import.repository.ts";
import type { Progress } from "../imports/import.schema.ts";
import { checkActivatable } from "../imports/import.usecases.ts";
import { importTooManyPrices } from "./product.errors.ts";
import { createProductActivationRepository } from "./product-activation.repository.ts";
import { countProductChanges } from "./product-changes.repository.ts";
import { createProductImportRepository } from "./product-import.repository.ts";
import { hasTooManyPrices } from "./product-import-prices.repository.ts";
import { rejectTakenSkus } from "./product-import-sku.repository.ts";
import { PRODUCT_IMPORTS } from "./product-imports.repository.ts";

type Activation = { db: Database; now: () => number; budget: CallBudget };

/**
 * Applies all accepted rows in pieces, and shows them at once. What was cut off, or has ended at its limit, can be
 * repeated; after the end it changes nothing. Returns the number of rows, or undefined once nothing is left to do.
 */
export async function activateProductImport(
	activation: Activation,
	id: number,
	by: Actor,
): Promise<Progress | undefined> {
	const { db, now } = activation;
	const imports = createProductImportRepository(db);
	const turns = createProductActivationRepository(db);
	const entry = await imports.get(id);
	if (entry.state !== "activated") {
		const refused = await checkActivatable(db, PRODUCT_IMPORTS, entry);
		const takeTurn = async () => {
			// Once it has the turn it goes on to its end.
			if (entry.state === "receiving" && (await hasTooManyPrices(db, entry))) throw importTooManyPrices();
			return turns.begin(id, by, now());
		};
		// One at a time: another one that was begun is finished first.
		let turn = await takeTurn();
		while (turn && turn.importId !== id && (await apply(activation, turn.importId, turn.by))) turn = await takeTurn();
		if (turn?.importId === id) await apply(activation, id, by);
		const { state } = await imports.get(id);
		if (state === "discarded") throw importClosed();
		if (state !== "activated") return { done: await turns.written(id), total: entry.rows - refused };
	}
	if (await deleteLeftovers(activation, id)) return undefined;
	return { done: entry.rows, total: entry.rows };
}

/** Nightly: deletes what nobody sees any more. */
export async function cleanUpProducts(db: Database, budget: CallBudget): Promise<void> {
	await inSteps(budget, () => createProductActivationRepository(db).deleteEnded());
}

/** To the end of the import's turn. False: the call was at its limit before. */
async function apply({ db, now, budget }: Activation, id: number, by: Actor): Promise<boolean> {
	const entry = await createProductImportRepository(db).get(id);
	const { endDropped, writePiece, finish } = createProductActivationRepository(db);
	// A row that is rejected leaves its product the sku that another row may have.
	if (!(await inSteps(budget, () => rejectTakenSkus(db, entry)))) return false;
	for (const step of [endDropped, writePiece]) {
		if (!(await inSteps(budget, () => step(entry, now())))) return false;
	}
	await finish(entry, await countProductChanges(db, entry), by, now());
	return true;
}

async function deleteLeftovers({ db, budget }: Activation, id: number): Promise<boolean> {
	return (
		(await createImportRepository(db, PRODUCT_IMPORTS).deleteRows(id, budget)) &&
		(await inSteps(budget, () => createProductActivationRepository(db).deleteEnded()))
	);
}
