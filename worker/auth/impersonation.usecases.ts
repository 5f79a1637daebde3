import type { Database, Session } from "../http/env.ts";
import { notImpersonatable, userNotFound } from "../users/user.errors.ts";
import { createUserRepository } from "../users/user.repository.ts";
import { notWhileImpersonating } from "./auth.errors.ts";
import { createSessionRepository } from "./session.repository.ts";
import { isImpersonatable } from "./session.rules.ts";
import { hashToken, newToken } from "./token.ts";

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
