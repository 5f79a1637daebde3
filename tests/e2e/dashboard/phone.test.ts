import type { Browser, Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { PHONE } from "#tests/support/touch.ts";
import { drawn, openPage, signInAs, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const ofSize = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });

/** Whether the whole of it is within the window. */
const isInWindow = (part: Locator) =>
	part.evaluate((one) => {
		const { left, top, right, bottom } = one.getBoundingClientRect();
		return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
	});

test.each([390, 320])("languages and appearances are chosen in the user's menu at %s px", async (width) => {
	const page = await openPage(browser, "/c", "shop", ofSize(width, 640));
	for (const name of ["Language", "Appearance"]) {
		await page.getByRole("button", { name: /^User:/ }).tap();
		const line = page.getByRole("menuitem", { name });
		await line.tap();
		const choices = page.locator("[data-slot=dropdown-menu-sub-content][data-state=open]");
		await expect.poll(async () => [name, await isInWindow(choices)]).toEqual([name, true]);
		// The line stays in sight.
		await line.click({ trial: true });
		await page.keyboard.press("Escape");
		await line.waitFor({ state: "detached" });
	}
});

test.each([
	[390, 480],
	[320, 300],
])("what is typed to search for a product can be read above the keyboard, in %s × %s px", async (width, height) => {
	const page = await openPage(browser, "/c/orders/new", "shop", ofSize(width, height));
	await page.getByRole("button", { name: "Search products or cars" }).tap();
	const list = page.locator("[data-slot=popover-content]");
	await list.getByRole("option").first().waitFor();
	await expect.poll(() => isInWindow(list)).toBe(true);
	await expect.poll(() => isInWindow(page.locator("[data-slot=command-input]"))).toBe(true);
	expect(await list.getByRole("listbox").evaluate((one) => one.clientHeight)).toBeGreaterThan(40);
});

test("a dialog stays where it was scrolled to when the keyboard takes half of the window", async () => {
	const page = await openPage(browser, "/a/users", "admin", ofSize(390, 640));
	await page.getByRole("button", { name: "Add user" }).first().tap();
	const dialog = page.getByRole("dialog");
	const field = dialog.getByRole("textbox").last();
	await field.tap();
	const scroll = () => dialog.evaluate((one) => Math.max(...[...one.children, one].map(({ scrollTop }) => scrollTop)));
	const before = await scroll();
	expect(before).toBeGreaterThan(0);
	await page.setViewportSize({ width: 390, height: 420 });
	await drawn(page);
	expect(await scroll()).toBeGreaterThanOrEqual(before);
});

test("parts with a long common beginning can be told apart in the stock grid", async () => {
	const page = await openPage(browser, "/c/stock", "supplier", PHONE);
	await page.getByRole("button", { name: "Edit all" }).tap();
	const names = page.getByRole("grid", { name: "Edit stock" }).getByRole("rowheader");
	await names.first().waitFor();
	const cut = await names.evaluateAll((all) =>
		all
			.filter((one) => {
				const name = one.firstElementChild;
				return name && (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1);
			})
			.map((one) => one.textContent),
	);
	const tooHigh = await names.evaluateAll((all) =>
		all.filter((one) => one.scrollHeight > (one.parentElement?.clientHeight ?? 0)).map((one) => one.textContent),
	);
	expect([cut, tooHigh]).toEqual([[], []]);
});

test.each([
	["de", 320],
	["gr", 320],
	["gr", 390],
])("a product's prices and years can be read on a phone: %s, %s px", async (language, width) => {
	const page = await openPage(browser, "/c/products?product=VTA-26-18", "shop", { ...ofSize(width, 844), language });
	const panel = page.getByRole("dialog");
	await panel.getByRole("table").waitFor();
	await panel.getByRole("list").first().waitFor();
	expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test("the user's menu stays within a phone's window, however long the company's name is", async () => {
	const admin = await signedIn("admin");
	const title = `${uniqueName("Wischerblattgroßhandel")} ${"und Fahrzeugteile ".repeat(5).trim()}`;
	const company = await admin.post("/admin/api/company/save", { title });
	const username = uniqueName("long").replace(" ", "-");
	const user = {
		company: company.body.id,
		username,
		email: `${username}@shop.example`,
		notificationEmail: "",
		name: "",
	};
	const rights = { enabled: true, roles: ["ROLE_CUSTOMER"], newPassword: "secret-1" };
	expect((await admin.post("/admin/api/user/save", { ...user, ...rights })).status).toBe(201);
	const token = await signInAs(username, "secret-1");
	const page = await openPage(browser, "/c", undefined, { ...ofSize(390, 640), token });
	await page.getByRole("button", { name: /^User:/ }).tap();
	const menu = page.getByRole("menu");
	await menu.waitFor();
	expect(await menu.evaluate((one) => one.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
	expect(await isInWindow(menu)).toBe(true);
});
