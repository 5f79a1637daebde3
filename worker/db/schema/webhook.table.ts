import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { DeliveryState, WebhookEvent } from "../../webhooks/webhook.rules.ts";
import { edited } from "../columns.ts";
import { companiesTable } from "./company.table.ts";

/** Where a company's other systems are told what happens. */
export const webhooksTable = sqliteTable(
	"webhooks",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		url: text("url").notNull(),
		events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
		active: integer("active", { mode: "boolean" }).notNull().default(true),
		/** Signs what is sent, so it can't be a hash. */
		secret: text("secret").notNull(),
		/** Those before, newest first with a space between: they sign as well until then, because receivers change theirs later. */
		oldSecret: text("old_secret"),
		oldSecretUntil: integer("old_secret_until"),
		/** Since when attempts in a row were given no answer; null: the last one was. */
		unansweredSince: integer("unanswered_since"),
		/** No event is tried before, and then one. */
		heldUntil: integer("held_until"),
		...edited,
	},
	(table) => [index("webhooks_company").on(table.companyId, table.id)],
);
export type WebhookRow = typeof webhooksTable.$inferSelect;

/** What was sent, by its attempts; one row for each event of a webhook. */
export const webhookDeliveriesTable = sqliteTable(
	"webhook_deliveries",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		webhookId: integer("webhook_id")
			.notNull()
			.references(() => webhooksTable.id, { onDelete: "cascade" }),
		/** The same at each attempt: receivers know by it what they have already. */
		eventId: text("event_id").notNull(),
		event: text("event").$type<WebhookEvent | "webhook.test">().notNull(),
		body: text("body").notNull(),
		state: text("state").$type<DeliveryState>().notNull(),
		attempts: integer("attempts").notNull().default(1),
		/** The answer's status; null: none came. */
		status: integer("status"),
		/** Why no answer came; `unreachable`: it was not tried, since its receiver gave others none. */
		error: text("error").notNull().default(""),
		firstAt: integer("first_at").notNull(),
		lastAt: integer("last_at").notNull(),
	},
	(table) => [
		uniqueIndex("webhook_deliveries_event").on(table.webhookId, table.eventId),
		index("webhook_deliveries_latest").on(table.webhookId, sql`${table.id} DESC`),
		index("webhook_deliveries_last").on(table.lastAt),
	],
);
export type WebhookDeliveryRow = typeof webhookDeliveriesTable.$inferSelect;
