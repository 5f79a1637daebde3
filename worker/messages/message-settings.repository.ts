import { eq, sql } from "drizzle-orm";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { companiesTable as companies } from "../db/schema/company.table.ts";
import { messageSettingsTable as settings } from "../db/schema/message.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { isMessageReader, kindsOf, MESSAGE_KINDS, type MessageKind } from "./message.rules.ts";
import type { MessageSettings, MessageSettingsAnswer } from "./message.schema.ts";

/** Which messages a user gets by mail. */
export function createMessageSettingsRepository(db: Database, userId: number) {
	return { get, save };

	async function read() {
		const [row] = await db
			.select({
				username: users.username,
				roles: users.roles,
				companyId: users.companyId,
				email: users.email,
				notificationEmail: users.notificationEmail,
				supplier: companies.supplier,
				mailsOff: settings.mailsOff,
			})
			.from(users)
			.innerJoin(companies, eq(companies.id, users.companyId))
			.leftJoin(settings, eq(settings.userId, users.id))
			.where(eq(users.id, userId));
		return row;
	}

	async function get(): Promise<MessageSettingsAnswer> {
		const row = await read();
		if (!row || !isMessageReader(row.roles)) return { email: "", mails: [], kinds: [] };
		const email = row.notificationEmail || row.email;
		return { email, mails: without(row.mailsOff ?? []), kinds: kindsOf(row) };
	}

	/** Switches only `kinds`: another tab may have switched others in the meantime. */
	async function save({ mails, kinds = [...MESSAGE_KINDS] }: MessageSettings, by: Actor, now: number): Promise<void> {
		const row = await read();
		if (!row) return;
		const before = without(row.mailsOff ?? []);
		const after = MESSAGE_KINDS.filter((kind) => (kinds.includes(kind) ? mails : before).includes(kind));
		const mailsOff = kinds.filter((kind) => !mails.includes(kind));
		await db.batch([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "user", entityId: userId, title: row.username },
				...{ companyId: row.companyId, before: { mails: before }, after: { mails: after } },
			}),
			db
				.insert(settings)
				.values({ userId, mailsOff })
				.onConflictDoUpdate({ target: settings.userId, set: { mailsOff: mergedOff(kinds) } }),
		]);
	}
}

/** What is off now but is not of these kinds, and those of them that are switched off. */
const mergedOff = (kinds: readonly MessageKind[]) => sql`(SELECT json_group_array(value) FROM (
	SELECT value FROM json_each(${settings.mailsOff})
	WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
	UNION ALL SELECT value FROM json_each(excluded.mails_off)
))`;

const without = (kinds: readonly MessageKind[]): MessageKind[] => MESSAGE_KINDS.filter((kind) => !kinds.includes(kind));
