import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import {
	chooseAction,
	comeBack,
	escapeFrom,
	expectToast,
	givenFinder,
	givenShop,
	holdCall,
	openPage,
	readFinder,
	removeFinder,
	uniqueName,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Escape in the question stays. */
async function escapeQuestion(page: Page): Promise<void> {
	const question = page.getByRole("alertdialog");
	await question.locator("button:focus").waitFor();
	await escapeFrom(question);
	await question.waitFor({ state: "detached" });
}

/** Escape asks, staying keeps the typed text and the focus, leaving drops it. */
async function expectQuestion(page: Page, typed: string): Promise<void> {
	const dialog = page.getByRole("dialog");
	const question = page.getByRole("alertdialog");
	await page.keyboard.press("Escape");
	await escapeQuestion(page);
	const value = () =>
		page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.value);
	await expect.poll(value).toBe(typed);
	await dialog.getByRole("button", { name: "Close" }).click();
	await question.getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
}

/** Types the second text while the first one is being saved. */
async function saveTwice(page: Page, call: string, first: [string, string], second: [string, string]): Promise<void> {
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(first[0], { exact: true }).fill(first[1]);
	const answer = await holdCall(page, call);
	await page.keyboard.press("Control+s");
	await dialog.getByRole("button", { name: "Save", disabled: true }).waitFor();
	await dialog.getByLabel(second[0], { exact: true }).fill(second[1]);
	answer();
	await expectToast(page, "Saved");
	expect(await dialog.getByLabel(second[0], { exact: true }).inputValue()).toBe(second[1]);
	await dialog.getByRole("button", { name: "Save", disabled: false }).waitFor();
	await page.keyboard.press("Control+s");
	await dialog.waitFor({ state: "detached" });
}

test("quick edit asks before it drops changes, and gives the focus back to its button", async () => {
	const { label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const opener = page.getByRole("button", { name: `Edit: ${label}` });
	await opener.click();
	await page.getByRole("dialog").getByLabel("Name").fill("Changed");
	await expectQuestion(page, "Changed");
	await expect.poll(() => focused(page)).toBe(`Edit: ${label}`);
	await opener.click();
	await escapeFrom(page.getByRole("dialog"));
	await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("quick edit keeps what is typed when its configuration leaves the list, and says so when it is saved", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	await page.getByRole("button", { name: `Edit: ${label}` }).click();
	const name = page.getByRole("dialog").getByLabel("Name");
	await name.fill("Typed");
	await removeFinder(id);
	await comeBack(page);
	await page.getByRole("heading", { name: "No results", includeHidden: true }).waitFor();
	expect(await name.inputValue()).toBe("Typed");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Finder not found.");
	expect(await name.inputValue()).toBe("Typed");
});

test("a configuration that a colleague has deleted leaves the list when it is saved, or is to be deleted", async () => {
	const finders = [await givenFinder(), await givenFinder()];
	for (const [at, { id, label }] of finders.entries()) {
		const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
		if (at === 0) {
			await page.getByRole("button", { name: `Edit: ${label}` }).click();
			await page.getByRole("dialog").getByLabel("Name").fill("Typed");
			await removeFinder(id);
			await page.keyboard.press("Control+s");
		} else {
			await page.getByRole("button", { name: `Delete: ${label}` }).click();
			await removeFinder(id);
			await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		}
		await expectToast(page, "Finder not found.");
		await page.getByRole("heading", { name: "No results", includeHidden: true }).waitFor();
		if (at === 0) expect(await page.getByRole("dialog").getByLabel("Name").inputValue()).toBe("Typed");
	}
});

test("what is typed in a dialog while it is saved keeps the dialog open, and is saved next", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	await page.getByRole("button", { name: `Edit: ${label}` }).click();
	await saveTwice(
		page,
		"**/admin/api/config/settings/edit",
		["Name", `${label} first`],
		["Shop product link", "https://shop.example/{sku}"],
	);
	expect(await readFinder(id)).toMatchObject({ label: `${label} first`, shopProductUrl: "https://shop.example/{sku}" });

	const admin = await signedIn("admin");
	const title = uniqueName("Slow");
	const { body: company } = await admin.post("/admin/api/company/save", { title });
	const companies = await openPage(browser, `/a/companies?search=${encodeURIComponent(title)}`, "admin");
	await chooseAction(companies, title, "Edit");
	await saveTwice(companies, "**/admin/api/company/save/*", ["City", "Kiel"], ["Phone", "0431"]);
	expect((await admin.get(`/admin/api/company/${company.id}`)).body).toMatchObject({ city: "Kiel", phone: "0431" });
});

test("what is typed about a part in stock while it is saved is saved next", async () => {
	const { token } = await givenShop();
	const call = async (path: string, input: object) => {
		const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
		const url = `${system.worker}/admin/api/inventory/${path}`;
		return (await fetch(url, { method: "POST", headers, body: JSON.stringify(input) })).json();
	};
	await call("save", { rows: [{ partKey: "VTA-18", onHand: 3, version: null }] });
	const page = await openPage(browser, "/c/stock", undefined, { token });
	await page.getByRole("button", { name: "VTA-18", exact: true }).click();
	await saveTwice(page, "**/admin/api/inventory/save", ["On hand", "5"], ["Low stock threshold", "2"]);
	expect(await call("list", {})).toMatchObject({ data: [{ partKey: "VTA-18", onHand: 5, lowAt: 2 }] });
});

test("what would be lost can't be typed while an entry is added, and the keyboard goes back if that fails", async () => {
	const call = "**/admin/api/company/save";
	const title = uniqueName("Closed");
	const page = await openPage(browser, "/a/companies?add=true", "admin");
	const dialog = page.getByRole("dialog");
	const city = dialog.getByLabel("City", { exact: true });
	const save = (disabled: boolean) => dialog.getByRole("button", { name: "Save", exact: true, disabled });
	const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
	await dialog.getByLabel("Company", { exact: true }).fill(title);
	await city.fill("Kiel");
	const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
	await page.route(call, async (route) => {
		await isRefused;
		await route.abort();
	});
	await page.keyboard.press("Control+s");
	await save(true).waitFor();
	await page.keyboard.type(" never sent");
	await city.click({ force: true });
	await page.keyboard.type(" never sent");
	refuse();
	await save(false).waitFor();
	await expect.poll(() => hasFocus(city)).toBe(true);
	expect(await city.inputValue()).toBe("Kiel");
	await page.unroute(call);

	await dialog.getByRole("combobox", { name: "Country" }).click();
	const list = page.getByPlaceholder("Search", { exact: true });
	await list.waitFor();
	const answer = await holdCall(page, call);
	await page.keyboard.press("Control+s");
	await list.waitFor({ state: "detached" });
	await expect.poll(() => hasFocus(save(true))).toBe(true);
	answer();
	await dialog.waitFor({ state: "detached" });
});

test("a dialog that was left while it was saved closes no other one", async () => {
	const title = uniqueName("Left");
	const page = await openPage(browser, "/a/companies?add=true", "admin");
	const dialog = page.getByRole("dialog");
	const name = dialog.getByLabel("Company", { exact: true });
	await name.fill(title);
	const answer = await holdCall(page, "**/admin/api/company/save");
	await page.keyboard.press("Control+s");
	await dialog.getByRole("button", { name: "Save", disabled: true }).waitFor();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Add company" }).first().click();
	await name.fill("Next");
	answer();
	await expectToast(page, "Saved");
	await page.getByRole("row", { includeHidden: true }).filter({ hasText: title }).waitFor();
	expect(await name.inputValue()).toBe("Next");
});

test("a dialog that is left while its save waits for a picture is not saved", async () => {
	const title = uniqueName("Waiting");
	const page = await openPage(browser, "/a/companies?add=true", "admin");
	const saves: string[] = [];
	page.on("request", (request) => request.url().endsWith("/company/save") && saves.push(request.url()));
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Company", { exact: true }).fill(title);
	const release = await holdCall(page, "**/upload-image");
	const logo = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(png()) };
	await dialog.locator("input[type=file]").setInputFiles(logo);
	await page.keyboard.press("Control+s");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	const uploaded = page.waitForResponse("**/upload-image");
	release();
	await uploaded;
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
	expect(saves).toEqual([]);
});

test("a new configuration asks before it is dropped", async () => {
	const page = await openPage(browser, "/c", "shop");
	await page.getByRole("button", { name: "Add configuration" }).first().click();
	await page.getByRole("dialog").getByLabel("Name").fill("Half typed");
	await expectQuestion(page, "Half typed");
});

test("a changed password and a link ask before they are dropped", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/instructions?finder=${id}`, "shop");
	await page.getByRole("button", { name: "Link", exact: true }).click();
	await page.getByRole("dialog").getByRole("textbox").fill("https://shop.example");
	await expectQuestion(page, "https://shop.example");
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await page.getByRole("dialog").getByLabel("Current password").fill("secret");
	await expectQuestion(page, "secret");
});

test("Escape closes the inner dialog alone, and the focus goes back where it was in it", async () => {
	const page = await openPage(browser, "/a/companies?search=Nordlicht", "admin");
	await chooseAction(page, "Nordlicht Autoteile", "Edit");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("City").fill("Elsewhere");
	const country = dialog.getByRole("combobox", { name: "Country" });
	await country.focus();
	await page.keyboard.press("Enter");
	await page.getByPlaceholder("Search", { exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await page.getByPlaceholder("Search", { exact: true }).waitFor({ state: "detached" });
	await expect.poll(() => country.evaluate((one) => one === document.activeElement)).toBe(true);
	await page.keyboard.press("Escape");
	await escapeQuestion(page);
	await expect.poll(() => country.evaluate((one) => one === document.activeElement)).toBe(true);
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
});
