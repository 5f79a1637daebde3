import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { openPage, watchProblems } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("the administrator's overview shows what is there, each number leading to its list", async () => {
	const page = await openPage(browser, "/a", "admin");
	const problems = watchProblems(page);
	const main = page.getByRole("main");
	await main.getByText(/^\d+ enabled · \d+ connected/).waitFor();
	await main.getByText(/^\d+ vehicle brands? · \d+ models?/).waitFor();
	await main.getByText("Finder opens in the last 30 days").first().waitFor();
	expect(await main.locator("figure table tbody tr").count()).toBe(30);
	for (const [name, path] of [
		["Users", "/a/users"],
		["Companies", "/a/companies"],
		["Cars", "/a/catalogue"],
		["Configurations", "/c"],
	] as const) {
		await page.goto(new URL("/a", page.url()).href);
		await main.getByRole("link", { name, exact: true }).click();
		await page.waitForURL((url) => url.pathname === path);
	}
	expect(problems).toEqual([]);
});
