import { expect, test } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { call } from "#tests/support/world.ts";

test("another system reads all orders to the end, though others are entered meanwhile", async () => {
	const parties = await givenParties();
	const ids: number[] = [];
	for (let at = 0; at < 25; at++) ids.push((await givenOrder(parties)).id);
	const read: number[] = [];
	const list = (parts: object) => call("/admin/api/order/list", { token: parties.shop.token, body: parts });
	for (let after: number | undefined; ; after = read.at(-1)) {
		const { data, totalItemCount } = (await list({ pageSize: 10, ...(after && { after }) })).body;
		expect(totalItemCount).toBeGreaterThanOrEqual(25);
		read.push(...data.map(({ id }: { id: number }) => id));
		await givenOrder(parties);
		if (data.length < 10) break;
	}
	expect(read).toEqual(ids.toReversed());
	const newer = (await list({ after: ids.at(-1), sortOrder: "asc", sortField: "orderNumber", page: 9 })).body.data;
	expect(newer.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3].map((more) => ids.at(-1)! + more));
	const searched = await list({ search: "AERO", after: ids[10], pageSize: 3 });
	expect(searched.body.data.map(({ id }: { id: number }) => id)).toEqual([ids[9], ids[8], ids[7]]);
	expect((await list({ after: 0 })).body.error.fields[0].path).toBe("after");
});
