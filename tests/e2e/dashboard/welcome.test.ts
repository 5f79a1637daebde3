import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { goWithin, openPage, watchProblems } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("the administrator's overview shows what is there, each number leading to its list", async () => {
	const page = await openPage(browser, "/a", "admin");
	const problems = watchProblems(page);
	const main = page.getByRole("main");
	await main.getByText(/^\d+ enabled · \d+ connected/).waitFor();
	await main.getByText(/^\d+ vehicle brands? · \d+ models?/).waitFor();
	await main.getByText("Finder views in the last 30 days").first().waitFor();
	expect(await main.locator("figure table tbody tr").count()).toBe(30);
	// Days end at the same time for everyone, not by the reader's clock.
	await main.getByRole("columnheader", { name: "Day (UTC)" }).waitFor();
	await main.locator("figure > [aria-hidden]").getByText("Day (UTC)").waitFor();
	for (const [name, path] of [
		["Users", "/a/users"],
		["Companies", "/a/companies"],
		["Cars", "/a/catalogue"],
		["Configurations", "/c"],
		["Orders", "/a/orders"],
		["Stock", "/c/stock"],
	] as const) {
		await goWithin(page, "/a");
		await main.getByRole("link", { name, exact: true }).click();
		await page.waitForURL((url) => url.pathname === path);
	}
	expect(problems).toEqual([]);
});

test("a company that ships begins with what waits, each number leading to its list", async () => {
	const page = await openPage(browser, "/c", "supplier");
	const problems = watchProblems(page);
	const main = page.getByRole("main");
	await main.getByRole("heading", { level: 1, name: "Welcome, Wiebke Lorenzen" }).waitFor();
	for (const [name, address] of [
		[/^\d+ Open$/, "/c/incoming?status=open"],
		[/^\d+ Older than two days$/, "/c/incoming?status=open&age=old"],
		[/^\d+ Out of stock$/, "/c/stock?filter=out"],
		["Incoming orders", "/c/incoming"],
	] as const) {
		await goWithin(page, "/c");
		const link = main.getByRole("link", { name, exact: true }).first();
		const number = Number.parseInt(await link.innerText(), 10);
		await link.press("Enter");
		await page.waitForURL((url) => url.pathname + url.search === address);
		if (number > 0) await expect.poll(() => main.locator("tbody tr").count()).toBe(Math.min(number, 20));
	}
	await page.goto(new URL("/c/incoming?status=open&age=old", page.url()).href);
	await main.getByRole("button", { name: "Remove filter: Older than two days" }).press("Enter");
	await page.waitForURL((url) => url.search === "?status=open");
	expect(problems).toEqual([]);
});

test("numbers that can't be loaded leave the way to the lists open, and can be loaded again", async () => {
	const page = await openPage(browser, "/c/account", "supplier");
	const main = page.getByRole("main");
	await page.route("**/admin/api/order/numbers", (route) => route.fulfill({ status: 500, body: "" }));
	await page.goto(new URL("/c", page.url()).href);
	const again = main.getByRole("button", { name: "Try again" });
	await again.waitFor({ timeout: 30_000 });
	for (const name of ["– Open", "– Older than two days", "– Out of stock"])
		expect(await main.getByRole("link", { name, exact: true }).count()).toBeGreaterThan(0);
	await page.unroute("**/admin/api/order/numbers");
	await again.press("Enter");
	await main.getByRole("link", { name: /^\d+ Out of stock$/ }).waitFor();
	await main.getByRole("link", { name: "Incoming orders", exact: true }).press("Enter");
	await page.waitForURL((url) => url.pathname === "/c/incoming");
});
