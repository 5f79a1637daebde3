import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { type FileCar, readFitmentFile } from "#tests/support/fitment-file.ts";
import { type ForeignShop, openShop } from "#tests/support/foreign-shop.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { type As, signedIn } from "#tests/support/system-calls.ts";

const ROOT = join(import.meta.dirname, "../..");
let browser: Browser;
let shop: As;
let shopPage: ForeignShop;
let uuid: string;

beforeAll(async () => {
	shop = await signedIn("shop");
	const finder = (await shop.post("/admin/api/config/list", { sortOrder: "asc" })).body.data[0];
	uuid = finder.uuid;
	const snippets = (await shop.post("/admin/api/publish-script", { finder: finder.id })).body;
	const script = `<script type="module" src="${system.worker}/finder/v1/wiper-finder.js"></script>`;
	const remembering = `<wiper-finder finder="${uuid}" locale="en" remember></wiper-finder>${script}`;
	shopPage = await openShop({ "/": { body: snippets }, "/remembering": { body: remembering } });
	browser = await sharedBrowser();
});

afterAll(async () => {
	shopPage?.close();
});

const ask = async (path: string) => (await shop.get(`/finder/${uuid}/${path}`)).body.data;

/** The public id of a car of the file. */
async function vehicleId({ make, model, year }: FileCar): Promise<string> {
	const named = (name: string) => (one: { name: string }) => one.name === name;
	const brand = (await ask("get-brands")).find(named(make));
	const modelRow = (await ask(`get-models/${brand.id}`)).find(named(model));
	return (await ask(`get-vehicle?model=${modelRow.id}&year=${year}`))[0].id;
}

async function open(path: string): Promise<Page> {
	const page = await browser.newPage();
	await page.goto(shopPage.origin + path);
	return page;
}
const heading = (page: Page) => page.locator('wiper-finder [part~="car"]').innerText();

/** A car of one variant, and a year between two of its years that is not in the file. */
function carWithHole(): { car: FileCar; hole: number } {
	const cars = readFitmentFile(CATALOGUE_FILE);
	for (const car of cars) {
		const same = cars.filter(
			({ make, model, variant }) => make === car.make && model === car.model && variant === car.variant,
		);
		const others = cars.filter(({ make, model }) => make === car.make && model === car.model);
		const years = new Set(same.map(({ year }) => year));
		const isLast = !years.has(car.year + 1) && [...years].some((year) => year > car.year);
		if (isLast && same.length === others.length) return { car, hole: car.year + 1 };
	}
	throw new Error("the file has no hole");
}

test("a link opens its car, before and after the same cars are imported anew", async () => {
	const { car } = carWithHole();
	const id = await vehicleId(car);
	const before = await open(`/?wf-vehicle=${id}`);
	await expect.poll(() => heading(before)).toContain(`${car.make} ${car.model} ${car.year}`);

	const env = { ...process.env, STATE_DIR: system.stateDir };
	const { status } = spawnSync(process.execPath, [join(ROOT, "scripts/import.ts"), CATALOGUE_FILE], { cwd: ROOT, env });
	expect(status).toBe(0);
	expect(await vehicleId(car)).toBe(id);
	const after = await open(`/?wf-vehicle=${id}`);
	await expect.poll(() => heading(after)).toContain(`${car.make} ${car.model} ${car.year}`);
});

test("a year that the catalogue leaves out is no data: the finder says so and asks for the car", async () => {
	const { car, hole } = carWithHole();
	const [variant] = (await vehicleId(car)).split("-");
	const page = await open(`/?wf-vehicle=${variant}-${hole}`);
	await page.locator('wiper-finder [part~="notice"]').waitFor();
	expect(await page.locator('wiper-finder [part~="product"]').count()).toBe(0);
	expect(await page.locator("wiper-finder select#brand").isVisible()).toBe(true);
});

test("a shop that sets `remember` finds its visitor's car again, until the visitor has it forgotten", async () => {
	const { car } = carWithHole();
	const page = await open("/remembering");
	const finder = page.locator("wiper-finder");
	await finder.locator("select#brand").selectOption({ label: car.make });
	await finder.locator("select#model option", { hasText: car.model }).first().waitFor({ state: "attached" });
	await finder.locator("select#model").selectOption({ label: car.model });
	await finder.locator("select#year").selectOption({ label: String(car.year) });
	await expect.poll(() => heading(page)).toContain(car.model);
	await page.reload();
	await expect.poll(() => heading(page)).toContain(`${car.make} ${car.model} ${car.year}`);
	await finder.getByText("Forget this car").click();
	await page.reload();
	await finder.locator("select#brand").waitFor();
	expect(await finder.locator('[part~="car"]').count()).toBe(0);
});
