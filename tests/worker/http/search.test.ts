import { expect, test } from "vitest";
import { call, givenUser } from "#tests/support/world.ts";
import { CALLS } from "../call-table.ts";

const lists = ["POST /admin/api/user", ...Object.keys(CALLS)]
	.map((name) => name.replace("POST ", ""))
	.filter((path) => path === "/admin/api/user" || /^\/admin\/api\/[^:]*\/list$/.test(path));

test("a search of 200 characters is answered in every list, and one of 201 is refused", async () => {
	const { token, companyId } = await givenUser("ROLE_ADMIN");
	expect(lists.length).toBeGreaterThan(5);
	for (const path of new Set(lists)) {
		// An administrator names whose stock it is.
		const whose = path.startsWith("/admin/api/inventory") ? { companyId } : {};
		const search = (text: string) =>
			call(path, { token, body: { search: text, ...whose } }).then(({ status }) => status);
		expect([path, await search("é".repeat(200)), await search("é".repeat(201))]).toEqual([path, 200, 400]);
	}
});
