import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { chooseLanguage, givenContent, givenFinder, goWithin, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const pageOf = (page: Page) => new URL(page.url()).searchParams.get("page");
const searchOf = (page: Page) => new URL(page.url()).searchParams.get("search");

test("a page that is not there leads to the last one, in every list, and back does not return to it", async () => {
	const admin = await openPage(browser, "/a", "admin");
	for (const path of [
		"/a/users",
		"/a/companies",
		"/a/contents",
		"/a/assortments",
		"/a/audit",
		"/a/catalogue/cars",
		"/c",
	]) {
		await goWithin(admin, `${path}?page=9999`);
		await expect.poll(() => pageOf(admin), { timeout: 15_000 }).not.toBe("9999");
		const rows = admin.locator("main tbody tr, main li h2");
		await expect.poll(() => rows.count()).toBeGreaterThan(0);
	}
	const { id } = await givenFinder();
	const shop = await openPage(browser, "/c", "shop");
	await shop.goto(`${new URL(shop.url()).origin}/c/products?finder=${id}&page=9999`);
	await expect.poll(() => pageOf(shop), { timeout: 15_000 }).not.toBe("9999");
	await shop.goBack();
	await shop.waitForURL((url) => url.pathname === "/c");
});

test("deleting the last row of the last page shows the page before it", async () => {
	const name = uniqueName("Last");
	for (let at = 0; at < 11; at++) await givenContent({ title: `${name} ${at}` });
	const page = await openPage(browser, `/a/contents?pageSize=10&page=2&search=${encodeURIComponent(name)}`, "admin");
	const rows = page.locator("main tbody tr");
	await expect.poll(() => rows.count()).toBe(1);
	await rows.getByRole("button", { name: /^Actions for/ }).click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect.poll(() => pageOf(page)).toBeNull();
	await expect.poll(() => rows.count()).toBe(10);
});

test("contents come by the hundred", async () => {
	const page = await openPage(browser, "/a/contents", "admin");
	await expect.poll(() => page.getByLabel("Per page").inputValue()).toBe("100");
});

test("a search box keeps what is typed, spaces and quick keys included, and the address follows", async () => {
	const page = await openPage(browser, "/a/companies", "admin");
	// Each answer takes time, so that keys are pressed during the navigation.
	await page.route("**/company/list", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 400));
		await route.continue();
	});
	const box = page.getByRole("searchbox");
	await box.pressSequentially("golf ");
	await expect.poll(() => searchOf(page)).toBe("golf");
	expect(await box.inputValue()).toBe("golf ");
	await box.pressSequentially("7");
	await expect.poll(() => searchOf(page)).toBe("golf 7");
	await box.pressSequentially(" variant of a long name", { delay: 60 });
	await expect.poll(() => searchOf(page)).toBe("golf 7 variant of a long name");
	expect(await box.inputValue()).toBe("golf 7 variant of a long name");
	// Nothing is found; typing again keeps the focus.
	await box.press("ControlOrMeta+a");
	await box.press("Delete");
	await expect.poll(() => searchOf(page)).toBeNull();
	await page.keyboard.type("nord");
	await expect.poll(() => searchOf(page)).toBe("nord");
	expect(await box.inputValue()).toBe("nord");
});

test("a search that finds nothing is announced", async () => {
	const page = await openPage(browser, "/a/companies", "admin");
	await page.getByRole("row").nth(1).waitFor();
	const region = page.locator("main [aria-live=polite]:empty").first();
	await region.evaluate((one) => one.setAttribute("data-there", ""));
	await page.getByRole("searchbox").fill("xyzzyx");
	await page.locator("main [data-there]", { hasText: "No results" }).waitFor();
});

test("back and forward change the search box", async () => {
	const page = await openPage(browser, "/a/companies?search=nord", "admin");
	const box = page.getByRole("searchbox");
	await expect.poll(() => box.inputValue()).toBe("nord");
	await page.goto(`${new URL(page.url()).origin}/a/companies?search=ege`);
	await expect.poll(() => box.inputValue()).toBe("ege");
	await page.goBack();
	await expect.poll(() => box.inputValue()).toBe("nord");
	// The button goes with the search, and the focus is in the box then.
	await page.getByRole("button", { name: "Clear search for nord" }).press("Enter");
	await expect.poll(() => box.inputValue()).toBe("");
	expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("companies by country are read again in another language, whose names have another order", async () => {
	const page = await openPage(browser, "/a/companies?sortField=country", "admin");
	await page.locator("main tbody tr").first().waitFor();
	const read = page.waitForRequest("**/de/admin/api/company/list", { timeout: 15_000 });
	await chooseLanguage(page, "de");
	await read;
});
