import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.ts";

export type Statement = BatchItem<"sqlite">;

/** All or none, in one round trip. */
export async function runBatch(db: Database, [first, ...rest]: Statement[]): Promise<void> {
	if (first) await db.batch([first, ...rest]);
}
