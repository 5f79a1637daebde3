import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sender } from "#tests/support/query-plans.ts";
import {
	call,
	finderBody,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { CALLS } from "#tests/worker/call-table.ts";

/** The database, noting for each statement how its session began, or that it has none. */
function noting() {
	const seen: { first: string; session: number; sql: string }[] = [];
	let sessions = 0;
	const opened = (real: D1Database | D1DatabaseSession, first: string, session: number) => ({
		prepare: (sql: string) => {
			seen.push({ first, session, sql });
			return real.prepare(sql);
		},
		batch: real.batch.bind(real),
	});
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		...opened(env.DB, "none", 0),
		withSession: (first: string) => opened(env.DB.withSession(first), first, ++sessions),
	});
	return { seen, bindings: { ...env, DB } };
}

const IS_SESSION = /from "(sessions|api_keys)"/;
const calls = Object.entries(CALLS).map(([name, { who, body }]) => {
	const [method = "", path = ""] = name.split(" ");
	return { name, method, path: path.replace(":type", "front").replace(/:\w+/g, "1"), who, sends: body !== "none" };
});

test("every call with a token asks the primary who it is, and reads nothing that is older", async () => {
	const guarded = calls.filter(({ who }) => who !== "public");
	expect(guarded.length).toBeGreaterThan(90);
	for (const { name, method, path, sends } of guarded) {
		const { token } = await givenUser("ROLE_ADMIN");
		const { seen, bindings } = noting();
		const send = sender(token, bindings);
		await (method === "GET" ? send(path) : send(path, sends ? {} : undefined));
		expect([name, IS_SESSION.test(seen[0]?.sql ?? "")]).toEqual([name, true]);
		expect([name, ...new Set(seen.map(({ first, session }) => `${first} ${session}`))]).toEqual([
			name,
			"first-primary 1",
		]);
	}
});

test("visitors are answered from the nearest copy; what it doesn't have is looked for at the primary", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(token);
	const away = await givenFinder(token);
	await call(`/admin/api/config/save/${away.id}`, { token, body: { ...finderBody(), enabled: false, version: 1 } });
	const firsts = async (path: string) => {
		const { seen, bindings } = noting();
		const { status } = await sender("", bindings)(path);
		return [status, ...new Set(seen.map(({ first }) => first))];
	};
	expect(await firsts(`/finder/v1/${finder.uuid}`)).toEqual([200, "first-unconstrained"]);
	expect(await firsts(`/finder/v1/${away.uuid}`)).toEqual([404, "first-unconstrained", "first-primary"]);
	expect(await firsts(`/finder/${finder.uuid}/products`)).toEqual([200, "first-unconstrained"]);
});

test("signing in asks the primary for everything", async () => {
	const { seen, bindings } = noting();
	const send = sender("", bindings);
	await send("/api/login-check", { username: "nobody", password: "nothing" });
	await send("/api/user/forget-password", { email: "nobody@shop.example" });
	await send("/api/user/reset-password", { token: "x".repeat(43), password: "secret1" });
	expect(seen.length).toBeGreaterThan(2);
	expect(new Set(seen.map(({ first }) => first))).toEqual(new Set(["none"]));
});
