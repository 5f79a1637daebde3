import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE } from "#tests/support/touch.ts";
import { givenFinder } from "./back-office.ts";
import {
	call,
	cells,
	copyToClipboard,
	counted,
	firstAssortment,
	focused,
	grid,
	gridHasFocus,
	openGrid,
	openPricing,
	specials,
	texts,
} from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

async function givenSkus() {
	const finder = await givenFinder({ allowCents: true });
	const series = await firstAssortment(finder);
	const skus = series.wipers.map(({ lengthInch }) => `${series.code}-${lengthInch}`);
	return { ...series, finder, skus };
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("prices are copied with their skus, and as a block they still go where they are put", async () => {
	const { finder, name, skus, wipers } = await givenSkus();
	const specialPricing = { [wipers[0]!.id]: 12.5, [wipers[1]!.id]: 13 };
	await call("/save-special/front", { finderId: finder.id, specialPricing });
	const page = await openPricing(browser, finder);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await openGrid(page, name);
	expect(await grid(page).locator("[translate=no] [data-cell]").count()).toBe(await cells(page).count());
	await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Control+c");
	await expect.poll(() => copied(page)).toBe(`${skus[0]}\t12.50\n${skus[1]}\t13\n`);
	for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Control+v");
	await expect.poll(() => texts(page, 5)).toEqual(["12.50", "13", wipers[2]!.price.toFixed(2), "12.50", "13"]);
	await page.keyboard.press("Control+Home");
	await page.keyboard.press("Control+c");
	await expect.poll(() => copied(page)).toBe("12.50\n");

	expect(await fireAtBody(page, "copy")).toEqual({ text: "12.50\n", isHandled: true });
	expect(await fireAtBody(page, "beforepaste")).toMatchObject({ isHandled: true });
	await fireAtBody(page, "paste", "17");
	await expect.poll(() => texts(page, 2)).toEqual(["17", "13"]);
	expect(await fireAtBody(page, "cut")).toMatchObject({ text: "17\n" });
	await expect.poll(() => texts(page, 2)).toEqual([wipers[0]!.price.toFixed(2), "13"]);
	await page.getByRole("button", { name: "Undo" }).focus();
	expect(await fireAtBody(page, "copy")).toEqual({ text: "", isHandled: false });
	expect(await fireAtBody(page, "beforecopy")).toMatchObject({ isHandled: false });
});

/** Firefox and Safari tell the page of the clipboard, not the focused cell. */
const fireAtBody = (page: Page, type: string, text = "") =>
	page.evaluate(
		([type, text]) => {
			const clipboardData = new DataTransfer();
			if (text) clipboardData.setData("text/plain", text);
			const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
			const isHandled = !document.body.dispatchEvent(event);
			return { text: clipboardData.getData("text/plain"), isHandled };
		},
		[type, text] as const,
	);

test("a price list from a spreadsheet finds its parts by sku; unknown ones are named and asked about", async () => {
	const { finder, name, skus, wipers } = await givenSkus();
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await copyToClipboard(page, `SKU\tPrice\r\n${skus[4]}\t14,50\r\n${skus[2]!.toLowerCase()}\t13\r\n`);
	await page.keyboard.press("Control+End");
	await page.keyboard.press("Control+v");
	await expect.poll(() => focused(page)).toContain(`${wipers[2]!.lengthInch}″`);
	expect((await texts(page, 5)).filter((_, at) => at === 2 || at === 4)).toEqual(["13", "14.50"]);
	expect(await counted(page)).toContain("2 changes");

	await copyToClipboard(page, `${skus[0]}\t11\nNO-1\t12\nNO-2\t13\n`);
	await page.keyboard.press("Control+v");
	const question = page.getByRole("alertdialog");
	expect(await question.innerText()).toMatch(/2 SKUs are not in this list\s+NO-1, NO-2/);
	await question.getByRole("button", { name: "Cancel" }).click();
	await gridHasFocus(page);
	expect(await counted(page)).toContain("2 changes");
	await page.keyboard.press("Control+v");
	await question.getByRole("button", { name: "Paste the 1 other price" }).click();
	await expect.poll(() => texts(page, 1)).toEqual(["11"]);
	await gridHasFocus(page);

	// The clipboard has a picture.
	expect(await fireAtBody(page, "paste")).toEqual({ text: "", isHandled: false });
	expect([await texts(page, 1), await counted(page)]).toEqual([["11"], expect.stringContaining("3 changes")]);

	await copyToClipboard(page, "NO-1\t12\nNO-2\t13\n");
	await page.keyboard.press("Control+v");
	await expect
		.poll(() => page.locator("[data-sonner-toast]").allInnerTexts())
		.toContainEqual(expect.stringContaining("NO-1, NO-2"));
	expect(await counted(page)).toContain("3 changes");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()].sort()).toEqual([11, 13, 14.5]);
});

test("on a phone, a price list that is pasted into an open price finds its parts by sku", async () => {
	const { finder, name, skus } = await givenSkus();
	const page = await openPricing(browser, finder, PHONE);
	await copyToClipboard(page, `${skus[1]}\t21\n${skus[0]}\t20\n`);
	await page.getByRole("button", { name: `Edit: ${name}` }).tap();
	await cells(page).nth(3).tap();
	// What a long press and "Paste" do.
	await page.keyboard.press("ControlOrMeta+v");
	await expect.poll(() => texts(page, 2)).toEqual(["20", "21"]);
});
