import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";

test("no query of a configuration's own area walks a big table", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	const finder = await givenFinder(token);
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const edited = { finderId: finder.id, version: 1 };
	const replies = [
		await send(`/admin/api/config/${finder.id}/overview`),
		await send("/admin/api/config/settings/edit", { ...edited, label: "Other" }),
		await send("/admin/api/config/instructions/edit", { ...edited, version: 2, instructions: "<p>Lift</p>" }),
	];
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await scans(statements)).toEqual([]);
});
