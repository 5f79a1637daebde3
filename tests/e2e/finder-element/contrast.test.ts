import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { readFitmentFile } from "#tests/support/fitment-file.ts";
import { carWithResults, demoFinder, place, type Shop, script, startShop } from "./shop-page.ts";
import { weakPlaces } from "./weak-places.ts";

let shop: Shop;
let car: string;

beforeAll(async () => {
	const { uuid } = await demoFinder();
	car = await carWithResults(uuid);
	shop = await startShop({ "/": { body: place(uuid).replace("<div", '<div data-locale="en"') + script() } });
});
afterAll(() => shop?.close());

const all = (color: string) => ({ primaryColor: color, titleColor: color, labelColor: color });
/** Colours that can't be read where a shop puts them. */
const LOOKS = [
	["yellow on white", { ...all("#ffff00"), backgroundColor: "#ffffff" }],
	["white on white", { ...all("#ffffff"), backgroundColor: "#ffffff" }],
	["mid grey on mid grey", { ...all("#808080"), backgroundColor: "#808080" }],
	["black on navy", { ...all("#000000"), backgroundColor: "#000080" }],
	["light blue in the dark", { ...all("#1677ff"), style: "dark" }],
	["a card in yellow", { ...all("#ffd400"), backgroundColor: "#ffffff", theme: "card" }],
	["bold in mid grey", { ...all("#808080"), backgroundColor: "#ffffff", theme: "bold" }],
	["bold white on white", { ...all("#ffffff"), backgroundColor: "#ffffff", theme: "bold" }],
	["bold in the dark", { ...all("#1677ff"), style: "dark", theme: "bold" }],
] as const;
const BUTTONS = ["default", "outline", "soft"];

const part = (page: Page, name: string) => page.locator(`wiper-finder [part~="${name}"]`);

/** What can't be read in any of the looks, whatever the buttons are like; the pointer rests where it is. */
async function weakInAllLooks(page: Page, state: string): Promise<string[]> {
	const weak: string[] = [];
	const show = (look: object) =>
		page.locator("wiper-finder").evaluate((element, look) => Reflect.set(element, "preview", { look }), look);
	// What works looks out loads with the first one.
	await show({ borderRadius: 33 });
	await expect
		.poll(() => part(page, "root").evaluate(({ style }) => style.getPropertyValue("--radius")))
		.toContain("33px");
	for (const [name, colors] of LOOKS)
		for (const buttonStyle of BUTTONS) {
			await show({ ...colors, buttonStyle, topSellerText: "Top seller", showLabel: true, label: "Wipers" });
			const places = await page.evaluate(weakPlaces);
			weak.push(...places.map((place) => `${state}, ${name}, ${buttonStyle}: ${place}`));
		}
	return weak;
}

test("whatever colours a shop picks, everything is readable in every state", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`);
	await part(page, "badge").or(part(page, "product")).first().waitFor();
	const weak = await weakInAllLooks(page, "results");
	await part(page, "product-link").first().hover();
	weak.push(...(await weakInAllLooks(page, "a link under the pointer")));
	await part(page, "search-input").focus();
	weak.push(...(await weakInAllLooks(page, "the text box in focus")));
	await part(page, "search-input").pressSequentially("a");
	await part(page, "hit").first().waitFor();
	await page.keyboard.press("ArrowDown");
	weak.push(...(await weakInAllLooks(page, "cars found")));
	await part(page, "search-input").fill("xyzzyx");
	await part(page, "none").waitFor();
	weak.push(...(await weakInAllLooks(page, "no car found")));
	expect(weak).toEqual([]);
});

test("so are questions with an answer, and the message of a failure", async () => {
	const open = readFitmentFile(CATALOGUE_FILE).find(
		({ options, variant }) => variant === "||" && options.length === 1 && (options[0]?.driver.length ?? 0) > 1,
	);
	const { page } = await shop.visit("/");
	await part(page, "search-input").fill(`${open?.make} ${open?.model} ${open?.year}`);
	await part(page, "hit").first().click();
	await part(page, "measure").waitFor();
	const weak = await weakInAllLooks(page, "a question");
	await part(page, "answer").first().hover();
	weak.push(...(await weakInAllLooks(page, "an answer under the pointer")));
	const failing = await shop.visit("/");
	await part(failing.page, "select").first().waitFor();
	await failing.page.route(/\/finder\/v1\/shards\//, (route) => route.abort());
	await failing.page.locator("wiper-finder select#brand").selectOption({ index: 1 });
	await part(failing.page, "error").getByRole("button").focus();
	expect(await failing.page.locator(":focus-visible").count()).toBe(1);
	weak.push(...(await weakInAllLooks(failing.page, "a failure")));
	expect(weak).toEqual([]);
});
