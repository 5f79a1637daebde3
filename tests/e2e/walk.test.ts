import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { readFitmentFile, sampleCars } from "#tests/support/fitment-file.ts";
import { type ForeignShop, openShop, strictCsp, withoutStyle } from "#tests/support/foreign-shop.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { readPriceList, removeOwnProducts } from "#tests/support/price-list.ts";
import { system } from "#tests/support/system.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { walkCar } from "#tests/support/walk.ts";

let browser: Browser;
let page: Page;
let shopPage: ForeignShop;
let shop: As;
// biome-ignore lint/suspicious/noExplicitAny: a config as the call answers it
let finder: any;
const problems: string[] = [];
const requests: string[] = [];

beforeAll(async () => {
	shop = await signedIn("shop");
	finder = (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data[0];
	await removeOwnProducts(shop);
	const snippets = (await shop.post("/admin/api/publish-script", { finder: finder.id })).body;
	shopPage = await openShop({ "/": { body: withoutStyle(snippets), csp: strictCsp(system.worker) } });
	browser = await sharedBrowser();
	page = await browser.newPage();
	page.on("pageerror", (error) => problems.push(String(error)));
	page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
	page.on("request", (request) => requests.push(new URL(request.url()).pathname));
	await page.goto(shopPage.origin);
	await page.locator("wiper-finder select#brand").waitFor();
});

afterAll(async () => {
	shopPage?.close();
});

test("two lines on a page of another origin, under a strict CSP and Trusted Types, find the right wipers for every car", async () => {
	const list = await readPriceList(shop, finder.id, finder.currencyIso === "EUR");
	const cars = sampleCars(readFitmentFile(CATALOGUE_FILE), 60);
	expect(cars.length).toBeGreaterThanOrEqual(50);
	const lang = finder.language === "gr" ? "el" : finder.language;
	for (const car of cars) await walkCar(page, car, list, { lang, iso: finder.currencyIso });
	expect(problems).toEqual([]);
}, 240_000);

test("a car costs two round trips, its model and year none", () => {
	const paths = requests.filter(
		(path) => path.startsWith("/finder/v1/") && !path.endsWith(".js") && !path.endsWith("/events"),
	);
	expect(paths[0]).toBe(`/finder/v1/${finder.uuid}`);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths.slice(1).every((path) => /\/(shards|offers)\//.test(path))).toBe(true);
});

test("the shop is told where its finder was seen", async () => {
	await expect
		.poll(async () => (await shop.get(`/admin/api/config/${finder.id}/seen`)).body.data, {
			timeout: 20_000,
			interval: 1000,
		})
		.toContainEqual({ origin: shopPage.origin, lastSeenAt: expect.any(String), allowed: true });
});
