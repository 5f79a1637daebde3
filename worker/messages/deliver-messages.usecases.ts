import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { OutboxRow } from "../db/schema/outbox.table.ts";
import { messagesMail } from "../i18n/message-mails.ts";
import { sendMail } from "../mail/send-mail.ts";
import { pathOf } from "./message.rules.ts";
import { createMessageMailRepository } from "./message-mail.repository.ts";

const payloadSchema = z.object({ user: z.int(), from: z.int(), to: z.int() });

/** Mails a user what their company was told since the last mail. */
export async function deliverMessages(env: Env, db: Database, row: OutboxRow, now: number): Promise<void> {
	const mails = createMessageMailRepository(db);
	const payload = await mails.close(row, now);
	if (payload === undefined) return;
	const { user, ...range } = payloadSchema.parse(JSON.parse(payload));
	const reader = await mails.reader(user);
	if (!reader) return;
	const { shown, total } = await mails.messagesOf(user, reader.companyId, range);
	// Switched off meanwhile, or the orders are no longer theirs.
	if (total === 0) return;
	const lines = shown.map((message) => ({ ...message, link: env.DASHBOARD_ORIGIN + pathOf(message) }));
	const mail = messagesMail(reader.language, { name: reader.name || reader.username, lines, total });
	await sendMail(env, { to: reader.notificationEmail || reader.email, ...mail });
}
