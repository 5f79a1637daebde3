import { createMiddleware } from "hono/factory";
import type { Database } from "../db/database.ts";
import { AppError } from "../http/app-error.ts";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { otherUser, unauthorized } from "./auth.errors.ts";
import { type ActiveSession, createSessionRepository } from "./session.repository.ts";
import { validFrom } from "./session.rules.ts";
import { bearerToken, hashToken } from "./token.ts";

/** The user for whom a call is meant: a browser's tabs share one token, which may belong to another user by now. */
const ACTING_USER = "X-Acting-User";

/** Every call behind this has a user. A token is accepted only in the Authorization header. */
export const requireSession = createMiddleware<AppEnv>(async (c, next) => {
	const token = bearerToken(c.req.header("authorization"));
	if (!token) throw unauthorized();
	const now = Date.now();
	const session = await findSession(c.var.db, hashToken(token), now);
	if (!session || session.createdAt < validFrom(c.env.SESSIONS_VALID_FROM)) throw unauthorized();
	const actingUser = c.req.header(ACTING_USER);
	if (actingUser !== undefined && actingUser !== String(session.userId)) throw otherUser();
	if (session.stale)
		inBackground(c.executionCtx, "touch", createSessionRepository(c.var.db).touch(session.tokenHash, now));
	c.set("session", session);
	await next();
});

/** A failed look-up is an error: nobody becomes anonymous, or signed out, because the database is unavailable. */
async function findSession(db: Database, tokenHash: string, now: number): Promise<ActiveSession | undefined> {
	try {
		return await createSessionRepository(db).find(tokenHash, now);
	} catch (cause) {
		throw new AppError("server.unavailable", 503, { retryAfter: 2, cause });
	}
}
