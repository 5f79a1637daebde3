import { z } from "zod";
import { deliverReset } from "../auth/password.usecases.ts";
import { deliverCarFound, deliverCarRequest } from "../car-requests/car-request.usecases.ts";
import { openDatabase } from "../db/database.ts";
import { inBackground } from "../http/background.ts";
import { describeError } from "../http/error-log.rules.ts";
import { type Execution, purge } from "../http/platform-cache.ts";
import { deliverMessages } from "../messages/deliver-messages.usecases.ts";
import { type Deliver, deliver, handOver } from "../outbox/deliver.usecases.ts";
import { DELIVERIES_AT_ONCE, type OutboxKind } from "../outbox/outbox.rules.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { visitBatchSchema } from "../statistics/visit.schema.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { deliverWebhook } from "../webhooks/deliver-webhook.usecases.ts";
import { holdBack } from "../webhooks/hold-back.usecases.ts";

const outboxMessageSchema = z.object({ id: z.int(), purge: z.array(z.string()).optional() });

/** A hundred pauses of so long times the attempt are three and a half days: a queue keeps messages for four. */
const VISITS_PAUSE_S = 60;

/** What the queues bring. If it fails, the platform brings it again later. */
export async function consume(batch: MessageBatch, env: Env, execution: Execution): Promise<void> {
	await (batch.queue.endsWith("-outbox") ? deliverAll(batch, env, execution) : countVisits(batch, env, execution));
}

async function countVisits({ messages }: MessageBatch, env: Env, execution: Execution): Promise<void> {
	const batches = messages.flatMap(({ id, body }) => {
		const { data, error } = visitBatchSchema.safeParse(body);
		if (error) console.error(`visits in a form that is not known: message ${id}\n${error.message}`);
		return data ?? [];
	});
	const [db, now] = [openDatabase(env.DB), Date.now()];
	try {
		await createVisitRepository(db).add(batches, now);
	} catch (error) {
		console.error(`visits wait for the database\n${describeError(error)}`);
		for (const message of messages) message.retry({ delaySeconds: VISITS_PAUSE_S * message.attempts });
		return;
	}
	inBackground(execution, "handOver", handOver(db, env, now));
}

/** Each message alone: one that fails doesn't bring the others again, and one that takes long doesn't delay them. */
async function deliverAll({ messages }: MessageBatch, env: Env, execution: Execution): Promise<void> {
	const db = openDatabase(env.DB);
	const deliveries: Record<OutboxKind, Deliver> = {
		password_reset: (row, now) => deliverReset(env, db, row, now),
		car_request: (row, now) => deliverCarRequest(env, db, row, now),
		car_found: (row, now) => deliverCarFound(env, db, row, now),
		messages: (row, now) => deliverMessages(env, db, row, now),
		webhook: (row, now) => deliverWebhook(env, db, row, now),
	};
	const parsed = messages.flatMap((message) => {
		const { data, error } = outboxMessageSchema.safeParse(message.body);
		if (!error) return [{ message, ...data }];
		console.error(`the outbox in a form that is not known: message ${message.id}\n${error.message}`);
		message.ack();
		return [];
	});
	purge(execution, [...new Set(parsed.flatMap(({ purge = [] }) => purge))]);
	const held = await holdBack(
		db,
		parsed.map(({ id }) => id),
		Date.now(),
	);
	const failures: unknown[] = [];
	await mapWithConcurrency(parsed, DELIVERIES_AT_ONCE, async ({ message, id, purge }) => {
		try {
			const backAt = purge ? null : held.get(id);
			const nextAt = backAt === undefined ? await deliver(db, id, deliveries, Date.now()) : backAt;
			if (nextAt === null) message.ack();
			else message.retry({ delaySeconds: Math.max(1, Math.ceil((nextAt - Date.now()) / 1000)) });
		} catch (error) {
			failures.push(error);
		}
	});
	if (failures.length > 0) throw failures[0];
}
