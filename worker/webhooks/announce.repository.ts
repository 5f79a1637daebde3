import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { outboxTable as outbox } from "../db/schema/outbox.table.ts";
import { webhooksTable as webhooks } from "../db/schema/webhook.table.ts";
import type { WebhookEvent } from "./webhook.rules.ts";

export type Announced = {
	event: WebhookEvent;
	/** Whose webhooks are told. */
	companyId: number | SQL;
	/** Random, or the same for what must be told once. */
	eventId: string | SQL;
	/** What happened, as JSON: ids and states, nothing personal. */
	data: SQL;
	/** Milliseconds since 1970. */
	at: number;
	when: SQL;
	/** Tables that the values above name, to be joined. */
	from?: SQL;
};

/**
 * The statement that tells a company's webhooks of an event, for the batch of the change: both happen, or neither.
 * `handOver` brings it to the queue afterwards.
 */
export function announceStatement(db: Database, announced: Announced) {
	const { event, companyId, eventId, data, at, when, from = sql.empty() } = announced;
	const isSubscribed = and(
		eq(webhooks.companyId, sql`${companyId}`),
		eq(webhooks.active, true),
		sql`EXISTS (SELECT 1 FROM json_each(${webhooks.events}) WHERE value = ${event})`,
		when,
	);
	return insertRows(db, outbox, sql`FROM ${webhooks} ${from} WHERE ${isSubscribed}`, {
		...{ kind: "webhook", recipient: sql`${webhooks.url}`, createdAt: at, nextAt: at },
		payload: sql`json_object('webhook', ${webhooks.id}, 'id', ${eventId}, 'event', ${event},
			'body', json_object('type', ${event}, 'timestamp', ${new Date(at).toISOString()}, 'data', json(${data})))`,
	});
}
