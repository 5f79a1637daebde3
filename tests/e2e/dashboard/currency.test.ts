import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { comeBack, expectToast, givenFinder, holdCall, openPage, readFinder, saveFinder } from "./back-office.ts";
import { call, type Finder, firstAssortment, specials } from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** The settings of a finder with the special prices 12.50 and 10 euros, with another currency chosen and sent. */
async function chooseCurrency(name: string): Promise<{ page: Page; finder: Finder }> {
	const opened = await sendCurrency(name);
	await opened.page.getByRole("dialog", { name: "Change currency" }).waitFor();
	return opened;
}
async function sendCurrency(name: string, hold: (page: Page) => unknown = () => {}) {
	const finder = await givenFinder({ allowCents: true });
	await setPrices(finder, [12.5, 10]);
	const page = await openPage(browser, `/c/products?finder=${finder.id}`, "shop");
	await page.getByRole("cell", { name: "€" }).first().waitFor();
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Settings" }).click();
	await page.getByRole("combobox", { name: /^Currency/ }).click();
	await page.getByRole("option", { name }).click();
	await hold(page);
	await page.getByRole("button", { name: "Save" }).click();
	return { page, finder };
}
async function setPrices(finder: Finder, [first, second]: [number | null, number | null]): Promise<void> {
	const { wipers } = await firstAssortment(finder);
	const specialPricing = { [wipers[0]!.id]: first, [wipers[1]!.id]: second };
	await call("/save-special/front", { finderId: finder.id, specialPricing });
}
const pricesOf = async (finder: Finder) => [...(await specials(finder)).values()];

test("another currency asks what becomes of the prices, and converts them by the rate that is typed", async () => {
	const { page, finder } = await chooseCurrency("$ (US Dollar)");
	const dialog = page.getByRole("dialog", { name: "Change currency" });
	await dialog.getByText("Special prices: 2").waitFor();
	await dialog.getByText("Parts that won't be sold:").waitFor();
	await dialog.getByRole("button", { name: "Change currency" }).click();
	await dialog.getByText("Enter a rate").waitFor();
	await dialog.getByLabel("1 € in $").fill("1.075");
	await expect.poll(() => dialog.getByRole("list", { name: "Examples" }).innerText()).toContain("$13.44");
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	await dialog.getByLabel("1 € in $").focus();
	expect((await readFinder(finder.id)).currency).toBe("€");
	await page.keyboard.press("Enter");
	await expectToast(page, "Saved");
	expect([(await readFinder(finder.id)).currency, await pricesOf(finder)]).toEqual(["$", [13.44, 10.75]]);
	// The list that was read in euros is not shown in dollars.
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Products", exact: true }).click();
	const prices = () => page.getByRole("cell", { name: /^\$/ }).allInnerTexts();
	await expect.poll(prices).toEqual(["$13.44", "$26.88", "$24.19", "$24.19", "$21.50"]);
});

test("prices may keep their numbers, or be removed, and who cancels has changed nothing", async () => {
	const { page, finder } = await chooseCurrency("KD (Kuwaiti Dinar)");
	const dialog = page.getByRole("dialog", { name: "Change currency" });
	await dialog.getByRole("button", { name: "Cancel" }).click();
	expect([(await readFinder(finder.id)).currency, await pricesOf(finder)]).toEqual(["€", [12.5, 10]]);
	// There are none when the dialog opens, and some when it is confirmed.
	await setPrices(finder, [null, null]);
	await page.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Parts that won't be sold:").waitFor();
	expect(await dialog.getByRole("radio").count()).toBe(0);
	await setPrices(finder, [12.5, 10]);
	await dialog.getByRole("button", { name: "Change currency" }).click();
	await dialog.getByText("Special prices: 2").waitFor();
	await dialog.getByRole("radio", { name: "Keep the numbers" }).check();
	await dialog.getByRole("list", { name: "Examples" }).getByText("12.500").waitFor();
	await dialog.getByRole("button", { name: "Change currency" }).click();
	await expectToast(page, "Saved");
	expect([(await readFinder(finder.id)).currency, await pricesOf(finder)]).toEqual(["KD", [12.5, 10]]);
});

test("what is typed before the question about the currency comes is kept, and saved next", async () => {
	let answer = () => {};
	const { page, finder } = await sendCurrency("$ (US Dollar)", async (opened) => {
		answer = await holdCall(opened, "**/config/save/*");
	});
	const text = page.getByLabel("Top-seller text");
	await text.fill("Typed meanwhile");
	answer();
	const dialog = page.getByRole("dialog", { name: "Change currency" });
	await dialog.getByRole("radio", { name: "Keep the numbers" }).check();
	await dialog.getByRole("button", { name: "Change currency" }).click();
	await expectToast(page, "Saved");
	await page.getByText("Unsaved changes").waitFor();
	expect(await text.inputValue()).toBe("Typed meanwhile");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("All changes saved").waitFor();
	expect(await readFinder(finder.id)).toMatchObject({ currency: "$", topSellerText: "Typed meanwhile" });
});

test("prices that were read in one currency are not shown in another one that somebody else has chosen since", async () => {
	const finder = await givenFinder({ allowCents: true });
	await setPrices(finder, [12.5, 10]);
	const page = await openPage(browser, `/c/products?finder=${finder.id}`, "shop");
	await page.getByRole("cell", { name: "€12.50" }).waitFor();
	const change = { currency: "$", currencyChange: { prices: "convert", rate: 2 } };
	await saveFinder({ ...(await readFinder(finder.id)), ...change });
	const answer = await holdCall(page, "**/admin/api/product");
	const read = page.waitForResponse(`**/config/${finder.id}`);
	await comeBack(page);
	await (await read).finished();
	await page.locator("main [data-slot=skeleton]").first().waitFor();
	expect(await page.getByRole("cell", { name: "12.50" }).count()).toBe(0);
	answer();
	await page.getByRole("cell", { name: "$25.00" }).first().waitFor();
});
