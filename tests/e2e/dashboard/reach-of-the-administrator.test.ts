import type { Page } from "playwright-core";
import { describe } from "vitest";
import { testReach } from "./screen-reach.ts";
import { openDialog, type Screen, texts } from "./screens.ts";

const SCREENS: Screen[] = [
	["the administrator's overview", "/a", "admin", (page) => page.locator("main ul a").first().waitFor()],
	["adding a configuration", "/c", "admin", (page) => openDialog(page, texts["finders.add"])],
	[
		"car requests of all shops",
		"/a/catalogue/car-requests",
		"admin",
		(page) => page.locator("main h2, main tbody tr").first().waitFor(),
	],
	["all orders", "/a/orders", "admin", (page) => page.locator("main tbody a, main h2").first().waitFor()],
	["users", "/a/users", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["a user", "/a/users", "admin", openUser],
	["adding a user", "/a/users", "admin", (page) => openDialog(page, texts["users.add"])],
	["companies", "/a/companies", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["adding a company", "/a/companies", "admin", (page) => openDialog(page, texts["companies.add"])],
	["a company", "/a/companies", "admin", openEdit],
	["the audit log", "/a/audit", "admin", (page) => page.getByRole("table").getByRole("button").nth(1).waitFor()],
	["an entry of the audit log", "/a/audit", "admin", (page) => openEntry(page)],
	["assortments", "/a/assortments", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["adding an assortment", "/a/assortments/new", "admin", (page) => page.locator("main form input").first().waitFor()],
	["an assortment", "/a/assortments?kind=front", "admin", openAssortment],
	["set products", "/a/products", "admin", (page) => page.locator("main tbody tr").first().waitFor()],
	["adding set products", "/a/products", "admin", (page) => openProductImport(page)],
	["contents", "/a/contents", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["a content, viewed", "/a/contents", "admin", (page) => viewContent(page)],
	["adding a content", "/a/contents", "admin", (page) => addContent(page)],
	["the catalogue's versions", "/a/catalogue", "admin", (page) => page.locator("main tbody td").first().waitFor()],
	["mapping a file's columns", "/a/catalogue/import", "admin", chooseFile],
	["reviewing an import", "/a/catalogue/import", "admin", reviewImport],
	["cars", "/a/catalogue/cars", "admin", (page) => page.locator("tbody a").first().waitFor()],
	["one car", "/a/catalogue/cars?search=octavia", "admin", openCar],
	[
		"corrections",
		"/a/catalogue/corrections",
		"admin",
		(page) => page.getByRole("main").getByRole("heading", { level: 2 }).waitFor(),
	],
	["the quality report", "/a/catalogue/quality", "admin", (page) => page.locator("tbody a").first().waitFor()],
];

describe("what the administrator sees has no barrier in either theme and no sideways scroll on a phone", () => {
	testReach(SCREENS);
});

async function viewContent(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
	await page.getByRole("dialog").locator(".rich-text").waitFor();
}

async function addContent(page: Page): Promise<void> {
	await openDialog(page, texts["contents.add"]);
	await page.getByRole("dialog").getByRole("toolbar").waitFor();
}

async function openUser(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
	await page.getByRole("dialog").getByRole("term").first().waitFor();
}

/** By the menu of the last row. */
async function openEdit(page: Page): Promise<void> {
	await page.locator("tbody tr").last().locator("button").last().click();
	await page.getByRole("menuitem", { name: texts["action.edit"] }).click();
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}

async function openEntry(page: Page): Promise<void> {
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("heading", { name: /./ }).first().waitFor();
}

async function openAssortment(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
	await page.getByRole("main").locator("form tbody input").first().waitFor();
}

async function chooseFile(page: Page): Promise<void> {
	const text = "make;model;year;driver\nSaab;9-5;2005;23\nSaab;95;never;11\n";
	const file = { name: "cars.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
	const field = page.locator("main input[type=file]").first();
	const columns = page.locator("main form table td").first();
	await field.or(columns).first().waitFor({ state: "attached" });
	// It stays chosen while its user looks at other pages.
	if (!(await columns.isVisible())) await field.setInputFiles(file);
	await columns.waitFor();
}

/** The same file every time: after the first one its rows are received already. */
async function reviewImport(page: Page): Promise<void> {
	await chooseFile(page);
	await page.locator("main form button[type=submit]").click();
	await page.locator("main tbody td li").first().waitFor();
}

async function openCar(page: Page): Promise<void> {
	await page.locator("tbody a").first().click();
	await page.getByRole("dialog").locator("section button").first().waitFor();
}

async function openProductImport(page: Page): Promise<void> {
	await page.getByRole("button", { name: texts["products.import"] }).first().click();
	await page.getByRole("dialog").getByLabel(texts["catalogue.csv_file"]).waitFor();
}
