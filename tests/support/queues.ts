import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { runsHere } from "#scripts/local/runs-here.ts";
import worker from "#worker/index.ts";

const QUEUES = {
	VISITS: "wiper-finder-visits",
	OUTBOX: "wiper-finder-outbox",
	WEBHOOKS: "wiper-finder-webhooks-outbox",
} as const;
type QueueName = keyof typeof QUEUES;

/** Bindings whose messages `deliver` brings at once: the local runtime would wait until a batch is old enough. */
export function withQueues(bindings: Env, cache?: CacheContext) {
	const sent: { queue: QueueName; body: unknown }[] = [];
	const toQueue = (queue: QueueName): Queue =>
		bindings[queue] === env[queue]
			? Object.assign(Object.create(env[queue]), {
					send: async (body: unknown) => void sent.push({ queue, body }),
					sendBatch: async (batch: Iterable<MessageSendRequest>) =>
						void sent.push(...[...batch].map(({ body }) => ({ queue, body }))),
				})
			: bindings[queue];
	const queues = { VISITS: toQueue("VISITS"), OUTBOX: toQueue("OUTBOX"), WEBHOOKS: toQueue("WEBHOOKS") };
	const engines = { ...queues, IMPORTS: runsOver(bindings) };
	return { bindings: { ...bindings, ...engines }, deliver };

	/** What fails over these bindings comes again, as on the platform. */
	async function deliver(): Promise<void> {
		for (const queue of ["VISITS", "OUTBOX", "WEBHOOKS"] as const) {
			const bodies = sent.filter((one) => one.queue === queue).map(({ body }) => body);
			if (bodies.length > 0) await bring(queue, bodies).catch(() => consume(queue, bodies, env, { cache }));
		}
		sent.length = 0;
	}

	async function bring(queue: QueueName, bodies: unknown[]): Promise<void> {
		const { retryMessages } = await consume(queue, bodies, bindings, { cache });
		// What others couldn't be told waits for their sake.
		if (queue === "VISITS" && retryMessages.length > 0) throw new Error("They come again.");
	}
}

/** Runs over these bindings, at once and only once. */
const runsOver = (bindings: Env): Env["IMPORTS"] =>
	bindings.IMPORTS === env.IMPORTS ? Object.assign(Object.create(env.IMPORTS), runsHere(bindings)) : bindings.IMPORTS;

/** As the platform gives it to a worker, behind its cache or without one. */
export function contextWith(cache?: CacheContext): ExecutionContext {
	const context = createExecutionContext();
	if (cache) Object.defineProperty(context, "cache", { value: cache });
	return context;
}

type Brought = { cache?: CacheContext | undefined; attempts?: number };

/** Brings messages to the worker. `pauses`: in seconds, of those that come again. */
export async function consume(
	name: QueueName,
	bodies: unknown[],
	bindings: Env,
	{ cache, attempts = 1 }: Brought = {},
) {
	const messages = bodies.map((body) => ({ id: crypto.randomUUID(), timestamp: new Date(), attempts, body }));
	const batch = createMessageBatch(QUEUES[name], messages);
	const pauses: (number | undefined)[] = [];
	for (const message of batch.messages) {
		const retry = message.retry.bind(message);
		message.retry = (options) => {
			pauses.push(options?.delaySeconds);
			retry(options);
		};
	}
	const context = contextWith(cache);
	await worker.queue(batch, bindings, context);
	return { ...(await getQueueResult(batch, context)), pauses };
}
