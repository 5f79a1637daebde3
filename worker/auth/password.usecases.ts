import type { Database } from "../db/database.ts";
import type { OutboxRow } from "../db/schema/outbox.table.ts";
import { nameKey } from "../db/search-text.rules.ts";
import type { Session } from "../http/env.ts";
import { resetMail } from "../i18n/mails.ts";
import { sendMail } from "../mail/send-mail.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { passwordWrong, tokenInvalid, tooManyAttempts } from "./auth.errors.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { createPasswordResetRepository } from "./password-reset.repository.ts";
import { RESET_MS, validFrom } from "./session.rules.ts";
import { changeKey, createSignInFailureRepository } from "./sign-in-failure.repository.ts";
import { hashToken, newToken } from "./token.ts";
import { createUserRepository } from "./user.repository.ts";

/** Announces a mail with a link for a new password if the address is a user's. Its token is made when it is sent. */
export async function requestReset(env: Env, db: Database, email: string, now: number): Promise<void> {
	const user = await createUserRepository(db).findByEmail(nameKey(email));
	if (!user) return;
	const id = await createPasswordResetRepository(db).begin(user, hashToken(newToken()), now);
	if (id !== undefined) await handOver(db, env, now);
}

/**
 * Mails the link, with a new token each time, because none is kept: the last mail has the valid one. The link's host is
 * configured, never taken from a request.
 */
export async function deliverReset(env: Env, db: Database, row: OutboxRow, now: number): Promise<void> {
	const token = newToken();
	const user = await createPasswordResetRepository(db).renew(row, hashToken(token), now);
	if (!user) {
		// Nobody was told: administrators see it.
		if (row.createdAt <= now - RESET_MS) throw new Error("The link ended before its mail could be sent.");
		return;
	}
	const link = `${env.DASHBOARD_ORIGIN}/reset-password/${token}`;
	await sendMail(env, { to: user.email, ...resetMail(user.language, user.name || user.username, link) });
}

type Reset = { token: string; password: string };

/** Sets a password with a mailed link. Every invalid token gets the same answer. */
export async function resetPassword(env: Env, db: Database, { token, password }: Reset, now: number): Promise<void> {
	const resets = createPasswordResetRepository(db);
	const tokenHash = hashToken(token);
	const owner = await resets.owner(tokenHash, now, validFrom(env.SESSIONS_VALID_FROM));
	if (!owner) throw tokenInvalid();
	if (!(await resets.use(owner, tokenHash, await hashPassword(password), now))) throw tokenInvalid();
}

type Change = { currentPassword: string; newPassword: string; address: string };

/**
 * Changes the user's own password and ends all other sessions; done if the new one is the present one already. Wrong attempts
 * are limited as at sign-in, and count apart.
 */
export async function changePassword(
	db: Database,
	session: Session,
	{ currentPassword, newPassword, address }: Change,
	now: number,
): Promise<void> {
	const { userId, tokenHash } = session;
	const users = createUserRepository(db);
	const failures = createSignInFailureRepository(db);
	const key = changeKey(userId);
	const allowed = await failures.attempt(address, [key], now);
	if (!allowed.has(key)) throw tooManyAttempts(await failures.secondsLeft(address, key, now));
	const from = await users.passwordHash(userId);
	if (from !== undefined && (await verifyPassword(currentPassword, from))) {
		const to = await hashPassword(newPassword);
		if (await users.setPassword(session, { from, to, keptTokenHash: tokenHash }, now)) return;
	}
	// The same call may have set it before, and its answer was lost.
	if (!(await verifyPassword(newPassword, await users.passwordHash(userId)))) throw passwordWrong();
	await failures.forget(address, [key]);
}
