import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../http/app-error.ts";
import type { AppEnv } from "../http/env.ts";
import { type Claim, createIdempotencyRepository } from "./idempotency.repository.ts";
import { isIdempotencyKey, WAITS_MS } from "./idempotency.rules.ts";

const BUSY_SECONDS = 2;

/** Repeats a write's answer from the id of its record, as the audit entry names it. */
type AnswerOf = (c: Context<AppEnv>, id: number) => Response | Promise<Response>;

/**
 * For calls that write: a request that is sent again under the same Idempotency-Key gets the first one's answer and does
 * nothing. Only answers of completed writes are stored; a request that was rejected or failed may be sent again. If an
 * answer is lost after its write, the key in the audit log shows that it was done, before any version is compared. An
 * answer that holds a secret isn't stored either: it is repeated from the record, without the secret.
 */
export const idempotent = (answerOf: AnswerOf, holds: "nothing" | "secret" = "nothing") =>
	Object.assign(
		createMiddleware<AppEnv>(async (c, next) => {
			const key = c.req.header("idempotency-key");
			if (key === undefined) return next();
			if (!isIdempotencyKey(key)) throw new AppError("request.idempotency_invalid", 400);
			const request = { userId: c.var.session.userId, key, requestHash: await hashOf(c) };
			const keys = createIdempotencyRepository(c.var.db);
			const claim = await claimOrWait(() => keys.claim(request, Date.now()));
			if (claim === "differs") throw new AppError("request.idempotency_mismatch", 422);
			if (claim === "busy") throw new AppError("request.idempotency_busy", 409, { retryAfter: BUSY_SECONDS });
			if (claim !== "begun" && "answer" in claim) return replay(c, claim);
			if (claim === "begun") {
				c.set("session", { ...c.var.session, requestKey: key });
				await next();
			} else await repeatAnswer(claim.done);
			// Another request under the key was slower, but has done it.
			const done = isRecorded(c.error) || isOvertaken(c.res.status) ? await keys.findRecorded(request) : undefined;
			if (done !== undefined) {
				c.error = undefined;
				await repeatAnswer(done);
			}
			// A completed write is answered even if its answer can't be stored: the key then counts as busy, and later as done.
			const { ok, status } = c.res;
			// 202: the same request continues.
			const stored =
				ok && status !== 202 && holds === "nothing"
					? keys.storeAnswer(request, status, await c.res.clone().text())
					: keys.release(request, !ok && status < 500);
			await stored.catch(() => undefined);

			async function repeatAnswer(id: number): Promise<void> {
				c.res = undefined;
				c.res = await answerOf(c, id);
				c.res.headers.set(REPLAYED, "true");
			}
		}),
		{ isIdempotent: true },
	);

/** The answer of every call that removes one thing. */
export const removed: AnswerOf = (c) => c.json({ removed: true });

const REPLAYED = "Idempotency-Replayed";

async function hashOf({ req }: Context): Promise<string> {
	return createHash("sha256")
		.update(`${req.method} ${req.path}\n${withoutPasswords(await req.text())}`)
		.digest("hex");
}

/** A fast hash of a password could be guessed from a copy of the database. */
function withoutPasswords(text: string): string {
	if (!/password/i.test(text)) return text;
	try {
		return JSON.stringify(JSON.parse(text, (name, value) => (/password/i.test(name) ? undefined : value)));
	} catch {
		return "";
	}
}

async function claimOrWait(claim: () => Promise<Claim>): Promise<Claim> {
	for (const wait of WAITS_MS) {
		const answer = await claim();
		if (answer !== "busy") return answer;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
	return claim();
}

const STATUSES: Readonly<Record<number, ContentfulStatusCode>> = { 200: 200, 201: 201 };

function replay(c: Context, { status, answer }: { status: number; answer: string }) {
	c.header("Content-Type", "application/json");
	c.header(REPLAYED, "true");
	return c.body(answer, STATUSES[status] ?? 200);
}

/** Its record is no longer as the request knew it, or is gone: maybe by the same request. */
const isOvertaken = (status: number): boolean => status === 409 || status === 404;

/** True if the audit log already has an entry with this key. */
function isRecorded(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (/UNIQUE constraint failed: .*audit_entries\.request_key/.test(cause.message)) return true;
	}
	return false;
}
