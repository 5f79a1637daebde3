import type { Browser, Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE } from "#tests/support/touch.ts";
import { openPage } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const ofSize = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });

/** Whether the whole of it is within the window. */
const isInWindow = (part: Locator) =>
	part.evaluate((one) => {
		const { left, top, right, bottom } = one.getBoundingClientRect();
		return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
	});

test.each([390, 320])("languages and appearances are chosen in the user's menu at %s px", async (width) => {
	const page = await openPage(browser, "/c", "shop", ofSize(width, 640));
	for (const name of ["Language", "Appearance"]) {
		await page.getByRole("button", { name: /^User:/ }).tap();
		const line = page.getByRole("menuitem", { name });
		await line.tap();
		const choices = page.locator("[data-slot=dropdown-menu-sub-content][data-state=open]");
		await expect.poll(async () => [name, await isInWindow(choices)]).toEqual([name, true]);
		// The line stays in sight.
		await line.click({ trial: true });
		await page.keyboard.press("Escape");
		await line.waitFor({ state: "detached" });
	}
});
