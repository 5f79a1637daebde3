import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { png } from "#tests/support/images.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { chooseAction, expectToast, givenFinder, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;
let admin: As;

beforeAll(async () => {
	browser = await launchBrowser();
	admin = await signedIn("admin");
});
afterAll(() => browser?.close());

const path = "/admin/api/assortment";
const wipers = [
	{ lengthInch: 18, lengthCm: 45, price: 9.9 },
	{ lengthInch: 26, lengthCm: 65, price: 19.9 },
];

/** A front assortment that no company may offer. */
async function givenSeries(parts: Record<string, unknown> = {}) {
	const name = uniqueName("Series");
	const { body: brand } = await admin.post("/admin/api/brand/save", { name: uniqueName("Maker") });
	const code = name.toUpperCase().replace(/[^A-Z0-9]/g, "");
	const series = { kind: "front", code, make: brand.id, technicalName: name, wipers, ...parts };
	const { status, body } = await admin.post(`${path}/save`, series);
	expect([status, body.error]).toEqual([201, undefined]);
	return body;
}
const read = async (id: number) => (await admin.get(`${path}/${id}`)).body;

const open = (search = "") =>
	openPage(browser, `/a/assortments${search}`, "admin", { viewport: { width: 1280, height: 1000 } });
async function openSeries({ make, name }: { make: { name: string }; name: string }): Promise<Page> {
	const page = await open(`?search=${encodeURIComponent(name)}`);
	await chooseAction(page, `${make.name} ${name}`, "Edit");
	await page.getByRole("dialog").getByLabel("Technical name").waitFor();
	return page;
}
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

test("an administrator adds a series with a new brand, a picture, sizes and prices", async () => {
	const page = await open();
	const [brand, name] = [uniqueName("Brand"), uniqueName("Winter")];
	await page.getByRole("button", { name: "Add assortment" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Add brand" }).click();
	await dialog.getByLabel("New brand").fill(brand);
	await page.keyboard.press("Enter");
	await dialog.getByRole("combobox", { name: `Brand ${brand}` }).waitFor();
	await dialog.getByLabel("Technical name").fill(name);
	await expect.poll(() => dialog.getByLabel("Code").inputValue()).toMatch(/^BRA-WINTER/);
	await dialog.getByLabel("Name prefix").fill("Aero");
	const preview = dialog.getByRole("complementary", { name: "Visitor view" });
	await preview.getByText(`Aero ${name}`).waitFor();
	await dialog
		.getByLabel("Image", { exact: true })
		.setInputFiles({ name: "blade.png", mimeType: "image/png", buffer: Buffer.from(png()) });
	await preview.locator("img").waitFor();
	await dialog.getByRole("button", { name: "Add standard sizes" }).click();
	await expect.poll(() => preview.getByRole("listitem").count()).toBe(15);
	await dialog.getByLabel("Base price in euros, row 1", { exact: true }).fill("12,50");
	await dialog.getByRole("button", { name: "Add size" }).click();
	// The new row has the focus, and the length that is usual for it.
	await page.keyboard.type("30");
	expect(await dialog.getByLabel("Length in centimetres, row 16").inputValue()).toBe("75");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	const { body } = await admin.post(`${path}/list`, { search: name });
	const created = await read(body.data[0].id);
	expect(created).toMatchObject({ kind: "front", make: { name: brand }, technicalName: name, name: `Aero ${name}` });
	expect(created.wipers).toHaveLength(16);
	expect(created.wipers[0]).toMatchObject({ lengthInch: 14, lengthCm: 35, price: 12.5 });
	expect(created.wipers[15]).toMatchObject({ lengthInch: 30, lengthCm: 75, price: null });
	expect((await fetch(`${inject("worker")}${created.imageFront}`)).status).toBe(200);
	await page.getByRole("button", { name: `Actions for ${brand} Aero ${name}` }).waitFor();
});

test("what is wrong is said at its field and in its row, and nothing typed is lost", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Length in centimetres, row 2").fill("650");
	await dialog.getByLabel("Base price in euros, row 1").fill("ten");
	await save(page);
	await dialog.getByText("This length does not match the size.").waitFor();
	await dialog.getByText("Enter a price.").waitFor();
	expect(await dialog.getByLabel("Base price in euros, row 1").inputValue()).toBe("ten");
	expect(await dialog.getByLabel("Base price in euros, row 1").getAttribute("aria-invalid")).toBe("true");
	await dialog.getByLabel("Length in centimetres, row 2").fill("66,5");
	await dialog.getByLabel("Base price in euros, row 1").fill("10");
	await save(page);
	await dialog.waitFor({ state: "detached" });
	expect((await read(series.id)).wipers).toMatchObject([{ price: 10 }, { lengthCm: 66.5 }]);
});

test("a code that another assortment has is told at its field", async () => {
	const { code, make } = await givenSeries();
	const page = await open();
	await page.getByRole("button", { name: "Add assortment" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("combobox", { name: /^Brand/ }).click();
	await page.getByPlaceholder("Search", { exact: true }).fill(make.name);
	await page.getByRole("option", { name: make.name }).click();
	await dialog.getByLabel("Technical name").fill(uniqueName("Copy"));
	await dialog.getByLabel("Code").fill(code.toLowerCase());
	await save(page);
	await dialog.getByText("Another assortment already has this code.").waitFor();
	expect(await dialog.getByLabel("Code").inputValue()).toBe(code.toLowerCase());
});

test("removing a size that shops have special prices for asks first and says what is lost", async () => {
	const series = await givenSeries({ kind: "rear" });
	const finder = await givenFinder();
	const shop = await signedIn("shop");
	const specialPricing = { [series.wipers[0].id]: 8 };
	await shop.post("/admin/api/pricing/save-special/rear", { finderId: finder.id, specialPricing });
	const page = await openSeries(series);
	const dialog = page.getByRole("dialog");
	await dialog.getByText("1 special price in configurations.").waitFor();
	await dialog.getByRole("button", { name: "Remove row 1" }).click();
	await save(page);
	const question = page.getByRole("alertdialog");
	expect(await question.innerText()).toContain("Sizes: 18. 1 special price in configurations will be lost.");
	await question.getByRole("button", { name: "Cancel" }).click();
	expect((await read(series.id)).wipers).toHaveLength(2);
	await save(page);
	await question.getByRole("button", { name: "Delete" }).click();
	await expect.poll(async () => (await read(series.id)).wipers).toMatchObject([{ lengthInch: 26 }]);
});

test("who saves after somebody else is told so, and keeps what they typed", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name prefix").fill("Mine");
	await admin.post(`${path}/save/${series.id}`, { ...series, nameReplace: "Theirs" });
	await save(page);
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => dialog.getByLabel("Replacement name").inputValue()).toBe("Theirs");
	await save(page);
	await dialog.waitFor({ state: "detached" });
	expect(await read(series.id)).toMatchObject({ namePrefix: "Mine", nameReplace: "Theirs", version: 3 });
});

test("the list shows one kind where it is asked to, in the address too, and closing a changed form asks first", async () => {
	const series = await givenSeries({ omitOnUniversalAdapter: true });
	const page = await open(`?search=${encodeURIComponent(series.name)}`);
	const row = page.getByRole("row").filter({ hasText: series.name });
	await row.waitFor();
	expect((await row.innerText()).replace(/\s+/g, " ")).toContain(`${series.make.name} Front`);
	await page.getByLabel("Type").selectOption("adapter");
	await page.getByRole("heading", { name: "No results" }).waitFor();
	await expect.poll(() => new URL(page.url()).searchParams.get("kind")).toBe("adapter");
	await page.reload();
	await expect.poll(() => page.getByLabel("Type").inputValue()).toBe("adapter");
	await page.getByLabel("Type").selectOption("front");
	await row.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name prefix").fill("Lost");
	await page.keyboard.press("Escape");
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await dialog.getByLabel("Name prefix").inputValue()).toBe("Lost");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await read(series.id)).toMatchObject({ namePrefix: "" });
});
