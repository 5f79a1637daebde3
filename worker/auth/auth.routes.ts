import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { clientOf, logSecurity } from "../http/security-log.ts";
import { validate } from "../http/validate.ts";
import { isWithinLimit } from "../http/within-limit.ts";
import { notWhileImpersonating, tooManyAttempts, unauthorized } from "./auth.errors.ts";
import {
	type CurrentUser,
	changePasswordSchema,
	currentUserSchema,
	forgetPasswordSchema,
	loginSchema,
	resetPasswordSchema,
	tokenCheckSchema,
} from "./auth.schema.ts";
import { menuOf } from "./menu.rules.ts";
import { changePassword, requestReset, resetPassword } from "./password.usecases.ts";
import { createSessionRepository } from "./session.repository.ts";
import { signIn } from "./sign-in.usecases.ts";
import { createUserRepository } from "./user.repository.ts";

const BURST_SECONDS = 60;

const limitBursts = createMiddleware<AppEnv>(async (c, next) => {
	if (!(await isWithinLimit(c.env.SIGN_IN_LIMITER, clientOf(c)))) throw tooManyAttempts(BURST_SECONDS);
	await next();
});

/** Public: signing in and resetting a password. */
export const signInRoutes = new Hono<AppEnv>()
	.post("/login-check", limitBursts, validate("json", loginSchema), async (c) => {
		const attempt = { ...c.req.valid("json"), address: clientOf(c) };
		const { token, userId } = await signIn(c.var.db, attempt, Date.now());
		logSecurity(c, "signed_in", { userId });
		return c.json({ token });
	})
	.post("/user/forget-password", limitBursts, validate("json", forgetPasswordSchema), (c) => {
		// After the answer, so that known and unknown addresses take the same time.
		inBackground(c.executionCtx, "requestReset", requestReset(c.env, c.var.db, c.req.valid("json").email, Date.now()));
		return c.json({ sent: true }, 202);
	})
	.post("/user/reset-password", limitBursts, validate("json", resetPasswordSchema), async (c) => {
		await resetPassword(c.env, c.var.db, c.req.valid("json"), Date.now());
		return c.json({ changed: true });
	});

/** The signed-in user's session. */
export const sessionRoutes = new Hono<AppEnv>()
	.get("/current", noted({ answer: currentUserSchema }), async (c) => {
		const { session } = c.var;
		const row = await createUserRepository(c.var.db).current(session.userId);
		if (!row) throw unauthorized();
		const { hasStock, ...user } = row;
		const menu = menuOf(user.roles, { supplier: user.company.supplier, hasStock });
		const current: CurrentUser = { user: { ...user, impersonatedBy: session.impersonatedBy }, config: { menu } };
		return c.json(current);
	})
	.post("/token-check", noted({ answer: tokenCheckSchema }), (c) => c.json({ valid: true }))
	.post("/token-revoke", async (c) => {
		await createSessionRepository(c.var.db).revoke(c.var.session.tokenHash);
		return c.json({ revoked: true });
	})
	.post("/change-password", validate("json", changePasswordSchema), async (c) => {
		if (c.var.session.impersonatedBy) throw notWhileImpersonating();
		const change = { ...c.req.valid("json"), address: clientOf(c) };
		await changePassword(c.var.db, c.var.session, change, Date.now());
		return c.json({ changed: true });
	});
