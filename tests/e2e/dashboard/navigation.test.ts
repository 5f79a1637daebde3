import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { givenFinder, openPage } from "./back-office.ts";

let browser: Browser;
let finder: { id: number; label: string };

beforeAll(async () => {
	browser = await sharedBrowser();
	finder = await givenFinder();
});

const PHONE = { viewport: { width: 390, height: 844 } };
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const OF_FINDER = [
	...["Overview", "Assortments", "Prices", "Products", "Settings", "Instructions", "Articles", "Preview", "Publish"],
];

test("a shop has the same sidebar as administrators, its finder's pages below the finder's name", async () => {
	const page = await openPage(browser, "/c", "shop", { finder: finder.id });
	const sell = menu(page).getByRole("region", { name: "Sell" });
	await sell.getByRole("button", { name: `Configuration: ${finder.label}` }).waitFor();
	await expect
		.poll(() => sell.getByRole("link").allInnerTexts())
		.toEqual(expect.arrayContaining(["Configurations", ...OF_FINDER]));
	expect(await menu(page).getByRole("heading").allInnerTexts()).toEqual(["Sell", "System"]);
	const box = await menu(page).evaluate((nav) => nav.parentElement?.parentElement?.getBoundingClientRect().width);
	expect(box).toBe(200);
});

test("an administrator's menu stands in groups, and names nothing twice", async () => {
	const page = await openPage(browser, "/a", "admin", { finder: finder.id });
	await menu(page).getByRole("link", { name: "Users" }).waitFor();
	expect(await menu(page).getByRole("heading").allInnerTexts()).toEqual(["Sell", "Catalogue", "System"]);
	const names = await menu(page).getByRole("link").allInnerTexts();
	expect(names).toEqual([...new Set(names)]);
	await menu(page).getByRole("link", { name: "All set products" }).click();
	await page.getByRole("heading", { level: 1, name: "All set products" }).waitFor();
});

test("language and theme are in the user's menu, by keyboard alone", async () => {
	const page = await openPage(browser, "/c", "shop", { colorScheme: "light" });
	const user = page.getByRole("button", { name: /^User:/ });
	await user.press("Enter");
	await page.getByRole("menuitem", { name: "Appearance" }).press("ArrowRight");
	await page.getByRole("menuitemradio", { name: "Dark" }).press("Enter");
	await page.locator("html.dark").waitFor();
	await user.press("Enter");
	await page.getByRole("menuitem", { name: "Language" }).press("ArrowRight");
	await page.getByRole("menuitemradio", { name: "Deutsch" }).press("Enter");
	await page.locator("html[lang=de]").waitFor();
	expect(await page.getByRole("banner").getByRole("combobox").count()).toBe(0);
});

test("the search in the header opens the palette", async () => {
	const page = await openPage(browser, "/c", "shop");
	const search = page.getByRole("banner").getByRole("button", { name: "Search or jump to…" });
	expect((await search.boundingBox())?.width).toBeGreaterThan(350);
	await search.click();
	await page.getByRole("dialog").getByRole("option").first().waitFor();
});

test("on a phone the menu is a drawer, and the product's name is read in the header", async () => {
	const page = await openPage(browser, "/c", "shop", { ...PHONE, finder: finder.id });
	await page.getByRole("button", { name: "Open menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Publish" }).click();
	await page.waitForURL(/\/c\/publish/);
	await page.getByRole("dialog").waitFor({ state: "detached" });
	const name = page.getByRole("banner").getByText("Wiper Finder");
	expect(await name.isVisible()).toBe(true);
	expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test("nothing stays in place where the window is low", async () => {
	const page = await openPage(browser, "/c/settings", "shop", {
		viewport: { width: 900, height: 450 },
		finder: finder.id,
	});
	await page.getByLabel("Name").waitFor();
	const held = await page.evaluate(() =>
		[...document.querySelectorAll("body *")]
			.filter((one) => /sticky|fixed/.test(getComputedStyle(one).position) && one.getClientRects().length > 0)
			.map((one) => `${one.tagName} ${one.className}`)
			.filter((one) => !one.includes("sr-only")),
	);
	expect(held).toEqual([]);
});
