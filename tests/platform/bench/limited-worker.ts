import worker from "#worker/index.ts";
import { createInvocation, type RulesBinding } from "./invocation.ts";
import { limitedBucket } from "./limited-bucket.ts";
import { limitedDatabase } from "./limited-database.ts";

export { StorageRules } from "./storage-rules.ts";

type LimitedEnv = Env & { RULES: RulesBinding };

/** The worker over storage that keeps the platform's limits, counted for each invocation. */
export default {
	fetch: (request, env, executionCtx) =>
		worker.fetch(request, limited(env, `${request.method} ${new URL(request.url).pathname}`), executionCtx),
	queue: (batch, env) => worker.queue(batch, limited(env, `queue ${batch.queue}`)),
	scheduled: (event, env, executionCtx) => worker.scheduled(event, limited(env, "scheduled"), executionCtx),
} satisfies ExportedHandler<LimitedEnv> & Record<keyof typeof worker, unknown>;

function limited(env: LimitedEnv, name: string): Env {
	const invoked = createInvocation(env.RULES, name);
	return { ...env, DB: limitedDatabase(env.DB, invoked), MEDIA: limitedBucket(env.MEDIA, invoked) };
}
