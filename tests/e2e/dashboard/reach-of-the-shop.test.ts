import type { Page } from "playwright-core";
import { describe } from "vitest";
import { NOWHERE } from "./back-office.ts";
import { testReach } from "./screen-reach.ts";
import { openDialog, type Screen, texts } from "./screens.ts";

const SCREENS: Screen[] = [
	["signing in", "/login", undefined, (page) => page.getByRole("button").first().waitFor()],
	["a forgotten password", "/login", undefined, (page) => openDialog(page, texts["login.forgot"])],
	["configurations", "/c", "shop", (page) => page.locator("main li h2").first().waitFor()],
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
	["the activity log", "/c/activity", "shop", (page) => page.locator("main tbody button, main h2").first().waitFor()],
	["orders", "/c/orders", "shop", (page) => page.locator("main tbody a, main h2").first().waitFor()],
	["an order", "/c/orders", "shop", openOrder],
	["incoming orders", "/c/incoming", "supplier", (page) => page.locator("main tbody a").first().waitFor()],
	["an incoming order", "/c/incoming", "supplier", openOrder],
	["a new order", "/c/orders/new", "shop", (page) => page.locator("main form textarea").waitFor()],
	["API keys", "/c/integrations", "shop", (page) => page.locator("main tbody tr").first().waitFor()],
	["webhooks", "/c/integrations/webhooks", "shop", (page) => page.locator("main h2, main tbody tr").first().waitFor()],
	["adding a webhook", "/c/integrations/webhooks", "shop", (page) => openDialog(page, texts["webhooks.add"])],
	["adding an API key", "/c/integrations", "shop", (page) => openDialog(page, texts["api_keys.add"])],
	["stock", "/c/stock", "shop", (page) => page.locator("main h2, main tbody tr").first().waitFor()],
	["stock of a supplier", "/c/stock", "supplier", (page) => page.locator("main tbody tr").nth(1).waitFor()],
	["entering stock", "/c/stock", "shop", (page) => openDialog(page, texts["stock.add"])],
	["what a configuration offers", "/c/assortments", "shop", (page) => page.getByRole("switch").first().waitFor()],
	["own set products", "/c/set-products", "shop", (page) => page.locator("main tbody a").first().waitFor()],
	["adding a set product", "/c/set-products", "shop", (page) => openDialog(page, texts["set_products.add"])],
	["products", "/c/products", "shop", (page) => page.locator("main tbody a").first().waitFor()],
	[
		"a product",
		"/c/products?product=VTA-26-18",
		"shop",
		(page) => page.getByRole("dialog").locator("li").first().waitFor(),
	],
	["an article over a page", "/c?id=1", "shop", (page) => page.getByRole("dialog").locator("ol").waitFor()],
	["a content's own page", "/content/1", "shop", (page) => page.getByRole("main").locator("ol").waitFor()],
	["the bell", "/c", "shop", (page) => openBell(page)],
	["the command palette", "/c", "shop", (page) => openPalette(page)],
	["a page for others", "/a/users", "shop", (page) => page.getByRole("heading", { level: 1, name: /403/ }).waitFor()],
	["an error", NOWHERE, "shop", (page) => page.getByRole("heading", { level: 1 }).waitFor()],
];

describe("what the shop sees has no barrier in either theme and no sideways scroll on a phone", () => {
	testReach(SCREENS);
});

async function openOrder(page: Page): Promise<void> {
	await page.locator("main tbody a").first().click();
	await page.getByRole("heading", { level: 1, name: /NL-B/ }).waitFor();
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

async function openTab(page: Page, name: string): Promise<void> {
	await page.getByRole("tab", { name }).click();
	await page.getByRole("tab", { name, selected: true }).waitFor();
}

async function openSwitcher(page: Page): Promise<void> {
	await page.getByRole("button", { name: `${texts["switcher.label"]}: ` }).click();
	await page.getByRole("option").first().waitFor();
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
