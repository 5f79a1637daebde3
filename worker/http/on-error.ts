import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { violatesReference } from "../db/constraint.ts";
import { DEFAULT_LOCALE } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";
import { describeError } from "./error-log.rules.ts";
import { isSecurityEvent, logSecurity } from "./security-log.ts";
import { isStorageFault } from "./storage-fault.rules.ts";

const PATH_MAX = 200;

/** Turns every error into an answer in the request's language. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
	const { code, status, fields, retryAfter } = toAppError(error);
	if (status >= 500) console.error(`${c.req.method} ${c.req.path.slice(0, PATH_MAX)} ${code}\n${describeError(error)}`);
	if (isSecurityEvent(status)) logSecurity(c, code);
	if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
	c.header("Cache-Control", "no-store");
	const message = translate(c.var.locale ?? DEFAULT_LOCALE, code);
	return c.json({ error: { code, message, ...(fields && { fields }) } }, status);
};

/** The same call may succeed later. */
export const unavailable = (cause?: unknown) => new AppError("server.unavailable", 503, { retryAfter: 2, cause });

/** What a call answers for an error. */
export function toAppError(error: unknown): AppError {
	if (error instanceof AppError) return error;
	// Thrown by Hono, for example for a body that is not JSON.
	if (error instanceof HTTPException && error.status < 500) {
		return new AppError(
			error.status === 413 ? "request.too_large" : "request.malformed",
			error.status === 413 ? 413 : 400,
		);
	}
	if (violatesReference(error)) return new AppError("request.reference_gone", 409, { cause: error });
	if (isStorageFault(error)) return unavailable(error);
	return new AppError("server.internal", 500, { cause: error });
}
