import { openDatabase } from "../db/database.ts";
import { handOverLost } from "../outbox/deliver.usecases.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { runParts } from "./run-parts.rules.ts";

/** Every ten minutes: mails would come too late in the night, and the ids of counted batches are too many for one. */
export function runFrequent(env: Env, now: number): Promise<void> {
	const db = openDatabase(env.DB);
	return runParts([() => handOverLost(db, env, now), (budget) => createVisitRepository(db).forgetCounted(now, budget)]);
}
