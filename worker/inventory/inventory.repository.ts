import type { Database } from "../db/database.ts";
import type { MovementListInput } from "./inventory.schema.ts";
import { listMovements } from "./movement.repository.ts";
import { createStockChanger } from "./stock-change.repository.ts";
import { assortmentsOf } from "./stock-part.repository.ts";
import { createStockReader } from "./stock-reader.repository.ts";
import { createStockSaver } from "./stock-save.repository.ts";

/** One company's stock. */
export const createInventoryRepository = (db: Database, companyId: number) => ({
	...createStockReader(db, companyId),
	...createStockSaver(db, companyId),
	...createStockChanger(db, companyId),
	movements: (input: MovementListInput) => listMovements(db, companyId, input),
	assortmentsOf: (partKeys: readonly string[]) => assortmentsOf(db, partKeys),
});
