import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DEMO_FINDER } from "#scripts/demo/load-finders.ts";
import { barriers } from "#tests/support/barriers.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test.each(["light", "dark"] as const)(
	"the test page of a finder is accessible, without an error and not counted, %s",
	async (colorScheme) => {
		// Its policy blocks other scripts, axe's too; another test checks cars under a policy as strict.
		const context = await browser.newContext({ colorScheme, bypassCSP: true });
		const page = await context.newPage();
		const problems: string[] = [];
		const counted: string[] = [];
		page.on("request", (request) => request.url().endsWith("/events") && counted.push(request.url()));
		page.on("pageerror", (error) => problems.push(String(error)));
		page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
		await page.goto(`${system.worker}/finder/test/${DEMO_FINDER}`);
		await page.locator("wiper-finder select#brand").waitFor();
		await page.locator("wiper-finder select#brand").selectOption({ index: 1 });
		await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
		expect(await barriers(page)).toEqual([]);
		expect([problems, counted]).toEqual([[], []]);
		await context.close();
	},
);
