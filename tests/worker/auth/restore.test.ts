import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { ask, call, db, givenApiKey, givenUser } from "#tests/support/world.ts";
import { KEYS_MAX } from "#worker/auth/api-key.rules.ts";
import { endOlder } from "#worker/auth/end-older.usecases.ts";
import { hashPassword, verifyPassword } from "#worker/auth/password.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { passwordResetsTable, sessionsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";

const since = (time: Date | string): Env => ({
	...env,
	SESSIONS_VALID_FROM: typeof time === "string" ? time : time.toISOString(),
});
const later = () => new Date(Date.now() + 60_000);

const post = (path: string, bindings: Env, { token, body = {} }: { token?: string; body?: unknown } = {}) => {
	const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
	const request = new Request(`https://finder.test${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return ask(request, bindings).then(({ status }) => status);
};
const check = (token: string, bindings: Env) => post("/admin/api/user/token-check", bindings, { token });

test("a restored database revives a revoked session, and SESSIONS_VALID_FROM ends it again", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const backup = await db.select().from(sessionsTable).where(eq(sessionsTable.userId, user.id));
	await call("/admin/api/user/token-revoke", { token: user.token });
	await db.insert(sessionsTable).values(backup);
	expect(await check(user.token, env)).toBe(200);
	expect(await check(user.token, since(later()))).toBe(401);
	expect(await check(user.token, since(new Date(Date.now() - 60_000)))).toBe(200);
});

test("links to a new password from before that time are invalid too", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	const token = newToken();
	await db.insert(passwordResetsTable).values({ tokenHash: hashToken(token), userId: user.id, createdAt: Date.now() });
	const body = { token, password: "new password" };
	expect(await post("/api/user/reset-password", since(later()), { body })).toBe(400);
	expect(await post("/api/user/reset-password", env, { body })).toBe(200);
});

test("keys from before that time are shown as revoked, and leave room for new ones", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const user = await givenUser("ROLE_API_USER", companyId);
	const input = { name: "ERP", user: user.id, scopes: ["orders:read"], expiresAt: null };
	for (let made = 0; made < KEYS_MAX; made++) await call("/admin/api/api-key/save", { token, body: input });
	const [from, signedInAt] = [later(), Date.now() + 120_000];
	await db.update(sessionsTable).set({ createdAt: signedInAt });
	expect(await post("/admin/api/api-key/save", env, { token, body: input })).toBe(409);
	expect(await post("/admin/api/api-key/save", since(from), { token, body: input })).toBe(201);
	const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
	const list = new Request("https://finder.test/admin/api/api-key/list", { method: "POST", headers, body: "{}" });
	const { body } = await ask(list, since(from));
	expect(body.data[0]).toMatchObject({ name: "ERP", revokedAt: from.toISOString() });
});

/** A session, a key and a link to a new password. */
async function givenAccess() {
	const user = await givenUser("ROLE_CUSTOMER");
	const { key } = await givenApiKey(user);
	const link = newToken();
	await db.insert(passwordResetsTable).values({ tokenHash: hashToken(link), userId: user.id, createdAt: Date.now() });
	return { session: user.token, key, link };
}

/** Without the setting, as in a version that somebody has gone back to. */
const statuses = async ({ session, key, link }: Awaited<ReturnType<typeof givenAccess>>) => [
	await check(session, since("")),
	await post("/admin/api/config/list", since(""), { token: key }),
	await post("/api/user/reset-password", since(""), { body: { token: link, password: "new password" } }),
];

test("what that time has ended stays so without the setting, and what came afterwards stays valid", async () => {
	const before = await givenAccess();
	await scheduler.wait(2);
	const from = new Date();
	await runFrequent(since(from), Date.now());
	expect(await statuses(before)).toEqual([401, 401, 400]);
	const afterwards = await givenAccess();
	await runFrequent(since(from), Date.now());
	expect(await statuses(afterwards)).toEqual([200, 200, 200]);
});

test.each(["", "yesterday", "2999-01-01T00:00:00Z"])("nothing ends for good by the setting %j", async (setting) => {
	const access = await givenAccess();
	await runFrequent(since(setting), Date.now());
	expect(await statuses(access)).toEqual([200, 200, 200]);
});

test("nothing ends for good by a day that can be read in two ways", async () => {
	const access = await givenAccess();
	await endOlder(db, "07.08.2999", Date.parse("2999-12-01T00:00:00Z"));
	expect(await statuses(access)).toEqual([200, 200, 200]);
	await endOlder(db, "2999-08-07T00:00:00Z", Date.parse("2999-12-01T00:00:00Z"));
	expect(await statuses(access)).toEqual([401, 401, 400]);
});

test("a setting that is no time lets nobody in, and an empty one everybody", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	expect(await check(token, since("yesterday"))).toBe(401);
	expect(await check(token, since(""))).toBe(200);
});

test("a password keeps opening at the cost that it was kept with, and one that can't be read opens nothing", async () => {
	const cheap = cheapHash("old password");
	expect(await verifyPassword("old password", cheap)).toBe(true);
	expect(await verifyPassword("other password", cheap)).toBe(false);
	for (const hash of ["", "plain", "scrypt$$$$$", undefined]) expect(await verifyPassword("plain", hash)).toBe(false);
});

test("an unknown name takes as long as a wrong password", async () => {
	const user = await givenUser("ROLE_CUSTOMER");
	await db.update(usersTable).set({ passwordHash: await hashPassword("right password") });
	const times: Record<string, number[]> = { [user.username]: [], nobody: [] };
	const attempt = async (username: string) => {
		const start = performance.now();
		expect((await call("/api/login-check", { body: { username, password: "wrong password" } })).status).toBe(401);
		times[username]?.push(performance.now() - start);
	};
	for (let round = 0; round < 11; round++) for (const name of [user.username, "nobody"]) await attempt(name);
	const median = (name: string) => times[name]!.sort((one, other) => one - other)[5]!;
	// Hashing is nine tenths of the time: without it the shorter would be a tenth. The rest is tolerance for a busy
	// machine.
	const [known, unknown] = [median(user.username), median("nobody")];
	expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5);
});
