import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { ask, call, db, get, givenCompany, givenUser } from "#tests/support/world.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { sessionsTable, signInFailuresTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const PASSWORD = "correct horse";
const passwordHash = cheapHash(PASSWORD);
const someone = async (parts = {}) => givenUser("ROLE_CUSTOMER", undefined, { passwordHash, ...parts });
const signIn = (username: unknown, password: unknown = PASSWORD, address = "192.0.2.1") =>
	call("/api/login-check", { body: { username, password }, headers: { "cf-connecting-ip": address } });

test("a user signs in by name or e-mail, in any case, and is known by the token", async () => {
	const user = await someone();
	for (const name of [user.username, user.username.toUpperCase(), `${user.username}@SHOP.example`]) {
		const { status, body } = await signIn(name);
		expect(status).toBe(200);
		const current = await get("/admin/api/user/current", { token: body.token });
		expect(current.body.user).toMatchObject({
			id: user.id,
			username: user.username,
			roles: ["ROLE_CUSTOMER"],
			impersonatedBy: null,
		});
		expect(current.body.config.menu).toContainEqual(
			expect.objectContaining({ routeName: "config_dashboard", uri: "/c" }),
		);
	}
});

test("wrong password, unknown name, disabled user and inactive company are told apart by nothing", async () => {
	const user = await someone();
	const disabled = await someone({ enabled: false });
	const closed = await someone({ companyId: await givenCompany({ active: false }) });
	const replies = [
		await signIn(user.username, "wrong password", "192.0.2.2"),
		await signIn("nobody", PASSWORD, "192.0.2.3"),
		await signIn(disabled.username, PASSWORD, "192.0.2.4"),
		await signIn(closed.username, PASSWORD, "192.0.2.5"),
	];
	for (const { status, text, headers } of replies) {
		expect([status, text, [...headers].sort()]).toEqual([401, replies[0]!.text, [...replies[0]!.headers].sort()]);
	}
	expect(replies[0]!.body.error.code).toBe("auth.invalid_login");
});

test("twenty wrong log-ins end in 429, whatever X-Forwarded-For says, while the owner elsewhere still gets in", async () => {
	const user = await someone();
	const statuses: number[] = [];
	for (let at = 0; at < 20; at++) {
		const headers = { "cf-connecting-ip": "192.0.2.9", "x-forwarded-for": `198.51.100.${at}` };
		statuses.push(
			(await call("/api/login-check", { body: { username: user.username, password: "wrong" }, headers })).status,
		);
	}
	expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
	expect(statuses.slice(10)).toEqual(Array(10).fill(429));
	await db.update(signInFailuresTable).set({ windowStart: Date.now() - 10_000 });
	const blocked = await signIn(user.username, PASSWORD, "192.0.2.9");
	expect(blocked.status).toBe(429);
	expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(880);
	expect((await signIn(user.username, PASSWORD, "192.0.2.10")).status).toBe(200);
});

test("fifty-five wrong log-ins at once try ten passwords", async () => {
	const user = await someone();
	const replies = await Promise.all(
		Array.from({ length: 55 }, (_, at) => signIn(user.username, `wrong ${at}`, "192.0.2.55")),
	);
	const counted = Object.groupBy(replies, ({ status }) => status);
	expect([counted[401]?.length, counted[429]?.length]).toEqual([10, 45]);
	expect(Number(counted[429]?.[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await signIn("nobody@shop.example", "wrong", "192.0.2.55")).status).toBe(401);
});

test("ten wrong log-ins by name close the e-mail address too, and don't tell whether both are one user's", async () => {
	const user = await someone();
	const attempts = (name: string) => [...Array(10).fill(name), `${name}@shop.example`, name];
	const replies = async (name: string) => {
		const texts: string[] = [];
		for (const typed of attempts(name)) {
			const { status, text } = await signIn(typed, "wrong", "192.0.2.57");
			texts.push(`${status} ${text}`);
		}
		return texts;
	};
	const known = await replies(user.username);
	expect(known.map((text) => text.slice(0, 3))).toEqual([...Array(11).fill("401"), "429"]);
	expect(known).toEqual(await replies("nobody"));
	expect((await signIn(`${user.username}@shop.example`, PASSWORD, "192.0.2.57")).status).toBe(401);
	expect((await signIn(`${user.username}@shop.example`, PASSWORD, "192.0.2.58")).status).toBe(200);
});

test("the right password thirty times at once: who is turned away may come again at once, and gets in", async () => {
	const user = await someone();
	const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(user.username, PASSWORD, "192.0.2.56")));
	const late = replies.filter(({ status }) => status !== 200);
	expect(late.length).toBeGreaterThan(0);
	expect(new Set(late.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))).toEqual(
		new Set(["429 2"]),
	);
	expect((await signIn(user.username, PASSWORD, "192.0.2.56")).status).toBe(200);
});

test.each([
	["none", undefined],
	["empty", "Bearer "],
	["not ours", "Bearer abc"],
	["doubled", `Bearer ${"A".repeat(43)}, Bearer ${"A".repeat(43)}`],
	["non-ASCII", `Bearer ${"é".repeat(43)}`],
	["of 20 KB", `Bearer ${"A".repeat(20_000)}`],
	["unknown", `Bearer ${"A".repeat(43)}`],
	["basic", "Basic dXNlcjpwYXNz"],
])("a bearer that is %s is 401", async (_, authorization) => {
	const reply = await get("/admin/api/user/current", { headers: authorization === undefined ? {} : { authorization } });
	expect([reply.status, reply.body.error.code]).toEqual([401, "auth.unauthorized"]);
});

test.each(["bearer", "BEARER"])("the scheme %s is as good as Bearer", async (scheme) => {
	const { token } = await someone();
	expect((await get("/admin/api/user/current", { headers: { authorization: `${scheme} ${token}` } })).status).toBe(200);
});

test("a token anywhere else than in its header is ignored", async () => {
	const { token } = await someone();
	const reply = await get(`/admin/api/user/current?token=${token}`, { headers: { cookie: `token=${token}` } });
	expect(reply.status).toBe(401);
});

test("the next request obeys log-out, disabling, a role change and the company's state", async () => {
	const check = (token: string) => call("/admin/api/user/token-check", { token }).then(({ status }) => status);
	const out = await someone();
	expect(await check(out.token)).toBe(200);
	expect((await call("/admin/api/user/token-revoke", { token: out.token })).status).toBe(200);
	expect(await check(out.token)).toBe(401);

	const disabled = await someone();
	await db.update(usersTable).set({ enabled: false }).where(eq(usersTable.id, disabled.id));
	expect(await check(disabled.token)).toBe(401);

	const closed = await someone();
	await db.update(companiesTable).set({ active: false }).where(eq(companiesTable.id, closed.companyId));
	expect(await check(closed.token)).toBe(401);

	const demoted = await givenUser("ROLE_ADMIN");
	expect((await call("/admin/api/company/list", { token: demoted.token })).status).toBe(200);
	await db
		.update(usersTable)
		.set({ roles: ["ROLE_USER"] })
		.where(eq(usersTable.id, demoted.id));
	expect((await call("/admin/api/company/list", { token: demoted.token })).status).toBe(403);
});

test("sessions end by age and by idleness", async () => {
	const user = await someone();
	const check = () => call("/admin/api/user/token-check", { token: user.token }).then(({ status }) => status);
	await db.update(sessionsTable).set({ lastUsedAt: Date.now() - 25 * 3_600_000 });
	expect(await check()).toBe(401);
	await db.update(sessionsTable).set({ lastUsedAt: Date.now(), expiresAt: Date.now() - 1 });
	expect(await check()).toBe(401);
});

test("a look-up that fails is 503 with Retry-After, never anonymous", async () => {
	const { token } = await someone();
	const broken = {
		...env,
		DB: {
			prepare: () => {
				throw new Error("D1_ERROR: Network connection lost.");
			},
			withSession: () => broken.DB,
		} as unknown as D1Database,
	};
	const request = new Request("https://finder.test/admin/api/user/current", {
		headers: { authorization: `Bearer ${token}` },
	});
	const reply = await ask(request, broken);
	expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
	expect(reply.text).not.toContain("D1_ERROR");
});

test("a dump of the database holds no usable token and no password, even one typed as the name", async () => {
	const user = await someone();
	const { body } = await signIn(user.username);
	expect((await signIn("typed in the wrong field")).status).toBe(401);
	const tables = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
	).all<{ name: string }>();
	let dump = "";
	for (const { name } of tables.results)
		dump += JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
	expect(dump).not.toContain(body.token);
	expect(dump).not.toContain(PASSWORD);
	expect(dump).not.toContain("wrong field");
});

test("a password of a megabyte is refused before it is hashed", async () => {
	const user = await someone();
	expect((await signIn(user.username, "x".repeat(1_000_000))).status).toBe(400);
	expect((await signIn(user.username, "x".repeat(2_000_000))).status).toBe(413);
});

test("guesses from one IPv6 network count together, from whichever of its addresses", async () => {
	const user = await someone();
	const statuses: number[] = [];
	for (let at = 0; at < 12; at++)
		statuses.push((await signIn(user.username, "wrong", `2001:db8:7:7:${at}::${at}`)).status);
	expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
	expect((await signIn(user.username, PASSWORD, "2001:db8:7:8::1")).status).toBe(200);
});

test("a password that is replaced while it is compared signs nobody in", async () => {
	const user = await someone();
	const batch = env.DB.batch.bind(env.DB);
	const spy = vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
		spy.mockRestore();
		await db.update(usersTable).set({ passwordHash: "replaced" }).where(eq(usersTable.id, user.id));
		return batch(statements);
	});
	expect((await signIn(user.username)).status).toBe(401);
	expect(await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id))).toHaveLength(1);
});
