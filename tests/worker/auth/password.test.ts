import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cheapHash } from "#tests/support/cheap-hash.ts";
import { ask, call, db, get, givenUser } from "#tests/support/world.ts";
import { hashToken } from "#worker/auth/token.ts";
import { passwordResetsTable, sessionsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const passwordHash = cheapHash("old password");
const someone = (parts = {}) => givenUser("ROLE_CUSTOMER", undefined, { passwordHash, ...parts });

type Mail = { from: string; to: string; subject: string; text: string };

/** Requests a reset and returns the mails that were sent through the platform's binding. */
async function forget(email: string, headers: Record<string, string> = {}) {
	const mails: Mail[] = [];
	const EMAIL = { send: (mail: Mail) => Promise.resolve(mails.push(mail)) } as unknown as SendEmail;
	const request = new Request("https://finder.test/api/user/forget-password", {
		method: "POST",
		headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID(), ...headers },
		body: JSON.stringify({ email }),
	});
	return { reply: await ask(request, { ...env, EMAIL }), mails };
}
const tokenOf = (mail: Mail | undefined) => /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const reset = (token: unknown, password = "new password") =>
	call("/api/user/reset-password", { body: { token, password } });
const signIn = (username: string, password: string) =>
	call("/api/login-check", { body: { username, password } }).then(({ status }) => status);

test("a mailed link sets a new password once, and ends all sessions", async () => {
	const user = await someone({ language: "de", name: "Silke" });
	const { reply, mails } = await forget(`${user.username}@SHOP.example`);
	expect([reply.status, reply.body]).toEqual([202, { sent: true }]);
	expect(mails).toMatchObject([{ to: `${user.username}@shop.example`, subject: "Passwort zurücksetzen" }]);
	expect(mails[0]!.text).toContain(`${env.DASHBOARD_ORIGIN}/reset-password/`);
	expect((await reset(tokenOf(mails[0]))).body).toEqual({ changed: true });
	expect([await signIn(user.username, "old password"), await signIn(user.username, "new password")]).toEqual([
		401, 200,
	]);
	expect((await call("/admin/api/user/token-check", { token: user.token })).status).toBe(401);
	expect((await reset(tokenOf(mails[0]))).body.error.code).toBe("auth.token_invalid");
});

test("the link leads to the configured host, whatever the request says", async () => {
	const user = await someone();
	const { mails } = await forget(`${user.username}@shop.example`, {
		host: "evil.example",
		origin: "https://evil.example",
		"x-forwarded-host": "evil.example",
	});
	expect(mails[0]!.text).not.toContain("evil.example");
});

test("unknown addresses get the same answer and no mail; so do disabled users", async () => {
	const user = await someone({ enabled: false });
	const [known, unknown] = [await forget(`${user.username}@shop.example`), await forget("nobody@shop.example")];
	expect([known.mails, unknown.mails]).toEqual([[], []]);
	expect([unknown.reply.status, unknown.reply.text]).toEqual([known.reply.status, known.reply.text]);
});

test("fifty requests are few mails, and only the newest link is good", async () => {
	const user = await someone();
	const mails: Mail[] = [];
	for (let at = 0; at < 50; at++) mails.push(...(await forget(`${user.username}@shop.example`)).mails);
	expect(mails).toHaveLength(3);
	expect((await reset(tokenOf(mails[0]))).body.error.code).toBe("auth.token_invalid");
	expect((await reset(tokenOf(mails[2]))).status).toBe(200);
});

test("fifty requests at once are no more mails than fifty in a row, and one link is good", async () => {
	const user = await someone();
	const requests = await Promise.all(Array.from({ length: 50 }, () => forget(`${user.username}@shop.example`)));
	const mails = requests.flatMap((one) => one.mails);
	// A link that has ended before its mail is sent has none, so their number alone says little.
	expect([1, 2, 3]).toContain(mails.length);
	expect(await db.$count(passwordResetsTable)).toBe(3);
	expect(requests.map(({ reply }) => reply.status)).toEqual(Array(50).fill(202));
	const statuses: number[] = [];
	for (const mail of mails) statuses.push((await reset(tokenOf(mail))).status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("one token used twenty times at once works once", async () => {
	const user = await someone();
	const token = tokenOf((await forget(`${user.username}@shop.example`)).mails[0]);
	const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => reset(token, `password ${at}`)));
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(replies.filter(({ status }) => status === 400)).toHaveLength(19);
});

test("every bad token gets one and the same answer", async () => {
	const user = await someone();
	const old = tokenOf((await forget(`${user.username}@shop.example`)).mails[0]);
	await db.update(passwordResetsTable).set({ createdAt: Date.now() - 3_600_001 });
	const replies = await Promise.all(["", null, {}, [], 7, "x".repeat(43), old].map((token) => reset(token)));
	expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	expect(replies[0]!.body.error.code).toBe("auth.token_invalid");
	expect((await reset(old, "four")).body.error.fields).toEqual([{ path: "password", code: "auth.password_short" }]);
});

test("the database holds the link's hash, never the link", async () => {
	const user = await someone();
	const token = tokenOf((await forget(`${user.username}@shop.example`)).mails[0]);
	const [row] = await db.select().from(passwordResetsTable);
	expect(row?.tokenHash).toBe(hashToken(token));
	expect(JSON.stringify(row)).not.toContain(token);
});

test("changing the password ends the other sessions and keeps this one", async () => {
	const user = await someone();
	const other = await call("/api/login-check", { body: { username: user.username, password: "old password" } });
	const change = (currentPassword: string) =>
		call("/admin/api/user/change-password", {
			token: user.token,
			body: { currentPassword, newPassword: "new password" },
		});
	expect((await change("wrong")).body.error.fields).toEqual([{ path: "currentPassword", code: "auth.password_wrong" }]);
	expect((await change("old password")).body).toEqual({ changed: true });
	expect((await call("/admin/api/user/token-check", { token: user.token })).status).toBe(200);
	expect((await call("/admin/api/user/token-check", { token: other.body.token })).status).toBe(401);
	expect(await signIn(user.username, "new password")).toBe(200);
});

test("a change whose answer was lost is confirmed when it is sent again, and is one change", async () => {
	const user = await someone();
	const send = (currentPassword: string, newPassword = "new password") =>
		call("/admin/api/user/change-password", { token: user.token, body: { currentPassword, newPassword } });
	expect((await send("old password")).body).toEqual({ changed: true });
	const [before] = await db.select().from(usersTable).where(eq(usersTable.id, user.id));
	// More often than wrong attempts are allowed.
	for (let at = 0; at < 11; at++) expect((await send("old password")).body).toEqual({ changed: true });
	const [after] = await db.select().from(usersTable).where(eq(usersTable.id, user.id));
	expect(after).toEqual(before);
	expect((await send("old password", "third password")).status).toBe(400);
});

test("the same change sent twice at once is confirmed twice", async () => {
	const user = await someone();
	const replies = await Promise.all([change(user.token), change(user.token)]);
	expect(replies.map(({ status }) => status)).toEqual([200, 200]);
	expect(await signIn(user.username, "new password")).toBe(200);
});

test("who simulates another user can't change that user's password", async () => {
	const admin = await givenUser("ROLE_ADMIN");
	const user = await someone();
	await db
		.update(sessionsTable)
		.set({ impersonatorId: admin.id, parentHash: hashToken(admin.token) })
		.where(eq(sessionsTable.tokenHash, hashToken(user.token)));
	const body = { currentPassword: "old password", newPassword: "new password" };
	const reply = await call("/admin/api/user/change-password", { token: user.token, body });
	expect([reply.status, reply.body.error.code]).toEqual([403, "auth.not_while_impersonating"]);
	const [row] = await db.select().from(usersTable).where(eq(usersTable.id, user.id));
	expect(row?.passwordHash).toBe(passwordHash);
	await call("/admin/api/user/token-revoke", { token: admin.token });
	expect((await call("/admin/api/user/token-check", { token: user.token })).status).toBe(401);
});

test("guessing the current password is slowed down, and doesn't keep the right one from signing in", async () => {
	const user = await someone();
	const headers = { "cf-connecting-ip": "192.0.2.77" };
	const guess = () =>
		call("/admin/api/user/change-password", {
			token: user.token,
			body: { currentPassword: "guess", newPassword: "new password" },
			headers,
		});
	for (let at = 0; at < 10; at++) expect((await guess()).status).toBe(400);
	expect((await guess()).status).toBe(429);
	const body = { username: user.username, password: "old password" };
	expect((await call("/api/login-check", { body, headers })).status).toBe(200);
	expect((await guess()).status).toBe(429);
});

test("guessing the current password at once is slowed down as well, and the right one starts anew", async () => {
	const user = await someone();
	const change = (currentPassword: string, newPassword = "new password") =>
		call("/admin/api/user/change-password", {
			token: user.token,
			body: { currentPassword, newPassword },
			headers: { "cf-connecting-ip": "192.0.2.78" },
		}).then(({ status }) => status);
	for (let at = 0; at < 9; at++) expect(await change("guess")).toBe(400);
	expect(await change("old password")).toBe(200);
	const statuses = await Promise.all(Array.from({ length: 30 }, () => change("guess", "third password")));
	expect([statuses.filter((one) => one === 400).length, statuses.filter((one) => one === 429).length]).toEqual([
		10, 20,
	]);
});

test.each([
	[
		"is sent a link",
		async ({ username }: Owner) => reset(tokenOf((await forget(`${username}@shop.example`)).mails[0])),
	],
	["changes the password", ({ token }: Owner) => change(token)],
	["is given one by an administrator", ({ id }: Owner) => setFor(id)],
])("who has locked an address with a forgotten password and %s signs in there with the new one", async (_, set) => {
	const user = await someone();
	const signInThere = async (password: string) => {
		const body = { username: user.username, password };
		return (await call("/api/login-check", { body, headers: { "cf-connecting-ip": "192.0.2.79" } })).status;
	};
	for (let at = 0; at < 10; at++) expect(await signInThere("forgotten")).toBe(401);
	expect(await signInThere("old password")).toBe(429);
	expect((await set(user)).status).toBe(200);
	expect(await signInThere("new password")).toBe(200);
});

type Owner = Awaited<ReturnType<typeof someone>>;

const change = (token: string) =>
	call("/admin/api/user/change-password", {
		token,
		body: { currentPassword: "old password", newPassword: "new password" },
	});

async function setFor(id: number) {
	const { token } = await givenUser("ROLE_ADMIN");
	const { body } = await get(`/admin/api/user/${id}`, { token });
	return call(`/admin/api/user/save/${id}`, {
		token,
		body: { ...body, newPassword: "new password", newPasswordRepeat: "new password" },
	});
}

test("changing the password ends the mailed links", async () => {
	const user = await someone();
	const { mails } = await forget(`${user.username}@shop.example`);
	const body = { currentPassword: "old password", newPassword: "new password" };
	expect((await call("/admin/api/user/change-password", { token: user.token, body })).status).toBe(200);
	expect((await reset(tokenOf(mails[0]), "third password")).body.error.code).toBe("auth.token_invalid");
	expect(await signIn(user.username, "new password")).toBe(200);
});

test("of a change and a mailed link at once, the later one doesn't undo the earlier", async () => {
	const user = await someone();
	const { mails } = await forget(`${user.username}@shop.example`);
	const body = { currentPassword: "old password", newPassword: "changed password" };
	const [changed, set] = await Promise.all([
		call("/admin/api/user/change-password", { token: user.token, body }),
		reset(tokenOf(mails[0]), "mailed password"),
	]);
	const statuses = [changed.status, set.status];
	expect([await signIn(user.username, "changed password"), await signIn(user.username, "mailed password")]).toEqual(
		statuses.map((status) => (status === 200 ? 200 : 401)),
	);
	expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
