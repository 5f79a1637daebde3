import { CommandError } from "#scripts/local/settings.ts";
import { type RunWrangler, requireRun } from "./run-wrangler.ts";
import type { QueueTarget, Target } from "./target.rules.ts";
import { hasConsumer, isQueueMissing } from "./wrangler-output.rules.ts";

const SETTINGS = [
	["max_batch_size", "--batch-size"],
	["max_batch_timeout", "--batch-timeout"],
	["max_retries", "--message-retries"],
	["retry_delay", "--retry-delay-secs"],
] as const;

/** The queues without a consumer. Fails if one is missing: wrangler would say so only after the migration, at the upload. */
export function findNewQueues(run: RunWrangler, { queues, environment }: Target): QueueTarget[] {
	return queues.filter(({ queue }) => {
		const { ok, stdout, stderr } = run(["queues", "consumer", "list", queue, "--json", "--env", environment]);
		if (ok) return !hasConsumer(stdout);
		if (!isQueueMissing(stdout + stderr))
			throw new CommandError(`The queue ${queue} can't be read:\n${stdout}${stderr}`);
		throw new CommandError(`There is no queue ${queue} yet; nothing was changed. Create it, then deploy again:

npm exec wrangler -- queues create ${queue}`);
	});
}

/**
 * As `wrangler triggers deploy` does it, but before visitors get the version that fills these queues. Without --env, which
 * this command alone sends as an environment inside the worker: ours are workers of their own.
 */
export function addConsumers(run: RunWrangler, { worker }: Target, queues: readonly QueueTarget[]): void {
	for (const queue of queues) {
		const settings = SETTINGS.flatMap(([name, option]) => {
			const value = queue[name];
			return value === undefined ? [] : [option, String(value)];
		});
		requireRun(run)(["queues", "consumer", "add", queue.queue, worker, ...settings]);
	}
}
