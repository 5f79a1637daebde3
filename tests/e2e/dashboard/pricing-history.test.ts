import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { type } from "#tests/support/keyboard.ts";
import { PHONE } from "#tests/support/touch.ts";
import { givenFinder } from "./back-office.ts";
import { call, cells, firstAssortment, focused, openGrid, openPricing } from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** A configuration whose second blade was 12.50, then 14. */
async function givenHistory() {
	const finder = await givenFinder({ allowCents: true });
	const series = await firstAssortment(finder);
	const [first, second] = series.wipers;
	const set = (specialPricing: Record<number, number>) =>
		call("/save-special/front", { finderId: finder.id, specialPricing });
	await set({ [second!.id]: 12.5 });
	await set({ [first!.id]: 9, [second!.id]: 14 });
	return { ...series, finder, sku: `${series.code}-${second!.lengthInch}`, first: first!, second: second! };
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Price history" });
const changes = (page: Page) =>
	sheet(page)
		.getByRole("listitem")
		.evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText.replace(/\s+/g, " ")));

test("a cell says who set its price, when, from what to what; the keys lead there and back", async () => {
	const { finder, name, sku, second } = await givenHistory();
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Shift+F2");
	await expect.poll(() => changes(page)).toHaveLength(2);
	expect(await sheet(page).getByRole("searchbox").inputValue()).toBe(sku);
	expect(await changes(page)).toEqual([
		expect.stringMatching(/^€12\.50 → €14\.00 .*20\d\d.* \S+/),
		expect.stringMatching(/^Base price → €12\.50 /),
	]);
	await page.keyboard.press("Escape");
	await sheet(page).waitFor({ state: "detached" });
	await expect.poll(() => focused(page)).toContain(`${second.lengthInch}″`);
});

test("the history of a set is that of its parts, and who may only read sees it, too", async () => {
	const { finder, code, name, first, second } = await givenHistory();
	const page = await openPricing(browser, finder, { user: "reader" });
	await page.getByRole("button", { name: `View: ${name}` }).click();
	await cells(page).first().waitFor();
	await page.getByRole("toolbar").getByRole("button", { name: "Price history" }).click();
	await expect.poll(() => changes(page)).toHaveLength(1);
	await type(sheet(page).getByRole("searchbox"), `${code.toLowerCase()}-${second.lengthInch}-${first.lengthInch}`);
	await expect.poll(() => changes(page)).toHaveLength(3);
	expect((await changes(page)).join()).toContain(`${code}-${first.lengthInch} Base price → €9.00`);
	await type(sheet(page).getByRole("searchbox"), "NOTHING-1");
	await sheet(page).getByText("No price changes for NOTHING-1.").waitFor();
});

test("on a phone, taps lead from a cell to its history, and from the prices to any sku's", async () => {
	const { finder, name, sku } = await givenHistory();
	const page = await openPricing(browser, finder, PHONE);
	await page.getByRole("button", { name: "Price history" }).tap();
	await sheet(page).getByRole("searchbox").tap();
	await page.keyboard.type(sku.toLowerCase());
	await expect.poll(() => changes(page)).toHaveLength(2);
	await sheet(page).getByRole("button", { name: "Close" }).tap();
	await page.getByRole("button", { name: `Edit: ${name}` }).tap();
	await cells(page).nth(1).tap();
	await page.getByRole("toolbar").getByRole("button", { name: "Price history" }).tap();
	await expect.poll(() => changes(page)).toHaveLength(2);
});
