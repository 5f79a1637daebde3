import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { givenFinder, givenShop, goWithin, openPage, signInAs, uniqueName } from "./back-office.ts";

let browser: Browser;
let finder: { id: number };

beforeAll(async () => {
	browser = await sharedBrowser();
	finder = await givenFinder();
});

/** The actions for users who manage a company: a read-only user sees none of them. */
const FORBIDDEN = /^(Add|Edit|Delete|Save|Set price|Set up|Choose assortments|Set prices|Import|Restore|Discard)/;

const OWN = [
	"",
	"/overview",
	"/products",
	"/assortments",
	"/pricing",
	"/settings",
	"/publish",
	"/instructions",
	"/contents",
	"/set-products",
	"/orders",
	"/stock",
	"/car-requests",
	"/integrations",
	"/integrations/webhooks",
	// Links that a colleague has sent.
	"?add=true",
	"/set-products?add=true",
	"/orders/new",
];

test("who only looks on is not offered what they may not do, on any screen", async () => {
	const page = await openPage(browser, "/c", "reader", { finder: finder.id });
	for (const path of OWN) {
		await goWithin(page, `/c${path}`);
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.locator("main :is([data-slot=skeleton], [data-slot=spinner])").first().waitFor({ state: "detached" });
		const main = page.getByRole("main");
		const offered = [
			...(await main.getByRole("button", { name: FORBIDDEN, disabled: false }).allInnerTexts()),
			...(await main.getByRole("link", { name: FORBIDDEN }).allInnerTexts()),
		];
		expect([path, offered]).toEqual([path, []]);
		// The others say what is listed.
		const fields = main.locator("input:not([type=search], [type=date], [type=radio], [role=combobox]), textarea");
		// Neither is a form control that a fieldset disables.
		const others = main.locator("[contenteditable=true], [role=slider]:not([data-disabled])");
		// What is selected can be downloaded.
		const selecting = main.getByRole("checkbox", { name: /^Select/ });
		const typing = async () =>
			(await fields.and(page.locator(":enabled")).count()) + (await others.count()) - (await selecting.count());
		// A list may come between the two.
		await expect.poll(async () => [path, await typing()]).toEqual([path, 0]);
	}
	// Nor to choose what is sold, where nothing is yet.
	const { id } = await givenFinder();
	const shop = await signedIn("shop");
	const { version, assortments } = (await shop.get(`/admin/api/config/${id}/offer`)).body;
	const none = assortments.map((one: { id: number }) => ({ id: one.id, offered: false }));
	await shop.post(`/admin/api/config/${id}/offer/save`, { version, assortments: none });
	await goWithin(page, `/c/pricing?finder=${id}`);
	await page.getByRole("heading", { name: "No prices to set yet" }).waitFor();
	expect(await page.getByRole("main").getByRole("link", { name: "Go to assortments" }).count()).toBe(0);
});

test("who only looks on is not told to add what is missing", async () => {
	const { company, token: manager } = await givenShop();
	const { id } = await givenFinder({}, manager);
	const username = uniqueName("reader").replace(" ", "-");
	const admin = await signedIn("admin");
	await admin.post("/admin/api/user/save", {
		...{ company, username, email: `${username}@shop.example`, notificationEmail: "", name: "" },
		...{ enabled: true, roles: ["ROLE_USER"], newPassword: "secret-1" },
	});
	const token = await signInAs(username, "secret-1");
	const page = await openPage(browser, "/c/set-products", undefined, { token, finder: id });
	await page.getByRole("heading", { level: 2, name: "No products" }).waitFor();
	expect(await page.getByText("Add a product").count()).toBe(0);
	await goWithin(page, "/c/stock");
	await page.getByRole("heading", { level: 2, name: "No stock" }).waitFor();
	expect(await page.getByText("Enter how many").count()).toBe(0);
});

test("who only looks on still exports, copies and tests", async () => {
	const page = await openPage(browser, "/c/products", "reader", { finder: finder.id });
	await page.getByRole("button", { name: "Download products" }).waitFor();
	await page.goto(new URL("/c/publish", page.url()).href);
	await page.getByRole("button", { name: "Copy both lines" }).waitFor();
	await page.getByRole("main").getByRole("link", { name: "Test" }).waitFor();
});
