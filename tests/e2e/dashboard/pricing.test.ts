import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { comeBack, expectToast, givenFinder, holdCall, readFinder, saveFinder } from "./back-office.ts";
import {
	call,
	cells,
	copyToClipboard,
	counted,
	type Finder,
	firstAssortment,
	focused,
	grid,
	gridHasFocus,
	openGrid,
	openPricing,
	specials,
	texts,
} from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test("prices from Excel are pasted, filled down, undone and saved by keyboard, and a visitor pays them", async () => {
	const finder = await givenFinder();
	const { name, code, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await expect.poll(() => focused(page)).toContain(`${wipers[0]!.lengthInch}″`);

	await copyToClipboard(page, '10"\t€ 12\tnew\r\n11"\t1.013,00\tnew\r\n12"\t14,00\tnew\r\n');
	await page.keyboard.press("Control+v");
	await expect.poll(() => texts(page, 4)).toEqual(["12", "1013", "14", String(wipers[3]!.price.toFixed(2))]);

	await page.keyboard.press("Control+Home");
	for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowDown");
	await page.keyboard.press("Control+d");
	await expect.poll(() => texts(page, 5)).toEqual(["12", "12", "12", "12", "12"]);
	await page.keyboard.press("Control+z");
	await expect.poll(() => texts(page, 3)).toEqual(["12", "1013", "14"]);
	await page.keyboard.press("Control+Shift+z");
	await expect.poll(() => counted(page)).toContain("5 changes");

	await page.keyboard.press("Control+End");
	await page.keyboard.type("99");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Delete");
	await page.keyboard.type("21");
	await page.keyboard.press("Tab");
	await expect.poll(() => counted(page)).toContain("6 changes");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await grid(page).waitFor({ state: "detached" });
	await page.getByText("6 special prices").waitFor();
	expect([...(await specials(finder)).values()].sort()).toEqual([12, 12, 12, 12, 12, 21]);

	const products = await visitorPrices(finder, code);
	const special = new Map(
		wipers.map(({ lengthInch, price }, at) => [lengthInch, at < 5 ? 12 : at === wipers.length - 1 ? 21 : price]),
	);
	const sum = ({ parts }: Product) =>
		parts.reduce((total, { lengthInch }) => total + (special.get(lengthInch ?? 0) ?? 0), 0);
	expect(products.length).toBeGreaterThan(5);
	expect(products.some(({ parts }) => parts.some(({ price }) => price === 12))).toBe(true);
	expect(products.map(({ price }) => price.toFixed(2))).toEqual(products.map((product) => sum(product).toFixed(2)));
});

const partSchema = z.object({ lengthInch: z.number().nullable(), price: z.number() });
const productSchema = z.object({ sku: z.string(), price: z.number(), parts: z.array(partSchema) });
const productsSchema = z.object({ data: z.array(productSchema) });
type Product = z.infer<typeof productSchema>;

async function visitorPrices({ uuid }: Finder, code: string): Promise<Product[]> {
	const products: Product[] = [];
	for (let at = 1; ; at++) {
		const response = await fetch(`${system.worker}/finder/${uuid}/products?page=${at}`);
		const { data } = productsSchema.parse(await response.json());
		if (data.length === 0) return products;
		// Not the bundles, which may have a price of their own.
		products.push(
			...data.filter(({ sku }: Product) => sku.startsWith(`${code}-`) && /^[\d-]+$/.test(sku.slice(code.length))),
		);
	}
}

test("a price with cents is marked with its reason, blocks saving and is gone to; nothing is saved", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12,50");
	await page.keyboard.press("Enter");
	await page.keyboard.type("13");
	await page.keyboard.press("Control+s");
	const bad = cells(page).first();
	await expect.poll(() => bad.getAttribute("aria-invalid")).toBe("true");
	const reason = await bad.getAttribute("aria-describedby");
	expect(await page.locator(`[id="${reason}"]`).innerText()).toContain("Enter a whole amount");
	await expect.poll(() => focused(page)).toContain(`${wipers[0]!.lengthInch}″`);
	expect((await specials(finder)).size).toBe(0);
	await page.keyboard.type("12");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([12, 13]);
});

test("cents that another tab has switched off meanwhile are marked with their reason, and can be allowed there", async () => {
	const finder = await givenFinder({ allowCents: true });
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12");
	await page.keyboard.press("Enter");
	await page.keyboard.type("11.55");
	await saveFinder({ ...(await readFinder(finder.id)), allowCents: false });
	await page.keyboard.press("Control+s");
	await page.getByText("Correct the invalid cells first.").waitFor();
	await expect.poll(() => focused(page)).toContain(`${wipers[1]!.lengthInch}″`);
	const bad = cells(page).nth(1);
	expect(await bad.getAttribute("aria-invalid")).toBe("true");
	const reason = await bad.getAttribute("aria-describedby");
	expect(await page.locator(`[id="${reason}"]`).innerText()).toContain("Enter a whole amount");
	expect(await cells(page).first().getAttribute("aria-invalid")).toBe("false");
	expect((await specials(finder)).size).toBe(0);
	await page.getByRole("row").getByRole("button", { name: "Allow cents" }).click();
	await expect.poll(() => bad.getAttribute("aria-invalid")).toBe("false");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([12, 11.55]);
});

test("one price with cents that another tab has switched off meanwhile gets its reason at the field", async () => {
	const finder = await givenFinder({ allowCents: true });
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await page.getByRole("button", { name: `More actions for ${name}` }).click();
	await page.getByRole("menuitem", { name: "Set one price…" }).click();
	await page.getByLabel("Price in euros").fill("12,50");
	await saveFinder({ ...(await readFinder(finder.id)), allowCents: false });
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").getByText("Enter a whole amount").waitFor();
	expect((await specials(finder)).size).toBe(0);
	await page.getByLabel("Price in euros").fill("12");
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(new Set((await specials(finder)).values())).toEqual(new Set([12]));
});

test("one price may have cents again once another tab has allowed them, while its dialog is open", async () => {
	const finder = await givenFinder({ allowCents: true });
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await page.getByRole("button", { name: `More actions for ${name}` }).click();
	await page.getByRole("menuitem", { name: "Set one price…" }).click();
	await page.getByLabel("Price in euros").fill("12,50");
	await saveFinder({ ...(await readFinder(finder.id)), allowCents: false });
	await page.keyboard.press("Enter");
	const problem = page.getByRole("dialog").getByText("Enter a whole amount");
	await problem.waitFor();
	await saveFinder({ ...(await readFinder(finder.id)), allowCents: true });
	await comeBack(page);
	await problem.waitFor({ state: "detached" });
	await page.keyboard.press("Enter");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(new Set((await specials(finder)).values())).toEqual(new Set([12.5]));
});

test("what others changed meanwhile is shown: prices beside one's own, another currency, and parts that are withdrawn", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const [first, second] = wipers.map(({ id }) => id);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12");
	await call("/save-special/front", { finderId: finder.id, specialPricing: { [first!]: 14, [second!]: 15 } });
	await page.keyboard.press("Control+s");
	await page.getByText("Someone else has also changed 1 price").waitFor();
	await page.getByText("Their price: 14").waitFor();
	await expect.poll(() => texts(page, 2)).toEqual(["12", "15"]);
	expect((await specials(finder)).get(first!)).toBe(14);
	await page.getByRole("button", { name: "Keep mine" }).click();
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder))]).toEqual([
		[first, 12],
		[second, 15],
	]);

	// A price is never saved in another currency than the one in which it was typed.
	await openGrid(page, name);
	await page.keyboard.type("21");
	const changed = { ...(await readFinder(finder.id)), currency: "Kč", currencyChange: { prices: "drop" } };
	await saveFinder(changed);
	await page.keyboard.press("Control+s");
	await page.getByRole("alert").getByText("This configuration is now in Kč").waitFor();
	expect([await texts(page, 1), (await specials(finder)).size]).toEqual([["21"], 0]);
	await page.getByRole("button", { name: "Continue in Kč" }).click();
	await expect.poll(() => counted(page)).toContain("All changes saved");
	await page.keyboard.type("500");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder))]).toEqual([[first, 500]]);

	// Parts that are withdrawn in the meantime are named and left out.
	const shop = await signedIn("shop");
	await page.getByRole("button", { name: "Edit all prices" }).click();
	await page.getByRole("button", { name: "Set price for all" }).click();
	await page.getByLabel("Price in Kč").fill("70");
	await page.keyboard.press("Enter");
	const { version, assortments } = (await shop.get(`/admin/api/config/${finder.id}/offer`)).body;
	const left = [{ id: assortments[0].id, offered: false }];
	await shop.post(`/admin/api/config/${finder.id}/offer/save`, { version, assortments: left });
	await page.getByRole("button", { name: "Save" }).click();
	await expectToast(page, `${wipers.length} parts are no longer offered`);
	await page.getByRole("button", { name: "Save" }).click();
	await grid(page).waitFor({ state: "detached" });
	expect(new Set((await specials(finder)).values())).toEqual(new Set([70]));
	expect((await call("", { finderId: finder.id })).specialPricesRear[0].price).toBe(70);
});

/** As another tab's choice reaches this one. */
const speakInOtherTab = (page: Page, language: string) =>
	page.evaluate((newValue) => {
		localStorage.setItem("language", newValue);
		window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue }));
	}, language);

test("a failed save loses nothing, nor does another language, and leaving asks first", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.route("**/pricing/save-special", (route) => route.fulfill({ status: 503, json: {} }));
	await page.keyboard.type("12");
	await page.keyboard.press("Control+s");
	await expect.poll(() => page.locator("[data-sonner-toast]").count()).toBeGreaterThan(0);
	await expect.poll(() => texts(page, 1)).toEqual(["12"]);
	for (const [language, count] of [
		["de", "1 Änderung"],
		["en", "1 change"],
	] as const) {
		await speakInOtherTab(page, language);
		await expect.poll(() => counted(page)).toContain(count);
	}
	await page.getByRole("button", { name: "Cancel" }).click();
	const question = page.getByRole("alertdialog");
	expect(await question.innerText()).toContain("1 price change will be lost.");
	await question.getByRole("button", { name: "Stay" }).click();
	await question.waitFor({ state: "detached" });
	await page.unroute("**/pricing/save-special");
	const answer = await holdCall(page, "**/pricing/save-special");
	await page.getByRole("button", { name: "Save" }).click();
	// A price that is typed while the others are saved keeps the grid open.
	await cells(page).nth(1).dblclick();
	await page.keyboard.type("13");
	answer();
	await expectToast(page, "Saved");
	await page.keyboard.press("Enter");
	await expect.poll(() => counted(page)).toContain("1 change");
	expect([...(await specials(finder)).values()]).toEqual([12]);
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	expect([...(await specials(finder)).values()]).toEqual([12, 13]);
});

test("one price is set for all cells, not dropped unasked, and cleared again", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.getByRole("button", { name: "Set price for all" }).click();
	await page.getByLabel("Price in euros").fill("8");
	await page.keyboard.press("Escape");
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Stay" }).click();
	await question.waitFor({ state: "detached" });
	await page.getByLabel("Price in euros").fill("9");
	await page.keyboard.press("Enter");
	await expect.poll(() => counted(page)).toContain(`${wipers.length} changes`);
	await page.getByRole("button", { name: "Clear all" }).click();
	await expect.poll(() => counted(page)).toContain("All changes saved");
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: "Save" }).click();
	await grid(page).waitFor({ state: "detached" });
	expect(new Set((await specials(finder)).values())).toEqual(new Set([9]));
});

test("an assortment gets one price, or its base prices back, from its menu", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	const menu = page.getByRole("button", { name: `More actions for ${name}` });
	await menu.click();
	await page.getByRole("menuitem", { name: "Set one price…" }).click();
	await page.getByLabel("Price in euros").fill("12,50");
	await page.keyboard.press("Enter");
	await page.getByText("Enter a whole amount").waitFor();
	await page.getByLabel("Price in euros").fill("12");
	await page.keyboard.press("Enter");
	await page.getByText(`${wipers.length} special prices`).waitFor();
	await menu.click();
	await page.getByRole("menuitem", { name: "Remove special prices" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove special prices" }).click();
	await expect.poll(async () => (await specials(finder)).size).toBe(0);
});

test("in another currency the screen says what isn't sold yet", async () => {
	const finder = await givenFinder({ currency: "$" });
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await page.getByText("don't apply in $. Only parts with a special price are sold").waitFor();
	await page.getByText(`${wipers.length} of ${wipers.length} not sold`).first().waitFor();
	await openGrid(page, name);
	expect(await grid(page).getByText("Not sold").count()).toBeGreaterThan(5);
	await page.keyboard.type("12");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+s");
	await grid(page).waitFor({ state: "detached" });
	await page.getByRole("button", { name: `More actions for ${name}` }).click();
	await page.getByRole("menuitem", { name: "Remove special prices" }).click();
	await page.getByRole("alertdialog").getByText("Only parts with a special price are sold").waitFor();
});

test("who may only read sees the prices and can't change them", async () => {
	const finder = await givenFinder();
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder, { user: "reader" });
	await page.getByText("You can view the prices but not change them.").waitFor();
	expect(await page.getByRole("button", { name: /^(Edit|More)/ }).count()).toBe(0);
	await page.getByRole("button", { name: `View: ${name}` }).click();
	await cells(page).first().waitFor();
	const before = await texts(page, 3);
	await page.keyboard.type("12");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Delete");
	expect(await texts(page, 3)).toEqual(before);
	expect(await page.getByRole("dialog").getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("a price of 0 is asked about before it is saved, in the grid and for an assortment", async () => {
	const finder = await givenFinder();
	const { name, wipers } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("0");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+s");
	const question = page.getByRole("alertdialog");
	expect(await question.innerText()).toContain("Parts that visitors will get for free: 1.");
	expect((await specials(finder)).size).toBe(0);
	await question.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Set price for all" }).click();
	await page.getByLabel("Price in euros").fill("0");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+s");
	expect(await question.innerText()).toContain(`for free: ${wipers.length}.`);
	await question.getByRole("button", { name: "Save anyway" }).click();
	await grid(page).waitFor({ state: "detached" });
	expect(new Set((await specials(finder)).values())).toEqual(new Set([0]));

	const other = await givenFinder();
	const second = await openPricing(browser, other);
	await second.getByRole("button", { name: `More actions for ${name}` }).click();
	await second.getByRole("menuitem", { name: "Set one price…" }).click();
	await second.getByLabel("Price in euros").fill("0");
	await second.keyboard.press("Enter");
	await second.getByRole("alertdialog").waitFor();
	expect((await specials(other)).size).toBe(0);
	await second.getByRole("alertdialog").getByRole("button", { name: "Save anyway" }).click();
	await expect.poll(async () => (await specials(other)).size).toBe(wipers.length);
});

test("an amount that can be read in two ways is not guessed", async () => {
	const finder = await givenFinder({ allowCents: true });
	const { name } = await firstAssortment(finder);
	const page = await openPricing(browser, finder);
	await openGrid(page, name);
	await page.keyboard.type("12,505");
	await page.keyboard.press("Control+s");
	await expect.poll(() => counted(page)).toContain("Unclear amount");
	expect(await texts(page, 1)).toEqual(["12,505"]);
	expect((await specials(finder)).size).toBe(0);
});

test("keys that come faster than the cells scroll don't lose the place", async () => {
	const finder = await givenFinder();
	const page = await openPricing(browser, finder);
	await page.getByRole("button", { name: "Edit all prices" }).click();
	await cells(page).first().waitFor();
	await expect.poll(() => focused(page)).toBeTruthy();
	const start = await focused(page);
	await page.evaluate(() => {
		for (const key of ["End", "Home", "End", "Home"])
			document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true }));
	});
	expect(await focused(page)).toBe(start);
});

test("a jump to the last row and back shows the rows there at once", async () => {
	const page = await openPricing(browser, await givenFinder());
	await page.getByRole("button", { name: "Edit all prices" }).click();
	await gridHasFocus(page);
	expect(await rowsAfter(page, "End")).toBeGreaterThan(3);
	expect(await rowsAfter(page, "Home")).toBeGreaterThan(3);
});

/** How many rows the view shows before the next frame. */
const rowsAfter = (page: Page, key: "Home" | "End") =>
	page.evaluate(async (key) => {
		const init = { key, ctrlKey: true, bubbles: true, cancelable: true };
		document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
		await Promise.resolve();
		const view = document.querySelector("[role=grid]")?.getBoundingClientRect();
		const rows = [...document.querySelectorAll("[role=grid] [role=row]:has([data-cell])")];
		return rows.filter((row) => {
			const { top, bottom } = row.getBoundingClientRect();
			return view && top >= view.top && bottom <= view.bottom;
		}).length;
	}, key);
