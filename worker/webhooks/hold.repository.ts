import { and, asc, eq, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { outboxTable as outbox } from "../db/schema/outbox.table.ts";
import {
	webhookDeliveriesTable as deliveries,
	type WebhookRow,
	webhooksTable as webhooks,
} from "../db/schema/webhook.table.ts";
import { holdAfter, PROBE_MS, silentSince } from "./hold.rules.ts";

/** A message that is not tried now. */
export type Untried = { id: number; webhookId: number; eventId: string; event: string; body: string };
export type SentBack = Untried & { backAt: number };

type Silent = Pick<WebhookRow, "unansweredSince" | "heldUntil"> & { webhookId: number };

const NOT_TRIED = { attempts: 0, status: null, error: "unreachable" } as const;

/** What waits for receivers that give no answer. */
export function createHoldRepository(db: Database) {
	return { due, claimProbe, wait, giveUp };

	/** Those of these messages that are due and still to be sent, and whose receiver gave no answer last; the oldest first. */
	function due(ids: readonly number[], now: number) {
		const webhookId = sql`iif(json_valid(${outbox.payload}), ${outbox.payload} ->> 'webhook', NULL)`;
		const isTold = and(eq(webhooks.id, webhookId), eq(webhooks.active, true), isNotNull(webhooks.unansweredSince));
		const isEvent = and(eq(deliveries.webhookId, webhooks.id), eq(deliveries.eventId, sql`${outbox.payload} ->> 'id'`));
		const ended = db
			.select({ one: sql`1` })
			.from(deliveries)
			.where(and(isEvent, inArray(deliveries.state, ["stopped", "delivered"])));
		return db
			.select({
				...{ id: outbox.id, payload: outbox.payload, attempts: outbox.attempts, createdAt: outbox.createdAt },
				...{ webhookId: webhooks.id, unansweredSince: webhooks.unansweredSince, heldUntil: webhooks.heldUntil },
			})
			.from(outbox)
			.innerJoin(webhooks, isTold)
			.innerJoin(companies, and(eq(companies.id, webhooks.companyId), eq(companies.active, true)))
			.where(and(eq(outbox.kind, "webhook"), isDueAmong(JSON.stringify(ids), now), notExists(ended)))
			.orderBy(asc(outbox.id));
	}

	/** One of several at once may ask whether the receiver answers again. */
	async function claimProbe({ webhookId, ...silence }: Silent, now: number): Promise<boolean> {
		const claimed = await db
			.update(webhooks)
			.set({ unansweredSince: silentSince(silence, now), heldUntil: now + PROBE_MS })
			.where(and(eq(webhooks.id, webhookId), sql`${webhooks.heldUntil} IS ${silence.heldUntil}`))
			.returning({ id: webhooks.id });
		return claimed.length > 0;
	}

	/** They come back later, and no attempt is counted. */
	async function wait(waiting: readonly SentBack[], now: number): Promise<void> {
		const json = JSON.stringify(waiting);
		const nextAt = sql`(SELECT value ->> 'backAt' FROM json_each(${json}) WHERE value ->> 'id' = ${outbox.id})`;
		await db.batch([
			listed(json, now),
			db
				.update(outbox)
				.set({ nextAt })
				.where(isDueAmong(idsOf(waiting), now)),
		]);
	}

	async function giveUp(untried: readonly Untried[], now: number): Promise<void> {
		const json = JSON.stringify(untried);
		const dead = { state: "dead", error: NOT_TRIED.error, nextAt: now } as const;
		const isOne = sql`(${deliveries.webhookId}, ${deliveries.eventId}) IN (
			SELECT value ->> 'webhookId', value ->> 'eventId' FROM json_each(${json}))`;
		await db.batch([
			listed(json, now),
			db
				.update(outbox)
				.set(dead)
				.where(isDueAmong(idsOf(untried), now)),
			db
				.update(deliveries)
				.set({ state: "failed" })
				.where(and(isOne, eq(deliveries.state, "retrying"))),
		]);
	}

	/** In the list of deliveries, where whoever waits for an event looks. */
	function listed(json: string, now: number) {
		const of = (name: keyof Untried) => sql`value ->> ${sql.raw(`'${name}'`)}`;
		// A webhook that was removed meanwhile has no list.
		const from = sql`FROM json_each(${json}) JOIN ${webhooks} ON ${webhooks.id} = value ->> 'webhookId' WHERE TRUE`;
		return insertRows(db, deliveries, from, {
			...{ webhookId: of("webhookId"), eventId: of("eventId"), event: of("event"), body: of("body") },
			...{ ...NOT_TRIED, state: "retrying", firstAt: now, lastAt: now },
		}).onConflictDoNothing();
	}
}

const idsOf = (untried: readonly Untried[]): string => JSON.stringify(untried.map(({ id }) => id));

/** By their ids: an index over what waits would be walked for a backlog. */
const isDueAmong = (ids: string, now: number): SQL =>
	sql`${outbox.id} IN (SELECT value FROM json_each(${ids})) AND +${outbox.state} = 'waiting' AND +${outbox.nextAt} <= ${now}`;

/** Its receiver has answered, whatever it said. */
export const answeredStatement = (db: Database, webhookId: number) =>
	db
		.update(webhooks)
		.set({ unansweredSince: null, heldUntil: null })
		.where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.unansweredSince)));

/** Its receiver gave no answer: of attempts that were under way at once the first counts. */
export function unansweredStatement(db: Database, { id, url, unansweredSince, heldUntil }: WebhookRow, now: number) {
	const since = silentSince({ unansweredSince, heldUntil }, now);
	return db
		.update(webhooks)
		.set({ unansweredSince: since, heldUntil: holdAfter(since, now) })
		.where(and(eq(webhooks.id, id), eq(webhooks.url, url), sql`${webhooks.heldUntil} IS ${heldUntil}`));
}
