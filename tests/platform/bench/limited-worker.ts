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
	scheduled: (event, env, executionCtx) => worker.scheduled(event, limited(env, "scheduled"), executionCtx),
} satisfies ExportedHandler<LimitedEnv>;

function limited(env: LimitedEnv, name: string): Env {
	const invoked = createInvocation(env.RULES, name);
	return { ...env, DB: limitedDatabase(env.DB, invoked), MEDIA: limitedBucket(env.MEDIA, invoked) };
}
