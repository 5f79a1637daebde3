import { app } from "./app.ts";
import { checkCarRequests } from "./car-requests/check-car-requests.usecases.ts";
import { answerFromMemory } from "./http/delivery-memory.ts";
import { describeError } from "./http/error-log.rules.ts";
import { malformedAddress } from "./http/malformed-address.ts";
import { closedToOthers, isBehindPlatformCache, withoutCondition } from "./http/platform-cache.ts";
import { backUp } from "./jobs/back-up.usecases.ts";
import { BACKUP_CRON } from "./jobs/backup.rules.ts";
import { CAR_REQUESTS_CRON } from "./jobs/car-requests.rules.ts";
import { CLEAN_UP_CRON } from "./jobs/clean-up.rules.ts";
import { cleanUp } from "./jobs/clean-up.usecases.ts";
import { consume } from "./jobs/consume.ts";
import { FREQUENT_CRON } from "./jobs/frequent.rules.ts";
import { runFrequent } from "./jobs/frequent.usecases.ts";

export { ImportWorkflow } from "./jobs/import-workflow.ts";

function runJob(cron: string, env: Env, now: number, executionCtx: ExecutionContext): Promise<unknown> {
	if (cron === BACKUP_CRON) return backUp(env, now);
	if (cron === FREQUENT_CRON) return runFrequent(env, now);
	if (cron === CAR_REQUESTS_CRON) return checkCarRequests(env, now, executionCtx);
	// Any other is a newer worker's, from before going back.
	return cron === CLEAN_UP_CRON ? cleanUp(env, now) : Promise.resolve();
}

const answer = (request: Request, env: Env, executionCtx: ExecutionContext): Response | Promise<Response> =>
	URL.canParse(request.url) ? app.fetch(request, env, executionCtx) : malformedAddress();

/** It has the repeated requests, and its hits are compressed on their way. */
async function answerBehindCache(request: Request, env: Env, executionCtx: ExecutionContext): Promise<Response> {
	return closedToOthers(request, env, await answer(withoutCondition(request), env, executionCtx));
}

export default {
	/** Repeated requests of visitors are answered from memory, before anything else is set up. */
	fetch: (request, env, executionCtx) =>
		isBehindPlatformCache(env, executionCtx)
			? answerBehindCache(request, env, executionCtx)
			: (answerFromMemory(request, Date.now()) ?? answer(request, env, executionCtx)),

	queue: (batch, env, executionCtx) => consume(batch, env, executionCtx),

	scheduled: ({ cron }, env, executionCtx) =>
		executionCtx.waitUntil(
			runJob(cron, env, Date.now(), executionCtx).catch((error) => {
				// The platform counts the job as failed, and logs no values.
				throw new Error(describeError(error));
			}),
		),
} satisfies ExportedHandler<Env>;
