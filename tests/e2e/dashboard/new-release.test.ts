import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { dashboard, givenFinder, givenShop, holdCall, openPage } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const CHUNKS = /\/assets\/.*\.js$/;
const bar = (page: Page) => page.getByRole("status").filter({ hasText: "A new version is available" });

/** A release that replaced every file: parts that this page has not loaded no longer exist. */
const release = (page: Page) => page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: "" }));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "before") === true);
/** Waits for the next document: the address and the heading may be the old one's while it is loading. */
const reloaded = (page: Page) => page.waitForFunction(() => Reflect.get(window, "before") !== true);
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "before", true));

test("a page whose code is gone is reloaded once by itself, and opens", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c/overview?finder=${id}`, "shop");
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
	await mark(page);
	await release(page);
	// The reload fetches the new release.
	page.on("request", (request) => {
		if (request.isNavigationRequest()) void page.unroute(CHUNKS);
	});
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Prices" }).click();
	await page.waitForURL(dashboard(`/c/pricing?finder=${id}`));
	await reloaded(page);
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
});

test("where the code stays away, the page says so and offers a reload, without a loop", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c/overview?finder=${id}`, "shop");
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
	const pricing = /\/assets\/c\.pricing.*\.js$/;
	await page.route(pricing, (route) => route.fulfill({ status: 404, body: "" }));
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Prices" }).click();
	await page.getByRole("heading", { level: 1, name: "A new version is available" }).waitFor();
	expect(loads).toBe(1);
	await page.unroute(pricing);
	await page.getByRole("button", { name: "Reload" }).last().click();
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
});

test("without the texts of its language a page is reloaded once, and then says so and offers a reload", async () => {
	const page = await openPage(browser, "/login", undefined, { language: "de" });
	const name = page.getByLabel("Benutzername");
	await name.waitFor();
	const texts = /\/assets\/entry-.*\.js$/;
	await page.route(texts, (route) => route.fulfill({ status: 404, body: "" }));
	let loads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loads++;
	});
	await page.reload();
	const reload = page.getByRole("button", { name: "Neu laden" });
	await reload.waitFor();
	expect(loads).toBe(2);
	await page.unroute(texts);
	await reload.click();
	await name.waitFor();
});

test("a dialog whose code is gone reloads nothing over an unsaved form: the form stays, and a reload is offered", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop");
	const name = page.getByLabel("Name", { exact: true });
	await name.fill("Typed");
	await mark(page);
	await release(page);
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await bar(page).getByRole("button", { name: "Reload" }).waitFor();
	expect(await name.inputValue()).toBe("Typed");
	expect(await isMarked(page)).toBe(true);
});

test("a file whose columns and options were chosen isn't lost by a reload for a new version", async () => {
	const page = await openPage(browser, "/a/catalogue/import", "admin");
	const buffer = Buffer.from("make,model,year,driver\nSaab,9-5,2003,24");
	await page.getByLabel("CSV file").setInputFiles({ name: "chosen.csv", mimeType: "text/csv", buffer });
	await page.getByLabel("Import mode").selectOption({ label: "Replace the catalogue" });
	await mark(page);
	await release(page);
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await bar(page).getByRole("button", { name: "Reload" }).waitFor();
	expect(await isMarked(page)).toBe(true);
	await page.getByText("chosen.csv").waitFor();
});

test("a file that is being exported isn't lost by a reload for a new version, whether a dialog or a page is replaced", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const answer = await holdCall(page, "**/admin/api/inventory/export*");
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("button", { name: "Cancel download" }).waitFor();
	await mark(page);
	await release(page);
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await bar(page).getByRole("button", { name: "Reload" }).waitFor();
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Integrations" }).click();
	await page.getByRole("heading", { level: 1, name: "A new version is available" }).waitFor();
	expect(await isMarked(page)).toBe(true);
	const download = page.waitForEvent("download");
	answer();
	await download;
});

test("a new version is announced once no dialog lies over the page", async () => {
	const page = await openPage(browser, "/a/companies", "admin");
	await page.getByRole("button", { name: "Add company" }).click();
	await page.getByRole("dialog").getByLabel("Company", { exact: true }).fill("Typed");
	const reached = page.waitForResponse((answer) => answer.request().method() === "HEAD");
	await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError")));
	await reached;
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	expect(await page.locator("aside", { hasText: "A new version is available" }).count()).toBe(0);
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await bar(page).getByRole("button", { name: "Reload" }).waitFor();
});

test("a dialog whose code is gone reloads a page with nothing on it, and then opens", async () => {
	const page = await openPage(browser, "/c", "shop");
	await page.getByRole("heading", { level: 1, name: "Configurations" }).waitFor();
	await mark(page);
	await release(page);
	page.on("request", (request) => {
		if (request.isNavigationRequest()) void page.unroute(CHUNKS);
	});
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await reloaded(page);
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	await page.getByRole("dialog", { name: "Change password" }).waitFor();
});

test("an error page needs nothing that a release may have replaced", async () => {
	const page = await openPage(browser, "/login");
	await page.getByLabel("Username").waitFor();
	await release(page);
	await page.evaluate(() => {
		history.pushState(null, "", "/no/such/page");
		window.dispatchEvent(new PopStateEvent("popstate"));
	});
	await page.getByRole("heading", { name: "Error 404" }).waitFor();
});

test("a status that has no page of its own is named, with a way on", async () => {
	const page = await openPage(browser, "/login", undefined, { language: "de" });
	// Until then it asks whose a stored token is, and removes one that nobody has.
	await page.getByRole("button", { name: "Anmelden" }).waitFor();
	await page.route("**/admin/api/user/current", (route) => route.fulfill({ status: 418, body: "" }));
	await page.evaluate(() => localStorage.setItem("token", "any"));
	await page.goto(dashboard("/c"));
	await page.getByRole("heading", { name: "Fehler 418" }).waitFor();
	await page.getByText("Der Server hat mit dem Statuscode 418 geantwortet.").waitFor();
	await page.getByRole("button", { name: "Erneut versuchen" }).waitFor();
	await page.getByRole("link", { name: "Zur Startseite" }).waitFor();
});
