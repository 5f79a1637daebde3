import type { Browser, Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { chooseAction, expectToast, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("an administrator adds a company with what it may sell, sees it and changes it", async () => {
	const title = uniqueName("Wischer");
	const page = await openPage(browser, "/a/companies", "admin");
	await page.getByRole("button", { name: "Add company" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("This field is required.").waitFor();
	await dialog.getByLabel("Company", { exact: true }).fill(title);
	await dialog.getByLabel("City").fill("Köln");
	await dialog.getByRole("combobox", { name: "Country" }).click();
	await page.getByPlaceholder("Search", { exact: true }).fill("germ");
	const germany = page.getByRole("option", { name: "Germany" });
	await germany.click();
	await germany.waitFor({ state: "detached" });
	await dialog.getByRole("button", { name: /^Allowed front assortments/ }).click();
	// Not those of the list below the dialog, which chooses the rows per page.
	const options = page.getByRole("listbox").getByRole("option");
	await options.first().click();
	await options.nth(1).click();
	await page.keyboard.press("Escape");
	await dialog.getByText(/^2 of \d+ selected$/).waitFor();
	await dialog
		.getByLabel("Logo")
		.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(png()) });
	await expectShown(dialog.locator("img"));
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });

	await page.getByRole("searchbox").fill(title);
	const row = page.getByRole("row").filter({ hasText: title });
	await expect.poll(() => row.innerText()).toContain("Germany");
	await row.getByRole("link", { name: title }).click();
	await dialog.getByText("Köln").waitFor();
	await expectShown(dialog.locator("img"));
	await dialog.getByRole("button", { name: "Edit" }).click();
	await dialog.getByRole("button", { name: "Remove image" }).click();
	await dialog
		.getByRole("button", { name: /^Remove (?!image)/ })
		.first()
		.click();
	await dialog.getByLabel("City").fill("Bonn");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.waitFor({ state: "detached" });
	await expect.poll(() => row.innerText()).toContain("Bonn");
	await chooseAction(page, title, "Edit");
	await dialog.getByText(/^1 of \d+ selected$/).waitFor();
	expect(await dialog.locator("img").count()).toBe(0);
});

const expectShown = (picture: Locator) =>
	expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test("before a company is deactivated, or loses what its finders offer, the form says whom it touches", async () => {
	const page = await openPage(browser, "/a/companies?search=Nordlicht", "admin");
	await chooseAction(page, "Nordlicht Autoteile", "Edit");
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("switch", { name: "Active" }).click();
	await dialog
		.getByText(/its users can't sign in and its finders are no longer shown \(\d+ users?, \d+ finders?\)\./)
		.waitFor();
	await dialog
		.getByRole("button", { name: /^Remove / })
		.first()
		.click();
	await dialog.getByText(/Some finders offer assortments you are removing \(1 assortment, \d+ finders?\)\./).waitFor();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
});
