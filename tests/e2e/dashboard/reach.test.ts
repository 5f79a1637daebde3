import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { givenContent, givenFinder, openPage } from "./back-office.ts";

let browser: Browser;
let finder: number;

beforeAll(async () => {
	browser = await sharedBrowser();
	finder = (await givenFinder()).id;
});

test("the keyboard alone reaches the content at once, and every control of the settings in order", async () => {
	const page = await openPage(browser, "/c/settings", "shop", { finder });
	await page.getByLabel("Name").waitFor();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
	await page.keyboard.press("Enter");
	const reached: string[] = [];
	const name = await page.getByLabel("Name", { exact: true }).getAttribute("id");
	for (let step = 0; step < 90; step++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || "");
		reached.push(stop);
		// The button is there while there is something to save.
		if (stop === name) await page.keyboard.type("New name");
		if (stop === "Save") return;
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

test("every link of a footer with many articles is shown whole when the keyboard reaches it", async () => {
	for (let n = 1; n <= 16; n++) await givenContent({ title: `Wiper blades, part ${n}` });
	const page = await openPage(browser, "/c/settings", "shop", { finder });
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Wiper blades, part 16" }).waitFor();
	const cutOff = await footer.getByRole("link").evaluateAll((links) => {
		const isCut = (link: Element) => {
			if (link instanceof HTMLElement) link.focus();
			const { left, right } = link.getBoundingClientRect();
			return left < 0 || right > document.documentElement.clientWidth;
		};
		return [...links, ...links.toReversed()].filter(isCut).map((link) => link.textContent);
	});
	expect(cutOff).toEqual([]);
});
