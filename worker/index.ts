import { app } from "./app.ts";
import { answerFromMemory } from "./http/delivery-memory.ts";
import { describeError } from "./http/error-log.rules.ts";
import { malformedAddress } from "./http/malformed-address.ts";
import { backUp } from "./jobs/back-up.usecases.ts";
import { BACKUP_CRON } from "./jobs/backup.rules.ts";
import { cleanUp } from "./jobs/clean-up.usecases.ts";
import { consume } from "./jobs/consume.ts";

export { ImportWorkflow } from "./jobs/import-workflow.ts";

export default {
	/** Repeated requests of visitors are answered from memory, before anything else is set up. */
	fetch: (request, env, executionCtx) =>
		answerFromMemory(request, Date.now()) ??
		(URL.canParse(request.url) ? app.fetch(request, env, executionCtx) : malformedAddress()),

	queue: (batch, env) => consume(batch, env),

	scheduled: ({ cron }, env, executionCtx) =>
		executionCtx.waitUntil(
			(cron === BACKUP_CRON ? backUp : cleanUp)(env, Date.now()).catch((error) => {
				// The platform counts the night as failed, and logs no values.
				throw new Error(describeError(error));
			}),
		),
} satisfies ExportedHandler<Env>;
