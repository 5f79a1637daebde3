import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { dashboard, givenFinder, givenShop, openPage, saveFinder, uniqueName, watchProblems } from "./back-office.ts";

let browser: Browser;
const SOON = { timeout: 15_000 };

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("an administrator finds a change, opens it by keyboard, and sees both sides field by field", async () => {
	const label = uniqueName("Audited");
	const finder = await givenFinder({ label });
	await saveFinder({ ...finder, label: `${label} new`, borderRadius: 7 });
	const page = await openPage(browser, "/a/audit", "admin");
	const problems = watchProblems(page);
	await page.getByRole("searchbox").fill(label);
	const rows = page.getByRole("table").locator("tbody tr");
	await expect.poll(() => rows.count(), SOON).toBe(2);
	expect(await rows.first().innerText()).toMatch(
		/shop[\s\S]*Updated[\s\S]*Name: Audited.* → Audited[\s\S]*Corner radius: 12 → 7/,
	);
	await rows.first().getByRole("button").focus();
	await page.keyboard.press("Enter");
	const sheet = page.getByRole("dialog");
	await sheet.getByText("Corner radius").waitFor();
	expect(await sheet.locator("del").allInnerTexts()).toEqual([
		expect.stringContaining(label),
		expect.stringContaining("12"),
	]);
	expect(await sheet.locator("ins").allInnerTexts()).toEqual([
		expect.stringContaining(`${label} new`),
		expect.stringContaining("7"),
	]);
	await page.keyboard.press("Escape");
	await sheet.waitFor({ state: "detached" });
	await expect
		.poll(() =>
			rows
				.first()
				.getByRole("button")
				.evaluate((button) => button === document.activeElement),
		)
		.toBe(true);
	expect(problems).toEqual([]);
});

test("an order's items are told in words", async () => {
	const shop = await signedIn("shop");
	const items = [
		{ sku: "VTA-26-18", quantity: 2 },
		{ sku: "VTA-22-20", quantity: 1 },
	];
	const { body: order } = await shop.post("/admin/api/order/save", { items });
	const page = await openPage(browser, `/a/audit?entity=order&thing=${order.id}`, "admin");
	await page.getByRole("table").locator("tbody button").first().click();
	const sheet = page.getByRole("dialog");
	const shownItems = sheet.locator("dd").getByRole("listitem");
	const lines = order.items.map(({ sku, quantity }: (typeof items)[0]) => `SKU: ${sku} · Quantity: ${quantity}`);
	await expect.poll(() => shownItems.allInnerTexts()).toEqual(lines);
	expect(await sheet.innerText()).not.toContain("{");
});

test("a correction's adapters are told by their names, and a list of all kinds of values whole", async () => {
	const { body: adapters } = await (await signedIn("admin")).post("/admin/api/assortment-select", { kind: "adapter" });
	const [adapter] = adapters;
	const option = { driver: [26], passenger: [], rear: [], adapterId: adapter.id, universalAdapter: false };
	await givenFinder();
	const page = await openPage(browser, "/login", "admin");
	await page.route("**/audit/list", async (route) => {
		const list = await (await route.fetch()).json();
		const entry = { ...list.data[0], entity: "correction", action: "update", before: { options: [] } };
		const after = { options: [option], reason: ["seen", { driver: [28] }, 7] };
		await route.fulfill({ json: { ...list, data: [{ ...entry, after }] } });
	});
	await page.goto(dashboard("/a/audit"));
	const entries = page.getByRole("table").locator("tbody tr");
	await expect.poll(() => entries.first().innerText(), SOON).toContain(`26 + ${adapter.name}`.slice(0, 25));
	await entries.first().getByRole("button").first().click();
	const values = page.getByRole("dialog").locator("ins").getByRole("listitem");
	const [driver, name] = ["Driver", "Adapter"];
	await expect
		.poll(() => values.allInnerTexts())
		.toEqual([`${driver}: 26 · ${name}: ${adapter.name}`, "seen", `${driver}: 28`, "7"]);
});

test("filters live in the address, and everything about one thing is a click away", async () => {
	const finder = await givenFinder();
	await saveFinder({ ...finder, topSellerText: "changed" });
	const page = await openPage(browser, "/a/audit?entity=finder&action=update", "admin");
	const rows = page.getByRole("table").locator("tbody tr");
	await page.getByRole("combobox", { name: "Action" }).waitFor();
	expect(await page.getByRole("combobox", { name: "Action" }).inputValue()).toBe("update");
	await rows.first().getByRole("button").click();
	await page.getByRole("button", { name: "All entries for this item" }).click();
	await expect.poll(() => new URL(page.url()).searchParams.get("thing"), SOON).toMatch(/\d/);
	await page.getByRole("combobox", { name: "Action" }).selectOption("");
	await expect.poll(() => rows.count(), SOON).toBe(2);
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect.poll(() => new URL(page.url()).search, SOON).toBe("");
	await page.goBack();
	await expect.poll(() => rows.count(), SOON).toBe(2);
});

test("an entry leads to the thing that it tells of", async () => {
	const finder = await givenFinder();
	const page = await openPage(browser, `/a/audit?search=${encodeURIComponent(finder.label)}`, "admin");
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("link", { name: "Open" }).click();
	await page.getByRole("heading", { level: 1, name: finder.label }).waitFor();
});

test("an entry leads to its user under the name that they have now", async () => {
	const admin = await signedIn("admin");
	const username = uniqueName("maria").replaceAll(" ", "-");
	const names = { username, name: username, email: `${username}@shop.example` };
	const input = { ...names, roles: ["ROLE_CUSTOMER"], company: 1, newPassword: "secret1" };
	const { body } = await admin.post("/admin/api/user/save", input);
	const renamed = await admin.post(`/admin/api/user/save/${body.id}`, { ...body, username: `${username}-huber` });
	expect(renamed.status).toBe(200);
	const page = await openPage(browser, `/a/audit?entity=user&action=create&search=${username}`, "admin");
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("link", { name: "Open" }).click();
	await page.getByRole("dialog", { name: `${username}-huber` }).waitFor();
});

test("an entry about a wiper brand leads to the assortments of that brand", async () => {
	const admin = await signedIn("admin");
	const name = uniqueName("Maker");
	const { body: brand } = await admin.post("/admin/api/brand/save", { name });
	const series = { kind: "adapter", code: name.toUpperCase().replace(/[^A-Z0-9]/g, ""), make: brand.id };
	await admin.post("/admin/api/assortment/save", { ...series, technicalName: uniqueName("Clip"), wipers: [] });
	const page = await openPage(browser, `/a/audit?entity=brand&search=${encodeURIComponent(name)}`, "admin");
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("link", { name: "Open" }).click();
	await page.waitForURL((url) => url.pathname === "/a/assortments");
	const rows = page.locator("table[aria-busy=false] tbody tr");
	await expect.poll(() => rows.count(), SOON).toBe(1);
	expect(await rows.innerText()).toContain(name);
});

test("who doesn't administer is not shown the log", async () => {
	const page = await openPage(browser, "/a/audit", "shop");
	await page.getByRole("heading", { level: 1, name: /403/ }).waitFor();
	expect(await page.getByRole("table").count()).toBe(0);
});

test("a customer sees who changed what, and nothing of another company", async () => {
	const [shop, other] = [await givenShop(), await givenShop()];
	const label = uniqueName("Ours");
	const foreign = uniqueName("Theirs");
	const finder = await givenFinder({ label }, shop.token);
	await saveFinder({ ...finder, topSellerText: "Bestseller" }, shop.token);
	await givenFinder({ label: foreign }, other.token);
	const page = await openPage(browser, "/c/activity", undefined, { token: shop.token, finder: finder.id });
	const problems = watchProblems(page);
	const rows = page.getByRole("table").locator("tbody tr").filter({ hasText: label });
	await expect.poll(() => rows.count(), SOON).toBe(2);
	expect(await rows.first().innerText()).toMatch(
		new RegExp(`${shop.username}[\\s\\S]*Updated[\\s\\S]*Top-seller text`),
	);
	expect(await page.getByRole("table").innerText()).not.toContain(foreign);
	expect(await page.getByRole("table").innerText()).not.toContain(other.username);
	await rows.first().getByRole("button").click();
	await page.getByRole("dialog").locator("ins", { hasText: "Bestseller" }).waitFor();
	expect(problems).toEqual([]);
});

test("on a phone the activity log says what was changed, and is narrowed like the administrator's", async () => {
	const shop = await givenShop();
	const label = uniqueName("Narrowed");
	const finder = await givenFinder({ label }, shop.token);
	await saveFinder({ ...finder, topSellerText: "Bestseller" }, shop.token);
	const viewport = { width: 390, height: 844 };
	const page = await openPage(browser, "/c/activity", undefined, { token: shop.token, finder: finder.id, viewport });
	const rows = page
		.getByRole("table")
		.locator("tbody tr")
		.filter({ has: page.getByRole("button") });
	await expect.poll(() => rows.count(), SOON).toBe(2);
	for (const text of [label, shop.username])
		expect(await rows.first().getByText(text, { exact: true }).isVisible()).toBe(true);
	await page.getByRole("combobox", { name: "Action" }).selectOption({ label: "Created" });
	await expect.poll(() => rows.count(), SOON).toBe(1);
	expect(new URL(page.url()).searchParams.get("action")).toBe("create");
	await page.getByRole("combobox", { name: "Item" }).selectOption({ label: "Special prices" });
	await page.getByRole("heading", { name: "No results" }).waitFor();
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect.poll(() => rows.count(), SOON).toBe(2);
	const [from, to] = [page.getByLabel("From"), page.getByLabel("To", { exact: true })];
	const days = () => new URL(page.url()).search.match(/\d{4}-\d\d-\d\d/g);
	for (const day of [from, to]) {
		await day.focus();
		// Month, day and year, each by its digits.
		await page.keyboard.type("01012024", { delay: 30 });
	}
	await page.getByRole("heading", { name: "No results" }).waitFor();
	expect([await from.inputValue(), await to.inputValue(), days()]).toEqual([
		...["2024-01-01", "2024-01-01"],
		["2024-01-01", "2024-01-01"],
	]);
	// Firefox empties a date whose attribute changes while a part of it is typed.
	expect([await from.getAttribute("value"), await to.getAttribute("value")]).toEqual(["", ""]);
	await page.goBack();
	await expect.poll(() => to.inputValue()).toBe("");
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect.poll(() => from.inputValue()).toBe("");
	await expect.poll(() => rows.count(), SOON).toBe(2);
});

test("a search that leaves out older entries says since when it has searched, in words a screen reader announces", async () => {
	const page = await openPage(browser, "/a/audit", "admin");
	await page.route("**/audit/list", async (route) => {
		const response = await route.fetch();
		const isSearch = route.request().postDataJSON().search !== "";
		await route.fulfill({
			response,
			json: { ...(await response.json()), searchedFrom: isSearch ? "2026-03-04T05:06:07.000Z" : null },
		});
	});
	await page.getByRole("searchbox").fill("a");
	const status = page.getByRole("status").filter({ hasText: "Only entries since" });
	await status.waitFor(SOON);
	expect(await status.innerText()).toMatch(
		/since .*2026.* were searched\. For older ones, choose an earlier day in “To”\./,
	);
	await page.getByRole("searchbox").fill("");
	await status.waitFor({ ...SOON, state: "detached" });
});
