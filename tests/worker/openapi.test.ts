import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { app } from "#worker/app.ts";
import { requireSession } from "#worker/auth/require-session.ts";
import { areaOf } from "#worker/http/api-scope.rules.ts";
import { openApiRoutes } from "#worker/http/openapi.routes.ts";
import type { OpenApiDocument } from "#worker/http/openapi.ts";
import { noted } from "#worker/http/openapi-notes.ts";
import { mayAdminister, mayManage } from "#worker/http/require-role.ts";
import { idParamSchema, validate } from "#worker/http/validate.ts";

const describing = (described: { routes: typeof app.routes }) =>
	new Hono().route("/api", openApiRoutes(described, requireSession));
const documentOf = async (described: { routes: typeof app.routes }) =>
	(await describing(described).request("/api/openapi.json")).json<OpenApiDocument>();

describe("the product's description of itself", async () => {
	const document = await documentOf(app);
	const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

	test("is OpenAPI 3.1", () => {
		expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Wiper Finder", version: expect.any(String) } });
		expect(document.components.securitySchemes.token).toEqual({ type: "http", scheme: "bearer" });
	});

	test("knows every call", () => {
		const calls = app.routes
			.filter(({ method }) => method !== "ALL")
			.map(({ method, path }) => [method.toLowerCase(), path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")] as const);
		expect(calls.length).toBeGreaterThan(20);
		expect(calls.filter(([method, path]) => !document.paths[path]?.[method])).toEqual([]);
		expect(operations).toHaveLength(new Set(calls.map(String)).size);
	});

	test("names what varies in a path, and no call like another", () => {
		for (const [path, methods] of Object.entries(document.paths)) {
			expect(path).not.toContain(":");
			const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
			for (const { parameters } of Object.values(methods)) {
				expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(named);
			}
		}
		const ids = operations.map(({ operationId }) => operationId);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("says how each call is refused", () => {
		const error = { $ref: "#/components/responses/Error" };
		for (const { responses } of operations) expect(responses).toMatchObject({ "4XX": error, "5XX": error });
	});

	test("says what every call answers that a key may make, or a shop without the element", () => {
		const isOthers = (path: string) => areaOf(path) !== undefined || /^\/finder\/\{uuid\}\//.test(path);
		const called = Object.entries(document.paths).filter(([path]) => isOthers(path));
		expect(called.length).toBeGreaterThan(80);
		const silent = called.flatMap(([path, methods]) =>
			Object.entries(methods)
				.filter(
					([method, { responses }]) =>
						method !== "options" && !Object.values(responses).some((response) => "content" in response),
				)
				.map(([method]) => `${method} ${path}`),
		);
		expect(silent).toEqual([]);
	});

	test("says of a file what kind of file it is", () => {
		const file = { schema: { type: "string", format: "binary" } };
		const answers = (type: string) => ({ 200: { description: "Done.", content: { [type]: file } } });
		expect(document.paths["/admin/api/inventory/export"]?.get?.responses).toMatchObject(answers("text/csv"));
		expect(document.paths["/admin/api/order/documents.pdf"]?.post?.responses).toMatchObject(answers("application/pdf"));
	});

	test("asks for a token exactly where the worker does", () => {
		expect(document.paths["/admin/api/config/save"]?.post).toMatchObject({
			security: [{ token: [] }],
			"x-roles": ["ROLE_API_USER", "ROLE_CUSTOMER", "ROLE_ADMIN"],
		});
		expect(document.paths["/upload-image"]?.post?.security).toEqual([{ token: [] }]);
		expect(document.paths["/api/login-check"]?.post?.security).toEqual([]);
	});

	test.each(["order", "product"])("says that an import of %ss may still be under way", (kind) => {
		const activate = document.paths[`/admin/api/${kind}/import/{id}/activate`]?.post;
		expect(activate?.responses).toMatchObject({ 200: { description: "Done." }, 202: { description: "Under way." } });
	});

	test("says what every call of a visitor's browser takes, also where it is sent as text", () => {
		const takes = (call: string, schema: object) =>
			expect(document.paths[`/finder/v1/{uuid}/${call}`]?.post?.requestBody?.content).toMatchObject({
				"application/json": { schema },
			});
		takes("vehicles", { properties: { registration: { type: "string" } }, required: ["registration"] });
		takes("events", {
			anyOf: [
				{ anyOf: [{ properties: { counts: { type: "object" } } }, { properties: { event: { type: "string" } } }] },
				{ properties: { vehicle: {}, arm: { type: "integer" } }, required: ["vehicle", "arm"] },
			],
		});
		takes("car-requests", { type: "object" });
	});

	test("says that the prices of sets are in minor units, unlike all others", () => {
		const price = { description: expect.stringContaining("minor units") };
		const properties = {
			prices: { items: { properties: { price } } },
			bundles: { items: { properties: { price: { anyOf: [price, { type: "null" }] } } } },
		};
		expect(document.paths["/admin/api/pricing/sets"]?.post?.responses).toMatchObject({
			200: { content: { "application/json": { schema: { properties } } } },
		});
	});

	test("shows what a call takes by the schema that checks it", () => {
		expect(document.paths["/admin/api/config/save"]?.post?.requestBody?.content).toMatchObject({
			"application/json": {
				schema: {
					properties: { label: { type: "string", minLength: 1, maxLength: 120 } },
					additionalProperties: false,
				},
			},
		});
	});
});

describe("a call", async () => {
	const described = new Hono()
		.use("/shop/*", requireSession)
		.get("/shop/:id", mayManage, validate("param", idParamSchema), (c) => c.text(""))
		.post(
			"/shop/:kind{front|rear}",
			mayAdminister,
			validate("query", z.strictObject({ page: z.coerce.number().int(), search: z.string().optional() })),
			noted({ form: z.strictObject({ file: z.file() }), answer: z.strictObject({ id: z.int() }), status: 201 }),
			(c) => c.text(""),
		)
		.get("/open", (c) => c.text(""));
	const { paths } = await documentOf(described);

	test("that takes an id says what an id is", () => {
		expect(paths["/shop/{id}"]?.get?.parameters).toEqual([
			expect.objectContaining({
				name: "id",
				in: "path",
				required: true,
				schema: expect.objectContaining({ type: "integer" }),
			}),
			expect.objectContaining({ name: "X-Acting-User", in: "header", required: false }),
		]);
	});

	test("that takes a query, a form, and answers something says so", () => {
		expect(paths["/shop/{kind}"]?.post).toMatchObject({
			parameters: [
				{ name: "kind", in: "path", required: true },
				{ name: "page", in: "query", required: true },
				{ name: "search", in: "query", required: false },
				{ name: "X-Acting-User", in: "header", required: false },
			],
			requestBody: { content: { "multipart/form-data": { schema: { required: ["file"] } } } },
			responses: { 201: { content: { "application/json": { schema: { properties: { id: { type: "integer" } } } } } } },
		});
	});

	test("that asks for nothing is open", () => {
		expect(paths["/open"]?.get?.security).toEqual([]);
	});
});

describe("the page to read", () => {
	test("runs nothing, loads nothing, and names every call", async () => {
		const response = await describing(app).request("/api/docs");
		const page = await response.text();
		const policy = response.headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain("unsafe");
		expect(page).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=/i);
		for (const { method, path } of app.routes.filter((route) => route.method !== "ALL")) {
			expect(page).toContain(`<code>${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}")}</code>`);
		}
	});

	test("has its style allowed by its own hash", async () => {
		const response = await describing(app).request("/api/docs");
		const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? [];
		const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
		const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
		expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
	});
});
