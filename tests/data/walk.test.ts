import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { readFitmentFile, sampleCars } from "#tests/support/fitment-file.ts";
import { type ForeignShop, openShop, strictCsp, withoutStyle } from "#tests/support/foreign-shop.ts";
import { readPriceList, removeOwnProducts } from "#tests/support/price-list.ts";
import { system } from "#tests/support/system.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";
import { walkCar } from "#tests/support/walk.ts";

const ROOT = join(import.meta.dirname, "../..");
const dataDir = process.env.DATA_DIR ?? "";
const RANGES = join(dataDir, "fitment_ranges_dev.csv");
const YEARS = join(dataDir, "fitment_years_dev.csv");

let browser: Browser;
let page: Page;
let shopPage: ForeignShop;
let shop: As;
// biome-ignore lint/suspicious/noExplicitAny: a config as the call answers it
let finder: any;

beforeAll(async () => {
	shop = await signedIn("shop");
	finder = (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data[0];
	await removeOwnProducts(shop);
	const snippets = (await shop.post("/admin/api/publish-script", { finder: finder.id })).body;
	shopPage = await openShop({ "/": { body: withoutStyle(snippets), csp: strictCsp(system.worker) } });
	browser = await launchBrowser();
	page = await browser.newPage();
});

afterAll(async () => {
	await browser?.close();
	shopPage?.close();
});

/** Imports with the command line, through the running server. */
function runImport(file: string, ...options: string[]) {
	const env = { ...process.env, STATE_DIR: system.stateDir };
	const args = [join(ROOT, "scripts/import.ts"), file, "--replace", ...options];
	return spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: "utf8" });
}

/** Imports the file as the whole catalogue. The command says what that removes, and is given the numbers. */
function importFile(file: string): { rows: number; accounted: number } {
	const refused = runImport(file);
	const confirmed = refused.stderr.match(/--confirm-\w+ \d+/g)?.flatMap((option) => option.split(" "));
	const { stdout, stderr, status } = confirmed ? runImport(file, ...confirmed) : refused;
	expect([status, stderr]).toEqual([0, ""]);
	const count = (name: string) =>
		Number(new RegExp(`${name}\\s+([\\d,]+)`).exec(stdout)?.[1]?.replaceAll(",", "") ?? Number.NaN);
	console.log(stdout.slice(stdout.indexOf("  Rows")));
	return { rows: count("Rows"), accounted: count("Imported") + count("Duplicates") + count("Rejected") };
}

test.each([
	["the file of year ranges", RANGES, 5317],
	["the file with a row a model year", YEARS, 21601],
])("%s is imported whole, and visitors find its cars", async (_, file, rows) => {
	expect(importFile(file)).toEqual({ rows, accounted: rows });
	const cars = sampleCars(readFitmentFile(file), 60);
	expect(cars.length).toBeGreaterThanOrEqual(50);
	const makes = new Set(readFitmentFile(file).map(({ make }) => make));
	const brands = async () => (await shop.get(`/finder/${finder.uuid}/get-brands`)).body.data.length;
	await expect.poll(brands, { timeout: 60_000, interval: 1000 }).toBe(makes.size);

	await page.goto(shopPage.origin);
	await page.locator("wiper-finder select#brand").waitFor();
	const list = await readPriceList(shop, finder.id, finder.currencyIso === "EUR");
	for (const car of cars) await walkCar(page, car, list, { lang: finder.language, iso: finder.currencyIso });
});
