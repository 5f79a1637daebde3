import { expect, test } from "vitest";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { call, db, givenCompany, givenUser } from "#tests/support/world.ts";
import { listedOrders } from "#worker/orders/listed-orders.repository.ts";
import { ORDER_ITEMS_MAX } from "#worker/orders/order.rules.ts";
import { createOrder } from "#worker/orders/order-create.repository.ts";

type Listed = { orderNumber: string };

async function numbersOf(token: string, body: { search: string; side?: "supplier" }): Promise<string[]> {
	const { body: answer } = await call("/admin/api/order/list", { token, body });
	expect(answer.totalItemCount).toBe(answer.data.length);
	return answer.data.map(({ orderNumber }: Listed) => orderNumber);
}

test("an order is found by numbers of its own, not by those of its companies", async () => {
	const supplierId = await givenCompany({ id: 4207, supplier: true });
	const mandantId = await givenCompany({ id: 4105, supplierId });
	const shop = await givenUser("ROLE_CUSTOMER", mandantId);
	const shipper = await givenUser("ROLE_CUSTOMER", supplierId);
	const admin = await givenUser("ROLE_ADMIN");
	await givenOrder({ mandantId, supplierId, shop }, { orderNumber: "A-1" });
	await givenOrder({ mandantId, supplierId: null, shop }, { orderNumber: "A-2" });
	for (const search of ["410", "105", "4105", "420", "207", "m41", "s42", "05>", "<m4", "<s>", "１０５"]) {
		expect([search, await numbersOf(shop.token, { search })]).toEqual([search, []]);
		expect([search, await numbersOf(shipper.token, { search, side: "supplier" })]).toEqual([search, []]);
		expect([search, await numbersOf(admin.token, { search })]).toEqual([search, []]);
	}
	await givenOrder({ mandantId, supplierId, shop }, { orderNumber: "X-4105" });
	await givenOrder({ mandantId, supplierId, shop }, { orderNumber: "Xs420" });
	for (const { token } of [shop, admin]) {
		expect(await numbersOf(token, { search: "105" })).toEqual(["X-4105"]);
		expect(await numbersOf(token, { search: "S42" })).toEqual(["Xs420"]);
	}
	expect(await numbersOf(shipper.token, { search: "420", side: "supplier" })).toEqual(["Xs420"]);
});

test("a search for a number in a company's id reads none of the company's other orders", async () => {
	const mandantId = await givenCompany({ id: 6431 });
	const shop = await givenUser("ROLE_CUSTOMER", mandantId);
	for (let at = 0; at < 30; at++) await givenOrder({ mandantId, supplierId: null, shop }, { orderNumber: `N-${at}` });
	const own = await givenOrder({ mandantId, supplierId: null, shop }, { orderNumber: "X-6431" });
	for (const scope of [{ companyId: mandantId }, "all"] as const) {
		const { toIds } = listedOrders(scope, { side: "mandant" }, Date.now());
		const { results, meta } = await db.run(toIds("643"));
		expect(results).toEqual([{ id: own.id }]);
		expect(meta.rows_read).toBeLessThan(10);
	}
});

test("an order of as many items as there may be is found by each of its own skus, and by its brand", async () => {
	const { mandantId, supplierId, shop } = await givenParties();
	const items = Array.from({ length: ORDER_ITEMS_MAX }, (_, at) => ({
		...{ sku: `OWN-SKU-${1000 + at}`, setSku: `AERO-26-${1000 + at}`, brand: "Aero Line" },
		...{ title: "Aero", quantity: 1, price: 10, currency: "€", car: "" },
	}));
	const order = { orderNumber: "LARGE", prime: false, note: "", deliverTo: null, mandantId, supplierId, items };
	await createOrder(db, { ...order, status: "open", lockReason: null }, { userId: shop.id, impersonatedBy: null }, 1);
	for (const search of ["large", "OWN-SKU-1000", "own-sku-1199", "aero line", "aero-26-1000"])
		expect([search, await numbersOf(shop.token, { search })]).toEqual([search, ["LARGE"]]);
});
