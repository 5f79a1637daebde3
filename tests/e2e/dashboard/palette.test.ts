import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { dashboard, escapeFrom, givenFinder, holdCall, openPage, openPalette, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** By keyboard: opens the palette and types. */
async function type(page: Page, typed: string): Promise<void> {
	await openPalette(page);
	await page.keyboard.type(typed);
}

const selected = (page: Page) => page.locator("[data-slot=command-item][data-selected=true]");
const expectSelected = (page: Page, text: string) =>
	expect.poll(() => selected(page).allInnerTexts()).toEqual([expect.stringContaining(text)]);

test("an administrator goes to a page by a few letters and Enter", async () => {
	const page = await openPage(browser, "/a", "admin");
	await type(page, "compan");
	await expectSelected(page, "Companies");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/a/companies"));
	await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("a configuration is found by its name, opens, and is a recent place from then on", async () => {
	const label = uniqueName("Łódź");
	const [finder, other] = [await givenFinder({ label }), await givenFinder()];
	const page = await openPage(browser, "/c", "shop");
	await type(page, other.label);
	await expectSelected(page, other.label);
	// Enter before the answer has come opens what that finds, not what an older text found.
	const answer = await holdCall(page, "**/config/list");
	await page.locator("[data-slot=command-input]").fill(label.replace("Łódź", "lodz"));
	await page.keyboard.press("Enter");
	answer();
	await page.waitForURL(new RegExp(`/c/overview\\?finder=${finder.id}`));
	await type(page, "");
	await page.getByText("Recent").waitFor();
	await expectSelected(page, label);
});

test("administrators find companies, users and cars, customers are not even asked for them", async () => {
	const page = await openPage(browser, "/a", "admin");
	await type(page, "ege-shop");
	const user = page.getByRole("option", { name: /ege-shop/ }).first();
	// Not by the mouse: other answers may move the option away between its down and up.
	await user.dispatchEvent("click");
	await page.waitForURL(/\/a\/users\?view=\d+$/);
	await page.getByRole("dialog", { name: "ege-shop" }).waitFor();

	const shop = await openPage(browser, "/c", "shop");
	const requests: string[] = [];
	shop.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await type(shop, "ege");
	await shop.getByText("No results").waitFor();
	expect(requests.filter((path) => /\/(company\/list|user|car\/list)$/.test(path))).toEqual([]);
});

test("an administrator finds a car, and opens it to what fits", async () => {
	const page = await openPage(browser, "/a", "admin");
	await type(page, "oktavia rs skoda");
	await expectSelected(page, "Škoda Octavia RS/vRS");
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog", { name: "Škoda Octavia RS/vRS" });
	await sheet
		.getByRole("button", { name: /^Correct: / })
		.first()
		.waitFor();
});

test("language and appearance change, and a configuration is added, without a mouse", async () => {
	const page = await openPage(browser, "/c", "shop", { colorScheme: "light" });
	await type(page, "dark");
	await page.keyboard.press("Enter");
	await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
	await type(page, "add conf");
	await page.keyboard.press("Enter");
	await escapeFrom(page.getByRole("dialog", { name: "Add configuration" }));
	await page.waitForURL(dashboard("/c"));
	await type(page, "deutsch");
	await page.keyboard.press("Enter");
	await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
	expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("de");
});

test("a screen reader is told in which language the name of a language is", async () => {
	const page = await openPage(browser, "/c", "shop");
	await type(page, "language");
	const names = page.getByRole("option").filter({ hasText: "Language" }).locator("[lang]");
	const languages = () =>
		names.evaluateAll((all) => all.map((one) => [one.getAttribute("lang"), one.textContent] as const));
	await expect.poll(languages).toContainEqual(["de", "Deutsch"]);
	expect(await languages()).toContainEqual(["el", "Ελληνικά"]);
});

test("a SKU typed opens the product itself, from anywhere", async () => {
	const finder = await givenFinder();
	const page = await openPage(browser, "/c", "shop", { finder: finder.id });
	await type(page, "look up");
	await expectSelected(page, "Look up SKU");
	await page.keyboard.press("Enter");
	await page.getByPlaceholder("Type a SKU or a product title").waitFor();
	await page.keyboard.type("VTA-13-14");
	await expectSelected(page, "VTA-13-14");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/c\/products\?.*product=VTA-13-14/);
	await page.getByRole("dialog").getByText("VTA-13-14").first().waitFor();
});

test("an administrator adds a user, and simulates one, from the palette", async () => {
	const page = await openPage(browser, "/a", "admin");
	await type(page, "add user");
	await page.keyboard.press("Enter");
	await escapeFrom(page.getByRole("dialog", { name: "Add user" }));
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await type(page, "simulate");
	await expectSelected(page, "Simulate user");
	await page.keyboard.press("Enter");
	await page.getByPlaceholder("Search for the user to simulate").waitFor();
	await page.keyboard.type("ege-shop");
	await expectSelected(page, "ege-shop");
	await page.keyboard.press("Enter");
	await page.getByRole("complementary", { name: "Simulation" }).waitFor();
});

test("a user who can be simulated is found behind many who can't", async () => {
	const admin = await signedIn("admin");
	const title = uniqueName("Hansa");
	const { body: company } = await admin.post("/admin/api/company/save", { title });
	const add = (username: string, role: string) => {
		const names = { username, name: username, email: `${username}@shop.example` };
		return admin.post("/admin/api/user/save", { ...names, roles: [role], company: company.id, newPassword: "secret1" });
	};
	const shopUser = uniqueName("navigator").replaceAll(" ", "-").toLowerCase();
	expect((await add(shopUser, "ROLE_CUSTOMER")).status).toBe(201);
	for (const at of [1, 2, 3, 4, 5]) expect((await add(`${shopUser}-api-${at}`, "ROLE_API_USER")).status).toBe(201);
	const page = await openPage(browser, "/a", "admin");
	await type(page, "simulate");
	await expectSelected(page, "Simulate user");
	await page.keyboard.press("Enter");
	await page.getByPlaceholder("Search for the user to simulate").waitFor();
	await page.keyboard.type(title);
	await expectSelected(page, shopUser);
});

test("recent pages are a user's own, and stay when somebody else was there in between", async () => {
	const label = uniqueName("Mine");
	await givenFinder({ label });
	const page = await openPage(browser, "/a", "admin");
	const visit = async (text: string) => {
		await type(page, text);
		await expectSelected(page, text);
		await page.keyboard.press("Enter");
		// The other area's page brings its own palette.
		await page.getByRole("heading", { level: 1, name: text }).waitFor();
		await page.getByRole("dialog").waitFor({ state: "detached" });
	};
	await visit(label);
	await type(page, "simulate");
	await page.keyboard.press("Enter");
	await page.getByPlaceholder("Search for the user to simulate").waitFor();
	await page.keyboard.type("ege-shop");
	await expectSelected(page, "ege-shop");
	await page.keyboard.press("Enter");
	const bar = page.getByRole("complementary", { name: "Simulation" });
	await bar.waitFor();
	await visit("Orders");
	await bar.getByRole("button", { name: "End simulation" }).click();
	await bar.waitFor({ state: "detached" });
	await type(page, "");
	await page.getByText("Recent", { exact: true }).waitFor();
	await expectSelected(page, label);
});

test("a search that fails says so, and not that there is nothing", async () => {
	const page = await openPage(browser, "/a", "admin");
	await page.route("**/admin/api/user", (route) => route.abort());
	await type(page, "ege-shop@");
	await page.getByText("The server can't be reached").waitFor();
	expect(await page.getByText("No results").count()).toBe(0);
});

test("a page is found by what else people call it, and the keys are said", async () => {
	const finder = await givenFinder();
	const page = await openPage(browser, "/c", "shop", { finder: finder.id });
	await type(page, "options");
	await expectSelected(page, "Settings");
	await page.getByText("Navigate").waitFor();
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/c\/settings/);
});

test("a page that is a tab of another is found by its name and by what else people call it", async () => {
	const page = await openPage(browser, "/a", "admin");
	const tabs = [
		["import", "Import", "/a/catalogue/import"],
		["cars car data", "Cars", "/a/catalogue/cars"],
		["correc", "Corrections", "/a/catalogue/corrections"],
		["quality", "Quality", "/a/catalogue/quality"],
		["missing cars car data", "Car requests", "/a/catalogue/car-requests"],
	] as const;
	for (const [typed, text, path] of tabs) {
		await type(page, typed);
		await expectSelected(page, text);
		await page.keyboard.press("Enter");
		await page.waitForURL(dashboard(path));
		await page.getByRole("dialog").waitFor({ state: "detached" });
	}
	const shop = await openPage(browser, "/c", "shop");
	await type(shop, "callback");
	await expectSelected(shop, "Webhooks");
	await shop.locator("[data-slot=command-input]").fill("api keys");
	await expectSelected(shop, "Integrations");
	await shop.locator("[data-slot=command-input]").fill("corrections");
	await shop.getByText("No results").waitFor();
	const reader = await openPage(browser, "/c", "reader");
	await type(reader, "webhooks");
	await reader.getByText("No results").waitFor();
});

test("who may not add a configuration is not offered it", async () => {
	const page = await openPage(browser, "/c", "reader");
	await type(page, "add conf");
	await page.getByText("No results").waitFor();
	// Without a configuration, a SKU is looked up once one is chosen.
	await page.locator("[data-slot=command-input]").fill("look up");
	await expectSelected(page, "Look up SKU");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c/products"));
});

test("a Russian keyboard opens it; Escape closes it and gives the focus back", async () => {
	const page = await openPage(browser, "/c", "shop");
	const search = page.getByLabel("Search configurations");
	await search.focus();
	await page.evaluate(() =>
		window.dispatchEvent(new KeyboardEvent("keydown", { key: "л", code: "KeyK", ctrlKey: true })),
	);
	await page.locator("[data-slot=command-input]:focus").waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
});
