import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { barriers } from "#tests/support/barriers.ts";
import { PLATES, UK_PLATES } from "#tests/support/registers.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import type { Registration } from "#worker/finders/finder.rules.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { place, type Shop, script, startShop } from "./shop-page.ts";

let shop: Shop;
let vehicles: string;

beforeAll(async () => {
	const uuid = await givenFinder(["nl_plate"]);
	vehicles = `${system.worker}/finder/v1/${uuid}/vehicles`;
	await importKeyNumber();
	const papers = await givenFinder(["uk_plate", "de_key_number"]);
	shop = await startShop({ "/": { body: english(uuid) }, "/papers": { body: english(papers) } });
});

async function givenFinder(registrations: Registration[]): Promise<string> {
	const input = finderInputSchema.parse({ label: "Registrations", registrations, carRequests: true });
	return (await (await signedIn("shop")).post("/admin/api/config/save", input)).body.uuid;
}
const english = (uuid: string) => place(uuid).replace("<div", '<div data-locale="en" data-remember') + script();

/** Merges a car with a key number into the demo's catalogue; both are made up. */
async function importKeyNumber(): Promise<void> {
	const { post } = await signedIn("admin");
	const mapping = { columns: { brand: 0, model: 1, year: 2, body: 3, driver: 4, passenger: 5, keyNumbers: 6 } };
	const path = "/admin/api/catalogue/import";
	const { id } = (await post(path, { fileHash: "c".repeat(64), parts: 1, rows: 2, mapping })).body;
	const rows = [
		[2, "Papers", "One", "2010-2014", "Estate", "26", "18", "9999/AAA"],
		[3, "Papers", "One", "2010-2018", "Saloon", "24", "18", "9999/AAB"],
	];
	await post(`${path}/${id}/rows`, { part: 1, rows });
	// 202: it goes on by itself.
	while ((await post(`${path}/${id}/activate`)).status === 202);
}

afterAll(() => shop?.close());

const finder = (page: Page) => page.locator("wiper-finder");
const box = (page: Page) => finder(page).getByRole("combobox").first();
const hits = (page: Page) => finder(page).locator(".hit");
const status = (page: Page, text: string | RegExp) => finder(page).getByRole("status").getByText(text).waitFor();
const requestedPlates = async (): Promise<string[]> => (await fetch(`${inject("registers")}/asked`)).json();

/** Types a plate and chooses its look-up by keyboard. */
async function lookUp(page: Page, plate: string, register = "Dutch vehicle register (RDW)"): Promise<void> {
	await box(page).fill(plate);
	await hits(page).getByText(`Look up ${plate} in the ${register}`).waitFor();
	await box(page).press("ArrowDown");
	await box(page).press("Enter");
}

test("a number plate is looked up only when the visitor chooses it, and they select the car", async () => {
	const sent: string[] = [];
	const before = await requestedPlates();
	const { page, events } = await shop.visit("/", async (one) => {
		one.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	});
	await box(page).pressSequentially(PLATES.golf.toLowerCase());
	await status(page, `Look up ${PLATES.golf} in the Dutch vehicle register (RDW)`);
	await box(page).press("Enter");
	await page.waitForTimeout(300);
	expect([await requestedPlates(), await hits(page).count()]).toEqual([before, 1]);
	await hits(page).click();
	await status(page, "2 cars found.");
	expect(await hits(page).allInnerTexts()).toEqual([
		expect.stringMatching(/^Volkswagen Golf\s+2016$/),
		expect.stringMatching(/^Volkswagen Golf\s+2015$/),
	]);
	expect([await requestedPlates(), await finder(page).locator("select#brand").inputValue()]).toEqual([
		[...before, "12RSL9"],
		"",
	]);
	expect(await barriers(page)).toEqual([]);
	await hits(page).last().click();
	await expect.poll(() => finder(page).locator("select#year").inputValue()).toBe("2015");
	const named = sent.filter((one) => /12-?rsl-?9/i.test(one));
	expect(named).toEqual([`${vehicles} {"registration":"${PLATES.golf.toLowerCase()}"}`]);
	const stored = await page.evaluate(() => location.href + JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(stored + (await events()).join()).not.toMatch(/rsl/i);
});

test("a German key number leads to its car's years and body; a British plate to the brand's cars of the year", async () => {
	const before = await requestedPlates();
	const { page } = await shop.visit("/papers");
	await box(page).fill("9999 aaa00012 3");
	await hits(page).getByText("Find cars with key number 9999 AAA00012 3 (HSN/TSN)").click();
	await status(page, "1 car found.");
	expect(await hits(page).allInnerTexts()).toEqual([expect.stringMatching(/^Papers One Estate\s+2010–2014$/)]);
	await hits(page).click();
	const years = finder(page).locator("select#year");
	await expect
		.poll(async () => (await years.locator("option").allInnerTexts()).slice(1))
		.toEqual([2014, 2013, 2012, 2011, 2010].map(String));
	// Its body is known, so a year is enough although it has two.
	await years.selectOption("2013");
	await finder(page).locator(".car").getByText("Estate").waitFor();
	expect(await requestedPlates()).toEqual(before);
	const uk = "UK vehicle register (DVLA)";
	await lookUp(page, UK_PLATES.ford, uk);
	await status(page, /[1-9]\d* cars? found\./);
	for (const text of await hits(page).allInnerTexts()) expect(text).toMatch(/^Ford .+\s2019$/);
	await lookUp(page, UK_PLATES.none, uk);
	await status(page, "No cars found. Choose your car from the lists.");
	await lookUp(page, UK_PLATES.tooMany, uk);
	await status(page, "The vehicle register can't be reached at the moment.");
	expect((await requestedPlates()).slice(before.length)).toEqual(["AA19AAA", "ER19NFD", "ER19THR"]);
	expect(await barriers(page)).toEqual([]);
});

// The last one: it uses up the look-ups of its address.
test("without a car, an answer, or a look-up left, the visitor is told and can go on", async () => {
	const { page } = await shop.visit("/");
	// The list of names is there: when it comes, nothing is marked any more.
	await box(page).fill("golf");
	await hits(page).first().waitFor();
	await lookUp(page, PLATES.none);
	await status(page, "No cars found. Choose your car from the lists.");
	expect(await finder(page).getByLabel("Your car", { exact: true }).inputValue()).toBe("");
	await lookUp(page, PLATES.silent);
	await status(page, "Loading…");
	await status(page, "The vehicle register can't be reached at the moment.");
	const failed = page.waitForEvent("requestfailed", (request) => request.url() === vehicles);
	await box(page).press("ArrowDown");
	await box(page).press("Enter");
	await status(page, "Loading…");
	await box(page).fill("Volkswagen Golf 2015");
	expect((await failed).failure()?.errorText).toContain("ABORTED");
	await hits(page).getByText("Golf").first().waitFor();
	const again = () => fetch(vehicles, { method: "POST", body: JSON.stringify({ registration: PLATES.none }) });
	// The limiter's minute may end in between.
	await expect
		.poll(async () => {
			while ((await again()).status === 200);
			await box(page).fill("");
			await lookUp(page, PLATES.golf);
			await status(page, /Too many|found/);
			return finder(page).getByRole("status").getByText("Too many look-ups. Try again later.").count();
		})
		.toBe(1);
	expect(await barriers(page)).toEqual([]);
});
