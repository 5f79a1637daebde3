import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { chooseAction, dashboard, expectToast, holdCall, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const newName = () => uniqueName("user").replace(" ", "-");
const rowOf = (page: Page, username: string) => page.getByRole("row").filter({ hasText: username });

/** What follows at once would come before the search is in the address. */
async function searchFor(page: Page, text: string): Promise<void> {
	await page.getByRole("searchbox").fill(text);
	await page.waitForURL(/[?&]search=/);
}

async function choose(page: Page, label: string, choice: string): Promise<void> {
	await page.getByRole("dialog").first().getByRole("combobox", { name: label }).click();
	await page.getByPlaceholder("Search", { exact: true }).fill(choice);
	await page.getByRole("option", { name: choice }).click();
}

/** Focuses a field at the moment in which a list of choices is gone, as a finger that is faster than the page does. */
const leaveAsListCloses = (field: Locator) =>
	field.evaluate((element) => {
		const observer = new MutationObserver(() => {
			const list = document.querySelector("[data-slot=popover-content]");
			if (!list && wasOpen) {
				observer.disconnect();
				element.focus();
			}
			wasOpen ||= !!list;
		});
		let wasOpen = false;
		observer.observe(document.body, { childList: true });
	});

/** Adds a user with the form and finds them in the list. */
async function addUser(page: Page, username: string, role: string): Promise<void> {
	await page.getByRole("button", { name: "Add user" }).click();
	const dialog = page.getByRole("dialog");
	await choose(page, "Company", "Nordlicht Autoteile");
	await dialog.getByLabel("Role").selectOption({ label: role });
	await dialog.getByLabel("Username").fill(username);
	await dialog.getByLabel("E-mail", { exact: true }).fill(`${username}@shop.example`);
	await dialog.getByLabel("Password").fill("secret1");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	await searchFor(page, username);
	await rowOf(page, username).waitFor();
}

test("an administrator adds a user, sees and changes them, and hears at the field what is wrong", async () => {
	const username = newName();
	const page = await openPage(browser, "/a/users", "admin");
	await page.getByRole("button", { name: "Add user" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Select a company.").waitFor();
	await dialog.getByText("Enter at least 4 characters.").waitFor();
	await leaveAsListCloses(dialog.getByLabel("Username"));
	await choose(page, "Company", "Nordlicht Autoteile");
	await page.locator("[data-slot=popover-content]").waitFor({ state: "detached" });
	await page.keyboard.type("Ada");
	expect(await dialog.getByLabel("Username").inputValue()).toBe("Ada");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Leave", exact: true }).click();
	await addUser(page, username, "Simple user");
	const row = rowOf(page, username);
	for (const shown of ["Simple user", "Nordlicht Autoteile"]) expect(await row.innerText()).toContain(shown);

	await chooseAction(page, username, "View");
	await dialog.getByText(`${username}@shop.example`).waitFor();
	await dialog.getByRole("button", { name: "Edit" }).click();
	await dialog.getByLabel("Name", { exact: true }).fill("Lost");
	await page.goBack();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.getByText(`${username}@shop.example`).waitFor();
	await dialog.getByRole("button", { name: "Edit" }).click();
	await dialog.getByLabel("Name", { exact: true }).fill("Grace");
	await dialog.getByLabel("New password", { exact: true }).fill("secret2");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("The passwords don't match.").waitFor();
	await dialog.getByLabel("Confirm new password").fill("secret2");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.waitFor({ state: "detached" });
	await expect.poll(() => row.innerText()).toContain("Grace");
});

test("a name that is taken is said at its field, and nothing typed is lost, not even by closing the dialog or going back", async () => {
	const page = await openPage(browser, "/a/users", "admin");
	await page.getByRole("button", { name: "Add user" }).click();
	const dialog = page.getByRole("dialog");
	await choose(page, "Company", "Nordlicht Autoteile");
	await dialog.getByLabel("Username").fill("SHOP");
	await dialog.getByLabel("E-mail", { exact: true }).fill(`${newName()}@shop.example`);
	await dialog.getByLabel("Password").fill("secret1");
	await page.keyboard.press("Control+s");
	await dialog.getByText("This username is already taken.").waitFor();
	await page.locator(":focus:is([aria-invalid=true])").waitFor();
	expect(await dialog.getByLabel("Password").inputValue()).toBe("secret1");
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	await page.goBack();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await dialog.getByLabel("Username").inputValue()).toBe("SHOP");
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
});

test("a simulation stays in view with the name and the way out, and leads back to the administrator", async () => {
	const username = newName();
	const page = await openPage(browser, "/a/users", "admin");
	await addUser(page, username, "Navigator customer");
	await chooseAction(page, username, "Simulate user");
	await page.waitForURL(dashboard("/c"));
	const bar = page.getByRole("complementary", { name: "Simulation" });
	await bar.getByText(`You are simulating ${username}.`).waitFor();
	await page.getByRole("button", { name: `User: ${username}` }).click();
	await page.getByRole("menu").getByText("Simulating").waitFor();
	expect(await page.getByRole("menuitem", { name: "Change password" }).count()).toBe(0);
	await page.keyboard.press("Escape");
	await page.reload();
	await bar.waitFor();
	await page.goto(dashboard("/a/users"));
	await page.getByRole("heading", { name: "Error 403" }).waitFor();
	await bar.getByRole("button", { name: "End simulation" }).click();
	await page.waitForURL(dashboard("/a"));
	await bar.waitFor({ state: "detached" });
	expect(await page.evaluate(() => localStorage.getItem("simulateToken"))).toBeNull();
	await menuOf(page).getByRole("link", { name: "Users" }).waitFor();
});

test("a simulation ends at once, however long the server takes to hear of it", async () => {
	const username = newName();
	const page = await openPage(browser, "/a/users", "admin");
	await addUser(page, username, "Navigator customer");
	await chooseAction(page, username, "Simulate user");
	const bar = page.getByRole("complementary", { name: "Simulation" });
	await bar.waitFor();
	const answer = await holdCall(page, "**/token-revoke");
	await bar.getByRole("button", { name: "End simulation" }).click();
	await page.waitForURL(dashboard("/a"));
	await bar.waitFor({ state: "detached" });
	expect(await page.evaluate(() => localStorage.getItem("simulateToken"))).toBeNull();
	answer();
});

test("a simulation that ran out leads back to the administrator, and says so", async () => {
	const page = await openPage(browser, "/a", "admin");
	await menuOf(page).getByRole("link", { name: "Users" }).waitFor();
	await page.evaluate(() => localStorage.setItem("simulateToken", "A".repeat(43)));
	await page.goto(dashboard("/c"));
	await page.waitForURL(dashboard("/a"));
	await expectToast(page, "The simulation has ended.");
	await menuOf(page).getByRole("link", { name: "Users" }).waitFor();
});

async function expectNotSimulated(page: Page, username: string): Promise<void> {
	await page.getByRole("button", { name: `Actions for ${username}`, exact: true }).click();
	expect(await page.getByRole("menuitem", { name: "Simulate user" }).getAttribute("aria-disabled")).toBe("true");
	await page.keyboard.press("Escape");
}

test("administrators and API users, and oneself, can't be simulated", async () => {
	const username = newName();
	const page = await openPage(browser, "/a/users?search=admin", "admin");
	await expectNotSimulated(page, "admin");
	await addUser(page, username, "API user");
	await expectNotSimulated(page, username);
});

test("the last login is written the German way without seconds, in every language", async () => {
	const page = await openPage(browser, "/a/users?search=admin", "admin");
	await expect
		.poll(() => rowOf(page, "admin@").first().innerText())
		.toMatch(/\d{1,2}\.\d{1,2}\.\d{4}, \d{2}:\d{2}(?!:)/);
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

	await searchFor(page, title);
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
