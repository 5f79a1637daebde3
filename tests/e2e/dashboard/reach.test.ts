import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { givenFinder, openPage } from "./back-office.ts";

let browser: Browser;
let finder: number;

beforeAll(async () => {
	browser = await launchBrowser();
	finder = (await givenFinder()).id;
});
afterAll(() => browser?.close());

test("the keyboard alone reaches the content at once, and every control of the settings in order", async () => {
	const page = await openPage(browser, "/c/settings", "shop", { finder });
	await page.getByLabel("Name").waitFor();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
	await page.keyboard.press("Enter");
	const reached: string[] = [];
	const hasFocus = (locator: Locator) => locator.evaluateAll(([one]) => one === document.activeElement);
	for (let step = 0; step < 90; step++) {
		await page.keyboard.press("Tab");
		reached.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || ""));
		// The button is there while there is something to save.
		if (await hasFocus(page.getByLabel("Name", { exact: true }))) await page.keyboard.type("New name");
		if (await hasFocus(page.getByRole("button", { name: "Save", exact: true }))) return;
	}
	expect(reached).toBe("never at the save button");
});

test("the theme follows the choice over the system, and stays", async () => {
	const page = await openPage(browser, "/login", undefined, { colorScheme: "light" });
	const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
	await page.getByLabel("Appearance").selectOption("dark");
	await expect.poll(isDark).toBe(true);
	await page.reload();
	await expect.poll(isDark).toBe(true);
	await page.getByLabel("Appearance").selectOption("system");
	await expect.poll(isDark).toBe(false);
});
