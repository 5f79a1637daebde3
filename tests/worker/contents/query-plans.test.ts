import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { givenUser } from "#tests/support/world.ts";

test("contents are read without walking a big table; only removing an article looks at every finder", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const created = await send("/admin/api/content/save", { title: "x", contentType: "article" });
	const path = `/admin/api/content/${created.body.id}`;
	const replies = [
		await send("/admin/api/content/published", { contentType: "article" }),
		await send("/admin/api/content/list", { search: "x", sortField: "title" }),
		await send(path),
		await send(path.replace("content/", "content/save/"), created.body),
		await send(path.replace("content/", "content/remove/"), {}),
	];
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	const walked = await scans(statements);
	expect(walked.every((scan) => scan.startsWith("SCAN finders: update"))).toBe(true);
	expect(walked.length).toBeLessThanOrEqual(2);
});
