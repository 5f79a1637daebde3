import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { expectToast, givenFinder, goWithin, holdCall, NOWHERE, openPage, openPalette } from "./back-office.ts";
import { cells, gridHasFocus } from "./price-screen.ts";

let browser: Browser;
/** A shop link of 200 characters, and a name of 120 without a space. */
let long: { id: number };

beforeAll(async () => {
	browser = await sharedBrowser();
	const shopProductUrl = `https://shop.example/${"p".repeat(173)}/{sku}`;
	long = await givenFinder({ label: "X".repeat(120), shopProductUrl });
});

const OWN = [
	"overview",
	"products",
	"assortments",
	"pricing",
	"settings",
	"publish",
	"preview",
	"instructions",
	"contents",
];

test.each([390, 320])("a long name and a long link keep every screen of a shop within %s px", async (width) => {
	const page = await openPage(browser, "/c", "shop", { viewport: { width, height: 844 }, finder: long.id });
	for (const path of ["/c", ...OWN.map((name) => `/c/${name}`)]) {
		await goWithin(page, path);
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.locator("[data-slot=skeleton]").first().waitFor({ state: "detached" });
		const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth);
		await expect.poll(async () => [path, await scrolls()]).toEqual([path, width]);
	}
});

/** The layout shift as browsers measure it; below 0.1 is good. */
async function shiftOf(page: Page, path: string): Promise<number> {
	await page.addInitScript(() => {
		let sum = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
			document.documentElement.dataset.shift = String(sum);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(new URL(path, page.url()).href);
	await page.getByRole("heading", { level: 1 }).waitFor();
	await page.waitForLoadState("networkidle");
	return Number(await page.evaluate(() => document.documentElement.dataset.shift ?? "0"));
}

test.each([390, 1280])(
	"the overview and the list of configurations do not jump while they load, at %s px",
	async (width) => {
		const page = await openPage(browser, "/login", "shop", { viewport: { width, height: 844 }, finder: long.id });
		for (const path of ["/c/overview", "/c/publish", "/c/products"])
			expect(await shiftOf(page, path)).toBeLessThan(0.1);
	},
);

test("nothing moves while a page loads if its user wants less motion", async () => {
	const page = await openPage(browser, NOWHERE, "shop", { reducedMotion: "reduce", finder: long.id });
	const answer = await holdCall(page, `**/config/${long.id}`);
	await goWithin(page, "/c/settings");
	await page.getByText("Loading…").first().waitFor();
	const moving = () =>
		page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
	await expect.poll(moving).toBe(0);
	answer();
	await page.getByLabel("Name", { exact: true }).waitFor();
});

test("in forced colours the focus has an outline, and a switch says by its colour whether it is on", async () => {
	const page = await openPage(browser, "/c/settings", "shop", { forcedColors: "active", finder: long.id });
	const name = page.getByLabel("Name", { exact: true });
	await name.focus();
	expect(await name.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe("solid");
	const colorOf = (state: string) =>
		page
			.locator(`[data-slot=switch][data-state=${state}]`)
			.first()
			.evaluate((one) => getComputedStyle(one).backgroundColor);
	expect(await colorOf("checked")).not.toBe(await colorOf("unchecked"));
});

test("in forced colours the menu says which page is open, the logo does not, and the bell says what is new", async () => {
	const page = await openPage(browser, "/c/settings", "shop", { forcedColors: "active", finder: long.id });
	const outlineOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one).outlineStyle);
	await page.getByLabel("Name", { exact: true }).waitFor();
	expect(await outlineOf(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Settings" }))).toBe(
		"solid",
	);
	const logo = page.getByRole("banner").getByRole("link");
	expect(await outlineOf(logo)).toBe("none");
	expect(await logo.getAttribute("aria-current")).toBeNull();
	const dot = page.getByRole("banner").locator("button:has(.lucide-bell) span");
	expect(await dot.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(
		await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
	);
});

/** In the page: the outline of what is selected, and of what has the focus. */
const outlineOf = (one: Locator) =>
	one.evaluate((element) => {
		const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
		return `${outlineStyle} ${outlineWidth} ${outlineOffset}`;
	});

test("in forced colours the focus is seen on what is selected, and a changed price differs from the others", async () => {
	const page = await openPage(browser, "/c/publish", "shop", { forcedColors: "active", finder: long.id });
	const tab = page.getByRole("tab", { selected: true }).first();
	const selected = await outlineOf(tab);
	const other = page.getByRole("tab", { selected: false }).first();
	await page.keyboard.press("Tab");
	await tab.focus();
	const focused = await outlineOf(tab);
	expect([selected, focused]).toEqual([expect.stringContaining("solid"), expect.stringContaining("double")]);
	expect(await outlineOf(other)).toContain("none");

	await goWithin(page, "/c/pricing");
	await page
		.getByRole("button", { name: /^Edit: / })
		.first()
		.click();
	await gridHasFocus(page);
	await page.keyboard.type("12");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Shift+ArrowUp");
	const [changed, active] = [cells(page).nth(0), cells(page).nth(1)];
	await expect.poll(() => cells(page).and(page.locator("[aria-selected=true]")).count()).toBe(2);
	expect((await outlineOf(changed)) === (await outlineOf(active))).toBe(false);
	const borderOf = (cell: Locator) => cell.evaluate((one) => getComputedStyle(one).borderTopStyle);
	expect([await borderOf(changed), await borderOf(active)]).toEqual(["dashed", "solid"]);
	// What marks a selected cell leaves its border free.
	for (const cell of [changed, active]) expect(await outlineOf(cell)).toMatch(/ -4px$/);
});

test("in forced colours the chosen status of orders has an outline, as the menu's open page", async () => {
	const page = await openPage(browser, "/c/orders", "shop", { forcedColors: "active", finder: long.id });
	const statuses = page.getByRole("navigation", { name: "Status" }).getByRole("button");
	const outlines = async () => Promise.all((await statuses.all()).slice(0, 2).map(outlineOf));
	await statuses.first().waitFor();
	expect(await outlines()).toEqual([expect.stringContaining("solid"), expect.stringContaining("none")]);
});

test("the toolbar of a text is one stop for the tab key, and arrow keys move inside", async () => {
	const page = await openPage(browser, "/c/instructions", "shop", { finder: long.id });
	const bar = page.getByRole("toolbar", { name: /Instructions/ });
	await bar.getByRole("button", { name: "Bold" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Italic");
	await page.keyboard.press("Tab");
	expect(await bar.evaluate((one) => one.contains(document.activeElement))).toBe(false);
});

test("another language that is chosen without a connection comes with the connection", async () => {
	const page = await openPage(browser, "/c", "shop");
	await openPalette(page);
	await page.keyboard.type("Deutsch");
	await page.getByRole("option", { name: /Deutsch/, selected: true }).waitFor();
	// The toast that says so is loaded after the first view.
	const loaded = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.map(({ name }) => name)
				.join(),
		);
	await expect.poll(loaded).toContain("toaster");
	// Not by the browser: it may have kept the texts for an earlier test.
	await page.route("**/*", (route) => route.abort());
	await page.keyboard.press("Enter");
	await expectToast(page, "The server can't be reached");
	await page.unroute("**/*");
	await page.getByRole("navigation", { name: "Menü" }).waitFor();
});

test("a printed list has all its columns and nothing around it", async () => {
	const page = await openPage(browser, "/a/users", "admin", { viewport: { width: 1100, height: 800 } });
	await page.locator("tbody a").first().waitFor();
	await page.emulateMedia({ media: "print" });
	for (const role of ["banner", "contentinfo"] as const) expect(await page.getByRole(role).isVisible()).toBe(false);
	expect(await page.getByRole("navigation", { name: "Menu" }).isVisible()).toBe(false);
	for (const column of ["Username", "E-mail", "Company", "ID"])
		expect(await page.getByRole("columnheader", { name: column, exact: true }).isVisible()).toBe(true);
});
