import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DELIVER_TO, givenOrder, givenParties } from "#tests/support/orders.ts";
import { call, db, get, givenUser } from "#tests/support/world.ts";
import { companiesTable, countriesTable } from "#worker/db/schema/company.table.ts";
import { ordersTable } from "#worker/db/schema/order.table.ts";

type Parties = Awaited<ReturnType<typeof givenParties>>;

/** Both companies get another name and, the shop, another address. */
async function moveAway({ mandantId, supplierId }: Parties): Promise<void> {
	const address = { street: "Neu", houseNumber: "9", zip: "10115", city: "Berlin", phone: "030" };
	await db
		.update(companiesTable)
		.set({ title: "New Shop", ...address, countryId: null })
		.where(eq(companiesTable.id, mandantId));
	await db.update(companiesTable).set({ title: "New Supplier" }).where(eq(companiesTable.id, supplierId));
}

async function givenOldParties() {
	const parties = await givenParties();
	const [land] = await db.select().from(countriesTable).where(eq(countriesTable.iso2, "DE"));
	const address = { street: "Kai", houseNumber: "3", zip: "20095", city: "Hamburg", phone: "040" };
	await db
		.update(companiesTable)
		.set({ title: "Old Shop", ...address, countryId: land!.id })
		.where(eq(companiesTable.id, parties.mandantId));
	await db.update(companiesTable).set({ title: "Old Supplier" }).where(eq(companiesTable.id, parties.supplierId));
	return parties;
}

const lineOf = async (token: string, id: number) =>
	(await call("/admin/api/order/documents.csv", { token, body: { ids: [id] } })).text.split("\r\n")[1];
const OLD = ["Old Shop,Old Supplier", "Old Shop,Kai,3,20095,Hamburg,DE,040"];
const NEW = ["New Shop,New Supplier", "New Shop,Neu,9,10115,Berlin,,030"];

test.each(["confirm", "notavail"])(
	"what ended (%s) names its companies as they were then, whatever they are called and wherever they are since",
	async (action) => {
		const parties = await givenOldParties();
		const { shop, shipper } = parties;
		const order = await givenOrder(parties, { status: "accepted" }, true);
		const reason = action === "notavail" ? { reason: "Out" } : {};
		const ended = await call(`/admin/api/order/${order.id}/${action}`, {
			token: shipper.token,
			body: { version: 1, ...reason },
		});
		expect(ended.status).toBe(200);
		await moveAway(parties);
		const line = await lineOf(shop.token, order.id);
		for (const part of OLD) expect(line).toContain(part);
		const { body } = await get(`/admin/api/order/${order.id}`, { token: shop.token });
		expect([body.mandant.title, body.company.title]).toEqual(["Old Shop", "Old Supplier"]);
		const list = await call("/admin/api/order/list", { token: shop.token, body: {} });
		expect([list.body.data[0].mandant.title, list.body.data[0].company.title]).toEqual(["Old Shop", "Old Supplier"]);
	},
);

test("an order under way goes to where its companies are now, also one that is placed again", async () => {
	const parties = await givenOldParties();
	const { shop, shipper } = parties;
	const underWay = await givenOrder(parties, { status: "processing" });
	const again = await givenOrder(parties, { status: "open" });
	await call(`/admin/api/order/${again.id}/notavail`, { token: shipper.token, body: { version: 1, reason: "Out" } });
	await moveAway(parties);
	const reply = await call(`/admin/api/order/${again.id}/reorder`, { token: shop.token, body: { version: 2 } });
	expect(reply.status).toBe(200);
	for (const { id } of [underWay, again]) {
		const line = await lineOf(shop.token, id);
		for (const part of NEW) expect(line).toContain(part);
	}
});

test("an order that is placed again forgets what its companies were, whichever release ends it", async () => {
	const parties = await givenOldParties();
	const { id } = await givenOrder(parties, { status: "open" });
	await call(`/admin/api/order/${id}/notavail`, { token: parties.shipper.token, body: { version: 1, reason: "Out" } });
	await moveAway(parties);
	await call(`/admin/api/order/${id}/reorder`, { token: parties.shop.token, body: { version: 2 } });
	// An earlier release doesn't know of them.
	await db.update(ordersTable).set({ status: "confirmed" }).where(eq(ordersTable.id, id));
	for (const part of NEW) expect(await lineOf(parties.shop.token, id)).toContain(part);
});

test("an order with an address of its own keeps no other, so that none is left when that is erased", async () => {
	const parties = await givenOldParties();
	const order = await givenOrder(parties, { status: "accepted", deliverTo: DELIVER_TO }, true);
	await call(`/admin/api/order/${order.id}/confirm`, { token: parties.shipper.token, body: { version: 1 } });
	const [row] = await db.select().from(ordersTable).where(eq(ordersTable.id, order.id));
	expect(row?.parties).toEqual({ mandant: "Old Shop", supplier: "Old Supplier", logo: null, address: null });
	const admin = await givenUser("ROLE_ADMIN");
	expect(await lineOf(admin.token, order.id)).toContain("Zoë Żółw,Hafenstraße,7b,20457,Hamburg");
});
