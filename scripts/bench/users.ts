import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { migrate } from "#scripts/local/migrate.ts";
import { usersTable as users } from "#worker/db/schema/user.table.ts";
import { type Measure, percentile, type Section } from "./measure.ts";
import { queryPlans } from "./query-plans.ts";
import { type Built, startRuntime } from "./runtime.ts";
import { makeAdministrator } from "./shop.ts";

const USERS = 100_000;
const COMPANIES = 1000;
const ROUNDS = 150;
const P99 = { atMost: 100 };

/** The requests of the users' screen, from the cheapest to those with many matches. */
const LISTS: Readonly<Record<string, object>> = {
	"first page": {},
	"last page": { page: USERS / 50, pageSize: 50 },
	"by username": { sortField: "username", sortOrder: "asc" },
	"by email": { sortField: "email" },
	"by roles": { sortField: "roles", sortOrder: "asc" },
	"by name": { sortField: "name", sortOrder: "asc" },
	"by last login": { sortField: "lastLogin" },
	"search that finds one": { search: "person-077777" },
	"search by the middle of a word": { search: "77777@sho" },
	"search for two characters": { search: "07" },
	"search that finds many": { search: "shop.example" },
	"search that finds none": { search: "nobody is called that" },
	"search for a company, by name": { search: "company 777", sortField: "name" },
};

/** How long the list of users takes with 100,000 of them, and its query plans. */
export async function measureUsers({ script, countedScript, folder }: Built): Promise<Section> {
	const { url, env, close } = await startRuntime({ script, folder });
	await migrate(env.DB);
	const token = await makeAdministrator(env);
	await makeUsers(env);
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const ask = async (body: object, at = url) => {
		const response = await fetch(`${at}/admin/api/user`, { method: "POST", headers, body: JSON.stringify(body) });
		if (!response.ok) throw new Error(`The list of users answered ${response.status}.`);
		await response.arrayBuffer();
	};
	const measures: Measure[] = [];
	for (const [name, list] of Object.entries(LISTS)) measures.push(await measureList(name, () => ask(list)));
	await close();
	const asks = Object.entries(LISTS).map(([name, list]) => [name, (at: string) => ask(list, at)] as const);
	const plans = await queryPlans(countedScript, folder, Object.fromEntries(asks));
	return {
		title: `The list of users, ${USERS.toLocaleString("en")} of them`,
		how: `Milliseconds of a call, p99 of ${ROUNDS} one after another, 100 users a page unless said; the count is part of it. Every order comes out of an index (tests/worker/users/query-plans.test.ts); a search asks the search indexes for at most 10,000 ids, and a list counts no further (docs/adr/0047).`,
		measures,
		plans,
	};
}

async function measureList(name: string, ask: () => Promise<void>): Promise<Measure> {
	const times: number[] = [];
	await ask();
	for (let round = 0; round < ROUNDS; round++) {
		const start = performance.now();
		await ask();
		times.push(performance.now() - start);
	}
	const p50 = percentile(times, 0.5);
	return { name, value: percentile(times, 0.99), unit: "ms", budget: P99, note: `p50 ${p50.toFixed(1)} ms` };
}

/** Users of a thousand companies, with their own names, addresses and logins. */
async function makeUsers(env: Env): Promise<void> {
	const db = drizzle(env.DB);
	const numbers = (count: number) =>
		sql.raw(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`);
	await db.run(sql`${numbers(COMPANIES)} INSERT INTO companies (title, searched, created_at, updated_at)
		SELECT 'Company ' || i, 'company ' || i, 1, 1 FROM n`);
	await db.run(sql`${numbers(USERS)} INSERT INTO ${users}
		(company_id, username, username_key, email, email_key, name, roles, password_hash, searched, last_login, created_at, updated_at)
		SELECT 2 + i % ${sql.raw(String(COMPANIES - 1))}, name, name, mail, mail, 'Person ' || (i * 7919 % 100003), '["ROLE_CUSTOMER"]',
			${"scrypt$16384$8$5$".padEnd(90, "x")}, name || ' ' || mail || ' person ' || (i * 7919 % 100003) || ' role_customer',
			i * 104729 % 1000000007, 1, 1
		FROM (SELECT i, printf('person-%06d', i) AS name, printf('person-%06d@shop.example', i) AS mail FROM n)`);
}
