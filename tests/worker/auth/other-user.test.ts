import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import type { OpenApiDocument } from "#worker/http/openapi.ts";

const input = () => finderInputSchema.parse({ label: "Meant for somebody" });
const save = (token: string, headers: Record<string, string>) =>
	call("/admin/api/config/save", { token, body: input(), headers });

test("a write that a page makes for another user than the one who is signed in is refused, and nothing is written", async () => {
	const [shown, signedIn] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const { status, body } = await save(signedIn.token, { "x-acting-user": String(shown.id) });
	expect([status, body.error.code]).toEqual([409, "auth.other_user"]);
	expect(body.error.message).toBe("You are signed in as another user. Nothing was saved.");
	expect(await db.select().from(findersTable)).toEqual([]);
});

test("it is checked before a picture is taken, and before a key is claimed", async () => {
	const [shown, signedIn] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const headers = { "x-acting-user": String(shown.id), "idempotency-key": "one" };
	expect((await call("/upload-image", { token: signedIn.token, headers })).status).toBe(409);
	expect((await save(signedIn.token, headers)).status).toBe(409);
	expect((await save(signedIn.token, { "idempotency-key": "one" })).status).toBe(201);
});

test.each(["", "0", "abc", "1e3", " "])("an id that is nobody's (%j) is nobody's call", async (meant) => {
	const user = await givenUser("ROLE_CUSTOMER");
	expect((await save(user.token, { "x-acting-user": meant })).status).toBe(409);
});

test("a call for the one who is signed in, and one that names nobody, go on working", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	expect((await save(user.token, { "x-acting-user": String(user.id) })).status).toBe(201);
	expect((await save(user.token, {})).status).toBe(201);
});

test("during a simulation a call is meant for the simulated user", async () => {
	const [admin, shop] = [await givenUser("ROLE_ADMIN"), await givenUser("ROLE_CUSTOMER")];
	const { token } = (await call("/admin/api/user/token-create", { token: admin.token, body: { userId: shop.id } }))
		.body;
	expect((await save(token, { "x-acting-user": String(shop.id) })).status).toBe(201);
	expect((await save(token, { "x-acting-user": String(admin.id) })).status).toBe(409);
});

test("nobody learns by it who there is: without a session it is 401", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const reply = await get("/admin/api/user/current", { headers: { "x-acting-user": String(user.id) } });
	expect(reply.status).toBe(401);
});

test("the dashboard on its own host may send it, and the API describes it", async () => {
	const preflight = await call("/admin/api/config/save", {
		method: "OPTIONS",
		headers: { origin: env.DASHBOARD_ORIGIN, "access-control-request-method": "POST" },
	});
	expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-acting-user");
	const document: OpenApiDocument = (await get("/api/openapi.json")).body;
	const names = (path: string) => document.paths[path]?.post?.parameters.map(({ name }) => name);
	expect(names("/admin/api/config/save")).toContain("X-Acting-User");
	expect(names("/api/login-check")).not.toContain("X-Acting-User");
});
