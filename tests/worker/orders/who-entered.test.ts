import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, get, givenCompany, givenUser } from "#tests/support/world.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

const simulate = async (userId: number): Promise<string> => {
	const admin = await givenUser("ROLE_ADMIN");
	return (await call("/admin/api/user/token-create", { token: admin.token, body: { userId } })).body.token;
};

test("an order says who entered it as they were then: a colleague by name, an administrator as support", async () => {
	const trade = await givenTrade();
	const { shop, shipper, mandantId, finder, setSku } = trade;
	const boss = await givenUser("ROLE_CUSTOMER", mandantId);
	const admin = await givenUser("ROLE_ADMIN", mandantId);
	const items = [{ sku: setSku, quantity: 1 }];
	const entered = async (token: string, more = {}) =>
		(await enter(token, { finder: finder.id, items, ...more })).body.id;
	const byColleague = await entered(shop.token);
	const simulated = await entered(await simulate(shop.id));
	const byAdmin = await entered(admin.token, { companyId: mandantId });
	await db
		.update(usersTable)
		.set({ companyId: await givenCompany(), username: "moved-away" })
		.where(eq(usersTable.id, shop.id));
	await db
		.update(usersTable)
		.set({ roles: ["ROLE_CUSTOMER"] })
		.where(eq(usersTable.id, admin.id));
	const seenBy = async (token: string) =>
		Promise.all(
			[byColleague, simulated, byAdmin].map(async (id) => {
				const { user, bySupport } = (await get(`/admin/api/order/${id}`, { token })).body;
				return [user?.name ?? null, bySupport];
			}),
		);
	expect(await seenBy(boss.token)).toEqual([
		[shop.username, false],
		[shop.username, true],
		[null, true],
	]);
	expect(await seenBy(shipper.token)).toEqual([
		[null, false],
		[null, true],
		[null, true],
	]);
	const reader = await givenUser("ROLE_ADMIN");
	expect(await seenBy(reader.token)).toEqual([
		[shop.username, false],
		[shop.username, true],
		[admin.username, true],
	]);
	// A new colleague was none then.
	await db.update(usersTable).set({ companyId: shipper.companyId }).where(eq(usersTable.id, shop.id));
	expect((await seenBy(shipper.token))[0]).toEqual([null, false]);
});
