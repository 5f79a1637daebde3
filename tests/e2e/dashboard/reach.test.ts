import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { area } from "../../../dashboard/src/i18n/gr/area.ts";
import { entry } from "../../../dashboard/src/i18n/gr/entry.ts";
import { dashboard, givenFinder, openPage, watchProblems } from "./back-office.ts";

let browser: Browser;
let finder: number;

beforeAll(async () => {
	browser = await launchBrowser();
	finder = (await givenFinder({ title: '<p>Find your <a href="https://shop.example">wipers</a></p>' })).id;
});
afterAll(() => browser?.close());

/** Greek words are the longest. */
const texts = { ...entry, ...area };

type Screen = [name: string, path: string, user: "admin" | "shop" | undefined, ready: (page: Page) => Promise<void>];

const SCREENS: Screen[] = [
	["signing in", "/login", undefined, (page) => page.getByRole("button").first().waitFor()],
	["a forgotten password", "/login", undefined, (page) => openDialog(page, texts["login.forgot"])],
	["the administrator's overview", "/a", "admin", (page) => page.locator("main ul a").first().waitFor()],
	["configurations", "/c", "shop", (page) => page.locator("main li h2").first().waitFor()],
	["adding a configuration", "/c", "admin", (page) => openDialog(page, texts["finders.add"])],
	["a configuration's overview", "/c/overview", "shop", (page) => page.locator("main dl dd").first().waitFor()],
	["editing on a card", "/c", "shop", (page) => openDialog(page, texts["finders.quick_edit"])],
	["another configuration", "/c/overview", "shop", openSwitcher],
	["the preview", "/c/preview", "shop", (page) => page.locator("wiper-finder select").first().waitFor()],
	["instructions", "/c/instructions", "shop", (page) => page.getByRole("textbox").first().waitFor()],
	["a configuration's contents", "/c/contents", "shop", (page) => page.getByRole("checkbox").first().waitFor()],
	["settings", "/c/settings", "shop", (page) => page.locator("wiper-finder select").first().waitFor()],
	["publishing", "/c/publish", "shop", (page) => page.locator("pre").first().waitFor()],
	["publishing for Magento", "/c/publish", "shop", (page) => openTab(page, "Magento 2")],
	["prices", "/c/pricing", "shop", (page) => page.locator("main li").first().waitFor()],
	["the price grid", "/c/pricing", "shop", (page) => openPriceGrid(page)],
	["users", "/a/users", "admin", (page) => page.locator("tbody button").first().waitFor()],
	["a user", "/a/users", "admin", openUser],
	["adding a user", "/a/users", "admin", (page) => openDialog(page, texts["users.add"])],
	["companies", "/a/companies", "admin", (page) => page.locator("tbody button").first().waitFor()],
	["adding a company", "/a/companies", "admin", (page) => openDialog(page, texts["companies.add"])],
	["a company", "/a/companies", "admin", openEdit],
	["the audit log", "/a/audit", "admin", (page) => page.getByRole("table").getByRole("button").nth(1).waitFor()],
	["an entry of the audit log", "/a/audit", "admin", (page) => openEntry(page)],
	["what a configuration offers", "/c/assortments", "shop", (page) => page.getByRole("switch").first().waitFor()],
	["assortments", "/a/assortments", "admin", (page) => page.locator("tbody button").first().waitFor()],
	["adding an assortment", "/a/assortments", "admin", (page) => openDialog(page, texts["assortment.add"])],
	["an assortment", "/a/assortments?kind=front", "admin", openFirstRow],
	["set products", "/a/products", "admin", (page) => page.locator("main tbody tr").first().waitFor()],
	["adding set products", "/a/products", "admin", (page) => openProductImport(page)],
	["products", "/c/products", "shop", (page) => page.locator("main tbody button").first().waitFor()],
	[
		"a product",
		"/c/products?product=VTA-26-18",
		"shop",
		(page) => page.getByRole("dialog").locator("li").first().waitFor(),
	],
	["contents", "/a/contents", "admin", (page) => page.locator("tbody button").first().waitFor()],
	["a content, viewed", "/a/contents", "admin", (page) => viewContent(page)],
	["adding a content", "/a/contents", "admin", (page) => addContent(page)],
	["an article over a page", "/c?id=1", "shop", (page) => page.getByRole("dialog").locator("ol").waitFor()],
	["a content's own page", "/content/1", "shop", (page) => page.getByRole("main").locator("ol").waitFor()],
	["the bell", "/c", "shop", (page) => openBell(page)],
	["the command palette", "/c", "shop", (page) => openPalette(page)],
	["a page for others", "/a/users", "shop", (page) => page.getByRole("heading", { level: 1, name: /403/ }).waitFor()],
	["the catalogue's versions", "/a/catalogue", "admin", (page) => page.locator("main tbody td").first().waitFor()],
	["mapping a file's columns", "/a/catalogue/import", "admin", chooseFile],
	["reviewing an import", "/a/catalogue/import", "admin", reviewImport],
	["cars", "/a/catalogue/cars", "admin", (page) => page.locator("tbody button").first().waitFor()],
	["one car", "/a/catalogue/cars?search=octavia", "admin", openCar],
	["corrections", "/a/catalogue/corrections", "admin", (page) => page.getByRole("heading", { level: 2 }).waitFor()],
	["the quality report", "/a/catalogue/quality", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["an error", "/nowhere", "shop", (page) => page.getByRole("heading", { level: 1 }).waitFor()],
];

async function viewContent(page: Page): Promise<void> {
	await page.locator("tbody button").first().click();
	await page.getByRole("dialog").locator(".rich-text").waitFor();
}

async function addContent(page: Page): Promise<void> {
	await openDialog(page, texts["contents.add"]);
	await page.getByRole("dialog").getByRole("toolbar").waitFor();
}

async function openBell(page: Page): Promise<void> {
	await page.locator("header button:has(.lucide-bell)").click();
	await page.getByRole("dialog").getByRole("heading").first().waitFor();
}

async function openPalette(page: Page): Promise<void> {
	await page.locator("main li h2").first().waitFor();
	await page.keyboard.press("ControlOrMeta+k");
	await page.getByRole("option").first().waitFor();
}

async function openUser(page: Page): Promise<void> {
	await page.locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("term").first().waitFor();
}

/** By the last of a row's actions, whatever the language calls it. */
async function openEdit(page: Page): Promise<void> {
	await page.locator("tbody td:nth-last-child(2) button").last().click();
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}

async function openEntry(page: Page): Promise<void> {
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("heading", { name: /./ }).first().waitFor();
}

async function openTab(page: Page, name: string): Promise<void> {
	await page.getByRole("tab", { name }).click();
	await page.getByRole("tab", { name, selected: true }).waitFor();
}

async function openFirstRow(page: Page): Promise<void> {
	// Rows that stand in while the list loads have no button.
	await page.locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}

async function openSwitcher(page: Page): Promise<void> {
	await page.getByRole("button", { name: `${texts["switcher.label"]}: ` }).click();
	await page.getByRole("option").first().waitFor();
}

async function chooseFile(page: Page): Promise<void> {
	const text = "make;model;year;driver\nSaab;9-5;2005;23\nSaab;95;never;11\n";
	const file = { name: "cars.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
	await page.locator("main input[type=file]").first().setInputFiles(file);
	await page.locator("main form table td").first().waitFor();
}

/** The same file every time: after the first one its rows are there already. */
async function reviewImport(page: Page): Promise<void> {
	await chooseFile(page);
	await page.locator("main form button[type=submit]").click();
	await page.locator("main tbody td li").first().waitFor();
}

async function openCar(page: Page): Promise<void> {
	await page.locator("tbody button").first().click();
	await page.getByRole("dialog").locator("section button").first().waitFor();
}

async function openProductImport(page: Page): Promise<void> {
	await page.getByRole("button", { name: texts["products.import"] }).first().click();
	await page.getByRole("dialog").getByLabel(texts["catalogue.csv_file"]).waitFor();
}

async function openDialog(page: Page, button: string): Promise<void> {
	await page.getByRole("button", { name: button }).first().click();
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}

async function openPriceGrid(page: Page): Promise<void> {
	await page.locator("main li button").first().click();
	await page.getByRole("grid").locator("[data-cell]").first().waitFor();
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function barriers(axe: AxeBuilder): Promise<[string, string[]][]> {
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}

/** One for all screens of a user: what the first one has loaded is there for the others. */
const pages = new Map<Screen[2], Promise<Page>>();

async function pageOf(user: Screen[2]): Promise<Page> {
	const opened = pages.get(user) ?? openPage(browser, "/login", user, { finder, language: "gr" });
	pages.set(user, opened);
	return opened;
}

test.each(SCREENS)(
	"%s: no barrier that axe knows in either theme, no sideways scroll on a phone",
	async (...screen) => {
		const [, path, user, ready] = screen;
		const page = await pageOf(user);
		await page.emulateMedia({ colorScheme: "light" });
		await page.setViewportSize({ width: 1280, height: 720 });
		const problems = watchProblems(page);
		await page.goto(dashboard(path));
		await ready(page);
		expect(await barriers(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		await page.locator("html.dark").waitFor();
		// A theme changes colours and nothing else.
		expect(await barriers(new AxeBuilder({ page }).withRules("color-contrast"))).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
		await expect.poll(widths).toEqual([390, 390]);
		expect(problems).toEqual([]);
	},
);

test("on a phone the menu is a drawer", async () => {
	const page = await openPage(browser, "/c", "shop", { viewport: { width: 390, height: 844 }, finder });
	await page.getByRole("button", { name: "Open the menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Publish" }).click();
	await page.waitForURL(/\/c\/publish/);
	await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("the keyboard alone reaches the content at once, and every control of the settings in order", async () => {
	const page = await openPage(browser, "/c/settings", "shop", { finder });
	await page.getByLabel("Name").waitFor();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
	await page.keyboard.press("Enter");
	const reached: string[] = [];
	for (let step = 0; step < 90; step++) {
		await page.keyboard.press("Tab");
		reached.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || ""));
		if (await page.getByRole("button", { name: "Save" }).evaluate((button) => button === document.activeElement))
			return;
	}
	expect(reached).toBe("never at the save button");
});

test("the theme follows the choice over the system, and stays", async () => {
	const page = await openPage(browser, "/login", undefined, { colorScheme: "light" });
	const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
	await page.getByLabel("Appearance").selectOption("dark");
	await expect.poll(isDark).toBe(true);
	await page.reload();
	await expect.poll(isDark).toBe(true);
	await page.getByLabel("Appearance").selectOption("system");
	await expect.poll(isDark).toBe(false);
});
