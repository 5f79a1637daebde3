import type { Page } from "playwright-core";
import { area } from "../../../dashboard/src/i18n/gr/area.ts";
import { entry } from "../../../dashboard/src/i18n/gr/entry.ts";
import { NOWHERE } from "./back-office.ts";

/** Greek words are the longest. */
const texts = { ...entry, ...area };

/** A screen, its user, and what to do until it is shown. */
export type Screen = [
	name: string,
	path: string,
	user: "admin" | "shop" | "supplier" | undefined,
	ready: (page: Page) => Promise<void>,
];

export const SCREENS: Screen[] = [
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
	["a change by per cent", "/c/pricing", "shop", (page) => openPriceTool(page, texts["percent.tool"])],
	["a price's history", "/c/pricing", "shop", (page) => openPriceTool(page, texts["history.title"])],
	["car requests", "/c/car-requests", "shop", (page) => page.locator("main h2, main tbody tr").first().waitFor()],
	[
		"car requests of all shops",
		"/a/catalogue/car-requests",
		"admin",
		(page) => page.locator("main h2, main tbody tr").first().waitFor(),
	],
	["the activity log", "/c/activity", "shop", (page) => page.locator("main tbody button, main h2").first().waitFor()],
	["orders", "/c/orders", "shop", (page) => page.locator("main tbody a, main h2").first().waitFor()],
	["an order", "/c/orders", "shop", openOrder],
	["incoming orders", "/c/incoming", "supplier", (page) => page.locator("main tbody a").first().waitFor()],
	["an incoming order", "/c/incoming", "supplier", openOrder],
	["a new order", "/c/orders/new", "shop", (page) => page.locator("main form textarea").waitFor()],
	["all orders", "/a/orders", "admin", (page) => page.locator("main tbody a, main h2").first().waitFor()],
	["API keys", "/c/integrations", "shop", (page) => page.locator("main tbody tr").first().waitFor()],
	["webhooks", "/c/integrations/webhooks", "shop", (page) => page.locator("main h2, main tbody tr").first().waitFor()],
	["adding a webhook", "/c/integrations/webhooks", "shop", (page) => openDialog(page, texts["webhooks.add"])],
	["adding an API key", "/c/integrations", "shop", (page) => openDialog(page, texts["api_keys.add"])],
	["stock", "/c/stock", "shop", (page) => page.locator("main h2, main tbody tr").first().waitFor()],
	["stock of a supplier", "/c/stock", "supplier", (page) => page.locator("main tbody tr").nth(1).waitFor()],
	["entering stock", "/c/stock", "shop", (page) => openDialog(page, texts["stock.add"])],
	["users", "/a/users", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["a user", "/a/users", "admin", openUser],
	["adding a user", "/a/users", "admin", (page) => openDialog(page, texts["users.add"])],
	["companies", "/a/companies", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["adding a company", "/a/companies", "admin", (page) => openDialog(page, texts["companies.add"])],
	["a company", "/a/companies", "admin", openEdit],
	["the audit log", "/a/audit", "admin", (page) => page.getByRole("table").getByRole("button").nth(1).waitFor()],
	["an entry of the audit log", "/a/audit", "admin", (page) => openEntry(page)],
	["what a configuration offers", "/c/assortments", "shop", (page) => page.getByRole("switch").first().waitFor()],
	["assortments", "/a/assortments", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["adding an assortment", "/a/assortments/new", "admin", (page) => page.locator("main form input").first().waitFor()],
	["an assortment", "/a/assortments?kind=front", "admin", openAssortment],
	["set products", "/a/products", "admin", (page) => page.locator("main tbody tr").first().waitFor()],
	["adding set products", "/a/products", "admin", (page) => openProductImport(page)],
	["own set products", "/c/set-products", "shop", (page) => page.locator("main tbody a").first().waitFor()],
	["adding a set product", "/c/set-products", "shop", (page) => openDialog(page, texts["set_products.add"])],
	["products", "/c/products", "shop", (page) => page.locator("main tbody a").first().waitFor()],
	[
		"a product",
		"/c/products?product=VTA-26-18",
		"shop",
		(page) => page.getByRole("dialog").locator("li").first().waitFor(),
	],
	["contents", "/a/contents", "admin", (page) => page.locator("tbody a").first().waitFor()],
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
	["cars", "/a/catalogue/cars", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["one car", "/a/catalogue/cars?search=octavia", "admin", openCar],
	[
		"corrections",
		"/a/catalogue/corrections",
		"admin",
		(page) => page.getByRole("main").getByRole("heading", { level: 2 }).waitFor(),
	],
	["the quality report", "/a/catalogue/quality", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["an error", NOWHERE, "shop", (page) => page.getByRole("heading", { level: 1 }).waitFor()],
];

async function openOrder(page: Page): Promise<void> {
	await page.locator("main tbody a").first().click();
	await page.getByRole("heading", { level: 1, name: /NL-B/ }).waitFor();
}

async function viewContent(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
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
	await page.locator("tbody a").first().click();
	await page.getByRole("dialog").getByRole("term").first().waitFor();
}

/** By the menu of the last row. */
async function openEdit(page: Page): Promise<void> {
	await page.locator("tbody tr").last().locator("button").last().click();
	await page.getByRole("menuitem", { name: texts["action.edit"] }).click();
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

async function openAssortment(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
	await page.getByRole("main").locator("form tbody input").first().waitFor();
}

async function openSwitcher(page: Page): Promise<void> {
	await page.getByRole("button", { name: `${texts["switcher.label"]}: ` }).click();
	await page.getByRole("option").first().waitFor();
}

async function chooseFile(page: Page): Promise<void> {
	const text = "make;model;year;driver\nSaab;9-5;2005;23\nSaab;95;never;11\n";
	const file = { name: "cars.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
	const field = page.locator("main input[type=file]").first();
	const columns = page.locator("main form table td").first();
	await field.or(columns).first().waitFor({ state: "attached" });
	// It stays chosen while its user looks at other pages.
	if (!(await columns.isVisible())) await field.setInputFiles(file);
	await columns.waitFor();
}

/** The same file every time: after the first one its rows are received already. */
async function reviewImport(page: Page): Promise<void> {
	await chooseFile(page);
	await page.locator("main form button[type=submit]").click();
	await page.locator("main tbody td li").first().waitFor();
}

async function openCar(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
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

async function openPriceTool(page: Page, name: string): Promise<void> {
	await openPriceGrid(page);
	await page.getByRole("toolbar").getByRole("button", { name }).click();
	await page.getByRole("dialog").getByRole("button").first().waitFor();
}

async function openPriceGrid(page: Page): Promise<void> {
	await page.locator("main li button").first().click();
	await page.getByRole("grid").locator("[data-cell]").first().waitFor();
}
