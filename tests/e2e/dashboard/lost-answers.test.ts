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
