import { DetailedError } from "hono/client";
import type { FieldError } from "#worker/http/app-error.ts";

/** Why a call failed. `message` is the server's text, in the user's language. */
export type ApiProblem = { code: string; status: number; message: string | null; fields: FieldError[] };

export function toProblem(error: unknown): ApiProblem {
	if (!(error instanceof DetailedError)) return { code: "network.unreachable", status: 0, message: null, fields: [] };
	const body = property(property(error.detail, "data"), "error");
	const code = text(property(body, "code")) ?? "server.internal";
	const fields = property(body, "fields");
	return {
		code,
		status: error.statusCode ?? 500,
		message: text(property(body, "message")),
		fields: Array.isArray(fields) ? fields.flatMap(toFieldError) : [],
	};
}

const toFieldError = (field: unknown): FieldError[] => {
	const path = text(property(field, "path"));
	const code = text(property(field, "code"));
	return path === null || code === null ? [] : [{ path, code }];
};

const property = (value: unknown, key: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
