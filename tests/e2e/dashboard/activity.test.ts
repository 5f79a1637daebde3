import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { givenFinder, givenShop, openPage, saveFinder, uniqueName, watchProblems } from "./back-office.ts";

let browser: Browser;
const SOON = { timeout: 15_000 };

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a customer sees who changed what, and nothing of another company", async () => {
	const [shop, other] = [await givenShop(), await givenShop()];
	const label = uniqueName("Ours");
	const foreign = uniqueName("Theirs");
	const finder = await givenFinder({ label }, shop.token);
	await saveFinder({ ...finder, topSellerText: "Bestseller" }, shop.token);
	await givenFinder({ label: foreign }, other.token);
	const page = await openPage(browser, "/c/activity", undefined, { token: shop.token, finder: finder.id });
	const problems = watchProblems(page);
	const rows = page.getByRole("table").locator("tbody tr").filter({ hasText: label });
	await expect.poll(() => rows.count(), SOON).toBe(2);
	expect(await rows.first().innerText()).toMatch(
		new RegExp(`${shop.username}[\\s\\S]*Updated[\\s\\S]*Top-seller text`),
	);
	expect(await page.getByRole("table").innerText()).not.toContain(foreign);
	expect(await page.getByRole("table").innerText()).not.toContain(other.username);
	await rows.first().getByRole("button").click();
	await page.getByRole("dialog").locator("ins", { hasText: "Bestseller" }).waitFor();
	expect(problems).toEqual([]);
});
