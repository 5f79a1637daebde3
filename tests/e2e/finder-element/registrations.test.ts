import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PLATES } from "#tests/support/registers.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { place, type Shop, script, startShop } from "./shop-page.ts";

let shop: Shop;
let vehicles: string;

beforeAll(async () => {
	const input = finderInputSchema.parse({ label: "Registrations", registrations: ["nl_plate"], carRequests: true });
	const { uuid } = (await (await signedIn("shop")).post("/admin/api/config/save", input)).body;
	vehicles = `${system.worker}/finder/v1/${uuid}/vehicles`;
	const english = place(uuid).replace("<div", '<div data-locale="en" data-remember');
	shop = await startShop({ "/": { body: english + script() } });
});

afterAll(() => shop?.close());

const finder = (page: Page) => page.locator("wiper-finder");
const box = (page: Page) => finder(page).getByRole("combobox").first();
const hits = (page: Page) => finder(page).locator(".hit");
const status = (page: Page, text: string | RegExp) => finder(page).getByRole("status").getByText(text).waitFor();
const asked = async (): Promise<string[]> => (await fetch(`${inject("registers")}/asked`)).json();

/** Types a plate and chooses its look-up by keyboard. */
async function lookUp(page: Page, plate: string): Promise<void> {
	await box(page).fill(plate);
	await hits(page).getByText(`Look up ${plate} at the Dutch vehicle register (RDW)`).waitFor();
	await box(page).press("ArrowDown");
	await box(page).press("Enter");
}

test("a number plate is looked up only when the visitor chooses it, and they select the car", async () => {
	const sent: string[] = [];
	const before = await asked();
	const { page, events } = await shop.visit("/", async (one) => {
		one.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
	});
	await box(page).pressSequentially(PLATES.golf.toLowerCase());
	await status(page, `Look up ${PLATES.golf} at the Dutch vehicle register (RDW)`);
	await box(page).press("Enter");
	await page.waitForTimeout(300);
	expect([await asked(), await hits(page).count()]).toEqual([before, 1]);
	await hits(page).click();
	await status(page, "2 cars found.");
	expect(await hits(page).allInnerTexts()).toEqual([
		expect.stringMatching(/^Volkswagen Golf\s+2016$/),
		expect.stringMatching(/^Volkswagen Golf\s+2015$/),
	]);
	expect([await asked(), await finder(page).locator("select#brand").inputValue()]).toEqual([[...before, "12RSL9"], ""]);
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
	await hits(page).last().click();
	await expect.poll(() => finder(page).locator("select#year").inputValue()).toBe("2015");
	const named = sent.filter((one) => /12-?rsl-?9/i.test(one));
	expect(named).toEqual([`${vehicles} {"registration":"${PLATES.golf.toLowerCase()}"}`]);
	const kept = await page.evaluate(() => location.href + JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(kept + (await events()).join()).not.toMatch(/rsl/i);
});

test("without a car, an answer, or a look-up left, the visitor is told and can go on", async () => {
	const { page } = await shop.visit("/");
	await lookUp(page, PLATES.none);
	await status(page, "No cars found. Select your car from the lists.");
	expect(await finder(page).getByLabel("Your car", { exact: true }).inputValue()).toBe("");
	await lookUp(page, PLATES.silent);
	await status(page, "Loading …");
	await status(page, "The vehicle register can't be reached at the moment.");
	const failed = page.waitForEvent("requestfailed", (request) => request.url() === vehicles);
	await box(page).press("ArrowDown");
	await box(page).press("Enter");
	await status(page, "Loading …");
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
			return finder(page).getByRole("status").getByText("Too many look-ups. Try again in 1 minute.").count();
		})
		.toBe(1);
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
