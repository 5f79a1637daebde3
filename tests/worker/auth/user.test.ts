import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, db, get, givenCompany, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { passwordResetsTable } from "#worker/db/schema/session.table.ts";

let serial = 0;
const body = (company: number, parts: Record<string, unknown> = {}) => {
	const username = `person${++serial}`;
	return {
		...{ company, username, email: `${username}@shop.example`, roles: ["ROLE_CUSTOMER"], newPassword: "secret1" },
		...parts,
	};
};
const signIn = (username: string, password: string) => call("/api/login-check", { body: { username, password } });
const isIn = async (token: string) => (await call("/admin/api/user/token-check", { token })).status === 200;

/** A user created by the call, and its administrator. */
async function givenSaved(parts: Record<string, unknown> = {}) {
	const admin = await givenUser("ROLE_ADMIN");
	const { status, body: user } = await call("/admin/api/user/save", {
		token: admin.token,
		body: body(admin.companyId, parts),
	});
	if (status !== 201) throw new Error(JSON.stringify(user));
	const save = (changed: Record<string, unknown>) =>
		call(`/admin/api/user/save/${user.id}`, { token: admin.token, body: { ...user, ...changed } });
	return { admin, user, save };
}

test("an administrator makes a user, who can then sign in; no answer holds a hash or a token", async () => {
	const { admin, user } = await givenSaved({ name: "Ada", language: "de", customerNumber: "K-1" });
	expect(user).toMatchObject({ name: "Ada", language: "de", customerNumber: "K-1", enabled: true, lastLogin: null });
	expect((await signIn(user.username, "secret1")).status).toBe(200);
	const read = await get(`/admin/api/user/${user.id}`, { token: admin.token });
	expect(read.body.lastLogin).not.toBeNull();
	expect(read.body.companyTitle).not.toBe("");
	const list = await call("/admin/api/user", { token: admin.token });
	expect(list.body.totalItemCount).toBe(2);
	expect(read.text + list.text).not.toMatch(/scrypt|hash|token|secret/i);
});

test("a save of a client that doesn't know of a field leaves it as it is", async () => {
	const texts = { name: "Ada", notificationEmail: "ada@shop.example", customerNumber: "K-1", language: "de" };
	const { user, save } = await givenSaved({ ...texts, enabled: false });
	for (const [at, field] of ["name", "notificationEmail", "customerNumber", "language", "enabled"].entries()) {
		const { body: saved } = await save({ version: at + 1, [field]: undefined });
		const { version, updatedAt } = saved;
		expect([field, saved, version]).toEqual([field, { ...user, version, updatedAt }, at + 2]);
	}
});

test.each([
	["company", { company: undefined }, "users.company_required"],
	["company", { company: 999_999 }, "users.company_unknown"],
	["username", { username: " abc " }, "users.username_short"],
	["username", { username: "other@shop.example" }, "users.username_is_email"],
	["username", { username: "other＠shop.example" }, "users.username_is_email"],
	["email", { email: "nobody" }, "users.email_invalid"],
	["notificationEmail", { notificationEmail: "nobody" }, "users.email_invalid"],
	["newPassword", { newPassword: "12345" }, "users.password_short"],
	["newPasswordRepeat", { newPasswordRepeat: "secret2" }, "users.password_mismatch"],
	["roles", { roles: ["ROLE_USER", "ROLE_ADMIN"] }, "users.one_role"],
	["roles", { roles: [] }, "users.one_role"],
	["passwordHash", { passwordHash: "x" }, "unknown_key"],
])("a wrong %s is refused at its field", async (path, parts, code) => {
	const admin = await givenUser("ROLE_ADMIN");
	const reply = await call("/admin/api/user/save", { token: admin.token, body: body(admin.companyId, parts) });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path, code }]]);
});

test("a username and an address are one user's, in any case, also when twenty want them at once", async () => {
	const { admin, user, save } = await givenSaved();
	const again = (parts: object) =>
		call("/admin/api/user/save", { token: admin.token, body: body(admin.companyId, { ...parts }) });
	const name = await again({ username: user.username.toUpperCase() });
	const address = await again({ email: user.email.toUpperCase() });
	expect([name.status, name.body.error.fields]).toEqual([409, [{ path: "username", code: "users.username_taken" }]]);
	expect([address.status, address.body.error.fields]).toEqual([409, [{ path: "email", code: "users.email_taken" }]]);
	const newcomer = body(admin.companyId);
	const replies = await Promise.all(
		Array.from({ length: 20 }, () => call("/admin/api/user/save", { token: admin.token, body: newcomer })),
	);
	expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
	expect((await save({ username: newcomer.username })).status).toBe(409);
});

test("an edit without a password keeps it; one with it needs the repeat, and ends the user's sessions and links", async () => {
	const { user, save } = await givenSaved();
	const { token } = (await signIn(user.username, "secret1")).body;
	const renamed = await save({ name: "Grace", newPassword: "", newPasswordRepeat: "" });
	expect([renamed.status, renamed.body.name, renamed.body.version]).toEqual([200, "Grace", 2]);
	expect(await isIn(token)).toBe(true);
	await db.insert(passwordResetsTable).values({ tokenHash: "x", userId: user.id, createdAt: Date.now() });
	const unrepeated = await save({ version: 2, newPassword: "secret2" });
	expect([unrepeated.status, unrepeated.body.error.fields[0].path]).toEqual([400, "newPasswordRepeat"]);
	expect(await isIn(token)).toBe(true);
	const changed = await save({ version: 2, newPassword: "secret2", newPasswordRepeat: "secret2" });
	expect(changed.status).toBe(200);
	expect(await isIn(token)).toBe(false);
	const [link] = await db.select().from(passwordResetsTable);
	expect(link?.endedAt).toEqual(expect.any(Number));
	expect((await signIn(user.username, "secret1")).status).toBe(401);
	expect((await signIn(user.username, "secret2")).status).toBe(200);
});

test("disabling and a lesser role act on the next request; enabled again, the old session stays ended", async () => {
	const { admin, user, save } = await givenSaved({ roles: ["ROLE_ADMIN"] });
	const { token } = (await signIn(user.username, "secret1")).body;
	expect((await call("/admin/api/user", { token })).status).toBe(200);
	expect((await save({ roles: ["ROLE_USER"] })).status).toBe(200);
	expect((await call("/admin/api/user", { token })).status).toBe(403);
	expect((await save({ roles: ["ROLE_USER"], enabled: false, version: 2 })).status).toBe(200);
	expect(await isIn(token)).toBe(false);
	expect((await signIn(user.username, "secret1")).status).toBe(401);
	expect((await save({ roles: ["ROLE_USER"], enabled: true, version: 3 })).status).toBe(200);
	expect(await isIn(token)).toBe(false);
	expect(await isIn(admin.token)).toBe(true);
});

test("administrators can't lock themselves out, and stay signed in when they change their own password", async () => {
	const { user } = await givenSaved({ roles: ["ROLE_ADMIN"] });
	const { token } = (await signIn(user.username, "secret1")).body;
	const save = (parts: object) => call(`/admin/api/user/save/${user.id}`, { token, body: { ...user, ...parts } });
	for (const [path, parts] of [
		["enabled", { enabled: false }],
		["roles", { roles: ["ROLE_USER"] }],
		["company", { company: await givenCompany({ active: false }) }],
	] as const) {
		const reply = await save(parts);
		expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path, code: "users.not_yourself" }]]);
	}
	expect((await save({ newPassword: "secret3", newPasswordRepeat: "secret3" })).status).toBe(200);
	expect(await isIn(token)).toBe(true);
});

test("a stale save changes nothing, ends nothing and is not recorded", async () => {
	const { user, save } = await givenSaved();
	const { token } = (await signIn(user.username, "secret1")).body;
	expect((await save({ name: "first" })).status).toBe(200);
	const stale = await save({ name: "second", enabled: false });
	expect([stale.status, stale.body.error.code]).toEqual([409, "users.stale"]);
	expect(await isIn(token)).toBe(true);
	expect((await save({ name: "third", version: 2 })).body.name).toBe("third");
	const entries = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.entity, "user"));
	expect(entries.map(({ action, after }) => [action, after?.name])).toEqual([
		["create", ""],
		["update", "first"],
		["update", "third"],
	]);
});

test("the log says that a password changed, and neither the old nor the new one", async () => {
	const { admin, user, save } = await givenSaved();
	await save({ newPassword: "secret2", newPasswordRepeat: "secret2" });
	const entries = await db.select().from(auditEntriesTable).where(eq(auditEntriesTable.entity, "user"));
	expect(entries.at(-1)).toMatchObject({
		...{ userName: admin.username, title: user.username, companyId: admin.companyId, action: "update" },
		...{ before: {}, after: { passwordChanged: true } },
	});
	expect(JSON.stringify(entries)).not.toMatch(/secret|scrypt/);
});

test("the list is sorted by each of its columns, with ties by id, and no hidden one", async () => {
	const company = await givenCompany();
	const { token } = await givenUser("ROLE_ADMIN", company, { name: "b", lastLogin: 5 });
	for (const [name, lastLogin] of [
		["B", null],
		["a", 7],
		["C", null],
	] as const)
		await givenUser("ROLE_USER", company, { name, lastLogin });
	const ids = async (sortField: string, sortOrder: string) => {
		const { body } = await call("/admin/api/user", { token, body: { sortField, sortOrder } });
		return body.data.map(({ id }: { id: number }) => id);
	};
	const [one, two, three, four] = (await ids("id", "asc")) as [number, number, number, number];
	expect(await ids("id", "desc")).toEqual([four, three, two, one]);
	expect(await ids("name", "asc")).toEqual([three, one, two, four]);
	expect(await ids("name", "desc")).toEqual([four, two, one, three]);
	expect(await ids("lastLogin", "asc")).toEqual([two, four, one, three]);
	expect(await ids("roles", "asc")).toEqual([one, two, three, four]);
	expect(await ids("username", "asc")).toEqual([one, two, three, four]);
	expect(await ids("email", "desc")).toEqual([four, three, two, one]);
	for (const sortField of ["passwordHash", "searched", "company"])
		expect((await call("/admin/api/user", { token, body: { sortField } })).status).toBe(400);
});

test("the search finds name, address, role, number and company, folded and literally", async () => {
	const { admin, user, save } = await givenSaved({ name: "Łukasz Öztürk", customerNumber: "K-4711" });
	const company = await givenCompany({ title: "Straßen-Wischer", searched: "strassen-wischer" });
	await save({ company });
	const idsMatching = async (search: string) => {
		const { body } = await call("/admin/api/user", { token: admin.token, body: { search } });
		expect(body.totalItemCount).toBe(body.data.length);
		return body.data.map(({ id }: { id: number }) => id);
	};
	for (const search of ["lukasz OZTURK", user.email, "k-4711", "STRASSEN", "role_customer", String(user.id)])
		expect(await idsMatching(search)).toContain(user.id);
	for (const search of ["%", "_%_", "nobody at all"]) expect(await idsMatching(search)).toEqual([]);
});

test("a user who isn't there is 404", async () => {
	const { admin, user } = await givenSaved();
	expect((await get("/admin/api/user/999999", { token: admin.token })).body.error.code).toBe("users.not_found");
	const reply = await call("/admin/api/user/save/999999", { token: admin.token, body: user });
	expect(reply.status).toBe(404);
});
