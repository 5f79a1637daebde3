import { expect, test } from "vitest";
import { givenTrade } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, db, givenAssortment, givenFinder, givenProduct } from "#tests/support/world.ts";
import { inventoriesTable, inventoryMovementsTable } from "#worker/db/schema/inventory.table.ts";

type World = Awaited<ReturnType<typeof givenTrade>>;
type List = {
	path: string;
	/** What the list is asked for besides. */
	body?: (world: World) => object;
	/** What goes on from, and what a row is known by. */
	cursor: "id" | "partKey" | "sku";
	add: (world: World, nth: number) => Promise<unknown>;
};

const number = (nth: number) => String(nth).padStart(3, "0");

const LISTS: List[] = [
	{
		...{ path: "/config/list", cursor: "id" },
		add: ({ shop }, nth) => givenFinder(shop.token, { label: `Finder ${nth}` }),
	},
	{
		...{ path: "/set-product/list", cursor: "id", body: () => ({ sortOrder: "asc" }) },
		add: ({ mandantId }, nth) => givenProduct({ partsKey: `K-${nth}`, sku: `Z-${999 - nth}`, companyId: mandantId }),
	},
	{
		...{ path: "/inventory/list", cursor: "partKey" },
		add: ({ mandantId }, nth) =>
			db
				.insert(inventoriesTable)
				.values({ companyId: mandantId, partKey: `P-${number(nth)}`, onHand: nth, updatedAt: 1 }),
	},
	{
		...{ path: "/inventory/movements", cursor: "id", body: () => ({ partKey: "P-1" }) },
		add: ({ mandantId, shop }) =>
			db.insert(inventoryMovementsTable).values({
				...{ companyId: mandantId, partKey: "P-1", at: 1, why: "count", userId: shop.id },
				...{ onHandBefore: 0, onHandAfter: 1, reservedBefore: 0, reservedAfter: 0 },
			}),
	},
	{
		path: "/product",
		body: ({ finder }) => ({ finder: finder.id, sortField: "sku", sortOrder: "asc" }),
		cursor: "sku",
		add: ({ mandantId }) => givenAssortment({ kind: "rear", sizes: [12], allowedTo: [mandantId] }),
	},
];

test.each(LISTS)("another system reads $path to the end, though rows come meanwhile", async (list) => {
	const world = await givenTrade();
	for (let nth = 100; nth < 125; nth++) await list.add(world, nth);
	const statements = new Set<string>();
	const send = sender(world.shop.token, recorded(statements));
	const page = async (parts: object) => {
		const { status, body } = await send(`/admin/api${list.path}`, { ...list.body?.(world), ...parts });
		expect([status, body.error]).toEqual([200, undefined]);
		return body.data.map((row: Record<string, unknown>) => row[list.cursor]);
	};
	const before = await page({ pageSize: 100 });
	expect(before.length).toBeGreaterThan(24);
	const read: unknown[] = [];
	for (let after: unknown, nth = 0; ; after = read.at(-1)) {
		const rows = await page({ pageSize: 10, ...(after !== undefined && { after }) });
		read.push(...rows);
		if (rows.length < 10) break;
		// Before and after the place that was reached.
		await list.add(world, nth++);
		await list.add(world, 900 + nth);
	}
	expect(before.filter((one: unknown) => !read.includes(one))).toEqual([]);
	expect(new Set(read).size).toBe(read.length);
	expect(await scans(statements)).toEqual([]);
	const named = await call(`/admin/api${list.path}`, {
		token: world.shop.token,
		body: { ...list.body?.(world), after: list.cursor === "id" ? 0 : "" },
	});
	expect(named.body.error.fields[0].path).toBe("after");
});
