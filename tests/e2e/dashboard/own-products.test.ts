import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { chooseAction, comeBack, expectToast, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const row = (page: Page, sku: string) => page.locator("main tbody tr", { hasText: sku });

async function choose(page: Page, field: string, option: string) {
	await page.getByRole("dialog").getByLabel(field, { exact: true }).click();
	await page.getByRole("option", { name: option }).click();
}

test("a shop makes a bundle at a price of its own, is told what is wrong with it, changes and deletes it", async () => {
	const sku = uniqueName("DUO").replaceAll(" ", "-");
	const page = await openPage(browser, `/c/set-products?search=${sku}`, "shop");
	await page.getByRole("button", { name: "Add product" }).first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Type").selectOption({ label: "Bundle of front and rear" });
	await choose(page, "Assortment", "Vantero Classic (VTC)");
	await dialog.getByLabel("Driver's side").selectOption("21");
	await dialog.getByLabel("Passenger's side").selectOption("19");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("A bundle with a rear wiper needs the rear assortment's code.").waitFor();
	await choose(page, "Rear assortment", "VTR");
	await dialog.getByLabel("Rear", { exact: true }).selectOption("12");
	expect(await dialog.getByLabel("SKU", { exact: true }).getAttribute("placeholder")).toBe("VTC-21-19-VTR-R12-FR");
	await dialog.getByLabel("SKU", { exact: true }).fill(sku);
	await dialog.getByLabel("Price", { exact: true }).selectOption({ label: "Own price" });
	await dialog.getByLabel("Own price").fill("49,90");
	await page.keyboard.press("Enter");
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	expect(await row(page, sku).innerText()).toMatch(/VTC-21-19\+VTR-R12.*Bundle.*€49\.90/s);
	await page.getByRole("button", { name: "Download products" }).click();
	await expectToast(page, "Downloaded set-products.csv with");

	await page.getByRole("button", { name: "Add product" }).click();
	await choose(page, "Assortment", "Vantero Classic (VTC)");
	await dialog.getByLabel("Driver's side").selectOption("28");
	await dialog.getByLabel("SKU", { exact: true }).fill(sku);
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Another product already has this SKU.").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();

	await chooseAction(page, sku, "Edit");
	await dialog.getByLabel("Price", { exact: true }).selectOption({ label: "Discount on the parts" });
	await dialog.getByLabel("Discount in %").fill("120");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Enter a whole number from 1 to 99.").waitFor();
	await dialog.getByLabel("Discount in %").fill("10");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect.poll(() => row(page, sku).innerText()).toContain("-10%");
	await chooseAction(page, sku, "Delete");
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await row(page, sku).waitFor({ state: "detached" });
});

test("a virtual set becomes a set product with one click, under the SKU that it has", async () => {
	const page = await openPage(browser, "/c/products?product=VTA-12-13", "shop");
	await page.getByRole("button", { name: "Add set product" }).click();
	const dialog = page.getByRole("dialog", { name: "Add product" });
	expect(await dialog.getByLabel("Driver's side").inputValue()).toBe("12");
	await dialog.getByText("Leave empty to use VTA-12-13.").waitFor();
	await dialog.getByLabel("Price", { exact: true }).selectOption({ label: "Own price" });
	await dialog.getByLabel("Own price").fill("0");
	await dialog.getByRole("button", { name: "Save" }).click();
	const question = page.getByRole("alertdialog", { name: "Save a price of 0?" });
	await question.getByText("Visitors will get this product for free.").waitFor();
	await question.getByRole("button", { name: "Cancel" }).click();
	await question.waitFor({ state: "detached" });
	await dialog.getByLabel("Own price").fill("33");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByText("€33.00").first().waitFor();
	await page.getByText(/Price of the parts: /).waitFor();
	await page.getByRole("link", { name: "Edit set product" }).click();
	await chooseAction(page, "VTA-12-13", "Delete");
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await row(page, "VTA-12-13").waitFor({ state: "detached" });
});

test("a product under an SKU for all companies keeps its SKU and price when it becomes a shop's own", async () => {
	const admin = await signedIn("admin");
	const sku = uniqueName("ALL").replaceAll(" ", "-");
	const product = { companyId: null, code: "VTA", driver: 13, passenger: 12, sku, price: 31, currency: "€" };
	expect((await admin.post("/admin/api/set-product/save", product)).status).toBe(201);
	const page = await openPage(browser, "/c/products?product=VTA-13-12", "shop");
	await page.getByText(sku).first().waitFor();
	await page.getByRole("button", { name: "Add set product" }).click();
	const dialog = page.getByRole("dialog", { name: "Add product" });
	expect(await dialog.getByLabel("SKU", { exact: true }).inputValue()).toBe(sku);
	expect(await dialog.getByLabel("Own price").inputValue()).toMatch(/^31/);
	await dialog.getByLabel("Name", { exact: true }).fill("Ours");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("link", { name: "Edit set product" }).waitFor();
	const shop = await signedIn("shop");
	const [saved] = (await shop.post("/admin/api/set-product/list", { search: sku })).body.data;
	expect(saved).toMatchObject({ sku, price: 31, name: "Ours" });
});

test("a set product keeps what is typed when a colleague makes the same one, and says so when it is saved", async () => {
	const page = await openPage(browser, "/c/products?product=VTA-11-10", "shop");
	await page.getByRole("button", { name: "Add set product" }).click();
	const name = page.getByRole("dialog", { name: "Add product" }).getByLabel("Name", { exact: true });
	await name.fill("Typed");
	const shop = await signedIn("shop");
	const { status } = await shop.post("/admin/api/set-product/save", { code: "VTA", driver: 11, passenger: 10 });
	expect(status).toBe(201);
	await comeBack(page);
	await page.getByRole("link", { name: "Edit set product", includeHidden: true }).waitFor();
	expect(await name.inputValue()).toBe("Typed");
	await page.keyboard.press("Control+s");
	await page.getByText("There is already a product with these parts.").first().waitFor();
	expect(await name.inputValue()).toBe("Typed");
});

test("a set product that a colleague has deleted leaves the list when it is saved; what was typed stays", async () => {
	const sku = uniqueName("GONE").replaceAll(" ", "-");
	const shop = await signedIn("shop");
	const product = { code: "VTA", driver: 12, passenger: 11, sku };
	const { body: saved } = await shop.post("/admin/api/set-product/save", product);
	const page = await openPage(browser, `/c/set-products?search=${sku}`, "shop");
	await chooseAction(page, sku, "Edit");
	const name = page.getByRole("dialog").getByLabel("Name", { exact: true });
	await name.fill("Typed");
	expect((await shop.post("/admin/api/set-product/remove", { id: saved.id })).status).toBe(200);
	await page.keyboard.press("Control+s");
	await expectToast(page, "Product not found.");
	await row(page, sku).waitFor({ state: "detached" });
	expect(await name.inputValue()).toBe("Typed");
});

test("a reader opens a set product and can't change it", async () => {
	const page = await openPage(browser, "/c/set-products?search=NL-10026", "reader");
	await row(page, "NL-10026").getByRole("link").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("VTA-26-18").waitFor();
	expect(await dialog.getByRole("button", { name: "Edit" }).count()).toBe(0);
	expect(await page.getByRole("button", { name: "Add product" }).count()).toBe(0);
});
