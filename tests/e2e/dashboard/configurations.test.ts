import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { dashboard, expectToast, givenFinder, openPage, readFinder, removeFinder, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const cardOf = (label: string) => `main li:has(h2 a:text-is("${label}"))`;
const selectedIn = () => localStorage.getItem("selectedFinder");

test("a card shows the shop, the currency's sign and the language in capitals, and opens the finder's test page", async () => {
	const { label, uuid } = await givenFinder({ shopProductUrl: "https://shop.example/p/{sku}", language: "pl" });
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const card = page.locator(cardOf(label));
	const text = await card.innerText();
	for (const shown of ["https://shop.example/p/{sku}", "€", "PL", "Enabled"]) expect(text).toContain(shown);
	const link = card.getByRole("link", { name: /^Test/ });
	expect(await link.getAttribute("target")).toBe("_blank");
	const answer = await fetch(new URL((await link.getAttribute("href")) ?? "", dashboard()));
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain(uuid);
});

test("a new configuration has the defaults, becomes the selected one, and opens the menu", async () => {
	const label = uniqueName("New shop");
	const page = await openPage(browser, "/c", "shop");
	await page.getByRole("button", { name: "Add configuration" }).first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(label);
	await dialog.getByLabel("Shop product link").fill("https://shop.example/all");
	await dialog.getByText("Without {sku}, every product links to the same page.").waitFor();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	// Its setup guide, which links to the next step.
	await page.waitForURL((url) => url.pathname === "/c/overview");
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
	const id = Number(new URL(page.url()).searchParams.get("finder"));
	expect(Number(await page.evaluate(selectedIn))).toBe(id);
	expect(await readFinder(id)).toMatchObject({
		label,
		primaryColor: "#1677ff",
		currency: "€",
		language: "de",
		titleColor: "#111111",
		selectBoxLayout: "horizontal",
		borderRadius: 12,
		labelSize: "normal",
	});
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Publish" }).waitFor();
	await page.getByRole("link", { name: /^Start: / }).click();
	await page.waitForURL((url) => url.pathname === "/c/assortments" && url.searchParams.get("finder") === String(id));
	await page.goBack();
	await page.goBack();
	await page.waitForURL((url) => url.pathname === "/c" && !url.searchParams.has("add"));
});

test("without a selected configuration the menu offers the configurations alone, and the screens lead there", async () => {
	const page = await openPage(browser, "/c/settings", "shop");
	await page.getByText("Please create the configuration first").waitFor();
	await page.route("**/config/list", (route) => route.fulfill({ status: 500 }));
	await page.reload();
	const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
	await retry.waitFor();
	await page.unroute("**/config/list");
	await retry.click();
	await page.getByText("Please create the configuration first").waitFor();
	const menu = page.getByRole("navigation", { name: "Menu" });
	expect(await menu.getByRole("link").allInnerTexts()).toEqual(["Configurations", "Orders", "Integrations"]);
	await page.getByRole("link", { name: "Go to configurations" }).click();
	await page.waitForURL(dashboard("/c"));
});

test("the configuration in the address wins over the remembered one, and is remembered", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const page = await openPage(browser, `/c/settings?finder=${other.id}`, "shop", { finder: one.id });
	await page.getByRole("heading", { level: 1, name: other.label }).waitFor();
	expect(await page.evaluate(selectedIn)).toBe(String(other.id));
	await page.goto(dashboard("/c/publish"));
	await page.getByRole("heading", { level: 1, name: other.label }).waitFor();
});

test("a search lives in the address: reload, back and the tag's cross all keep to it", async () => {
	const { label } = await givenFinder();
	const page = await openPage(browser, "/c", "shop");
	await page.getByRole("searchbox").fill(label);
	await expect.poll(() => new URL(page.url()).searchParams.get("search")).toContain(label);
	await expect.poll(() => page.locator("main li h2").allInnerTexts()).toEqual([label]);
	await page.reload();
	await expect.poll(() => page.locator("main li h2").allInnerTexts()).toEqual([label]);
	await page.getByRole("button", { name: `Clear search for ${label}` }).click();
	await expect.poll(() => new URL(page.url()).searchParams.has("search")).toBe(false);
	await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
});

test("the page's size is one of three, and a new size starts at the first page", async () => {
	const page = await openPage(browser, "/c?page=2", "shop");
	await page.getByLabel("Rows per page").selectOption("20");
	await expect.poll(() => new URL(page.url()).search).toBe("?pageSize=20");
	expect(await page.getByLabel("Rows per page").locator("option").allInnerTexts()).toEqual(["10", "20", "50"]);
});

test("deleting asks first and says what is lost; No changes nothing; afterwards it says Saved, in German too", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop", {
		language: "de",
		finder: id,
	});
	const remove = page.locator(cardOf(label)).getByRole("button", { name: /^Löschen/ });
	await remove.click();
	const question = page.getByRole("alertdialog");
	expect(await question.innerText()).toContain("Sonderpreise werden gelöscht");
	await question.getByRole("button", { name: "Abbrechen" }).click();
	expect(await readFinder(id)).toMatchObject({ label });
	await remove.click();
	await question.getByRole("button", { name: "Löschen" }).click();
	await expectToast(page, "Saved");
	await page.locator(cardOf(label)).waitFor({ state: "detached" });
	await expect(readFinder(id)).rejects.toThrow("404");
	expect(await page.evaluate(selectedIn)).toBeNull();
});

test("a configuration that somebody else has deleted leaves the list when it is to be deleted", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const card = page.locator(cardOf(label));
	await card.waitFor();
	await removeFinder(id);
	await card.getByRole("button", { name: /^Delete/ }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expectToast(page, "not found");
	await card.waitFor({ state: "detached" });
});

test("who may only read sees no way to add, change or delete", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "reader");
	await page.locator(cardOf(label)).waitFor();
	expect(await page.getByRole("button", { name: /Add|Delete/ }).count()).toBe(0);
	await page.goto(dashboard(`/c/settings?finder=${id}`));
	await page.getByText("You can view these settings but not change them.").waitFor();
	expect(await page.getByLabel("Name").isDisabled()).toBe(true);
	expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("the administration is closed to a shop, and open to administrators with every shop's configurations", async () => {
	const shop = await openPage(browser, "/a", "shop");
	await shop.getByRole("heading", { name: "Error 403" }).waitFor();
	await shop.getByRole("link", { name: "Back to the homepage" }).click();
	await shop.waitForURL(dashboard("/c"));
	const { label } = await givenFinder();
	const admin = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "admin");
	await admin.locator(cardOf(label)).waitFor();
	await admin.getByRole("button", { name: "Add configuration" }).click();
	await admin.getByRole("dialog").getByLabel("Company").click();
	await admin.getByRole("listbox").getByRole("option").first().waitFor();
});

test("both snippets are copied as the server writes them, and it is said so", async () => {
	const { id, uuid } = await givenFinder();
	const page = await openPage(browser, `/c/publish?finder=${id}`, "shop", {
		permissions: ["clipboard-read", "clipboard-write"],
	});
	const copied = () => page.evaluate(() => navigator.clipboard.readText());
	const div = `<div id="wiper-finder" data-wiper-finder="${uuid}" style="min-height:clamp(310px,(700px - 100vw)*999,500px)">&#160;</div>`;
	const script = `<script type="module" async src="${system.worker}/finder/v1/wiper-finder.js"></script>`;
	await page.getByRole("button", { name: "Copy: Div snippet" }).click();
	await expectToast(page, "Saved");
	await expect.poll(copied).toBe(div);
	await page.getByRole("button", { name: "Copy: Script snippet" }).click();
	await expect.poll(copied).toBe(script);
	await page.getByRole("button", { name: "Copy both" }).click();
	await expect.poll(copied).toBe(`${div}\n${script}\n`);
});

test("an address that is nobody's page says so, and leads home", async () => {
	const page = await openPage(browser, "/no/such/page", "shop");
	await page.getByRole("heading", { name: "Error 404" }).waitFor();
	await page.getByRole("link", { name: "Back to the homepage" }).click();
	await page.waitForURL(dashboard("/c"));
});
