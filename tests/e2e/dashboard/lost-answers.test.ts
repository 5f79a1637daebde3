import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { chooseAction, expectToast, givenContent, givenFinder, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;
let admin: As;

beforeAll(async () => {
	browser = await sharedBrowser();
	admin = await signedIn("admin");
});

/** The server does the first call, and the page never hears of it. */
async function loseFirstAnswer(page: Page, path: string) {
	const statuses: number[] = [];
	await page.route(`**${path}`, async (route) => {
		const answer = await route.fetch();
		statuses.push(answer.status());
		return statuses.length === 1 ? route.abort() : route.fulfill({ response: answer });
	});
	return statuses;
}

/** The network's own page comes instead of the first answer, as a hotel's or a proxy's does: the server is not called. */
const giveOtherPage = (page: Page, path: string) =>
	page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }), {
		times: 1,
	});

const entriesOf = async (entity: string, id: number, action: string) =>
	(await admin.post("/admin/api/audit/list", { entity, entityId: String(id), action })).body.totalItemCount;

const press = (page: Page, button: string) => page.getByRole("button", { name: button, exact: true }).last().click();
const failed = (page: Page) => page.locator("[data-sonner-toast][data-type=error]").waitFor();

/** Opens a saved thing, and changes it without saving. */
const EDITED = {
	async "a company"() {
		const title = uniqueName("Lost");
		const { id } = (await admin.post("/admin/api/company/save", { title })).body;
		const page = await openPage(browser, `/a/companies?search=${encodeURIComponent(title)}`, "admin");
		await chooseAction(page, title, "Edit");
		await page.getByRole("dialog").getByLabel("City").fill("Bonn");
		return { page, entity: "company", id, path: `/company/save/${id}` };
	},
	async "a content"() {
		const { id, title } = await givenContent();
		const page = await openPage(browser, `/a/contents?search=${encodeURIComponent(title)}`, "admin");
		await chooseAction(page, title, "Edit");
		await page.getByLabel("Title", { exact: true }).fill(`${title}, second edition`);
		return { page, entity: "content", id, path: `/content/save/${id}` };
	},
	async "a configuration"() {
		const { id } = await givenFinder();
		const page = await openPage(browser, `/c/settings?finder=${id}`, "shop");
		await page.getByLabel("Name").fill(uniqueName("Lost"));
		return { page, entity: "finder", id, path: `/config/save/${id}` };
	},
	async "an offer"() {
		const { id } = await givenFinder();
		const page = await openPage(browser, "/c/assortments", "shop", { finder: id });
		await page
			.getByRole("region", { name: "Front" })
			.getByRole("button", { name: /^Move .* down$/ })
			.first()
			.click();
		return { page, entity: "offer", id, path: `/config/${id}/offer/save` };
	},
};

test.each(Object.entries(EDITED))(
	"%s whose save got no answer is saved once when it is sent again",
	async (_, edit) => {
		const { page, entity, id, path } = await edit();
		const before = await entriesOf(entity, id, "update");
		const statuses = await loseFirstAnswer(page, path);
		await press(page, "Save");
		await failed(page);
		await press(page, "Save");
		await expectToast(page, "Saved");
		expect(statuses).toEqual([200, 200]);
		expect(await page.getByRole("alertdialog").count()).toBe(0);
		expect(await entriesOf(entity, id, "update")).toBe(before + 1);
	},
);

test("a configuration whose removal got no answer is not reported as missing when it is removed again", async () => {
	const { label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const statuses = await loseFirstAnswer(page, "/config/remove");
	const remove = async () => {
		await page.getByRole("button", { name: `Delete: ${label}` }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	};
	await remove();
	await failed(page);
	await remove();
	await expectToast(page, "Saved");
	expect(statuses).toEqual([200, 200]);
});

test("a save that the network answers with a page of its own has failed, and what was typed is kept for the next", async () => {
	const { page, entity, id, path } = await EDITED["a company"]();
	await giveOtherPage(page, path);
	await press(page, "Save");
	await failed(page);
	expect(await page.getByRole("dialog").getByLabel("City").inputValue()).toBe("Bonn");
	expect(await entriesOf(entity, id, "update")).toBe(0);
	await press(page, "Save");
	await expectToast(page, "Saved");
	expect(await entriesOf(entity, id, "update")).toBe(1);
});

test("an order, its list's export and a file of it are not taken for done where the network answers with its own page", async () => {
	const shop = await signedIn("shop");
	const { data: finders } = (await shop.post("/admin/api/config/list", { sortField: "id", sortOrder: "asc" })).body;
	const { data: products } = (await shop.post("/admin/api/product", { finder: finders[0].id, pageSize: 1 })).body;
	const page = await openPage(browser, `/c/orders/new?sku=${encodeURIComponent(products[0].sku)}`, "shop");
	await giveOtherPage(page, "/order/save");
	await press(page, "Place order");
	await failed(page);
	expect(new URL(page.url()).pathname).toBe("/c/orders/new");
	await press(page, "Place order");
	await page.waitForURL(/\/orders\/\d+$/);
	const id = Number(/\d+$/.exec(page.url()));

	const list = await openPage(browser, "/c/orders", "shop");
	await giveOtherPage(list, "/order/export.csv");
	await press(list, "Export");
	await failed(list);
	const download = list.waitForEvent("download");
	await press(list, "Export");
	expect((await download).suggestedFilename()).toBe("Orders.csv");

	const supplier = await signedIn("supplier");
	const { version } = (await supplier.get(`/admin/api/order/${id}`)).body;
	await supplier.post(`/admin/api/order/${id}/accept`, { version });
	const incoming = await openPage(browser, `/c/incoming/${id}`, "supplier");
	await giveOtherPage(incoming, `/order/${id}/files`);
	const file = { name: "Proof.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
	await incoming.locator("input[type=file]").setInputFiles(file);
	await press(incoming, "Upload Proof.pdf again");
	await incoming.getByRole("button", { name: "Download Proof.pdf" }).waitFor();
});
