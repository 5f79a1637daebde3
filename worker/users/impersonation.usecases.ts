import { notWhileImpersonating } from "../auth/auth.errors.ts";
import { createSessionRepository } from "../auth/session.repository.ts";
import { isImpersonatable } from "../auth/session.rules.ts";
import { hashToken, newToken } from "../auth/token.ts";
import { createUserRepository } from "../auth/user.repository.ts";
import type { Database } from "../db/database.ts";
import type { Session } from "../http/env.ts";
import { notImpersonatable, userNotFound } from "./user.errors.ts";

/** Starts to simulate a user and returns the token. Every later request checks again whether this is allowed. */
export async function impersonate(db: Database, userId: number, by: Session, now: number): Promise<string> {
	if (by.impersonatedBy) throw notWhileImpersonating();
	const target = await createUserRepository(db).findForImpersonation(userId);
	if (!target) throw userNotFound();
	if (target.id === by.userId || !target.maySignIn || !isImpersonatable(target.roles)) throw notImpersonatable();
	const token = newToken();
	await createSessionRepository(db).impersonate(target, hashToken(token), by, now);
	return token;
}
