import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ActivationTask } from "#worker/imports/activation-run.usecases.ts";
import worker from "#worker/index.ts";
import { runImport } from "#worker/jobs/import-runs.usecases.ts";
import { orderRuns } from "#worker/jobs/order-runs.usecases.ts";
import { connectionOf } from "./d1-connection.ts";
import { createInvocation, type RulesBinding } from "./invocation.ts";
import { limitedBucket } from "./limited-bucket.ts";
import { limitedDatabase } from "./limited-database.ts";

export { StorageRules } from "./storage-rules.ts";

/** `PURGES`: the platform's cache is in front of the worker, and runs outside. */
type LimitedEnv = Env & { RULES: RulesBinding; REPLICA?: D1Database; PURGES?: Fetcher };

/** All steps of an instance are counted together: workflows/reference/limits says "per Workflow instance". */
export class ImportWorkflow extends WorkflowEntrypoint<LimitedEnv, ActivationTask> {
	override run(event: Readonly<WorkflowEvent<ActivationTask>>, step: WorkflowStep): Promise<void> {
		const env = limited(this.env, `workflow ${event.instanceId}`);
		return runImport(env, event.payload, step, [orderRuns(env)]);
	}
}

/** The worker over storage that keeps the platform's limits, counted for each invocation. */
export default {
	fetch: (request, env, executionCtx) =>
		worker.fetch(
			request,
			limited(env, `${request.method} ${new URL(request.url).pathname}`),
			withCache(executionCtx, env),
		),
	queue: (batch, env, executionCtx) =>
		worker.queue(batch, limited(env, `queue ${batch.queue}`), withCache(executionCtx, env)),
	scheduled: (event, env, executionCtx) => worker.scheduled(event, limited(env, "scheduled"), executionCtx),
} satisfies ExportedHandler<LimitedEnv> & Record<keyof typeof worker, unknown>;

function withCache(executionCtx: ExecutionContext, { PURGES }: LimitedEnv): ExecutionContext {
	if (!PURGES) return executionCtx;
	const purge = async (options: CachePurgeOptions): Promise<CachePurgeResult> =>
		(await PURGES.fetch("http://cache/", { method: "POST", body: JSON.stringify(options) })).json();
	return Object.defineProperty(executionCtx, "cache", { value: { purge, invalidate: purge } });
}

function limited(env: LimitedEnv, name: string): Env {
	const invoked = createInvocation(env.RULES, name);
	const replica = env.REPLICA && { connection: connectionOf(env.REPLICA), rules: env.RULES };
	return {
		...env,
		DB: limitedDatabase(env.DB, invoked, replica),
		MEDIA: limitedBucket(env.MEDIA, invoked),
		BACKUP: limitedBucket(env.BACKUP, invoked),
	};
}
