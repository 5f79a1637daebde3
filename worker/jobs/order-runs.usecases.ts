import { openDatabase } from "../db/database.ts";
import type { RunnableKind } from "../imports/activation-run.usecases.ts";
import { activateOrderImport } from "../orders/order-import-activation.usecases.ts";
import { ORDER_IMPORTS } from "../orders/order-imports.repository.ts";

/** Entering the orders of a file. It needs the products that a shop sells, so more of the platform than other imports. */
export function orderRuns(env: Env): RunnableKind {
	return {
		kind: ORDER_IMPORTS,
		work(id, { by }, budget) {
			const db = openDatabase(env.DB);
			// Copies at the edge have whole addresses.
			const origin = env.PUBLIC_ORIGIN || env.DASHBOARD_ORIGIN;
			// What is worth remembering is stored after the piece, or not at all.
			const delivery = { env, db, executionCtx: { waitUntil: () => {} }, origin, now: Date.now() };
			return activateOrderImport({ delivery, budget }, id, by);
		},
	};
}
