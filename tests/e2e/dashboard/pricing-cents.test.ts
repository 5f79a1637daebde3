import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE } from "#tests/support/touch.ts";
import { expectToast, givenFinder, readFinder, saveFinder } from "./back-office.ts";
import {
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
