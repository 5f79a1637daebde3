import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE } from "#tests/support/touch.ts";
import { givenFinder, openPage, uniqueName } from "./back-office.ts";
import { call, cells, firstAssortment, grid, openGrid, openPricing, specials, texts } from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("on a phone, a price that is tapped is replaced by what is typed, cell after cell", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const [first, second] = wipers.map(({ id }) => id);
	const specialPricing = { [first!]: 15, [second!]: 16 };
	await call("/save-special/front", { finderId: finder.id, specialPricing });
	const page = await openPricing(browser, finder, PHONE);
	await openGrid(page, name);
	await cells(page).first().tap();
	await page.keyboard.type("20");
	await page.keyboard.press("Enter");
	await page.keyboard.type("21");
	await cells(page).nth(2).tap();
	await page.keyboard.type("22");
	await page.keyboard.press("Enter");
	expect(await texts(page, 2)).toEqual(["20", "21"]);
	await page.getByRole("button", { name: "Save" }).tap();
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([20, 21, 22]);
});

test("on a phone, a second tap into the same price places the cursor", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	await call("/save-special/front", { finderId: finder.id, specialPricing: { [wipers[0]!.id]: 15 } });
	const page = await openPricing(browser, finder, PHONE);
	await openGrid(page, name);
	await cells(page).first().tap();
	const field = cells(page).first().getByRole("textbox");
	await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(2);
	await field.tap();
	await page.keyboard.press("End");
	await page.keyboard.type("0");
	await page.keyboard.press("Enter");
	await expect.poll(() => texts(page, 1)).toEqual(["150"]);
});

test("on a phone, a number that is tapped in an assortment is replaced by what is typed", async () => {
	const page = await openPage(browser, "/a/assortments", "admin", PHONE);
	await page.getByRole("link", { name: "Add assortment" }).click();
	await page.getByLabel("Technical name").fill(uniqueName("Touch"));
	await page.getByRole("button", { name: "Add standard sizes" }).tap();
	const size = page.getByLabel("Size in inches, row 1").first();
	await size.tap();
	await page.keyboard.type("27");
	expect(await size.inputValue()).toBe("27");
});
