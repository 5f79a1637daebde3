import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { carWithResults } from "../finder-element/shop-page.ts";
import { dashboard, expectToast, givenFinder, holdCall, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;
let shop: As;

beforeAll(async () => {
	browser = await sharedBrowser();
	shop = await signedIn("shop");
});

type Entry = { id: number; kind: string; name: string; offered: boolean };
const readOffer = async (id: number): Promise<{ version: number; assortments: Entry[] }> =>
	(await shop.get(`/admin/api/config/${id}/offer`)).body;
const saveOffer = async (id: number, body: unknown) => {
	const { status } = await shop.post(`/admin/api/config/${id}/offer/save`, body);
	expect(status).toBe(200);
};

const open = (id: number, user: "shop" | "reader" | "admin" = "shop") =>
	openPage(browser, "/c/assortments", user, { finder: id, viewport: { width: 1280, height: 1000 } });
const fronts = (page: Page) => page.getByRole("region", { name: "Front" });
const shownFronts = (page: Page) => fronts(page).getByRole("listitem").locator("p:first-child").allInnerTexts();
const saveButton = (page: Page) => page.getByRole("button", { name: "Save" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const swapped = ([one, other, ...others]: string[]) => [other, one, ...others];

test("the order is changed by keyboard alone, keeps the focus, and is the one that visitors see", async () => {
	const { id, uuid } = await givenFinder();
	const page = await open(id);
	await fronts(page).getByRole("listitem").first().waitFor();
	const before = await shownFronts(page);
	const [first, second] = before;
	await page.getByRole("button", { name: `Move ${second} up` }).focus();
	await page.keyboard.press("Enter");
	await expect.poll(() => shownFronts(page)).toEqual(swapped(before));
	expect(await focused(page)).toBe(`Move ${second} up`);
	await page.getByText(`${second}: position 1 of ${before.length}`).waitFor({ state: "attached" });
	// At the end the button does nothing, and keeps the focus.
	await page.keyboard.press("Enter");
	expect(await focused(page)).toBe(`Move ${second} up`);
	await page.keyboard.press("Alt+ArrowDown");
	await expect.poll(() => shownFronts(page)).toEqual(before);
	await page.getByText("All changes saved").waitFor();
	await page.keyboard.press("Alt+ArrowUp");
	await expect.poll(() => shownFronts(page)).toEqual(swapped(before));
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await page.reload();
	await expect.poll(() => shownFronts(page)).toEqual(swapped(before));
	const vehicle = await carWithResults(uuid);
	const { body } = await shop.get(`/finder/${uuid}/get-wipers?vehicle=${vehicle}`);
	const seen = body.data.map(({ name }: { name: string }) => name);
	expect(seen.indexOf(second)).toBeLessThan(seen.indexOf(first));
});

test("the order is changed by dragging, Escape puts back what is dragged, and Discard everything", async () => {
	const { id } = await givenFinder();
	const page = await open(id);
	const rows = fronts(page).getByRole("listitem");
	await rows.nth(1).waitFor();
	const before = await shownFronts(page);
	const middle = async (at: number) => {
		const box = await rows.nth(at).locator("[data-grip]").boundingBox();
		return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
	};
	const drag = async () => {
		const [from, to] = [await middle(0), await middle(1)];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y + 5, { steps: 8 });
		await expect.poll(() => shownFronts(page)).toEqual(swapped(before));
	};
	await drag();
	await page.keyboard.press("Escape");
	await expect.poll(() => shownFronts(page)).toEqual(before);
	await page.mouse.up();
	await drag();
	await page.mouse.up();
	expect(await shownFronts(page)).toEqual(swapped(before));
	await page.getByRole("button", { name: "Discard" }).click();
	await expect.poll(() => shownFronts(page)).toEqual(before);
});

test("what is switched off is no longer offered; leaving unsaved asks first", async () => {
	const { id } = await givenFinder();
	const page = await open(id);
	await fronts(page).getByRole("listitem").first().waitFor();
	const [first] = await shownFronts(page);
	await page.getByRole("switch", { name: `Offer ${first}` }).press("Space");
	await page.getByText("Unsaved changes").waitFor();
	// Enter searches, and saves nothing.
	await page.getByRole("searchbox").fill(first!);
	await page.keyboard.press("Enter");
	await expect.poll(() => shownFronts(page)).toEqual([first]);
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Publish" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	await saveButton(page).click();
	await expectToast(page, "Saved");
	expect((await readOffer(id)).assortments.filter(({ offered }) => !offered).map(({ name }) => name)).toEqual([first]);
	// Under a search it is about those in sight.
	await fronts(page).getByRole("button", { name: "Offer all shown (1)" }).click();
	await fronts(page).getByRole("button", { name: "Offer none of those shown (1)" }).click();
	await page.getByRole("searchbox").fill("");
	await expect.poll(async () => (await shownFronts(page)).length).toBeGreaterThan(1);
	await expect.poll(() => fronts(page).getByRole("switch", { checked: false }).count()).toBe(1);
	await fronts(page).getByRole("button", { name: "Offer all", exact: true }).click();
	await fronts(page).getByRole("button", { name: "Offer none", exact: true }).click();
	await page.getByText("No front assortment is offered").waitFor();
});

test("who saves after somebody else is told so, and keeps what they did", async () => {
	const { id } = await givenFinder();
	const page = await open(id);
	await fronts(page).getByRole("listitem").first().waitFor();
	const names = await shownFronts(page);
	await page.getByRole("switch", { name: `Offer ${names[0]}` }).click();
	const { version, assortments } = await readOffer(id);
	const theirs = assortments.map((entry) => ({ ...entry, offered: entry.name !== names[1] }));
	await saveOffer(id, { version, assortments: theirs });
	await saveButton(page).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => page.getByRole("switch", { name: `Offer ${names[1]}` }).isChecked()).toBe(false);
	expect(await page.getByRole("switch", { name: `Offer ${names[0]}` }).isChecked()).toBe(false);
	await saveButton(page).click();
	await expectToast(page, "Saved");
	const hidden = (await readOffer(id)).assortments.filter(({ offered }) => !offered).map(({ name }) => name);
	expect(hidden.sort()).toEqual(names.slice(0, 2).sort());

	// What the company may no longer sell is named and left out.
	const admin = await signedIn("admin");
	const { company } = (await shop.get("/admin/api/user/current")).body.user;
	const path = `/admin/api/company/save/${company.id}`;
	const before = (await admin.get(`/admin/api/company/${company.id}`)).body;
	const { id: removed, name } = (await readOffer(id)).assortments.filter(({ kind }) => kind === "front")[2]!;
	await page.getByRole("switch", { name: `Offer ${names[0]}` }).click();
	const allowed = before.allowedFrontAssortments.filter((one: number) => one !== removed);
	const changed = (await admin.post(path, { ...before, allowedFrontAssortments: allowed })).body;
	await saveButton(page).click();
	await expectToast(page, "1 assortment can no longer be offered");
	await page.getByRole("switch", { name: `Offer ${name}` }).waitFor({ state: "detached" });
	await saveButton(page).click();
	await expect.poll(async () => (await readOffer(id)).assortments.filter(({ offered }) => !offered).length).toBe(1);
	await admin.post(path, { ...before, version: changed.version });
});

test("a save that fails says so, loses nothing, and goes through when it is tried again", async () => {
	const { id } = await givenFinder();
	const page = await open(id);
	await fronts(page).getByRole("listitem").first().waitFor();
	const before = await shownFronts(page);
	const message = "The service is unavailable for a moment.";
	await page.route("**/offer/save", (route) => {
		const json = { error: { code: "server.unavailable", message } };
		return route.fulfill({ status: 503, json, headers: { "access-control-allow-origin": "*" } });
	});
	await page.getByRole("button", { name: `Move ${before[1]} up` }).click();
	await saveButton(page).click();
	await expectToast(page, message);
	expect(await shownFronts(page)).toEqual(swapped(before));
	await page.unroute("**/offer/save");
	const answer = await holdCall(page, "**/offer/save");
	await saveButton(page).click();
	// What is changed while a save is under way is unsaved.
	await page.getByRole("switch", { name: `Offer ${before[0]}` }).click();
	answer();
	await expectToast(page, "Saved");
	await expect.poll(() => saveButton(page).getAttribute("aria-busy")).not.toBe("true");
	expect(await page.getByRole("switch", { name: `Offer ${before[0]}` }).isChecked()).toBe(false);
	const saved = (await readOffer(id)).assortments.filter(({ kind }) => kind === "front").map(({ name }) => name);
	expect(saved).toEqual(swapped(before));
});

test("who may only read can search and look, and change nothing", async () => {
	const { id } = await givenFinder();
	const page = await open(id, "reader");
	await page.getByText("You can view the assortments but not change them.").waitFor();
	await fronts(page).getByRole("listitem").first().waitFor();
	const [first] = await shownFronts(page);
	expect(await page.getByRole("switch", { name: `Offer ${first}` }).isDisabled()).toBe(true);
	expect(await page.getByRole("button", { name: /^(Move|Save|Offer)/ }).count()).toBe(0);
	await page.getByRole("searchbox", { name: "Search assortments" }).fill(first!.toUpperCase());
	await expect.poll(() => shownFronts(page)).toEqual([first]);
});

test("what has no price in the configuration's currency says that it isn't sold, and leads to the prices", async () => {
	const { id } = await givenFinder({ currency: "kr" });
	const page = await open(id);
	const row = fronts(page).getByRole("listitem").first();
	await row.getByText("Not sold: no prices in kr").waitFor();
	await row.getByRole("link", { name: "Prices" }).click();
	await page.waitForURL(dashboard(`/c/pricing?finder=${id}`));
});

test("a company without a front assortment is told what to do", async () => {
	const admin = await signedIn("admin");
	const company = await admin.post("/admin/api/company/save", { title: uniqueName("Company") });
	const finder = await admin.post("/admin/api/config/save", {
		label: uniqueName("Finder"),
		companyId: company.body.id,
	});
	const page = await open(finder.body.id, "admin");
	await page.getByRole("heading", { name: "No front assortments yet" }).waitFor();
	await page.getByRole("main").getByRole("link", { name: "Companies" }).click();
	await page.waitForURL(dashboard("/a/companies"));
});
