import { createMiddleware } from "hono/factory";
import type { Database } from "../db/database.ts";
import { areaOf } from "../http/api-scope.rules.ts";
import { AppError } from "../http/app-error.ts";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { findByKey, touchKey } from "./api-key.repository.ts";
import { otherUser, unauthorized } from "./auth.errors.ts";
import { type ActiveSession, createSessionRepository } from "./session.repository.ts";
import { validFrom } from "./session.rules.ts";
import { bearerToken, hashToken, isKey } from "./token.ts";

/** The user for whom a call is meant: a browser's tabs share one token, which may belong to another user by now. */
const ACTING_USER = "X-Acting-User";

/** Every call behind this has a user. A token is accepted only in the Authorization header. */
export const requireSession = createMiddleware<AppEnv>(async (c, next) => {
	const token = bearerToken(c.req.header("authorization"));
	if (!token) throw unauthorized();
	const now = Date.now();
	const find = isKey(token) ? findByKey : findBySession;
	const session = await orUnavailable(find(c.var.db, hashToken(token), now));
	if (!session || session.createdAt < validFrom(c.env.SESSIONS_VALID_FROM)) throw unauthorized();
	const actingUser = c.req.header(ACTING_USER);
	if (actingUser !== undefined && actingUser !== String(session.userId)) throw otherUser();
	if (session.scopes && areaOf(c.req.path) === undefined) throw new AppError("auth.scope_missing", 403);
	if (session.stale) {
		const touch = session.scopes ? touchKey : touchSession;
		inBackground(c.executionCtx, "touch", touch(c.var.db, session.tokenHash, now));
	}
	c.set("session", session);
	await next();
});

const findBySession = (db: Database, tokenHash: string, now: number) =>
	createSessionRepository(db).find(tokenHash, now);
const touchSession = (db: Database, tokenHash: string, now: number) =>
	createSessionRepository(db).touch(tokenHash, now);

/** A failed look-up is an error: nobody becomes anonymous, or signed out, because the database is unavailable. */
async function orUnavailable(looked: Promise<ActiveSession | undefined>): Promise<ActiveSession | undefined> {
	try {
		return await looked;
	} catch (cause) {
		throw new AppError("server.unavailable", 503, { retryAfter: 2, cause });
	}
}
