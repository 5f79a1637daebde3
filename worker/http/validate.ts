import type { Context, MiddlewareHandler, ValidationTargets } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import { z } from "zod";
import { AppError, type FieldError } from "./app-error.ts";
import { findDuplicateKey } from "./duplicate-key.rules.ts";
import type { AppEnv } from "./env.ts";
import { FIELDS_MAX } from "./field-limit.rules.ts";
import { findMalformed } from "./json-text.rules.ts";

export const idParamSchema = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const PATH_MAX = 200;

/** Input and output differ if a schema has defaults or transforms. */
type Validated<Target extends string, Schema extends z.ZodType> = {
	in: { [Key in Target]: z.input<Schema> };
	out: { [Key in Target]: z.output<Schema> };
};

/** Checks one part of a request. The schema stays readable on the middleware, for the call table and OpenAPI. */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
	target: Target,
	schema: Schema,
): MiddlewareHandler<AppEnv, string, Validated<Target, Schema>> & { target: Target; schema: Schema };
export function validate(target: keyof ValidationTargets, schema: z.ZodType) {
	const check = validator(target, async (value, c) => {
		if (target === "json") await checkJson(c);
		const malformed = findMalformed(value);
		if (malformed !== undefined) {
			throw new AppError(`request.invalid_${target}`, 400, {
				fields: [{ path: malformed.slice(0, PATH_MAX), code: "malformed_text" }],
			});
		}
		return checked(target, schema, value);
	});
	return Object.assign(check, { target, schema });
}

function checked<Schema extends z.ZodType>(target: keyof ValidationTargets, schema: Schema, value: unknown) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const fields = result.error.issues.slice(0, FIELDS_MAX).flatMap(toFieldErrors);
	throw new AppError(`request.invalid_${target}`, 400, { fields });
}

/** For calls without a body in the specification: no body, with any type, is read as `{}`; any other is JSON. */
export function validateOptional<Schema extends z.ZodType<object>>(
	schema: Schema,
): MiddlewareHandler<AppEnv, string, Validated<"json", Schema>> & {
	target: "json";
	schema: Schema;
	isBodyOptional: true;
};
export function validateOptional(schema: z.ZodType<object>) {
	const checkBody = validate("json", schema);
	const check = createMiddleware<AppEnv>(async (c, next) => {
		if ((await c.req.text()) !== "") return checkBody(c, next);
		c.req.addValidatedData("json", checked("json", schema, {}));
		await next();
	});
	return Object.assign(check, { target: "json", schema, isBodyOptional: true } as const);
}

/** A duplicate key is rejected: one of the two values would be dropped unseen. */
async function checkJson({ req }: Context): Promise<void> {
	if (!isJson(req.header("content-type"))) throw new AppError("request.not_json", 415);
	const key = findDuplicateKey(await req.text());
	if (key === undefined) return;
	throw new AppError("request.invalid_json", 400, {
		fields: [{ path: key.slice(0, PATH_MAX), code: "duplicate_key" }],
	});
}

/** An unknown key is named; a refinement's own code (`users.password_short`) is sent unchanged. */
function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
	if (issue.code === "unrecognized_keys") {
		const known = issue.keys.slice(0, FIELDS_MAX);
		return known.map((key) => ({ path: toPath([...issue.path, key]), code: "unknown_key" }));
	}
	const code = /^[a-z_]+\.[a-z_]+$/.test(issue.message) ? issue.message : issue.code;
	return [{ path: toPath(issue.path), code }];
}

const toPath = (parts: PropertyKey[]): string => parts.join(".").slice(0, PATH_MAX);

/**
 * Exactly this media type, in any case and with any parameters: no longer name with the same beginning, and no list.
 */
const isJson = (contentType = ""): boolean => contentType.split(";")[0]?.trim().toLowerCase() === "application/json";
