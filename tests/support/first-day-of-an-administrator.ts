import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { dashboard, expectToast, uniqueName } from "../e2e/dashboard/back-office.ts";
import { goTo, type Hand, pick } from "./hand.ts";
import { png } from "./images.ts";
import { keyboard } from "./keyboard.ts";

const SOON = { timeout: 30_000 };
/** Large files take time, especially on busy machines. */
const LATER = { timeout: 120_000 };
const PASSWORD = "first-password";

type Upload = string | { name: string; mimeType: string; buffer: Buffer };
type FirstDay = {
	/** The fitment file: a path, or its content. */
	file: Upload;
	/** Rows of the file that are accepted and rejected, as the review shows them. */
	rows: RegExp;
};

/** The first day of an administrator, by role and name, with one hand. */
export async function spendFirstDay(page: Page, { file, rows }: FirstDay, hand: Hand = keyboard): Promise<void> {
	await page.goto(dashboard("/login"));
	await hand.type(page.getByRole("textbox", { name: "Username" }), "admin");
	await hand.type(page.getByLabel("Password", { exact: true }), "demo-admin");
	await hand.submit(page.getByRole("button", { name: "Sign in" }));
	await page.waitForURL(/\/a(\?|$)/, SOON);

	const series = await addSeries(hand, page);
	const company = await addCompany(hand, page, series);
	const username = await addCustomer(hand, page, company);
	const older = await importFile(hand, page, file, rows);
	const article = await publishArticle(hand, page);
	await actAsCustomer(hand, page, username, series);
	await readAuditLog(hand, page, { series, company, username, article });
	await goBack(hand, page, older);
}

/** Under a question, too, which hides everything else from roles: a form that can't be found is closed. */
const dialogOf = (page: Page) =>
	page
		.getByRole("dialog", { includeHidden: true })
		.filter({ has: page.getByRole("button", { name: "Save", includeHidden: true }) });

async function save(hand: Hand, page: Page, dialog: Locator): Promise<void> {
	await hand.save(page);
	await dialog.waitFor({ state: "detached", ...SOON });
	await expectToast(page, "Saved");
}

async function addSeries(hand: Hand, page: Page): Promise<string> {
	const name = uniqueName("Storm");
	await goTo(hand, page, "All assortments");
	await hand.press(page.getByRole("link", { name: "Add assortment" }).first());
	const form = page.getByRole("main");
	await hand.press(form.getByRole("button", { name: "Add brand" }));
	await hand.type(form.getByLabel("New brand"), uniqueName("Nordwind"));
	await page.keyboard.press("Enter");
	await form.getByRole("combobox", { name: /^Brand Nordwind/ }).waitFor();
	await hand.type(form.getByLabel("Technical name"), name);
	const picture = { name: "blade.png", mimeType: "image/png", buffer: Buffer.from(png()) };
	const preview = form.getByRole("complementary", { name: "Visitor view" });
	await form.getByLabel("Image", { exact: true }).setInputFiles(picture);
	await preview.locator("img").first().waitFor();
	await form.getByLabel("Image with rear wiper").setInputFiles(picture);
	await expect.poll(() => form.getByRole("button", { name: "Remove image" }).count(), SOON).toBe(2);
	await hand.press(form.getByRole("button", { name: "Add standard sizes" }));
	await hand.type(form.getByLabel("Base price in euros, row 1", { exact: true }), "12.50");
	await hand.save(page);
	await page.waitForURL(/\/a\/assortments\/\d+/, SOON);
	await expectToast(page, "Saved");
	return name;
}

async function addCompany(hand: Hand, page: Page, series: string): Promise<string> {
	const title = uniqueName("Company");
	await goTo(hand, page, "Companies");
	await hand.press(page.getByRole("button", { name: "Add company" }).first());
	const dialog = dialogOf(page);
	await hand.type(dialog.getByLabel("Company", { exact: true }), title);
	const allowed = dialog.getByRole("button", { name: /^Allowed front assortments/ });
	await pick(hand, allowed, series);
	await hand.putAway(allowed);
	await save(hand, page, dialog);
	return title;
}

async function addCustomer(hand: Hand, page: Page, company: string): Promise<string> {
	const username = uniqueName("customer").replace(" ", "-");
	await goTo(hand, page, "Users");
	await hand.press(page.getByRole("button", { name: "Add user" }).first());
	const dialog = dialogOf(page);
	await pick(hand, dialog.getByLabel("Company"), company);
	await dialog.getByLabel("Role").selectOption({ label: "Navigator customer" });
	await hand.type(dialog.getByLabel("Username"), username);
	await hand.type(dialog.getByLabel("E-mail", { exact: true }), `${username}@shop.example`);
	await hand.type(dialog.getByLabel("Password", { exact: true }), PASSWORD);
	await save(hand, page, dialog);
	return username;
}

/** Replaces the catalogue by an import, and returns the version that was active before. */
async function importFile(hand: Hand, page: Page, file: Upload, rows: RegExp): Promise<string> {
	await goTo(hand, page, "Car data");
	const active = page.getByRole("row").filter({ hasText: "Active" }).first();
	await active.waitFor();
	const older = /#\d+/.exec(await active.innerText())?.[0] ?? "";
	await hand.press(page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Import" }));
	await page.getByLabel("CSV file").setInputFiles(file);
	await page.getByRole("combobox", { name: "Model" }).waitFor();
	await page.getByText(/^[\d,]+ rows? read/).waitFor();
	await page.getByLabel("Import mode").selectOption({ label: "Replace the catalogue" });
	await hand.press(page.getByRole("button", { name: "Start import" }));
	await page.getByText("All rows have arrived.").waitFor(LATER);
	await expect.poll(() => page.locator("dl").innerText(), LATER).toMatch(rows);
	await page
		.getByRole("row", { name: /^(Added|Changed|Removed) / })
		.first()
		.waitFor(LATER);
	await hand.press(page.getByRole("button", { name: "Activate" }));
	await confirmRemoval(hand, page);
	await page.getByText("This import is now a catalogue version").waitFor(LATER);
	return older;
}

/** Activates another catalogue that has more than a tenth fewer cars. */
async function confirmRemoval(hand: Hand, page: Page): Promise<void> {
	const dialog = page.getByRole("alertdialog");
	await dialog.getByText(/^Removes [\d,]+ of [\d,]+ cars$/).waitFor(LATER);
	const field = dialog.getByRole("textbox", { name: /^Type \d+ to confirm$/ });
	const removed = /\d+/.exec(await dialog.getByText(/^Type \d+ to confirm$/).innerText())?.[0] ?? "";
	await hand.type(field, removed);
	await hand.submit(dialog.getByRole("button", { name: "Activate" }));
}

async function publishArticle(hand: Hand, page: Page): Promise<string> {
	const title = uniqueName("Opening hours");
	await goTo(hand, page, "Contents");
	await hand.press(page.getByRole("button", { name: "Add content" }).first());
	const dialog = dialogOf(page);
	await hand.type(dialog.getByLabel("Title", { exact: true }), title);
	await dialog.getByLabel("Type").selectOption({ label: "Article" });
	await hand.type(dialog.getByLabel("Text", { exact: true }), "From eight to five.");
	await save(hand, page, dialog);
	await page.getByRole("contentinfo").getByRole("link", { name: title }).waitFor();
	return title;
}

/** Simulates the customer, who then has a special price. */
async function actAsCustomer(hand: Hand, page: Page, username: string, series: string): Promise<void> {
	await goTo(hand, page, "Users");
	await hand.type(page.getByRole("searchbox"), username);
	await hand.press(page.getByRole("button", { name: `Actions for ${username}` }));
	await hand.press(page.getByRole("menuitem", { name: "Simulate user" }));
	const bar = page.getByRole("complementary", { name: "Simulation" });
	await bar.getByText(`You are simulating ${username}.`).waitFor(SOON);
	await hand.press(page.getByRole("button", { name: "Add configuration" }).first());
	const dialog = dialogOf(page);
	await hand.type(dialog.getByRole("textbox", { name: "Name" }), "Finder of the first day");
	await hand.submit(dialog.getByRole("button", { name: "Save" }));
	await dialog.waitFor({ state: "detached" });
	await page.waitForURL(/\/c\/overview/, SOON);
	await goTo(hand, page, "Prices");
	await hand.press(page.getByRole("button", { name: new RegExp(`^Edit: .*${series}`) }));
	const grid = page.getByRole("grid", { includeHidden: true });
	await hand.enterCell(grid.locator("[data-cell]").first());
	await page.keyboard.type("17");
	await hand.save(page);
	await grid.waitFor({ state: "detached", ...SOON });
	await bar.waitFor();
	await hand.press(bar.getByRole("button", { name: "End simulation" }));
	await page.waitForURL(/\/a(\?|$)/, SOON);
	await bar.waitFor({ state: "detached" });
}

type Made = { series: string; company: string; username: string; article: string };

/** Everything of this day is in the log, and the price names both people. */
async function readAuditLog(hand: Hand, page: Page, { series, company, username, article }: Made): Promise<void> {
	await goTo(hand, page, "Audit log");
	const rows = page.locator("tbody tr");
	for (const title of [series, company, username, article]) {
		await hand.type(page.getByRole("searchbox"), title);
		await rows.filter({ hasText: title }).first().waitFor(SOON);
	}
	await hand.type(page.getByRole("searchbox"), username);
	const price = rows.filter({ hasText: "Special prices" }).first();
	await hand.press(price.getByRole("button").first());
	const entry = page.getByRole("dialog", { name: "Entry" });
	await expect.poll(() => entry.innerText()).toContain(username);
	expect(await entry.innerText()).toContain("admin");
	await hand.press(entry.getByRole("button", { name: "Close" }));
	await entry.waitFor({ state: "detached" });
	await rows.filter({ hasText: "Simulation started" }).first().waitFor();
	await hand.press(page.getByRole("button", { name: `Clear search for ${username}` }));
	await rows.filter({ hasText: "Activated" }).first().waitFor(SOON);
}

async function goBack(hand: Hand, page: Page, older: string): Promise<void> {
	await goTo(hand, page, "Car data");
	await hand.press(page.getByRole("button", { name: `Actions for ${older}`, exact: true }));
	await hand.press(page.getByRole("menuitem", { name: "Activate" }));
	await confirmRemoval(hand, page);
	await page.getByRole("row", { name: new RegExp(`${older} .*Active`) }).waitFor(LATER);
}
