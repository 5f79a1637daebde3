import { and, asc, desc, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import type { Fields } from "../audit/audit.rules.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { ALWAYS, expectRow, HAS_WRITTEN } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { readPage } from "../db/list-clauses.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import {
	webhookDeliveriesTable as deliveries,
	type WebhookDeliveryRow,
	type WebhookRow,
	webhooksTable as webhooks,
} from "../db/schema/webhook.table.ts";
import { editedTimes, toIso } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import { withPart } from "../http/part.rules.ts";
import type { Scope } from "../http/scope.ts";
import { outboxStatement } from "../outbox/outbox.repository.ts";
import { answeredStatement, unansweredStatement } from "./hold.repository.ts";
import { SECRET_LENGTH } from "./signature.ts";
import {
	tooManyWebhooks,
	webhookCompanyRequired,
	webhookInactive,
	webhookNotFound,
	webhookStale,
} from "./webhook.errors.ts";
import { OLD_SECRETS_MAX, SECRET_OVERLAP_MS, WEBHOOKS_MAX } from "./webhook.rules.ts";
import type {
	DeliveryListInput,
	Webhook,
	WebhookDelivery,
	WebhookInput,
	WebhookListInput,
	WebhookPart,
} from "./webhook.schema.ts";
import type { WebhookMessage } from "./webhook-message.schema.ts";

const OLD_SECRETS_LENGTH = OLD_SECRETS_MAX * (SECRET_LENGTH + 1) - 1;

const orderOf = ({ page, pageSize, sortOrder }: WebhookListInput, id: Parameters<typeof asc>[0]) => ({
	orderBy: [sortOrder === "asc" ? asc(id) : desc(id)],
	limit: pageSize,
	offset: (page - 1) * pageSize,
	most: undefined,
});

export function createWebhookRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(webhooks.companyId, scope.companyId);
	const isOne = (id: number) => and(isInScope, eq(webhooks.id, id));
	return { list, get, create, update, remove, rotate, send, deliveries: listDeliveries, resend };

	async function list(input: WebhookListInput): Promise<List<Webhook>> {
		const { rows, totalItemCount } = await readPage(db, selectWebhooks(isInScope), orderOf(input, webhooks.id), {
			table: webhooks,
			where: isInScope,
		});
		return { data: rows.map(toWebhook), totalItemCount };
	}

	async function get(id: number): Promise<Webhook> {
		const [row] = await selectWebhooks(isOne(id));
		if (!row) throw webhookNotFound();
		return toWebhook(row);
	}

	async function create(
		{ companyId, ...input }: WebhookInput & { companyId: number },
		secret: string,
		by: Actor,
		now: number,
	): Promise<Webhook> {
		const number = sql`(SELECT count(*) FROM ${webhooks} WHERE ${webhooks.companyId} = ${companyId})`;
		const isFree = sql`WHERE ${number} < ${WEBHOOKS_MAX} AND EXISTS (SELECT 1 FROM ${companies} WHERE ${companies.id} = ${companyId})`;
		const [created, , [company]] = await db.batch([
			insertRows(db, webhooks, isFree, { ...input, companyId, secret, createdAt: now, updatedAt: now }).returning({
				id: webhooks.id,
			}),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "webhook", title: input.url, companyId, when: HAS_WRITTEN },
				...{ entityId: sql`(SELECT max(${webhooks.id}) FROM ${webhooks})`, before: null, after: editedFields(input) },
			}),
			db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)),
		]);
		if (!company) throw webhookCompanyRequired();
		if (!created[0]) throw tooManyWebhooks();
		return get(created[0].id);
	}

	async function update(id: number, part: WebhookPart, version: number, by: Actor, now: number): Promise<Webhook> {
		const before = await get(id);
		const input = withPart<WebhookInput>({ url: before.url, events: before.events, active: before.active }, part);
		const row = expectRow(db, webhooks, and(isOne(id), eq(webhooks.version, version)));
		const isSaved = await row.write([
			auditStatement(db, by, {
				...{
					at: now,
					action: "update",
					entity: "webhook",
					entityId: id,
					title: input.url,
					companyId: before.company.id,
				},
				...{ before: editedFields(before), after: editedFields(input), when: row.holds },
			}),
			...(input.active ? [] : [stopStatement(db, id, row.holds)]),
			db
				.update(webhooks)
				// Whoever saves it may have mended its receiver.
				.set({
					...{ ...input, unansweredSince: null, heldUntil: null },
					...{ updatedAt: now, version: sql`${webhooks.version} + 1` },
				})
				.where(row.isExpected),
		]);
		if (!isSaved) throw webhookStale();
		return get(id);
	}

	async function remove(id: number, by: Actor, now: number): Promise<void> {
		const { url, company, ...rest } = await get(id);
		const row = expectRow(db, webhooks, isOne(id));
		const isRemoved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "remove", entity: "webhook", entityId: id, title: url, companyId: company.id },
				...{ before: editedFields({ url, ...rest }), after: null, when: row.holds },
			}),
			db.delete(webhooks).where(row.isExpected),
		]);
		if (!isRemoved) throw webhookNotFound();
	}

	/** A new secret; the old ones sign as well for a day, because nobody knows which of them receivers have. */
	async function rotate(id: number, secret: string, by: Actor, now: number): Promise<void> {
		const { url, company } = await get(id);
		const row = expectRow(db, webhooks, isOne(id));
		const withOld = sql`substr(${webhooks.secret} || ' ' || ${webhooks.oldSecret}, 1, ${OLD_SECRETS_LENGTH})`;
		const isRotated = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "rotate", entity: "webhook", entityId: id, title: url, companyId: company.id },
				...{ before: null, after: null, when: row.holds },
			}),
			db
				.update(webhooks)
				.set({
					secret,
					oldSecret: sql`iif(${webhooks.oldSecretUntil} > ${now}, ${withOld}, ${webhooks.secret})`,
					oldSecretUntil: now + SECRET_OVERLAP_MS,
				})
				.where(row.isExpected),
		]);
		if (!isRotated) throw webhookNotFound();
	}

	/** Puts a message that somebody sends by hand into the outbox, whatever events the webhook is told of. */
	async function send(webhook: Webhook, message: WebhookMessage, now: number): Promise<void> {
		const { id, url } = webhook;
		const payload = JSON.stringify({ webhook: id, ...message, byHand: true });
		await outboxStatement(db, { kind: "webhook", recipient: url, payload, at: now, when: ALWAYS });
	}

	async function listDeliveries(webhookId: number, input: DeliveryListInput): Promise<List<WebhookDelivery>> {
		await get(webhookId);
		const where = eq(deliveries.webhookId, webhookId);
		const select = db.select().from(deliveries).where(where).$dynamic();
		const page = orderOf(input, deliveries.id);
		const { rows, totalItemCount } = await readPage(db, select, page, { table: deliveries, where });
		return { data: rows.map(toDelivery), totalItemCount };
	}

	/** Sends a delivery once more, under the same id. */
	async function resend(deliveryId: number, now: number): Promise<void> {
		const [row] = await db
			.select({ delivery: deliveries })
			.from(deliveries)
			.innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
			.where(and(isInScope, eq(deliveries.id, deliveryId)));
		if (!row) throw webhookNotFound();
		const { webhookId, eventId, event, body } = row.delivery;
		const webhook = await get(webhookId);
		if (!webhook.active && event !== "webhook.test") throw webhookInactive();
		await send(webhook, { id: eventId, event, body: JSON.parse(body) }, now);
	}

	function selectWebhooks(where: SQL | undefined) {
		return db
			.select({ webhook: webhooks, companyTitle: companies.title })
			.from(webhooks)
			.innerJoin(companies, eq(companies.id, webhooks.companyId))
			.where(where)
			.$dynamic();
	}
}

type Attempt = Pick<WebhookDeliveryRow, "webhookId" | "eventId" | "event" | "body" | "state" | "status" | "error">;

/** For the consumer of the queue. */
export function createDeliveryRepository(db: Database) {
	return { find, record, stop, disable, cleanUp };

	/** The webhook with its secrets, if it is to be told, and what became of the event so far. */
	async function find(id: number, eventId: string) {
		const isEvent = and(eq(deliveries.webhookId, webhooks.id), eq(deliveries.eventId, eventId));
		const [row] = await db
			.select({ webhook: webhooks, before: { state: deliveries.state, lastAt: deliveries.lastAt } })
			.from(webhooks)
			.innerJoin(companies, and(eq(companies.id, webhooks.companyId), eq(companies.active, true)))
			.leftJoin(deliveries, isEvent)
			.where(eq(webhooks.id, id));
		return row;
	}

	/**
	 * An attempt with its outcome, and whether the webhook, as it was before, answers. `lastBefore`: when the last attempt was, as
	 * read before this one; null: there was none.
	 */
	async function record(webhook: WebhookRow, attempt: Attempt, lastBefore: number | null, now: number): Promise<void> {
		const { state, status, error } = attempt;
		const firstAt = sql`iif(${deliveries.attempts} = 0, ${now}, ${deliveries.firstAt})`;
		const recorded = db
			.insert(deliveries)
			.values({ ...attempt, firstAt: now, lastAt: now })
			.onConflictDoUpdate({
				target: [deliveries.webhookId, deliveries.eventId],
				set: { state, status, error, firstAt, lastAt: now, attempts: sql`${deliveries.attempts} + 1` },
				// Another message has delivered it in the meantime.
				setWhere: sql`NOT (${deliveries.state} = 'delivered' AND ${deliveries.lastAt} IS NOT ${lastBefore})`,
			});
		// An address that isn't public was not asked.
		if (error === "address") await recorded;
		else if (status === null) await db.batch([recorded, unansweredStatement(db, webhook, now)]);
		else await db.batch([recorded, answeredStatement(db, webhook.id)]);
	}

	/** Nobody is waiting for it any more. */
	async function stop(webhookId: number, eventId: string): Promise<void> {
		await stopStatement(db, webhookId, eq(deliveries.eventId, eventId));
	}

	/** The receiver says that it is gone for good (410). */
	async function disable({ id, url }: WebhookRow, now: number): Promise<void> {
		const isWebhook = and(eq(webhooks.id, id), eq(webhooks.url, url));
		await db.batch([
			stopStatement(db, id, exists(db.select({ one: sql`1` }).from(webhooks).where(isWebhook))),
			db
				.update(webhooks)
				.set({ active: false, updatedAt: now, version: sql`${webhooks.version} + 1` })
				.where(isWebhook),
		]);
	}

	async function cleanUp(before: number): Promise<void> {
		await db.delete(deliveries).where(lt(deliveries.lastAt, before));
	}
}

/** What waits for another attempt has none any more. */
const stopStatement = (db: Database, webhookId: number, when: SQL) =>
	db
		.update(deliveries)
		.set({ state: "stopped" })
		.where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, "retrying"), when));

/** The editable fields, as the audit log compares them. */
const editedFields = ({ url, events, active }: WebhookInput): Fields => ({ url, events, active });

function toWebhook({ webhook, companyTitle }: { webhook: WebhookRow; companyTitle: string }): Webhook {
	const { id, url, events, active, version, companyId, unansweredSince, heldUntil } = webhook;
	return {
		...{ id, url, events, active, version, company: { id: companyId, title: companyTitle } },
		...{ unansweredSince: toIso(unansweredSince), heldUntil: toIso(heldUntil), ...editedTimes(webhook) },
	};
}

const toDelivery = ({ webhookId, firstAt, lastAt, ...delivery }: WebhookDeliveryRow): WebhookDelivery => ({
	...delivery,
	firstAt: toIso(firstAt),
	lastAt: toIso(lastAt),
});
