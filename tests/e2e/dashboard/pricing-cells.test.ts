import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE } from "#tests/support/touch.ts";
import { expectToast, givenFinder, openPage, readFinder, saveFinder, uniqueName } from "./back-office.ts";
import {
	call,
	cells,
	counted,
	firstAssortment,
	focused,
	grid,
	openGrid,
	openPricing,
	specials,
	texts,
} from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const allowButton = (page: Page) => grid(page).getByRole("button", { name: "Allow cents" });

test("a price that is refused for its cents can be allowed where it stands, by keyboard, and undone", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12,50");
	await page.keyboard.press("Enter");
	await page.keyboard.type("13,75");
	await page.keyboard.press("Enter");
	await expect.poll(() => counted(page)).toContain("2 invalid prices");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowRight");
	expect(
		await allowButton(page)
			.nth(1)
			.evaluate((button) => button === document.activeElement),
	).toBe(true);
	await page.keyboard.press("ArrowLeft");
	await expect.poll(() => focused(page)).toContain(`${wipers[1]!.lengthInch}″`);
	// Somebody else has saved another setting: it is kept.
	await saveFinder({ ...(await readFinder(finder.id)), label: "Renamed" });
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expectToast(page, "Prices can have cents now.");
	expect(await allowButton(page).count()).toBe(0);
	await expect.poll(() => focused(page)).toContain(`${wipers[1]!.lengthInch}″`);
	expect(await texts(page, 2)).toEqual(["12.50", "13.75"]);
	expect(await readFinder(finder.id)).toMatchObject({ allowCents: true, label: "Renamed" });
	await page.keyboard.press("Control+z");
	await expect.poll(() => counted(page)).toContain("1 change");
	await page.keyboard.press("Control+y");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([12.5, 13.75]);
});

test("on a phone, cents are allowed with a tap on the refused price's button", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder, PHONE);
	await page.getByRole("button", { name: `Edit: ${name}` }).tap();
	await cells(page).first().tap();
	await page.keyboard.type("9,90");
	await page.keyboard.press("Enter");
	const box = await allowButton(page).boundingBox();
	expect(box?.height).toBeGreaterThanOrEqual(24);
	await allowButton(page).tap();
	await expect.poll(() => texts(page, 1)).toEqual(["9.90"]);
	await page.getByRole("button", { name: "Save" }).tap();
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([9.9]);
});

test("prices can end in .99 as soon as cents are allowed beside the choice", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Change by %" }).click();
	const dialog = page.getByRole("dialog", { name: "Change prices by percentage" });
	await dialog.getByRole("button", { name: "Allow cents" }).click();
	await dialog.getByRole("radio", { name: ".99" }).click();
	await dialog.getByRole("button", { name: "Change 1 price" }).click();
	await dialog.waitFor({ state: "detached" });
	await expect.poll(() => texts(page, 1)).toEqual(["11.99"]);
});

test("what is offered can be saved after cents were allowed, without a question about somebody else", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPage(browser, `/c/assortments?finder=${finder.id}`, "shop");
	const offered = page.getByRole("switch", { name: /^Offer / }).first();
	const menu = page.getByRole("navigation", { name: "Menu" });
	await offered.waitFor();
	await menu.getByRole("link", { name: "Prices" }).click();
	await openGrid(page, name);
	await page.keyboard.type("12,50");
	await page.keyboard.press("Enter");
	await allowButton(page).first().click();
	await expectToast(page, "Prices can have cents now.");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	const read = page.waitForResponse(new RegExp(`/config/${finder.id}/offer$`), { timeout: 15_000 });
	await menu.getByRole("link", { name: "Assortments" }).click();
	await (await read).finished();
	await offered.click();
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("All changes saved").waitFor();
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

test("a cell that a screen reader gives the focus is the one that is typed into", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await cells(page).nth(2).focus();
	await page.keyboard.type("20");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder))]).toEqual([[wipers[2]!.id, 20]]);
});

test("a screen reader's double tap on a phone, which comes as a mouse's, opens the price", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder, PHONE);
	await openGrid(page, name);
	const cell = cells(page).nth(1);
	const box = await cell.boundingBox();
	const place = { bubbles: true, clientX: box!.x + box!.width / 2, clientY: box!.y + box!.height / 2 };
	await cell.dispatchEvent("pointerdown", { ...place, pointerType: "mouse", button: 0 });
	await cell.dispatchEvent("click", place);
	await expect.poll(() => cell.locator("input").evaluate((input) => input === document.activeElement)).toBe(true);
	await page.keyboard.type("20");
	await page.keyboard.press("Enter");
	await page.keyboard.type("21");
	await page.keyboard.press("Enter");
	expect(await texts(page, 3)).toEqual([expect.anything(), "20", "21"]);
});

test("a phone may scroll to the price that is tapped, which its keyboard would cover", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder, PHONE);
	await openGrid(page, name);
	await page.evaluate(() => {
		const { focus } = HTMLElement.prototype;
		HTMLElement.prototype.focus = function (options) {
			if (this instanceof HTMLInputElement) document.documentElement.dataset.held = String(options?.preventScroll);
			focus.call(this, options);
		};
	});
	await cells(page).nth(1).tap();
	await expect.poll(() => page.evaluate(() => document.documentElement.dataset.held)).toBe("false");
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

test("what is typed in a cell goes on after the window was left and is back", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12");
	await page.locator("[role=grid] input:focus").evaluate((field) => {
		// As browsers tell it: the field stays the document's active element.
		field.dispatchEvent(new FocusEvent("blur"));
		field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
	});
	await page.keyboard.type("3");
	await page.keyboard.press("Enter");
	await expect.poll(() => texts(page, 1)).toEqual(["123"]);
});

test("the first toast over a dialog is not hidden from screen readers", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("x");
	await page.keyboard.press("Control+s");
	const toast = page.locator("[data-sonner-toast]");
	await toast.waitFor();
	expect(await toast.evaluate((one) => one.closest("[aria-hidden=true]") === null)).toBe(true);
});
