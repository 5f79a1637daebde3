import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { dashboard, expectToast, givenFinder, openPage } from "./back-office.ts";

let browser: Browser;
let finder: { id: number };

beforeAll(async () => {
	browser = await sharedBrowser();
	finder = await givenFinder({ shopProductUrl: "https://shop.example/p/{sku}" });
});

const titlesOf = (page: Page) => page.locator("main tbody td:first-child a").allInnerTexts();
const skusOf = (page: Page) => page.locator("main tbody td:nth-child(2)").allInnerTexts();
const open = (path = "/c/products", user: "shop" | "reader" = "shop", language = "en") =>
	openPage(browser, path, user, { finder: finder.id, language });
const pricesOf = async (page: Page) =>
	(await page.locator("main tbody td:nth-child(4)").allInnerTexts()).map((text) => Number(text.replace(/[^\d.]/g, "")));

test("products are searched in the address, sorted by price and paged", async () => {
	const page = await open();
	await page.getByRole("searchbox").fill("VTA-26");
	await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe("VTA-26");
	// The rows of before stay until the next ones have come.
	const isSearched = async () => (await skusOf(page)).map((sku) => sku.startsWith("VTA-26"));
	await expect.poll(isSearched).toEqual(Array(10).fill(true));
	for (const [order, sign] of [
		["asc", 1],
		["desc", -1],
	] as const) {
		await page.getByRole("button", { name: "Price" }).click();
		await expect.poll(() => new URL(page.url()).searchParams.get("sortOrder")).toBe(order);
		const isSorted = async () => {
			const prices = await pricesOf(page);
			return new Set(prices).size > 1 && prices.every((price, at) => at === 0 || (price - prices[at - 1]!) * sign >= 0);
		};
		await expect.poll(isSorted).toBe(true);
	}
	expect(await isSearched()).toEqual(Array(10).fill(true));
	await page.getByRole("button", { name: "Clear search for VTA-26" }).click();
	await expect.poll(() => new URL(page.url()).searchParams.has("search")).toBe(false);
	await page.getByLabel("Rows per page").selectOption("50");
	await expect.poll(async () => (await titlesOf(page)).length).toBe(50);
});

test("a product opens by keyboard, has an address of its own, and gives the focus back", async () => {
	const page = await open("/c/products?search=VTA-13-14");
	const first = page.locator("main tbody td:first-child a").first();
	await first.focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("dialog");
	await panel.getByRole("table", { name: "Parts" }).getByText("Driver's side").waitFor();
	expect(new URL(page.url()).searchParams.get("product")).toBe("VTA-13-14");
	expect(await panel.getByRole("link", { name: "Shop page" }).getAttribute("href")).toBe(
		"https://shop.example/p/VTA-13-14",
	);
	await panel.getByRole("heading", { name: /^\d+ matching cars?$/ }).waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.keyboard.press("Enter");
	await panel.waitFor();
	await page.reload();
	await panel.getByText("Made from the parts").waitFor();
	await panel.getByRole("button", { name: "Close" }).click();
	await panel.waitFor({ state: "detached" });
	expect(new URL(page.url()).searchParams.has("product")).toBe(false);
});

test("the cars of a product are not counted before they are known", async () => {
	const page = await open("/c/products");
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/product/cars", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(dashboard("/c/products?product=VTA-13-14"));
	const panel = page.getByRole("dialog");
	await panel.getByRole("table", { name: "Parts" }).waitFor();
	await panel.locator("[data-slot=skeleton]").first().waitFor();
	expect(await panel.getByRole("heading", { name: /matching cars?/ }).count()).toBe(0);
	release();
	await panel.getByRole("heading", { name: /^\d+ matching cars?$/ }).waitFor();
});

test("all products are downloaded as Produkte.csv, in the language of the screen, also by who only reads", async () => {
	const page = await open("/c/products", "reader", "de");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Produkte herunterladen" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("Produkte.csv");
	await expectToast(page, "Produkte.csv mit");
	const text = await readFile(await file.path(), "utf8");
	expect(text.startsWith("\uFEFFTitel;Artikelnummer;Preis")).toBe(true);
	const total = Number(/von (\d+)/.exec(await page.getByRole("navigation", { name: "Seiten" }).innerText())?.[1]);
	expect(text.trimEnd().split("\r\n").length).toBe(total + 1);
});

test("a configuration that sells nothing yet leads on to the prices", async () => {
	const poor = await givenFinder({ currency: "zł" });
	const page = await openPage(browser, "/c/products", "shop", { finder: poor.id });
	await page.getByRole("heading", { name: "No products" }).waitFor();
	expect(await page.getByRole("button", { name: "Download products" }).isDisabled()).toBe(true);
	await page.getByRole("link", { name: "Set prices" }).click();
	await page.waitForURL(dashboard(`/c/pricing?finder=${poor.id}`));
});

test("a product that is no longer sold says so", async () => {
	const page = await open("/c/products?product=VTA-99-99");
	await page.getByRole("dialog").getByText("This configuration does not sell this product.").waitFor();
});

test("what was typed about one product is not kept for the next one", async () => {
	const page = await open("/c/products?product=VTA-13-14");
	const search = page.getByRole("dialog").getByRole("searchbox", { name: "Search brand and model" });
	await search.waitFor();
	await page.evaluate(() => history.pushState(null, "", "/c/products?product=VTA-26-18"));
	await page.getByRole("dialog").getByText("VTA-26-18").first().waitFor();
	await search.fill("Octavia");
	await page.goBack();
	await page.getByRole("dialog").getByText("VTA-13-14").first().waitFor();
	await expect.poll(() => search.inputValue()).toBe("");
});
