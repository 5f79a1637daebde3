import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "../i18n/locale.rules.ts";
import type { ApiCall } from "./openapi-calls.ts";
import type { CallNotes } from "./openapi-notes.ts";

const errorSchema = z.object({
	error: z.object({
		code: z.string().meta({ examples: ["finders.not_found"] }),
		message: z.string(),
		fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
	}),
});

/** A schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output" = "input"): z.core.JSONSchema.BaseSchema {
	const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return rest;
}

/** The description of all calls (OpenAPI 3.1), generated from the routes and their validators. */
export function openApiDocument(calls: readonly ApiCall[]) {
	const byPath = Map.groupBy(calls, ({ path }) => path);
	return {
		openapi: "3.1.0",
		info: {
			title: "Wiper Finder",
			version: "1",
			description:
				"Calls of the back-office and of the finder. Errors are `{error: {code, message, fields?}}`; " +
				"the code is fixed, the message is in the language of the path's locale.",
		},
		servers: [
			{ url: "/" },
			{ url: "/{locale}", variables: { locale: { enum: [...LOCALES], default: DEFAULT_LOCALE } } },
		],
		tags: [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name })),
		paths: Object.fromEntries(
			[...byPath].map(([path, those]) => [
				path,
				Object.fromEntries(those.map((call) => [call.method, operation(call)])),
			]),
		),
		components: {
			securitySchemes: { token: { type: "http", scheme: "bearer" } },
			schemas: { Error: toJsonSchema(errorSchema, "output") },
			responses: {
				Error: { description: "Rejected, and why.", content: json({ $ref: "#/components/schemas/Error" }) },
			},
		},
	};
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function operation(call: ApiCall) {
	const body = requestBody(call);
	return {
		operationId:
			`${call.method}${call.path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`.replace(
				/\W/g,
				"",
			),
		tags: [call.tag],
		security: call.isGuarded ? [{ token: [] }] : [],
		...(call.roles.length > 0 && { "x-roles": call.roles, description: `For ${call.roles.join(", ")}.` }),
		parameters: [
			...pathParameters(call),
			...queryParameters(call),
			...(call.isGuarded ? [actingUser] : []),
			...(call.isIdempotent ? [idempotencyKey] : []),
		],
		...(body && { requestBody: body }),
		responses: {
			...Object.fromEntries(successesOf(call.notes).map((status) => [status, success(call.notes, status)])),
			"4XX": { $ref: "#/components/responses/Error" },
			"5XX": { $ref: "#/components/responses/Error" },
		},
	};
}

/** The statuses with which a call succeeds; 2XX: nothing more is said. */
export function successesOf(notes: CallNotes): readonly (number | "2XX")[] {
	const { status } = notes;
	if (status === undefined) return [typesOf(notes).length > 0 ? 200 : "2XX"];
	return typeof status === "number" ? [status] : status;
}

/** The media types of a call's success; empty: nothing is said. */
export function typesOf({ answer, mediaType }: CallNotes): readonly string[] {
	if (mediaType === undefined) return answer ? ["application/json"] : [];
	return typeof mediaType === "string" ? [mediaType] : mediaType;
}

const FILE = { type: "string", format: "binary" };

function success(notes: CallNotes, status: number | "2XX") {
	const description = status === 202 ? "Under way." : "Done.";
	const types = typesOf(notes);
	if (types.length === 0) return { description };
	const schema = notes.answer ? toJsonSchema(notes.answer, "output") : FILE;
	return { description, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const json = (schema: object) => ({ "application/json": { schema } });

function requestBody({ schemas, notes, isBodyOptional }: ApiCall) {
	const form = notes.form ?? schemas.get("form");
	if (form) return { required: true, content: { "multipart/form-data": { schema: toJsonSchema(form) } } };
	const body = notes.json ?? schemas.get("json");
	return body && { required: !isBodyOptional, content: json(toJsonSchema(body)) };
}

const pathParameters = ({ params, schemas }: ApiCall) => {
	const { properties } = propertiesOf(schemas.get("param"));
	return params.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? { type: "string" } }));
};

const queryParameters = ({ schemas }: ApiCall) => {
	const { properties, required } = propertiesOf(schemas.get("query"));
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema,
	}));
};

const actingUser = {
	name: "X-Acting-User",
	in: "header",
	required: false,
	description: "The id of the user whom the call is meant for. For any other user's token it is 409 `auth.other_user`.",
	schema: { type: "string" },
};

const idempotencyKey = {
	name: "Idempotency-Key",
	in: "header",
	required: false,
	description:
		"A key of your own for each request. The same request again within a day: the same answer, and nothing is done twice. " +
		"409 `request.idempotency_busy`: the first one is still running, wait as long as `Retry-After` says. " +
		"With another call or body the key is 422 `request.idempotency_mismatch`.",
	schema: { type: "string", minLength: 1, maxLength: 200 },
};

/** The fields of an object's schema; empty if it isn't an object. */
export function propertiesOf(schema: z.ZodType | undefined) {
	const { properties = {}, required = [] } = schema ? toJsonSchema(schema) : {};
	return { properties, required };
}
