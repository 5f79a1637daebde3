import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { givenFinder, givenShop, openPage, saveFinder, uniqueName, watchProblems } from "./back-office.ts";

let browser: Browser;
const SOON = { timeout: 15_000 };

beforeAll(async () => {
	browser = await sharedBrowser();
});

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

test("on a phone the activity log says what was changed, and is narrowed like the administrator's", async () => {
	const shop = await givenShop();
	const label = uniqueName("Narrowed");
	const finder = await givenFinder({ label }, shop.token);
	await saveFinder({ ...finder, topSellerText: "Bestseller" }, shop.token);
	const viewport = { width: 390, height: 844 };
	const page = await openPage(browser, "/c/activity", undefined, { token: shop.token, finder: finder.id, viewport });
	const rows = page
		.getByRole("table")
		.locator("tbody tr")
		.filter({ has: page.getByRole("button") });
	await expect.poll(() => rows.count(), SOON).toBe(2);
	for (const text of [label, shop.username])
		expect(await rows.first().getByText(text, { exact: true }).isVisible()).toBe(true);
	await page.getByRole("combobox", { name: "Action" }).selectOption({ label: "Created" });
	await expect.poll(() => rows.count(), SOON).toBe(1);
	expect(new URL(page.url()).searchParams.get("action")).toBe("create");
	await page.getByRole("combobox", { name: "Item" }).selectOption({ label: "Special prices" });
	await page.getByRole("heading", { name: "No results" }).waitFor();
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect.poll(() => rows.count(), SOON).toBe(2);
	const [from, to] = [page.getByLabel("From"), page.getByLabel("To", { exact: true })];
	const days = () => new URL(page.url()).search.match(/\d{4}-\d\d-\d\d/g);
	for (const day of [from, to]) {
		await day.focus();
		// Month, day and year, each by its digits.
		await page.keyboard.type("01012024", { delay: 30 });
	}
	await page.getByRole("heading", { name: "No results" }).waitFor();
	expect([await from.inputValue(), await to.inputValue(), days()]).toEqual([
		...["2024-01-01", "2024-01-01"],
		["2024-01-01", "2024-01-01"],
	]);
	await page.goBack();
	await expect.poll(() => to.inputValue()).toBe("");
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect.poll(() => from.inputValue()).toBe("");
	await expect.poll(() => rows.count(), SOON).toBe(2);
});
