import type { ContentfulStatusCode } from "hono/utils/http-status";

import { FIELDS_MAX } from "./field-limit.rules.ts";

export type FieldError = { path: string; code: string };

type Extras = ErrorOptions & { fields?: FieldError[]; retryAfter?: number };

/** The only way to fail a call on purpose. The code is also the message's key in every language. */
export class AppError extends Error {
	readonly code: string;
	readonly status: ContentfulStatusCode;
	readonly fields: FieldError[] | undefined;
	/** Seconds, for 429 and 503. */
	readonly retryAfter: number | undefined;

	constructor(code: string, status: ContentfulStatusCode, { fields, retryAfter, ...options }: Extras = {}) {
		super(code, options);
		this.code = code;
		this.status = status;
		this.fields = fields?.slice(0, FIELDS_MAX);
		this.retryAfter = retryAfter;
	}
}
