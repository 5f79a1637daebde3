import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { enter, givenTrade } from "#tests/support/orders.ts";
import { call, db, givenCompany, givenUser } from "#tests/support/world.ts";
import { MOST_COUNTED } from "#worker/db/counted.rules.ts";
import { inventoryMovementsTable } from "#worker/db/schema/inventory.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";

type Trade = Awaited<ReturnType<typeof givenTrade>>;
type Moved = { why: string; who: string | null; bySupport: boolean; orderNumber: string | null };

const simulate = async (userId: number): Promise<string> => {
	const admin = await givenUser("ROLE_ADMIN");
	return (await call("/admin/api/user/token-create", { token: admin.token, body: { userId } })).body.token;
};
const save = (token: string, partKey: string, onHand: number, version: number | null = null) =>
	call("/admin/api/inventory/save", { token, body: { rows: [{ partKey, onHand, version }] } });
const movementsOf = async ({ shipper }: Trade, partKey: string): Promise<Moved[]> => {
	const { body } = await call("/admin/api/inventory/movements", { token: shipper.token, body: { partKey } });
	return body.data.map(({ why, who, bySupport, orderNumber }: Moved) => ({ why, who, bySupport, orderNumber }));
};
const order = async ({ finder, setSku }: Trade, token: string, orderNumber: string) =>
	(await enter(token, { finder: finder.id, orderNumber, items: [{ sku: setSku, quantity: 1 }] })).body;

test("a movement names who made it as they were then, whatever has become of them", async () => {
	const trade = await givenTrade();
	const colleague = await givenUser("ROLE_CUSTOMER", trade.supplierId);
	const stranger = await givenUser("ROLE_CUSTOMER", await givenCompany());
	const [partKey, other] = [`${trade.front.code}-26`, `${trade.front.code}-18`];
	await save(colleague.token, partKey, 5);
	await db
		.update(usersTable)
		.set({ companyId: await givenCompany(), username: "somebody-else" })
		.where(eq(usersTable.id, colleague.id));
	await db.update(usersTable).set({ companyId: trade.supplierId }).where(eq(usersTable.id, trade.shop.id));
	expect(await movementsOf(trade, partKey)).toEqual([
		{ why: "count", who: colleague.username, bySupport: false, orderNumber: null },
	]);
	await db.insert(inventoryMovementsTable).values({
		...{ companyId: trade.supplierId, partKey: other, at: 1, why: "count", userId: stranger.id },
		...{ onHandBefore: 0, onHandAfter: 0, reservedBefore: 0, reservedAfter: 0 },
	});
	// Of before they were kept: by what the person is today.
	expect((await movementsOf(trade, other))[0]?.who).toBeNull();
});

test("an administrator who changes stock is support, also as a colleague, and who orders isn't named to the supplier", async () => {
	const trade = await givenTrade();
	const partKey = `${trade.front.code}-26`;
	await save(await simulate(trade.shipper.id), partKey, 5);
	const admin = await givenUser("ROLE_ADMIN", trade.supplierId);
	const adjusted = await call("/admin/api/inventory/adjust", {
		token: admin.token,
		body: { companyId: trade.supplierId, partKey, by: 1, reason: "Found" },
	});
	expect(adjusted.status).toBe(200);
	await db
		.update(usersTable)
		.set({ roles: ["ROLE_CUSTOMER"] })
		.where(eq(usersTable.id, admin.id));
	await order(trade, trade.shop.token, "M-1");
	await order(trade, await simulate(trade.shop.id), "M-2");
	await db.update(usersTable).set({ companyId: trade.supplierId }).where(eq(usersTable.id, trade.shop.id));
	expect(await movementsOf(trade, partKey)).toEqual([
		{ why: "reserve", who: null, bySupport: true, orderNumber: "M-2" },
		{ why: "reserve", who: null, bySupport: false, orderNumber: "M-1" },
		{ why: "adjust", who: null, bySupport: true, orderNumber: null },
		{ why: "count", who: trade.shipper.username, bySupport: true, orderNumber: null },
	]);
});

test("a movement says its order's number, also when the order has been removed", async () => {
	const trade = await givenTrade();
	const partKey = `${trade.front.code}-26`;
	await save(trade.shipper.token, partKey, 5);
	const { id, version } = await order(trade, trade.shop.token, "M-3");
	const move = (action: string, at: number) =>
		call(`/admin/api/order/${id}/${action}`, { token: trade.shop.token, body: { version: at } });
	expect((await move("hold", version)).status).toBe(200);
	expect((await move("remove", version + 1)).status).toBe(200);
	expect((await movementsOf(trade, partKey)).map(({ why, orderNumber }) => [why, orderNumber])).toEqual([
		["release", "M-3"],
		["reserve", "M-3"],
		["count", null],
	]);
});

test("a part's movements are counted no further than a list shows", async () => {
	const { supplierId: companyId, shipper } = await givenTrade();
	await env.DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10005)
		INSERT INTO inventory_movements (company_id, part_key, at, why, user_id, on_hand_before, on_hand_after, reserved_before,
			reserved_after) SELECT ${companyId}, 'BUSY', i, 'ship', 1, 1, 0, 1, 0 FROM n`).run();
	const { body } = await call("/admin/api/inventory/movements", { token: shipper.token, body: { partKey: "BUSY" } });
	expect([body.data.length, body.totalItemCount]).toEqual([20, MOST_COUNTED]);
});
