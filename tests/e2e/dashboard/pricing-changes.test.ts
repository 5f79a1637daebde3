import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { type } from "#tests/support/keyboard.ts";
import { PHONE } from "#tests/support/touch.ts";
import { expectToast, givenFinder, holdCall } from "./back-office.ts";
import {
	call,
	cells,
	counted,
	type Finder,
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

/** A configuration whose first blades cost 10, 20 and 30, the others their base price. */
async function givenPrices(parts: Record<string, unknown> = { allowCents: true }) {
	const finder: Finder = await givenFinder(parts);
	const series = await firstAssortment(finder);
	const [a, b, c] = series.wipers.map(({ id }) => id);
	await call("/save-special/front", { finderId: finder.id, specialPricing: { [a!]: 10, [b!]: 20, [c!]: 30 } });
	return { finder, ...series };
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Change prices by percentage" });
const preview = (page: Page) => dialog(page).getByRole("region", { name: "Preview" });

/** From the cells to the tool, by the keys of a toolbar. */
async function openByKeyboard(page: Page): Promise<void> {
	const tool = page.getByRole("button", { name: "Change by %" });
	await page.getByRole("button", { name: "Set price for all" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => tool.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.keyboard.press("Enter");
	await dialog(page).waitFor();
}

test("prices go up by per cent and end in .99, seen before and undone in one step, by keyboard", async () => {
	const { finder, name, wipers } = await givenPrices();
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await openByKeyboard(page);
	await page.keyboard.type("7,5");
	await expect.poll(() => preview(page).innerText()).toContain("3 prices will change.");
	await expect.poll(() => preview(page).getByRole("listitem").allInnerTexts()).toHaveLength(3);
	expect((await preview(page).getByRole("listitem").first().innerText()).replace(/\s+/g, " ")).toContain(
		"€10.00 → €10.75",
	);
	for (const key of ["Tab", "Tab", "End"]) await page.keyboard.press(key);
	const ending = dialog(page).getByRole("radio", { name: ".99" });
	await expect.poll(() => ending.evaluate((radio) => radio === document.activeElement)).toBe(true);
	await page.keyboard.press("Space");
	await expect.poll(() => preview(page).innerText()).toContain("€31.99");
	await page.keyboard.press("Control+s");
	await dialog(page).waitFor({ state: "detached" });
	await expect.poll(() => texts(page, 4)).toEqual(["10.99", "21.99", "31.99", wipers[3]!.price.toFixed(2)]);
	await expect.poll(() => focused(page)).toContain(`${wipers[0]!.lengthInch}″`);
	expect(await counted(page)).toContain("3 changes");
	await page.keyboard.press("Control+z");
	await expect.poll(() => counted(page)).toContain("All changes saved");
	await page.keyboard.press("Control+y");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([10.99, 21.99, 31.99]);
});

test("the prices stay open beneath a tool that was opened after their save", async () => {
	const { finder, name } = await givenPrices();
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await cells(page).nth(3).click();
	await page.keyboard.type("15");
	await page.keyboard.press("Enter");
	const read = await holdCall(page, "**/admin/api/pricing/info");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await openByKeyboard(page);
	await page.keyboard.type("5");
	read();
	// In the list behind it, whose prices have been read again.
	await page.getByText("4 special prices").waitFor();
	await expect.poll(() => preview(page).innerText()).toContain("prices will change.");
});

test("only the selected prices go down, and prices without cents stay whole", async () => {
	const { finder, name } = await givenPrices({ allowCents: false });
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Shift+ArrowDown");
	await openByKeyboard(page);
	expect(await dialog(page).getByLabel("Apply to").locator("option:checked").innerText()).toContain("Selected cells");
	expect(await dialog(page).getByRole("radio", { name: ".99" }).isDisabled()).toBe(true);
	await type(dialog(page).getByLabel("Percentage"), "-12");
	await page.keyboard.press("Enter");
	await dialog(page).waitFor({ state: "detached" });
	await expect.poll(() => texts(page, 3)).toEqual(["10", "18", "26"]);
});

test("a percentage that is none is refused, too high prices too, and nothing typed is dropped unasked", async () => {
	const { finder, name } = await givenPrices();
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await openByKeyboard(page);
	await page.keyboard.type("-101");
	await page.keyboard.press("Enter");
	await dialog(page).getByText("Enter a percentage from −100 to 1000").waitFor();
	await page.keyboard.press("Escape");
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Stay" }).click();
	await question.waitFor({ state: "detached" });
	await type(dialog(page).getByLabel("Percentage"), "-100");
	await page.keyboard.press("Enter");
	await dialog(page).waitFor({ state: "detached" });
	await expect.poll(() => texts(page, 3)).toEqual(["0", "0", "0"]);
	await page.keyboard.press("Control+s");
	expect(await question.innerText()).toContain("Parts that visitors will get for free: 3.");
});

test("on a phone, prices go down by per cent with taps alone", async () => {
	const { finder, name } = await givenPrices();
	const page = await openPricing(browser, finder, PHONE);
	await page.getByRole("button", { name: `Edit: ${name}` }).tap();
	await page.getByRole("button", { name: "Change by %" }).tap();
	await dialog(page).getByLabel("Percentage").tap();
	await page.keyboard.type("10");
	await dialog(page).getByRole("button", { name: "Change sign" }).tap();
	await dialog(page).getByRole("radio", { name: ".90" }).tap();
	await expect.poll(() => preview(page).innerText()).toContain("€26.90");
	await dialog(page).getByRole("button", { name: "Change 3 prices" }).tap();
	await dialog(page).waitFor({ state: "detached" });
	await expect.poll(() => texts(page, 3)).toEqual(["8.90", "17.90", "26.90"]);
	await page.getByRole("button", { name: "Save" }).tap();
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([8.9, 17.9, 26.9]);
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
