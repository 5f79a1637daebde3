import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { givenUser } from "#tests/support/world.ts";
import { USER_SORT_FIELDS } from "#worker/users/user.schema.ts";

const plansOf = async (sql: string): Promise<string> => {
	const values = Array(sql.split("?").length - 1).fill(null);
	const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...values)
		.all<{ detail: string }>();
	return plan.results.map(({ detail }) => detail).join("\n");
};

test.each(USER_SORT_FIELDS)(
	"the list of users by %s comes out of an index in its order, ties by id too",
	async (sortField) => {
		const { token } = await givenUser("ROLE_ADMIN");
		const statements = new Set<string>();
		const send = sender(token, recorded(statements));
		for (const sortOrder of ["asc", "desc"]) await send("/admin/api/user", { sortField, sortOrder });
		const lists = [...statements].filter((sql) => sql.includes("order by"));
		expect(lists).toHaveLength(2);
		for (const sql of lists) expect(await plansOf(sql)).not.toContain("TEMP B-TREE");
	},
);

test("no other query about users walks them all", async () => {
	const { token, companyId } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const user = {
		...{ company: companyId, username: "newcomer", email: "newcomer@shop.example" },
		...{ roles: ["ROLE_CUSTOMER"], newPassword: "secret1" },
	};
	const made = await send("/admin/api/user/save", user);
	const { id } = made.body;
	const replies = [
		await send(`/admin/api/user/${id}`),
		await send(`/admin/api/user/save/${id}`, { ...made.body, newPassword: "secret2", newPasswordRepeat: "secret2" }),
		await send("/admin/api/user/token-create", { userId: id }),
	];
	expect([made, ...replies].map(({ status }) => status)).toEqual([201, 200, 200, 200]);
	expect(await scans(statements)).toEqual([]);
});
