import { endOlder } from "../auth/end-older.usecases.ts";
import { createCarRequestRepository } from "../car-requests/car-request.repository.ts";
import { renewWords } from "../catalogue/versions/renew-words.usecases.ts";
import { continueGoingBack } from "../catalogue/versions/version.usecases.ts";
import { openDatabase } from "../db/database.ts";
import { reviveActivations } from "../imports/activation.usecases.ts";
import { runPlaceOf } from "../imports/activation-run.usecases.ts";
import { handOverLost } from "../outbox/deliver.usecases.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { IMPORT_KINDS } from "./import-kinds.ts";
import { runParts } from "./run-parts.rules.ts";

/**
 * Every ten minutes: mails would come too late in the night, as would imports whose runs have ended before them and the rows of a
 * version that somebody went back to; visitors were told after how many hours their address is deleted; the element of a new release
 * may know fewer words until the list of names has them; the ids of counted batches are too many for one night; and what a restore
 * has revived ends before anybody changes the setting that rejects it.
 */
export function runFrequent(env: Env, now: number): Promise<void> {
	const db = openDatabase(env.DB);
	return runParts([
		() => endOlder(db, env.SESSIONS_VALID_FROM, now),
		() => handOverLost(db, env, now),
		(budget) => createCarRequestRepository(db).cleanUp(now, budget),
		() => renewWords({ db, media: env.MEDIA, now: () => now }),
		...IMPORT_KINDS.map((kind) => () => reviveActivations(runPlaceOf({ env }), kind)),
		(budget) => continueGoingBack({ db, media: env.MEDIA, now: Date.now }, budget),
		(budget) => createVisitRepository(db).forgetCounted(now, budget),
	]);
}
