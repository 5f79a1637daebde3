import { expect, test } from "vitest";
import { notesOf } from "#tests/support/described-calls.ts";
import { enter, givenOrder, givenTrade, uploadFile } from "#tests/support/orders.ts";
import { call, get, givenApiKey, givenUser, type Reply } from "#tests/support/world.ts";

/** Sends calls and compares each field of their answers with the description; every call of the tests compares status and type. */
const described = (token?: string) => {
	const read = (method: string, path: string, { body, status, text }: Reply) => {
		const notes = notesOf({ method, url: `https://finder.test${path}` });
		if (status >= 300) throw new Error(`${path} ${status} ${text}`);
		expect(notes?.answer ?? notes?.mediaType).toBeDefined();
		const parsed = notes?.answer?.safeParse(body);
		expect([path, parsed?.error?.issues]).toEqual([path, undefined]);
		// A schema that is made of an input's adds what is missing, and cleans texts.
		if (parsed) expect([path, parsed.data]).toEqual([path, body]);
		return body;
	};
	const by = token === undefined ? {} : { token };
	return {
		send: async (path: string, body: object = {}) => read("POST", path, await call(path, { ...by, body })),
		ask: async (path: string) => read("GET", path, await get(path, by)),
	};
};

async function givenKey() {
	const trade = await givenTrade();
	const { key } = await givenApiKey(trade.shop);
	return { ...trade, ...described(key), key };
}

test("whose key it is", async () => {
	const { ask, send } = await givenKey();
	await ask("/admin/api/user/current");
	await send("/admin/api/user/token-check");
});

test("configurations", async () => {
	const { ask, send, finder } = await givenKey();
	const path = "/admin/api/config";
	await send(`${path}/list`);
	await ask(`${path}/registrations`);
	await ask(`${path}/${finder.id}/overview`);
	await ask(`${path}/${finder.id}/seen`);
	await send("/admin/api/publish-script", { finder: finder.id });
	const { id, version } = await send(`${path}/save`, { label: "Another" });
	await send(`${path}/save/${id}`, { label: "Renamed", version });
	await send(`${path}/settings/edit`, { finderId: id, version: version + 1, title: "Wipers" });
	await send(`${path}/instructions/edit`, { finderId: id, version: version + 2, instructions: "" });
	await ask(`${path}/${id}`);
	await send(`${path}/remove`, { id });
});

test("prices", async () => {
	const { ask, send, finder, front } = await givenKey();
	const path = "/admin/api/pricing";
	await send(`${path}/info`);
	const { frontWipers, rearWipers } = await send(`${path}/info`, { finderId: finder.id });
	const [wiper, rearWiper] = [frontWipers[0].id, rearWipers[0].id];
	const save = (of: string, specialPricing: object) =>
		send(`${path}/save-special${of}`, { finderId: finder.id, specialPricing });
	await save("", { front: { [wiper]: 21 }, rear: { [rearWiper]: null } });
	await save("/front", { [wiper]: 22 });
	await save("/rear", { [rearWiper]: 9 });
	await save("/adapter", {});
	expect(await send(path, { finderId: finder.id })).toMatchObject({
		specialPrices: [{ price: 22 }],
		specialPricesRear: [{ price: 9 }],
	});
	const groups = "/admin/api/config/assortment";
	const group = { finderId: finder.id, type: "front", assortmentId: front.id };
	await send(`${groups}/set-group-price`, { ...group, price: 23 });
	await ask(`${groups}/get-modal-for-group-price/front/${front.id}?finder=${finder.id}`);
	await send(`${groups}/delete-group-price`, group);
	await send(`${groups}/set-individual-price`, { finderId: finder.id, type: "front", id: wiper, price: 24 });
	await send(`${path}/sets`, { finderId: finder.id });
	await send(`${path}/history`, { finderId: finder.id, skus: [`${front.code}-26`] });
});

const file = { fileHash: "a".repeat(64), parts: 1, rows: 2 };

test("set products, and files of them", async () => {
	const { ask, send, finder, front } = await givenKey();
	const path = "/admin/api/product/import";
	const { id } = await send(path, { ...file, mapping: { columns: { sku: 0, code: 1, driver: 2 } } });
	const rows = [
		[2, "S-1", front.code, "26"],
		[3, "S-2", "UNKNOWN", "26"],
	];
	expect(await send(`${path}/${id}/rows`, { part: 1, rows })).toMatchObject({ accepted: 1, refused: 1 });
	expect((await send(`${path}/${id}/errors`)).totalItemCount).toBe(1);
	await ask(`${path}/${id}/errors.csv`);
	expect((await send(`${path}/${id}/changes`, { change: "added" })).totalItemCount).toBe(1);
	await send(`${path}/${id}/activate`);
	const { data } = await send("/admin/api/set-product/list");
	await ask("/admin/api/set-product/export");
	await ask(`/admin/api/product/export/${finder.id}`);
	await send("/admin/api/product/remove", { id: data[0].id });
});

test("orders, and files of them", async () => {
	const { ask, send, setSku, shipper, ...parties } = await givenKey();
	const path = "/admin/api/order/import";
	const { id } = await send(path, { ...file, mapping: { columns: { orderNumber: 0, sku: 1, quantity: 2 } } });
	const rows = [
		[2, "N-1", setSku, "1"],
		[3, "N-2", "UNKNOWN", "1"],
	];
	expect(await send(`${path}/${id}/rows`, { part: 1, rows })).toMatchObject({ accepted: 1, refused: 1 });
	expect((await send(`${path}/${id}/errors`)).totalItemCount).toBe(1);
	await ask(`${path}/${id}/errors.csv`);
	const order = await enter(parties.key, { finder: parties.finder.id, items: [{ sku: setSku, quantity: 1 }] });
	const ids = [order.body.id];
	await send("/admin/api/order/documents.csv", { ids });
	await send("/admin/api/order/export.csv");
	const accepted = await givenOrder(parties, { status: "accepted" });
	const uploaded = await uploadFile(shipper.token, accepted.id, "sku;quantity\nA;1\n");
	await ask(`/admin/api/order/${accepted.id}/files/${uploaded.body.id}`);
	await send(`/admin/api/order/${ids[0]}/hold`, { version: 1 });
	await send(`/admin/api/order/${ids[0]}/remove`, { version: 2 });
});

test("stock, and files of it", async () => {
	const { ask, send, front } = await givenKey();
	const partKey = `${front.code}-26`;
	const { data } = await send("/admin/api/inventory/save", { rows: [{ partKey, onHand: 4, version: null }] });
	await ask("/admin/api/inventory/export");
	await send("/admin/api/inventory/remove", { partKey, version: data[0].version });
});

test("what administrators keep for all: companies, assortments, contents and the catalogue's versions", async () => {
	await givenTrade();
	const { ask, send } = described((await givenUser("ROLE_ADMIN")).token);
	const path = "/admin/api/company";
	await send(path, { groups: "form" });
	const { data: countries } = await send("/admin/api/country", { groups: "form" });
	const company = await send(`${path}/save`, { title: "Ahorn", supplier: true, country: countries[0].id });
	await send(`${path}/save/${company.id}`, { ...company, title: "Birke" });
	await ask(`${path}/${company.id}`);
	await ask(`${path}/${company.id}/usage`);
	expect((await send(`${path}/list`)).data.length).toBeGreaterThan(2);
	expect((await send("/admin/api/assortment/list")).data.length).toBeGreaterThan(1);
	const content = { title: "Ice", content: "<p>Clear it first.</p>", contentType: "article" };
	const { id } = await send("/admin/api/content/save", content);
	await send(`/admin/api/content/remove/${id}`);
	expect((await send("/admin/api/catalogue/version/list")).data).not.toEqual([]);
	await ask("/admin/api/catalogue/quality/export");
});

test("what a shop without the element looks up", async () => {
	const { finder, rear } = await givenTrade();
	const { ask } = described();
	const look = async (path: string) => (await ask(`/finder/${finder.uuid}/${path}`)).data;
	await look("get-finder");
	const [brand] = await look("get-brands");
	const [model] = await look(`get-models/${brand.id}`);
	const [year] = await look(`get-years?model=${model.id}`);
	const [vehicle] = await look(`get-vehicle?model=${model.id}&year=${year}`);
	expect(await look(`get-wipers?vehicle=${vehicle.id}`)).toContainEqual(expect.objectContaining({ id: rear.id }));
	expect(await look(`get-filtered-products?vehicle=${vehicle.id}`)).not.toEqual([]);
	expect(await look("products")).not.toEqual([]);
});
