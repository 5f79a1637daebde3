import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../http/app-error.ts";
import type { AppEnv } from "../http/env.ts";
import { type Claim, createIdempotencyRepository } from "./idempotency.repository.ts";
import { isIdempotencyKey, WAITS_MS } from "./idempotency.rules.ts";

const BUSY_SECONDS = 2;

/**
 * For calls that create: a request that is sent again under the same Idempotency-Key gets the first one's answer and
 * does nothing. Only what was done is kept; a request that was refused or failed may come again, mended or not. Should
 * an answer be lost after its write, the key in the audit log, written with it, keeps it from being done twice.
 */
export const idempotent = Object.assign(
	createMiddleware<AppEnv>(async (c, next) => {
		const key = c.req.header("idempotency-key");
		if (key === undefined) return next();
		if (!isIdempotencyKey(key)) throw new AppError("request.idempotency_invalid", 400);
		const request = { userId: c.var.session.userId, key, requestHash: await hashOf(c) };
		const keys = createIdempotencyRepository(c.var.db);
		const claim = await claimOrWait(() => keys.claim(request, Date.now()));
		if (claim === "differs") throw new AppError("request.idempotency_mismatch", 422);
		if (claim === "busy") throw new AppError("request.idempotency_busy", 409, { retryAfter: BUSY_SECONDS });
		if (claim !== "begun") return replay(c, claim);
		c.set("session", { ...c.var.session, requestKey: key });
		await next();
		// What was done is told, even where it can't be noted: then the key counts as busy, and afterwards as done.
		const note = c.res.ok ? keys.keep(request, c.res.status, await c.res.clone().text()) : keys.forget(request);
		await note.catch(() => undefined);
		if (isDone(c.error)) throw new AppError("request.idempotency_done", 409, { cause: c.error });
	}),
	{ isIdempotent: true },
);

async function hashOf({ req }: Context): Promise<string> {
	return createHash("sha256")
		.update(`${req.method} ${req.path}\n${await req.text()}`)
		.digest("hex");
}

async function claimOrWait(claim: () => Promise<Claim>): Promise<Claim> {
	for (const wait of WAITS_MS) {
		const answer = await claim();
		if (answer !== "busy") return answer;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
	return claim();
}

const STATUSES: Readonly<Record<number, ContentfulStatusCode>> = { 200: 200, 201: 201, 202: 202 };

function replay(c: Context, { status, answer }: { status: number; answer: string }) {
	c.header("Content-Type", "application/json");
	c.header("Idempotency-Replayed", "true");
	return c.body(answer, STATUSES[status] ?? 200);
}

/** True where the audit log already holds something that was made under this key. */
function isDone(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (/UNIQUE constraint failed: .*audit_entries\.request_key/.test(cause.message)) return true;
	}
	return false;
}
