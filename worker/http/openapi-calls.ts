import type { Handler, RouterRoute } from "hono/types";
import { z } from "zod";
import type { CallNotes } from "./openapi-notes.ts";
import { ROLES, type Role } from "./roles.rules.ts";

export type ApiRoutes = { routes: RouterRoute[] };

/**
 * A call as its middleware describes it. `roles` is empty if a signed-in user is enough, or if no sign-in is needed.
 */
export type ApiCall = {
	method: string;
	/** With `{id}` for parameters. */
	path: string;
	params: string[];
	tag: string;
	isGuarded: boolean;
	roles: Role[];
	schemas: ReadonlyMap<string, z.ZodType>;
	/** The JSON body is optional. */
	isBodyOptional: boolean;
	/** Takes an Idempotency-Key. */
	isIdempotent: boolean;
	notes: CallNotes;
};

/** Every call of the app, in the order of the router. `guard` is the middleware that requires a token. */
export function collectCalls({ routes }: ApiRoutes, guard: unknown): ApiCall[] {
	const guarded = routes.filter(({ handler }) => handler === guard).map(({ path }) => path);
	const calls = Map.groupBy(
		routes.filter(({ method }) => method !== "ALL"),
		({ method, path }) => `${method} ${path}`,
	);
	return [...calls.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const handlers = [first, ...others].map(({ handler }) => handler);
		return [
			{ ...addressOf(first), isGuarded: guarded.some((path) => covers(path, first.path)), ...readHandlers(handlers) },
		];
	});
}

const PARAM = /:(\w+)(?:\{[^}]*\})?\??/g;

const addressOf = ({ method, path }: RouterRoute) => ({
	method: method.toLowerCase(),
	path: path.replace(PARAM, "{$1}"),
	params: [...path.matchAll(PARAM)].flatMap(([, name]) => name ?? []),
	tag: tagOf(path),
});

/** Calls are grouped by the first word after their common prefix. */
function tagOf(path: string): string {
	const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
	if (first === "admin") return third;
	if (first === "finder") return second === "v1" ? "finder v1" : "finder";
	return first === "api" ? "open" : "images";
}

const covers = (pattern: string, path: string): boolean =>
	pattern.endsWith("/*") ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path;

function readHandlers(
	handlers: Handler[],
): Pick<ApiCall, "roles" | "schemas" | "isBodyOptional" | "isIdempotent" | "notes"> {
	return {
		roles: handlers.flatMap(rolesOf),
		schemas: new Map(handlers.flatMap(schemaOf)),
		isBodyOptional: handlers.some((handler) => "isBodyOptional" in handler),
		isIdempotent: handlers.some((handler) => "isIdempotent" in handler),
		notes: handlers.map(notesOf).find((notes) => notes !== undefined) ?? {},
	};
}

function rolesOf(handler: Handler): Role[] {
	if (!("allowed" in handler) || !Array.isArray(handler.allowed)) return [];
	const { allowed } = handler;
	// Administrators hold every role.
	return ROLES.filter((role) => role === "ROLE_ADMIN" || allowed.includes(role));
}

function schemaOf(handler: Handler): [string, z.ZodType][] {
	if (!("target" in handler && "schema" in handler)) return [];
	const { target, schema } = handler;
	return typeof target === "string" && schema instanceof z.ZodType ? [[target, schema]] : [];
}

const notesOf = (handler: Handler): CallNotes | undefined =>
	"notes" in handler && isNotes(handler.notes) ? handler.notes : undefined;

const isNotes = (value: unknown): value is CallNotes => typeof value === "object" && value !== null;
