import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { chooseAction, expectToast, givenFinder, holdCall, openPage, openPalette, uniqueName } from "./back-office.ts";

let browser: Browser;
let admin: As;

beforeAll(async () => {
	browser = await sharedBrowser();
	admin = await signedIn("admin");
});

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
async function openSeries({ id, make, name }: { id: number; make: { name: string }; name: string }): Promise<Page> {
	const page = await open(`?search=${encodeURIComponent(name)}`);
	await chooseAction(page, `${make.name} ${name}`, "Edit");
	await page.waitForURL((url) => url.pathname === `/a/assortments/${id}`);
	await page.getByRole("heading", { level: 1, name: `${make.name} ${name}` }).waitFor();
	return page;
}
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const save = (page: Page) => saveButton(page).click();
/** The idempotency keys of the saves that a page sends from now on. */
function watchSaves(page: Page): (string | undefined)[] {
	const keys: (string | undefined)[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && new URL(request.url()).pathname.endsWith(`${path}/save`))
			keys.push(request.headers()["idempotency-key"]);
	});
	return keys;
}
/** The bar disappears with the save. An open question only hides it from roles. */
const expectSaved = (page: Page) =>
	page.getByRole("button", { name: "Save", exact: true, includeHidden: true }).waitFor({ state: "detached" });

test("an administrator adds a series with a new brand, a picture, sizes and prices", async () => {
	const page = await open();
	const [brand, name] = [uniqueName("Brand"), uniqueName("Winter")];
	await page.getByRole("link", { name: "Add assortment" }).click();
	await page.getByRole("button", { name: "Add brand" }).click();
	await page.getByLabel("New brand").fill(brand);
	await page.keyboard.press("Enter");
	await page.getByRole("combobox", { name: `Brand ${brand}` }).waitFor();
	await page.getByLabel("Technical name").fill(name);
	await expect.poll(() => page.getByLabel("Code").inputValue()).toMatch(/^BRA-WINTER/);
	await page.getByLabel("Name prefix").fill("Aero");
	const preview = page.getByRole("complementary", { name: "Visitor view" });
	await preview.getByText(`Aero ${name}`).waitFor();
	await page
		.getByLabel("Image", { exact: true })
		.setInputFiles({ name: "blade.png", mimeType: "image/png", buffer: Buffer.from(png()) });
	await preview.locator("img").waitFor();
	await page.getByRole("button", { name: "Add standard sizes" }).click();
	await expect.poll(() => preview.getByRole("listitem").count()).toBe(15);
	await page.getByLabel("Base price in euros, row 1", { exact: true }).fill("12,50");
	await page.getByRole("button", { name: "Add size" }).click();
	// The new row has the focus, and the usual length.
	await page.keyboard.type("30");
	expect(await page.getByLabel("Length in centimetres, row 16").inputValue()).toBe("75");
	const calls = watchSaves(page);
	const answer = await holdCall(page, `**${path}/save`);
	await page.evaluate(() => {
		for (const _ of [1, 2]) window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
	});
	// Typed while the save is under way: it stays, unsaved.
	await page.getByLabel("Name prefix").fill("Aero Pro");
	await page.getByLabel("Technical name").fill(`New ${name}`);
	answer();
	await expectToast(page, "Saved");
	await page.getByRole("heading", { level: 1, name: `${brand} Aero ${name}` }).waitFor();
	expect(await page.getByLabel("Name prefix").inputValue()).toBe("Aero Pro");
	expect(calls).toEqual([expect.stringMatching(/^[\da-f-]{32,36}$/)]);
	await save(page);
	// Its own page replaces the form.
	await page.getByRole("heading", { level: 1, name: `${brand} Aero Pro New ${name}` }).waitFor();
	await expectSaved(page);
	const { body } = await admin.post(`${path}/list`, { search: name });
	const created = await read(body.data[0].id);
	expect(created).toMatchObject({
		kind: "front",
		make: { name: brand },
		technicalName: `New ${name}`,
		name: `Aero Pro New ${name}`,
	});
	expect(created.wipers).toHaveLength(16);
	expect(created.wipers[0]).toMatchObject({ lengthInch: 14, lengthCm: 35, price: 12.5 });
	expect(created.wipers[15]).toMatchObject({ lengthInch: 30, lengthCm: 75, price: null });
	expect((await fetch(`${system.worker}${created.imageFront}`)).status).toBe(200);
	expect(new URL(page.url()).pathname).toBe(`/a/assortments/${created.id}`);
	await page.goBack();
	await page.getByRole("heading", { level: 1, name: "All assortments" }).waitFor();
});

test("what is wrong is said at its field and in its row, and nothing typed is lost", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	await page.getByLabel("Length in centimetres, row 2").fill("650");
	await page.getByLabel("Base price in euros, row 1").fill("ten");
	await save(page);
	await page.getByRole("main").getByText("This length does not match the size.").waitFor();
	await page.getByText("Enter a price.").waitFor();
	expect(await page.getByLabel("Base price in euros, row 1").inputValue()).toBe("ten");
	expect(await page.getByLabel("Base price in euros, row 1").getAttribute("aria-invalid")).toBe("true");
	await page.getByLabel("Length in centimetres, row 2").fill("66,5");
	await page.getByLabel("Base price in euros, row 1").fill("10");
	await save(page);
	await expectSaved(page);
	expect((await read(series.id)).wipers).toMatchObject([{ price: 10 }, { lengthCm: 66.5 }]);
});

test("a code that another assortment has is told at its field", async () => {
	const { code, make } = await givenSeries();
	const page = await open();
	await page.getByRole("link", { name: "Add assortment" }).click();
	await page.getByRole("combobox", { name: /^Brand/ }).click();
	await page.getByPlaceholder("Search", { exact: true }).fill(make.name);
	await page.getByRole("option", { name: make.name }).click();
	await page.getByLabel("Technical name").fill(uniqueName("Copy"));
	await page.getByLabel("Code").fill(code.toLowerCase());
	await save(page);
	await page.getByRole("main").getByText("Another assortment already has this code.").waitFor();
	expect(await page.getByLabel("Code").inputValue()).toBe(code.toLowerCase());
	// Who discards what they typed during the save is on its own page.
	await page.getByLabel("Code").fill(`${code}-2`);
	const answer = await holdCall(page, `**${path}/save`);
	await save(page);
	await page.getByLabel("Name prefix").fill("Aero");
	answer();
	await expectToast(page, "Saved");
	await page.getByRole("button", { name: "Discard" }).click();
	await page.waitForURL((url) => /\/assortments\/\d+$/.test(url.pathname));
	await expectSaved(page);
	expect(await page.getByLabel("Name prefix").inputValue()).toBe("");
});

test("removing a size that shops have special prices for asks first and says what is lost", async () => {
	const series = await givenSeries({ kind: "rear" });
	const finder = await givenFinder();
	const shop = await signedIn("shop");
	const specialPricing = { [series.wipers[0].id]: 8 };
	await shop.post("/admin/api/pricing/save-special/rear", { finderId: finder.id, specialPricing });
	const page = await openSeries(series);
	await page.getByText("1 special price in configurations.").waitFor();
	await page.getByRole("button", { name: "Remove row 1" }).click();
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
	await page.getByLabel("Name prefix").fill("Mine");
	await admin.post(`${path}/save/${series.id}`, { ...series, nameReplace: "Theirs" });
	await save(page);
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => page.getByLabel("Replacement name").inputValue()).toBe("Theirs");
	await save(page);
	await expectSaved(page);
	expect(await read(series.id)).toMatchObject({ namePrefix: "Mine", nameReplace: "Theirs", version: 3 });
});

test("sizes that two people add, remove and price at once are merged size by size", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const cell = (name: string, row: number) => page.getByRole("textbox", { name: `${name}, row ${row}` });
	await cell("Base price in euros", 2).fill("21");
	await page.getByRole("button", { name: "Add size" }).click();
	await cell("Size in inches", 3).fill("28");
	await cell("Base price in euros", 3).fill("29");
	const [, second] = wipers;
	const theirs = [{ lengthInch: 16, lengthCm: 40, price: 8 }, second];
	await admin.post(`${path}/save/${series.id}`, { ...series, wipers: theirs });
	await save(page);
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => cell("Size in inches", 3).inputValue()).toBe("16");
	await page.getByText("Changed by someone else. Check it before you save.").waitFor();
	await save(page);
	await expectSaved(page);
	expect((await read(series.id)).wipers).toMatchObject([
		{ lengthInch: 16, price: 8 },
		{ lengthInch: 26, price: 21 },
		{ lengthInch: 28, price: 29 },
	]);
});

test("the list shows one kind where it is asked to, in the address too", async () => {
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
});

test("an assortment's page leads back to the list as it was, and asks before changes are left", async () => {
	const series = await givenSeries();
	const list = `?search=${encodeURIComponent(series.name)}&sortField=id&sortOrder=asc&kind=front`;
	const page = await open(list);
	await page.getByRole("link", { name: series.technicalName }).click();
	const prefix = page.getByLabel("Name prefix");
	await prefix.waitFor();
	expect(await saveButton(page).count()).toBe(0);
	// As from a shared link or after a reload.
	await page.reload();
	await prefix.fill("Lost");
	await saveButton(page).waitFor();
	const back = page.getByRole("main").getByRole("link", { name: "All assortments" });
	await back.click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await prefix.inputValue()).toBe("Lost");
	await page.getByRole("button", { name: "Discard" }).click();
	await expectSaved(page);
	expect(await prefix.inputValue()).toBe("");
	await prefix.fill("Lost");
	await back.click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await page.getByRole("row").filter({ hasText: series.name }).waitFor();
	const { searchParams } = new URL(page.url());
	expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(new URLSearchParams(list)));
	expect(await read(series.id)).toMatchObject({ namePrefix: "" });
});

test("a save by Ctrl+S leaves the keyboard in the cell that it was in", async () => {
	const page = await openSeries(await givenSeries());
	const cell = page.getByRole("textbox", { name: "Base price in euros, row 2" });
	await cell.fill("21");
	await page.keyboard.press("Control+s");
	await expectSaved(page);
	expect(await cell.evaluate((one) => one === document.activeElement)).toBe(true);
	await page.getByRole("button", { name: "Remove row 1" }).click();
	expect(Number(await page.getByRole("textbox", { name: "Base price in euros, row 1" }).inputValue())).toBe(21);
});

test("what was typed in a removed row goes with it", async () => {
	const page = await openSeries(await givenSeries({ wipers: [] }));
	for (const _ of [1, 2]) await page.getByRole("button", { name: "Add size" }).click();
	const size = page.getByRole("textbox", { name: "Size in inches, row 1" });
	await size.fill('28"');
	await page.getByRole("button", { name: "Remove row 2" }).click();
	await page.getByRole("button", { name: "Remove row 2" }).waitFor({ state: "detached" });
	expect(await size.inputValue()).toBe('28"');
	await page.getByRole("button", { name: "Add size" }).click();
	await page.getByRole("button", { name: "Remove row 1" }).click();
	await page.getByRole("button", { name: "Remove row 2" }).waitFor({ state: "detached" });
	expect(await size.inputValue()).toBe("");
});

test("what is typed on after a save goes to the blade that it was typed for, wherever its size belongs", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	await page.getByRole("button", { name: "Add size" }).click();
	await page.getByRole("textbox", { name: "Size in inches, row 3" }).fill("14");
	await page.getByRole("textbox", { name: "Base price in euros, row 3" }).fill("7");
	await page.keyboard.press("Control+s");
	await expectSaved(page);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("8");
	await page.keyboard.press("Control+s");
	await expect.poll(async () => (await read(series.id)).version).toBe(3);
	expect((await read(series.id)).wipers).toMatchObject([{ lengthInch: 14, price: 8 }, ...wipers]);
});

test("a page that stays open after its save saves again, what somebody else saved meanwhile included", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const answer = await holdCall(page, `**${path}/save/*`);
	const price = page.getByRole("textbox", { name: "Base price in euros, row 2" });
	for (const text of ["First", "Second"]) {
		await page.getByLabel("Name prefix").fill(text);
		await save(page);
		// Typed while the save is under way: unsaved.
		if (text === "First") await price.fill("21");
		answer();
		await page.getByRole("heading", { level: 1, name: `${text} ${series.technicalName}` }).waitFor();
		if (text === "First") expect(await price.inputValue()).toBe("21");
		else await expectSaved(page);
	}
	const saved = await read(series.id);
	expect(saved).toMatchObject({ namePrefix: "Second", version: 3, wipers: [{ price: 9.9 }, { price: 21 }] });
	await page.getByRole("main").getByRole("link", { name: "All assortments" }).click();
	const name = page.getByRole("link", { name: series.technicalName });
	await name.waitFor();
	await admin.post(`${path}/save/${series.id}`, { ...saved, namePrefix: "Theirs" });
	await name.click();
	await expect.poll(() => page.getByLabel("Name prefix").inputValue()).toBe("Theirs");
});

test("a brand that is being named asks before it is left", async () => {
	const page = await openSeries(await givenSeries());
	await page.getByRole("button", { name: "Add brand" }).click();
	const name = page.getByLabel("New brand");
	await name.fill("Half typed");
	await page.goBack();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await name.inputValue()).toBe("Half typed");
});

test("who renames a brand after somebody else is told so, and keeps what they typed", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const [theirs, mine] = [uniqueName("Theirs"), uniqueName("Mine")];
	const rename = async (name: string) => {
		const { body } = await admin.get(`/admin/api/brand/${series.make.id}`);
		await admin.post(`/admin/api/brand/save/${series.make.id}`, { ...body, name });
	};
	const question = page.getByRole("alertdialog");
	const name = page.getByLabel("Brand name");
	await page.getByRole("button", { name: `Rename ${series.make.name}` }).click();
	await name.fill(mine);
	await rename(theirs);
	await page.keyboard.press("Enter");
	await question.getByRole("button", { name: "Keep editing" }).click();
	await question.waitFor({ state: "detached" });
	expect([(await read(series.id)).make.name, await name.inputValue()]).toEqual([theirs, mine]);
	await page.getByRole("button", { name: "Apply" }).click();
	await name.waitFor({ state: "detached" });
	expect(await read(series.id)).toMatchObject({ make: { name: mine } });
	await page.getByRole("button", { name: `Rename ${mine}` }).click();
	await name.fill(uniqueName("Again"));
	await rename(theirs);
	await page.keyboard.press("Enter");
	await question.getByRole("button", { name: "Reload" }).click();
	await expect.poll(() => name.inputValue()).toBe(theirs);
});

test("a brand that is being named is saved with its assortment, and both are left by one question", async () => {
	const page = await open();
	const [brand, renamed, name] = [uniqueName("Maker"), uniqueName("Renamed"), uniqueName("Named")];
	const begin = async () => {
		await page.getByRole("link", { name: "Add assortment" }).click();
		await page.getByLabel("Type").selectOption({ label: "Adapter" });
		await page.getByLabel("Technical name").fill(name);
		await page.getByRole("button", { name: "Add brand" }).click();
		await page.getByLabel("New brand").fill(brand);
	};
	await begin();
	await page.getByRole("main").getByRole("link", { name: "All assortments" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await page.getByRole("heading", { level: 1, name: "All assortments" }).waitFor();
	await begin();
	const answer = await holdCall(page, `**${path}/save`);
	await page.keyboard.press("Control+s");
	await page.getByRole("button", { name: `Rename ${brand}` }).click();
	await page.locator("button[aria-busy]").waitFor();
	// Typed while the assortment is added.
	const brandName = page.getByLabel("Brand name");
	await brandName.fill(renamed);
	answer();
	await page.getByRole("heading", { level: 1, name: `${brand} ${name}` }).waitFor();
	expect(await brandName.inputValue()).toBe(renamed);
	await brandName.fill(" ");
	await save(page);
	await page.getByText("This field is required.").waitFor();
	await page.locator(":focus:is([aria-invalid=true])").waitFor();
	await brandName.fill(renamed);
	await save(page);
	// Its own page replaces the form.
	await page.waitForURL(/\/a\/assortments\/\d+/);
	await page.getByRole("heading", { level: 1, name: `${renamed} ${name}` }).waitFor();
	expect(await brandName.count()).toBe(0);
	const { body } = await admin.post(`${path}/list`, { search: name });
	expect(body.data).toMatchObject([{ code: expect.stringMatching(/^MAK-NAMED/), make: { name: renamed } }]);
});

test("a brand that is being saved with its assortment can't be left without it, and who leaves then is not asked", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const brand = uniqueName("Slow");
	await page.getByRole("button", { name: "Add brand" }).click();
	await page.getByLabel("New brand").fill(brand);
	const answer = await holdCall(page, "**/admin/api/brand/save");
	await page.keyboard.press("Control+s");
	await page.locator("input[readonly]").waitFor();
	for (const name of ["Discard", "Cancel"])
		expect(await page.getByRole("button", { name }).isDisabled(), name).toBe(true);
	await page.keyboard.press("Escape");
	await page.getByRole("main").getByRole("link", { name: "All assortments" }).click();
	answer();
	await page.getByRole("heading", { level: 1, name: "All assortments" }).waitFor();
	expect(await read(series.id)).toMatchObject({ make: { name: brand } });
});

test("what is typed while a save waits for its picture is saved, a brand's name too", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	const brand = uniqueName("Late");
	const release = await holdCall(page, "**/upload-image");
	const picture = { name: "blade.png", mimeType: "image/png", buffer: Buffer.from(png()) };
	await page.getByLabel("Image", { exact: true }).setInputFiles(picture);
	await page.getByRole("button", { name: "Add brand" }).click();
	await page.getByLabel("New brand").fill(brand.slice(0, -1));
	await page.keyboard.press("Control+s");
	await page.getByLabel("New brand").fill(brand);
	release();
	await expectToast(page, "Saved");
	expect(await read(series.id)).toMatchObject({ make: { name: brand }, imageFront: expect.any(String) });
});

test.each(["Apply", "Cancel"])("a new assortment has its page once a rename has ended by %s", async (end) => {
	const { make } = await givenSeries();
	const page = await open("/new");
	await page.getByLabel("Type").selectOption({ label: "Adapter" });
	await page.getByRole("combobox", { name: /^Brand/ }).click();
	await page.getByPlaceholder("Search", { exact: true }).fill(make.name);
	await page.getByRole("option", { name: make.name }).click();
	await page.getByLabel("Technical name").fill(uniqueName("Own"));
	const answer = await holdCall(page, `**${path}/save`);
	await page.keyboard.press("Control+s");
	await page.getByRole("button", { name: `Rename ${make.name}` }).click();
	await page.getByLabel("Brand name").fill(uniqueName("Renamed"));
	answer();
	await expectToast(page, "Saved");
	await page.getByRole("button", { name: "Save", exact: true, disabled: false }).waitFor();
	await page.getByRole("button", { name: end }).click();
	if (end === "Cancel") await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await page.waitForURL(/\/a\/assortments\/\d+/);
	await expectSaved(page);
});

test("a base price of 0 asks before it is saved, once", async () => {
	const series = await givenSeries();
	const page = await openSeries(series);
	await page.getByLabel("Base price in euros, row 1").fill("0");
	await save(page);
	const question = page.getByRole("alertdialog");
	await question.getByText("Parts that visitors will get for free: 1.").waitFor();
	await question.getByRole("button", { name: "Cancel" }).click();
	expect((await read(series.id)).wipers[0]).toMatchObject({ price: 9.9 });
	await save(page);
	await question.getByRole("button", { name: "Save anyway" }).click();
	await expectSaved(page);
	expect((await read(series.id)).wipers[0]).toMatchObject({ price: 0 });
	await page.getByLabel("Name prefix").fill("Free");
	await save(page);
	await expectSaved(page);
	expect(await read(series.id)).toMatchObject({ namePrefix: "Free" });
});

test.each(["999999999", "nothing"])("an assortment %s that is not there is a 404 inside the shell", async (id) => {
	const page = await open(`/${id}`);
	await page.getByRole("heading", { level: 1, name: /404/ }).waitFor();
	await page.getByRole("navigation", { name: "Menu" }).waitFor();
});

test("the palette finds an assortment and adds one, and the audit log leads to its page", async () => {
	const series = await givenSeries();
	const page = await open();
	const heading = page.getByRole("heading", { level: 1, name: `${series.make.name} ${series.name}` });
	const choose = async (text: string, option: string) => {
		await openPalette(page);
		await page.keyboard.type(text);
		await page.getByRole("option", { name: option }).first().click();
	};
	await choose(series.name, `${series.make.name} ${series.name}`);
	await heading.waitFor();
	await choose("add assort", "Add assortment");
	await page.getByRole("heading", { level: 1, name: "Add assortment" }).waitFor();
	await page.goto(new URL(`/a/audit?search=${encodeURIComponent(series.name)}`, page.url()).href);
	await page.getByRole("table").locator("tbody button").first().click();
	await page.getByRole("dialog").getByRole("link", { name: "Open" }).click();
	await heading.waitFor();
});
