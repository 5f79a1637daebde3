import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { PHONE, swipe } from "#tests/support/touch.ts";
import { dashboard, drawn, escapeFrom, givenFinder, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;
let finder: { id: number };

beforeAll(async () => {
	browser = await sharedBrowser();
	finder = await givenFinder();
});

const heads = (page: Page) => page.getByRole("columnheader").allInnerTexts();

/** Path, user, and the columns that the specification names, in their order; stock is ours. */
const LISTS = [
	["/a/users", "admin", ["Username", "E-mail", "Role", "Name", "Company", "Last login", "ID"]],
	["/a/companies", "admin", ["Company", "City", "Country", "ID"]],
	["/a/contents", "admin", ["Title", "Created", "Updated", "Type"]],
	["/c/products", "shop", ["Title", "SKU", "Stock", "Price"]],
] as const;

test.each(LISTS)("%s has the name first and the id last, and a name is a link to what it names", async (...list) => {
	const [path, user, columns] = list;
	const page = await openPage(browser, path, user, { viewport: { width: 1440, height: 900 }, finder: finder.id });
	const link = page.locator("tbody td:first-child a").first();
	await link.waitFor();
	expect((await heads(page)).map((text) => text.trim()).filter((text) => !/^(Actions)?$/.test(text))).toEqual(columns);
	const heights = await page
		.locator("tbody tr")
		.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
	expect(new Set(heights).size).toBe(1);
	await link.click();
	await page.getByRole("dialog").waitFor();
	const address = page.url();
	expect(address).not.toBe(dashboard(path));
	await page.reload();
	await page.getByRole("dialog").waitFor();
	await page.goBack();
	await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("assortments keep the columns of the specification", async () => {
	const page = await openPage(browser, "/a/assortments", "admin", { viewport: { width: 1440, height: 900 } });
	await page.locator("tbody a").first().waitFor();
	const shown = await heads(page);
	for (const column of ["Technical name", "Name prefix", "Replacement name", "ID"]) expect(shown).toContain(column);
});

test("a row's actions are in its menu, by keyboard alone, and the focus returns to it", async () => {
	const page = await openPage(browser, "/a/users?search=reader", "admin");
	const more = page.getByRole("button", { name: "Actions for reader" });
	await more.press("Enter");
	expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["View", "Edit", "Simulate user"]);
	await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
	await escapeFrom(page.getByRole("dialog", { name: "Edit reader" }));
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a row's menu opens at the click and not at the press, and once by each key, with the keyboard on its first entry", async () => {
	const page = await openPage(browser, "/a/users?search=reader", "admin");
	// With a menu open, the page behind it is hidden from the roles.
	const more = page.getByLabel("Actions for reader");
	const menu = page.getByRole("menu");
	const isOpen = () => drawn(page).then(() => menu.count());
	await more.hover();
	await page.mouse.down();
	expect(await isOpen()).toBe(0);
	await page.mouse.move(0, 0);
	await page.mouse.up();
	expect(await isOpen()).toBe(0);
	await more.click();
	await expect.poll(isOpen).toBe(1);
	expect(await menu.locator(":focus").count()).toBe(0);
	const { x, y } = (await more.boundingBox())!;
	await page.mouse.click(x + 5, y + 5);
	await expect.poll(isOpen).toBe(0);
	for (const key of ["Enter", "Space", "ArrowDown"]) {
		await more.press(key);
		await expect.poll(() => menu.locator(":focus").allInnerTexts()).toEqual(["View"]);
		expect([key, await isOpen()]).toEqual([key, 1]);
		await page.keyboard.press("Escape");
		await expect.poll(isOpen).toBe(0);
	}
	// As screen readers click, without a pointer.
	await more.evaluate((button) => button instanceof HTMLElement && button.click());
	await expect.poll(isOpen).toBe(1);
});

test("a finger that begins to scroll on a row's menu doesn't open it, and a tap outside only closes it", async () => {
	const page = await openPage(browser, "/a/users", "admin", { ...PHONE, viewport: { width: 390, height: 500 } });
	const more = page.getByLabel("Actions for reader");
	const menu = page.getByRole("menu");
	await swipe(more, { y: -150 });
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
	await drawn(page);
	expect(await menu.count()).toBe(0);
	const address = page.url();
	for (const outside of [more, page.locator("tbody a").last()]) {
		await more.tap();
		await menu.waitFor();
		const { x, y } = (await outside.boundingBox())!;
		await page.touchscreen.tap(x + 5, y + 5);
		await menu.waitFor({ state: "detached" });
		await drawn(page);
		expect([await menu.count(), page.url()]).toEqual([0, address]);
	}
	await more.tap();
	await page.getByRole("menuitem", { name: "Edit" }).tap();
	await page.getByRole("dialog", { name: "Edit reader" }).waitFor();
});

/** Lists, and what in a row's menu opens something over the list. */
const OPENED = [
	["/a/users", ["View", "Edit"]],
	["/a/companies", ["View", "Edit"]],
	["/a/contents", ["View", "Edit", "Delete"]],
	["/a/products", ["Delete"]],
] as const;

test.each(OPENED)(
	"what is opened from a row's menu at %s gives the keyboard back to the menu",
	async (path, actions) => {
		const page = await openPage(browser, path, "admin");
		const more = page.locator("tbody tr").first().locator("button").last();
		const dialog = page.locator("[role=dialog], [role=alertdialog]");
		const hasFocus = () => more.evaluate((button) => button === document.activeElement);
		for (const action of actions) {
			await more.press("Enter");
			await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
			await escapeFrom(dialog);
			await dialog.waitFor({ state: "detached" });
			await expect.poll(async () => [action, await hasFocus()]).toEqual([action, true]);
		}
	},
);

test.each([
	["user", "/a/users?search=reader"],
	["company", "/a/companies?search=nordlicht"],
])("a saved %s gives the keyboard back to its row's menu", async (_, path) => {
	const page = await openPage(browser, path, "admin");
	const more = page.locator("tbody tr").first().locator("button").last();
	await more.press("Enter");
	await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a long name is cut off at its end, and takes no room from a role or a date", async () => {
	const admin = await signedIn("admin");
	const name = `${uniqueName("long").replace(" ", "-")}-${"scheibenwischer".repeat(4)}`;
	const company = await admin.post("/admin/api/company/save", { title: name });
	const user = { company: company.body.id, username: name, email: `${name}@shop.example`, notificationEmail: "", name };
	const rights = { enabled: true, roles: ["ROLE_CUSTOMER"], newPassword: "secret-1" };
	expect((await admin.post("/admin/api/user/save", { ...user, ...rights })).status).toBe(201);
	const page = await openPage(browser, `/a/users?search=${name}`, "admin", { viewport: { width: 1440, height: 900 } });
	await page.locator("table[aria-busy=false] tbody a").waitFor();
	const columns = (await heads(page)).map((text) => text.trim());
	const isCut = (column: string) =>
		page
			.locator(`tbody td:nth-child(${columns.indexOf(column) + 1}) > div`)
			.evaluate((cell) => cell.scrollHeight > cell.clientHeight || cell.scrollWidth > cell.clientWidth);
	for (const column of ["Role", "Last login", "ID"]) expect([column, await isCut(column)]).toEqual([column, false]);
	expect(await isCut("Company")).toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test("on a phone a row is its title, one second line and the number at the end", async () => {
	const page = await openPage(browser, "/c/products", "shop", { ...PHONE, finder: finder.id });
	const row = page
		.locator("tbody tr")
		.filter({ has: page.locator("a") })
		.first();
	await row.waitFor();
	const cells = await row
		.locator("td")
		.evaluateAll((all) =>
			all.filter((cell) => cell.getClientRects().length > 0).map((cell) => cell.getBoundingClientRect().toJSON()),
		);
	expect(cells).toHaveLength(3);
	const [title, second, price] = cells;
	expect(second.top).toBeGreaterThanOrEqual(title.bottom);
	expect(price.left).toBeGreaterThanOrEqual(Math.max(title.right, second.right));
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("what the address opens but nobody has any longer says so, and leaves the list", async () => {
	const page = await openPage(browser, "/a/users?view=999999", "admin");
	await page.locator("[data-sonner-toast]").waitFor();
	await page.waitForURL(dashboard("/a/users"));
	await page.locator("tbody a").first().waitFor();
});
