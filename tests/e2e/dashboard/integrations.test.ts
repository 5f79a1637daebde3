import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { system } from "#tests/support/system.ts";
import { chooseAction, expectToast, openPage, problemsOf } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

const products = (key: string) =>
	fetch(`${system.worker}/admin/api/config/list`, {
		method: "POST",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		body: "{}",
	}).then(({ status }) => status);

test("a shop adds an API key, sees it once, another system uses it, and revoking it ends that", async () => {
	const page = await openPage(browser, "/c/integrations", "shop");
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByRole("button", { name: "Create key" }).click();
	expect(await problemsOf(page, "Name")).toContain("required");
	expect(await problemsOf(page, "API user")).toContain("Select an API user.");
	await page.getByText("Select at least one permission.").waitFor();
	await page.getByLabel("Name").fill("Shop system");
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	await page.getByLabel("Expires").selectOption({ label: "In 90 days" });
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog", { name: "API key Shop system created" });
	const key = (await dialog.locator("code").innerText()).trim();
	expect(await products(key)).toBe(200);
	// A slip beside the dialog would lose the key.
	await page.mouse.click(5, 5);
	await page.keyboard.press("Escape");
	await dialog.getByRole("button", { name: "Done" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.reload();
	const row = page.getByRole("row").filter({ hasText: "Shop system" });
	await expect.poll(() => row.innerText()).toMatch(/wfk_.{4}…[\s\S]*Active[\s\S]*Configurations and prices: Read/);
	expect(await page.getByRole("main").innerText()).not.toContain(key.slice(8));

	await chooseAction(page, "Shop system", "Revoke");
	await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
	await expectToast(page, "API key revoked");
	await row.getByText("Revoked").waitFor();
	expect(await products(key)).toBe(401);
});
