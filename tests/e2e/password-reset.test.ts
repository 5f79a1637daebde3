import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { mailedLink } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("who forgot the password gets in again by the captured mail", async () => {
	const page = await browser.newPage();
	await page.goto(`${system.dashboard}/login`);
	await page.getByRole("button", { name: "Forgot your password?" }).click();
	await page.getByLabel("E-mail", { exact: true }).fill("reader@wiper-finder.example");
	await page.keyboard.press("Enter");
	await expect.poll(() => mailedLink("reader@wiper-finder.example"), { timeout: 20_000 }).toBeTruthy();

	await page.goto(mailedLink("reader@wiper-finder.example") ?? "");
	await page.getByLabel("New password", { exact: true }).fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
	await page.waitForURL("**/login");
	await page.getByLabel("Username", { exact: true }).fill("reader");
	await page.getByLabel("Password", { exact: true }).fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/c**");
});
