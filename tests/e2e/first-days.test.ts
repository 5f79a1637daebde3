import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { spendFirstDay } from "#tests/support/first-day-of-an-administrator.ts";
import { openShop, strictCsp, withoutStyle } from "#tests/support/foreign-shop.ts";
import { goTo, type Hand } from "#tests/support/hand.ts";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { keyboard } from "#tests/support/keyboard.ts";
import { mailedLink } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { PHONE, touch } from "#tests/support/touch.ts";
import { expectToast, tokenOf, uniqueName } from "./dashboard/back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const SOON = { timeout: 20_000 };
/** A change is live within a minute: what the preview has just loaded is cached for 15 s. */
const LIVE = { timeout: 60_000, interval: 3000 };
const SNIPPET_PAGE = "/wipers";

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
async function ask(path: string, body: unknown, token: string): Promise<any> {
	const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
	const response = await fetch(`${system.worker}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.json();
}

/** A company that may sell every front series, and a new user. */
async function givenNewcomer() {
	const admin = await tokenOf("admin");
	const { data } = await ask("/admin/api/assortment/list", { kind: "front", pageSize: 100 }, admin);
	const allowedFrontAssortments = data.map(({ id }: { id: number }) => id);
	const company = await ask("/admin/api/company/save", { title: uniqueName("Shop"), allowedFrontAssortments }, admin);
	const username = uniqueName("newcomer").replace(" ", "-");
	const user = { username, email: `${username}@shop.example`, password: "first-password" };
	await ask(
		"/admin/api/user/save",
		{ company: company.id, username, email: user.email, roles: ["ROLE_CUSTOMER"], newPassword: user.password },
		admin,
	);
	return user;
}

async function signIn(
	hand: Hand,
	page: Page,
	{ username, password }: { username: string; password: string },
): Promise<void> {
	await hand.type(page.getByRole("textbox", { name: "Username" }), username);
	await hand.type(page.getByLabel("Password", { exact: true }), password);
	await hand.submit(page.getByRole("button", { name: "Sign in" }));
	await page.waitForURL(/\/c(\?|$)/, SOON);
}

async function createFinder(hand: Hand, page: Page, label: string, shopLink: string): Promise<void> {
	await hand.press(page.getByRole("button", { name: "Add configuration" }).first());
	const dialog = page.getByRole("dialog", { includeHidden: true });
	await hand.type(dialog.getByRole("textbox", { name: "Name" }), label);
	await hand.type(dialog.getByRole("textbox", { name: "Shop product link" }), shopLink);
	await hand.submit(dialog.getByRole("button", { name: "Save" }));
	await dialog.waitFor({ state: "detached" });
	await page.waitForURL(/\/c\/overview/, SOON);
}

async function uploadBackground(hand: Hand, page: Page): Promise<void> {
	await goTo(hand, page, "Settings");
	const picture = { name: "wall.png", mimeType: "image/png", buffer: Buffer.from(png({ width: 40, height: 30 })) };
	await page.getByLabel("Background image").setInputFiles(picture);
	await page.getByRole("button", { name: "Remove image" }).waitFor();
	// Of the configuration's creation there may still be a "Saved".
	const saved = page.waitForResponse((response) => response.url().includes("/config/save/"));
	await hand.save(page);
	await saved;
	await expectToast(page, "Saved");
}

/** Offers only one front series, and returns its name. */
async function chooseSeries(hand: Hand, page: Page): Promise<string> {
	await goTo(hand, page, "Assortments");
	const front = page.getByRole("region", { name: "Front" });
	const switches = front.getByRole("switch");
	await switches.first().waitFor();
	for (const other of (await switches.all()).slice(1)) await hand.press(other, "Space");
	await hand.save(page);
	await expect.poll(() => page.getByText("All changes saved").count(), SOON).toBeGreaterThan(0);
	const name =
		(await switches.first().getAttribute("aria-label")) ?? (await front.getByRole("switch").first().innerText());
	return name.replace(/^Offer /, "");
}

async function pastePrices(hand: Hand, page: Page): Promise<void> {
	await goTo(hand, page, "Prices");
	await hand.press(page.getByRole("button", { name: /^Edit: / }).first());
	const grid = page.getByRole("grid", { includeHidden: true });
	const cells = grid.locator("[data-cell]");
	await hand.enterCell(cells.first());
	const copied = Array.from({ length: await cells.count() }, () => "15,00").join("\r\n");
	await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
	// Also what a long press and "Paste" do.
	await page.keyboard.press("Control+v");
	await expect.poll(() => cells.first().innerText()).toContain("15");
	await hand.save(page);
	await grid.waitFor({ state: "detached" });
}

async function copySnippets(hand: Hand, page: Page): Promise<string> {
	await goTo(hand, page, "Publish");
	await hand.press(page.getByRole("button", { name: "Copy both lines" }));
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SOON).toContain("data-wiper-finder");
	return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the shop's page again, finds a car and returns the price of the first set. */
async function pricedAnew(hand: Hand, visitor: Page, product: Locator): Promise<string> {
	await visitor.reload();
	const finder = visitor.locator("wiper-finder");
	await hand.type(finder.getByRole("combobox").first(), "Octavia 2016");
	const option = finder.getByRole("option").first();
	await option.waitFor();
	await hand.choose(option);
	await product.waitFor(SOON);
	return (await product.locator('[part~="price"]').innerText()).replace(/\s/g, " ");
}

const HANDS = [
	{ by: "keyboard", hand: keyboard, device: {} },
	{ by: "touch on a phone", hand: touch, device: PHONE },
];

test.each(HANDS)(
	"a shop's first day by $by: from the first sign-in to a visitor who pays the shop's price",
	async ({ hand, device }) => {
		const newcomer = await givenNewcomer();
		const pages: Parameters<typeof openShop>[0] = {};
		const shop = await openShop(pages);
		const context = await browser.newContext({
			permissions: ["clipboard-read", "clipboard-write"],
			locale: "en",
			...device,
		});
		const page = await context.newPage();
		await page.goto(`${system.dashboard}/login`);

		await signIn(hand, page, newcomer);
		await createFinder(hand, page, "My first finder", `${shop.origin}/p/{sku}`);
		await uploadBackground(hand, page);
		const series = await chooseSeries(hand, page);
		await pastePrices(hand, page);
		pages[SNIPPET_PAGE] = { body: withoutStyle(await copySnippets(hand, page)), csp: strictCsp(system.worker) };
		await page.getByText("Not connected yet").waitFor();

		const visitor = await context.newPage();
		await visitor.goto(`${shop.origin}${SNIPPET_PAGE}`);
		const product = visitor.locator('wiper-finder [part~="product"]').first();
		await expect.poll(() => pricedAnew(hand, visitor, product), LIVE).toBe("30,00 €");
		expect(await product.innerText()).toContain(series.split(" ").at(-1));
		const link = product.getByRole("link").first();
		const address = new URL((await link.getAttribute("href")) ?? "");
		pages[address.pathname] = { body: "<p>The product</p>" };
		await hand.press(link);
		expect(address.pathname).toMatch(/^\/p\/[A-Z0-9-]+26-?18$/);
		await expect.poll(() => context.pages().at(-1)?.url(), SOON).toBe(address.href);

		await page.bringToFront();
		await page.getByText("Connected", { exact: true }).waitFor({ timeout: 60_000 });

		await hand.press(page.getByRole("button", { name: /^User:/ }));
		await hand.press(page.getByRole("menuitem", { name: "Sign out" }));
		await page.waitForURL(/\/login/);
		await hand.press(page.getByRole("button", { name: "Forgot your password?" }));
		await hand.type(page.getByRole("textbox", { name: "E-mail", exact: true }), newcomer.email);
		await hand.submit(page.getByRole("dialog").getByRole("button", { name: "Send link" }));
		await expect.poll(() => mailedLink(newcomer.email), SOON).toBeTruthy();
		await page.goto(mailedLink(newcomer.email) ?? "");
		await hand.type(page.getByLabel("New password", { exact: true }), "second-password");
		await hand.submit(page.getByRole("button", { name: "Set password" }));
		await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "OK" }));
		await signIn(hand, page, { ...newcomer, password: "second-password" });
		await page.getByRole("link", { name: "My first finder", exact: true }).waitFor();
		await context.close();
		shop.close();
	},
	180_000,
);

const FITMENT_FILE = `Marke;Modell;Baujahr;Fahrer;Beifahrer
Nordstern;Eins;2010-2015;26;18
Nordstern;Zwei;2012-;24;19
Nordstern;Zwei;2012-;24;19
`;

/** The vehicle brands that visitors see: in the element, and by the calls for servers, which have a cache of their own. */
async function brandsOfVisitors(shop: As, uuid: string): Promise<{ element: string[]; servers: string[] }> {
	const { brands } = (await shop.get(`/finder/v1/${uuid}`)).body;
	const { data } = (await shop.get(`/finder/${uuid}/get-brands`)).body;
	return {
		element: brands.map(([, name]: [number, string]) => name),
		servers: data.map(({ name }: { name: string }) => name),
	};
}

test.each(HANDS)(
	"an administrator's first day by $by: from an empty company to a price in somebody else's name, and back",
	async ({ hand, device }) => {
		const shop = await signedIn("shop");
		const [{ uuid }] = (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data;
		const brands = await brandsOfVisitors(shop, uuid);
		const context = await browser.newContext({ locale: "en", ...device });
		const day = {
			file: { name: "nordstern.csv", mimeType: "text/csv", buffer: Buffer.from(FITMENT_FILE) },
			rows: /Rows in the file\s+3\s+Imported\s+2\s+Duplicates\s+1\s+Rejected\s+0/,
		};
		await spendFirstDay(await context.newPage(), day, hand);
		await context.close();
		// Visitors see the catalogue of before within a minute, and so do the files that follow.
		await expect.poll(() => brandsOfVisitors(shop, uuid), { timeout: 60_000, interval: 1000 }).toEqual(brands);
	},
	240_000,
);
