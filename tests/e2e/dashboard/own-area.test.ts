import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import {
	dashboard,
	expectToast,
	givenFinder,
	holdCall,
	openPage,
	readFinder,
	saveFinder,
	uniqueName,
	watchProblems,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** Waiting for a call may take longer than a poll's second on a busy machine. */
const SLOW = { timeout: 15_000 };

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const editor = (page: Page) => page.getByRole("textbox", { name: "Instructions", exact: true });
const cardOf = (page: Page, label: string) => page.locator(`main li:has(h2 a:text-is("${label}"))`);

test("the switcher finds a configuration by its name and opens it in the same tab, by keyboard alone", async () => {
	const [one, other] = [await givenFinder(), await givenFinder({ label: uniqueName("Łódź") })];
	const page = await openPage(browser, "/c/publish", "shop", { finder: one.id });
	await page.getByRole("heading", { level: 1, name: one.label }).waitFor();
	await page.getByRole("button", { name: `Configuration: ${one.label}` }).press("Enter");
	await page.getByPlaceholder("Search configurations").waitFor();
	await page.getByRole("option").first().waitFor();
	// Enter before the answer has come opens what that finds, if anything.
	const search = page.getByPlaceholder("Search configurations");
	for (const text of [uniqueName("Misspelt"), other.label.replace("Łódź", "lodz")]) {
		const answer = await holdCall(page, "**/config/list");
		await search.fill(text);
		await page.keyboard.press("Enter");
		answer();
		if (text.startsWith("Misspelt")) await page.getByText("No results").waitFor();
	}
	await page.waitForURL(dashboard(`/c/publish?finder=${other.id}`));
	await page.getByRole("heading", { level: 1, name: other.label }).waitFor();
	expect(await page.evaluate(() => localStorage.getItem("selectedFinder"))).toBe(String(other.id));
	// Who marks all configurations meanwhile gets those.
	await page.getByRole("button", { name: `Configuration: ${other.label}` }).press("Enter");
	await page.getByRole("option").nth(1).waitFor();
	const answer = await holdCall(page, "**/config/list");
	await search.fill(one.label);
	await page.keyboard.press("End");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
	answer();
});

test("unsaved changes hold the switcher back", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const page = await openPage(browser, "/c/settings", "shop", { finder: one.id });
	await page.getByLabel("Name").fill("Unsaved");
	await page.getByRole("button", { name: /^Configuration:/ }).click();
	await page.getByPlaceholder("Search configurations").fill(other.label);
	// Else the answer may move the option away between the mouse's down and up.
	await page.getByRole("option", { name: one.label }).waitFor({ state: "detached" });
	await page.getByRole("option", { name: other.label }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await page.getByLabel("Name").inputValue()).toBe("Unsaved");
	expect(await page.evaluate(() => localStorage.getItem("selectedFinder"))).toBe(String(one.id));
});

test("a configuration's pages are in the menu, and an administrator finds them under its name", async () => {
	const { id, label } = await givenFinder();
	const shop = await openPage(browser, "/c/overview", "shop", { finder: id });
	const pages = ["Overview", "Assortments", "Prices", "Products", "Set products", "Settings", "Instructions"];
	await expect
		.poll(() => menu(shop).getByRole("link").allInnerTexts(), SLOW)
		.toEqual(expect.arrayContaining([...pages, "Articles", "Preview", "Activity log", "Publish"]));
	const admin = await openPage(browser, "/c/overview", "admin", { finder: id });
	await menu(admin)
		.getByRole("button", { name: `Configuration: ${label}` })
		.waitFor();
	await menu(admin).getByRole("link", { name: "Instructions" }).click();
	await admin.getByRole("heading", { level: 1, name: `Instructions for ${label}` }).waitFor();
});

test("a card opens the overview, and leads to prices, products, connection and settings", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const card = cardOf(page, label);
	for (const [name, path] of [
		["Settings", "settings"],
		["Prices", "pricing"],
		["Products", "products"],
		["Publish", "publish"],
	]) {
		const link = card.getByRole("link", { name: `${name}: ${label}` });
		expect(await link.getAttribute("href")).toBe(`/c/${path}?finder=${id}`);
	}
	await card.getByRole("link", { name: label, exact: true }).click();
	await page.waitForURL(dashboard(`/c/overview?finder=${id}`));
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
});

test("what changes most often is edited on the card, and leaves everything else alone", async () => {
	const finder = await givenFinder({ borderRadius: 33 });
	const page = await openPage(browser, `/c?search=${encodeURIComponent(finder.label)}`, "shop");
	await page.getByRole("button", { name: `Edit: ${finder.label}` }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(" ");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("This field is required.").waitFor();
	const label = `${finder.label} new`;
	await dialog.getByLabel("Name").fill(label);
	await dialog.getByRole("switch", { name: "Enabled" }).press("Space");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	await cardOf(page, label).getByText("Disabled").waitFor();
	expect(await readFinder(finder.id)).toMatchObject({ label, enabled: false, borderRadius: 33, version: 2 });
});

test("the overview's checklist leads to each open step, and knows what was done", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, "/c/overview", "shop", {
		finder: id,
		permissions: ["clipboard-read", "clipboard-write"],
	});
	const checklist = page.getByRole("region", { name: "Set up your finder" });
	await checklist.getByText("2 of 5 done").waitFor();
	await checklist.getByRole("link", { name: "Copy the code" }).click();
	await page.getByRole("heading", { level: 1, name: label }).waitFor();
	await page.getByRole("button", { name: "Copy both" }).click();
	await expectToast(page, "Saved");
	await menu(page).getByRole("link", { name: "Overview" }).click();
	await checklist.getByText("3 of 5 done").waitFor();
	expect(await checklist.getByRole("link", { name: "Copy the code" }).count()).toBe(0);
});

test("once a shop's page was seen the overview says where and how often, and the checklist is gone", async () => {
	const { id, uuid } = await givenFinder();
	for (const event of ["ready", "vehicle", "results"]) {
		await fetch(`${system.worker}/finder/v1/${uuid}/events`, {
			method: "POST",
			headers: { origin: "https://our-shop.example", "content-type": "text/plain" },
			body: JSON.stringify({ event }),
		});
	}
	// Sightings are written together, after a few seconds.
	await expect.poll(async () => (await readFinder(id)).connectedAt, SLOW).not.toBeNull();
	const page = await openPage(browser, "/c/overview", "shop", { finder: id });
	await page.getByText("our-shop.example").waitFor();
	const visits = page.getByRole("region", { name: "Visitors in the last 30 days" });
	await expect
		.poll(() => visits.locator("div:has(> dt:text-is('Finder views')) dd").first().innerText(), SLOW)
		.toBe("1");
	expect(await page.getByRole("region", { name: "Set up your finder" }).count()).toBe(0);
});

test("the preview is the real finder, from a phone's width to a desktop's, and opens in a new window", async () => {
	const { id, uuid } = await givenFinder({ title: "<p>Our wipers</p>" });
	const page = await openPage(browser, "/c/preview", "shop", { finder: id });
	const finder = page.locator("wiper-finder");
	await finder.getByText("Our wipers").waitFor();
	for (const [name, width] of [
		["Phone", "390px"],
		["Desktop", "1200px"],
	] as const) {
		await page.getByRole("radio", { name }).click();
		await expect.poll(() => finder.evaluate((element) => getComputedStyle(element).width), SLOW).toBe(width);
	}
	const link = page.getByRole("link", { name: "Open preview in a new window" });
	expect(await link.getAttribute("target")).toBe("_blank");
	const { pathname } = new URL((await link.getAttribute("href")) ?? "", dashboard());
	expect(pathname).toBe(`/finder/test/${uuid}`);
});

test("instructions are written as rich text and saved without touching anything else", async () => {
	const { id, topSellerText } = await givenFinder({ topSellerText: "Best" });
	const page = await openPage(browser, "/c/instructions", "shop", { finder: id });
	const problems = watchProblems(page);
	await editor(page).click();
	await page.keyboard.type("Lift, ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("swap");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await page.getByText("All changes saved").waitFor();
	expect(await readFinder(id)).toMatchObject({
		instructions: "<p>Lift, <strong>swap</strong></p>",
		topSellerText,
		version: 2,
	});
	expect(problems).toEqual([]);
});

test("of two tabs at one configuration the second is told of the first, and loses nothing", async () => {
	const { id } = await givenFinder({ instructions: "<p>Old</p>" });
	const page = await openPage(browser, "/c/instructions", "shop", { finder: id });
	await editor(page).fill("Mine");
	await saveFinder({ ...(await readFinder(id)), topSellerText: "Theirs" });
	await save(page);
	const question = page.getByRole("alertdialog");
	await question.getByText("Someone else has saved changes").waitFor();
	expect((await readFinder(id)).instructions).toBe("<p>Old</p>");
	await question.getByRole("button", { name: "Keep editing" }).click();
	await question.waitFor({ state: "detached" });
	expect(await editor(page).innerText()).toBe("Mine");
	await save(page);
	await expect
		.poll(() => readFinder(id), SLOW)
		.toMatchObject({ instructions: "<p>Mine</p>", topSellerText: "Theirs", version: 3 });
});

test("a save while the service is away says so, keeps what was typed, and works on the second try", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, "/c/instructions", "shop", { finder: id });
	const address = "**/admin/api/config/instructions/edit";
	const message = "The service can't be reached at the moment.";
	await page.route(address, (route) =>
		route.fulfill({ status: 503, json: { error: { code: "server.unavailable", message } } }),
	);
	await editor(page).fill("Kept");
	await save(page);
	await expectToast(page, message);
	await page.getByText("Unsaved changes").waitFor();
	await page.unroute(address);
	await save(page);
	await expect.poll(async () => (await readFinder(id)).instructions, SLOW).toBe("<p>Kept</p>");
});

test("who may only read sees the instructions and can't change them", async () => {
	const { id } = await givenFinder({ instructions: "<p>For all to read</p>" });
	const page = await openPage(browser, "/c/instructions", "reader", { finder: id });
	await page.getByText("For all to read").waitFor();
	expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("an overview that can't read where the finder was seen does not say that it never was", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, "/c", "shop");
	await page.route("**/seen", (route) => route.abort());
	await page.goto(dashboard(`/c/overview?finder=${id}`));
	await page.getByText("Seen on").waitFor();
	expect(await page.getByText("Not seen yet").count()).toBe(0);
});
