import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { dashboard, expectToast, uniqueName } from "../e2e/dashboard/back-office.ts";
import { png } from "./images.ts";
import { goTo, pick, press, type } from "./keyboard.ts";

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

/** The first day of an administrator, by role and keyboard only. */
export async function spendFirstDay(page: Page, { file, rows }: FirstDay): Promise<void> {
	await page.goto(dashboard("/login"));
	await type(page.getByRole("textbox", { name: "Username" }), "admin");
	await type(page.getByLabel("Password", { exact: true }), "demo-admin");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/a(\?|$)/, SOON);

	const series = await addSeries(page);
	const company = await addCompany(page, series);
	const username = await addCustomer(page, company);
	const older = await importFile(page, file, rows);
	const article = await publishArticle(page);
	await actAsCustomer(page, username, series);
	await readAuditLog(page, { series, company, username, article });
	await goBack(page, older);
}

const dialogOf = (page: Page) => page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Save" }) });

async function save(page: Page, dialog: Locator): Promise<void> {
	await page.keyboard.press("Control+s");
	await dialog.waitFor({ state: "detached", ...SOON });
	await expectToast(page, "Saved");
}

async function addSeries(page: Page): Promise<string> {
	const name = uniqueName("Storm");
	await goTo(page, "All assortments");
	await press(page.getByRole("link", { name: "Add assortment" }).first());
	const form = page.getByRole("main");
	await press(form.getByRole("button", { name: "Add brand" }));
	await type(form.getByLabel("New brand"), uniqueName("Nordwind"));
	await page.keyboard.press("Enter");
	await form.getByRole("combobox", { name: /^Brand Nordwind/ }).waitFor();
	await type(form.getByLabel("Technical name"), name);
	const picture = { name: "blade.png", mimeType: "image/png", buffer: Buffer.from(png()) };
	const preview = form.getByRole("complementary", { name: "Visitor view" });
	await form.getByLabel("Image", { exact: true }).setInputFiles(picture);
	await preview.locator("img").first().waitFor();
	await form.getByLabel("Image with rear wiper").setInputFiles(picture);
	await expect.poll(() => form.getByRole("button", { name: "Remove image" }).count(), SOON).toBe(2);
	await press(form.getByRole("button", { name: "Add standard sizes" }));
	await type(form.getByLabel("Base price in euros, row 1", { exact: true }), "12.50");
	await page.keyboard.press("Control+s");
	await page.waitForURL(/\/a\/assortments\/\d+/, SOON);
	await expectToast(page, "Saved");
	return name;
}

async function addCompany(page: Page, series: string): Promise<string> {
	const title = uniqueName("Company");
	await goTo(page, "Companies");
	await press(page.getByRole("button", { name: "Add company" }).first());
	const dialog = dialogOf(page);
	await type(dialog.getByLabel("Company", { exact: true }), title);
	await pick(dialog.getByRole("button", { name: /^Allowed front assortments/ }), series);
	await page.keyboard.press("Escape");
	await save(page, dialog);
	return title;
}

async function addCustomer(page: Page, company: string): Promise<string> {
	const username = uniqueName("customer").replace(" ", "-");
	await goTo(page, "Users");
	await press(page.getByRole("button", { name: "Add user" }).first());
	const dialog = dialogOf(page);
	await pick(dialog.getByLabel("Company"), company);
	await dialog.getByLabel("Role").selectOption({ label: "Navigator customer" });
	await type(dialog.getByLabel("Username"), username);
	await type(dialog.getByLabel("E-mail", { exact: true }), `${username}@shop.example`);
	await type(dialog.getByLabel("Password", { exact: true }), PASSWORD);
	await save(page, dialog);
	return username;
}

/** Replaces the catalogue by an import, and returns the version that was active before. */
async function importFile(page: Page, file: Upload, rows: RegExp): Promise<string> {
	await goTo(page, "Car data");
	const active = page.getByRole("row").filter({ hasText: "Active" }).first();
	await active.waitFor();
	const older = /#\d+/.exec(await active.innerText())?.[0] ?? "";
	await press(page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Import" }));
	await page.getByLabel("CSV file").setInputFiles(file);
	await page.getByRole("combobox", { name: "Model" }).waitFor();
	await page.getByText(/^[\d,]+ rows? read/).waitFor();
	await page.getByLabel("Import mode").selectOption({ label: "Replace the catalogue" });
	await press(page.getByRole("button", { name: "Start import" }));
	await page.getByText("All rows have arrived.").waitFor(LATER);
	await expect.poll(() => page.locator("dl").innerText(), LATER).toMatch(rows);
	await page
		.getByRole("row", { name: /^(Added|Changed|Removed) / })
		.first()
		.waitFor(LATER);
	await press(page.getByRole("button", { name: "Activate" }));
	await confirmRemoval(page);
	await page.getByText("This import is now a catalogue version").waitFor(LATER);
	return older;
}

/** Activates another catalogue that has more than a tenth fewer cars. */
async function confirmRemoval(page: Page): Promise<void> {
	const dialog = page.getByRole("alertdialog");
	await dialog.getByText(/^Removes [\d,]+ of [\d,]+ cars$/).waitFor(LATER);
	const field = dialog.getByRole("textbox", { name: /^Type \d+ to confirm$/ });
	const removed = /\d+/.exec(await dialog.getByText(/^Type \d+ to confirm$/).innerText())?.[0] ?? "";
	await type(field, removed);
	await page.keyboard.press("Enter");
}

async function publishArticle(page: Page): Promise<string> {
	const title = uniqueName("Opening hours");
	await goTo(page, "Contents");
	await press(page.getByRole("button", { name: "Add content" }).first());
	const dialog = dialogOf(page);
	await type(dialog.getByLabel("Title", { exact: true }), title);
	await dialog.getByLabel("Type").selectOption({ label: "Article" });
	await type(dialog.getByLabel("Text", { exact: true }), "From eight to five.");
	await save(page, dialog);
	await page.getByRole("contentinfo").getByRole("link", { name: title }).waitFor();
	return title;
}

/** Simulates the customer, who then has a special price. */
async function actAsCustomer(page: Page, username: string, series: string): Promise<void> {
	await goTo(page, "Users");
	await type(page.getByRole("searchbox"), username);
	await press(page.getByRole("button", { name: `Actions for ${username}` }));
	await press(page.getByRole("menuitem", { name: "Simulate user" }));
	const bar = page.getByRole("complementary", { name: "Simulation" });
	await bar.getByText(`You are simulating ${username}.`).waitFor(SOON);
	await press(page.getByRole("button", { name: "Add configuration" }).first());
	const dialog = dialogOf(page);
	await type(dialog.getByRole("textbox", { name: "Name" }), "Finder of the first day");
	await page.keyboard.press("Enter");
	await dialog.waitFor({ state: "detached" });
	await goTo(page, "Prices");
	await press(page.getByRole("button", { name: new RegExp(`^Edit: .*${series}`) }));
	const grid = page.getByRole("grid");
	await grid.locator("[data-cell]").first().waitFor();
	await page.keyboard.type("17");
	await page.keyboard.press("Control+s");
	await grid.waitFor({ state: "detached", ...SOON });
	await bar.waitFor();
	await press(bar.getByRole("button", { name: "End simulation" }));
	await page.waitForURL(/\/a(\?|$)/, SOON);
	await bar.waitFor({ state: "detached" });
}

type Made = { series: string; company: string; username: string; article: string };

/** Everything of this day is in the log, and the price names both people. */
async function readAuditLog(page: Page, { series, company, username, article }: Made): Promise<void> {
	await goTo(page, "Audit log");
	const rows = page.locator("tbody tr");
	for (const title of [series, company, username, article]) {
		await type(page.getByRole("searchbox"), title);
		await rows.filter({ hasText: title }).first().waitFor(SOON);
	}
	await type(page.getByRole("searchbox"), username);
	const price = rows.filter({ hasText: "Special prices" }).first();
	await price.waitFor(SOON);
	expect(await price.innerText()).toContain(username);
	expect(await price.innerText()).toContain("admin");
	await rows.filter({ hasText: "Simulation started" }).first().waitFor();
	await press(page.getByRole("button", { name: `Clear search for ${username}` }));
	await rows.filter({ hasText: "Activated" }).first().waitFor(SOON);
}

async function goBack(page: Page, older: string): Promise<void> {
	await goTo(page, "Car data");
	await press(page.getByRole("button", { name: `Activate ${older}`, exact: true }));
	await confirmRemoval(page);
	await page.getByRole("row", { name: new RegExp(`${older} .*Active`) }).waitFor(LATER);
}
