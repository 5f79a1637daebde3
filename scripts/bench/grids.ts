import { join, relative } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build, preview } from "vite";
import { ROOT } from "#scripts/local/settings.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { playGrid } from "./grid-play.ts";
import { type GridWorld, makeManyParts, makeManyPrices } from "./grid-worlds.ts";
import { type Measure, median, type Section } from "./measure.ts";
import { startRuntime } from "./runtime.ts";
import { slowPage } from "./slow-page.ts";

const BUDGET = { atMost: 100 };
const DASHBOARD = join(ROOT, "dashboard");
const configFile = join(DASHBOARD, "vite.config.ts");

/** Builds the back-office into the folder, as it is deployed. */
export async function buildDashboard(outDir: string): Promise<void> {
	await build({ configFile, logLevel: "warn", build: { outDir: relative(DASHBOARD, outDir) } });
}

const PARTS = 5000;

type Grid = { name: string; button: string; rowCount: string; lines: number; world: GridWorld };

/** The response times of the two large grids in a real browser: 2,000 prices, and 5,000 parts with three cells each. */
export async function measureGrids(script: string, dashboard: string, folder: string): Promise<Section> {
	const { url, env, close } = await startRuntime({ script, folder });
	const prices = { name: "price grid, 2,000 cells", button: "Edit all prices", rowCount: "^='21'", lines: 2000 };
	const parts = { name: "stock grid, 5,000 rows", button: "Edit all", rowCount: `='${PARTS + 1}'`, lines: PARTS };
	const grids: Grid[] = [
		{ ...prices, world: await makeManyPrices(env) },
		{ ...parts, world: await makeManyParts(env, PARTS) },
	];
	process.env.WORKER_URL = url;
	const outDir = relative(DASHBOARD, dashboard);
	const served = await preview({
		configFile,
		logLevel: "warn",
		build: { outDir },
		preview: { port: 0, host: "127.0.0.1" },
	});
	const browser = await launchBrowser();
	try {
		const origin = served.resolvedUrls?.local[0] ?? "";
		const measures: Measure[] = [];
		for (const grid of grids)
			for (const rate of [1, 4]) measures.push(...(await measureAt(browser, origin, grid, rate)));
		return {
			title: "The grids of prices and of stock",
			how: "Chromium, milliseconds from a key or a paste until the next frame is painted, as fast as this processor and four times slower; of each kind the longest.",
			measures,
		};
	} finally {
		await browser.close();
		await served.close();
		await close();
	}
}

async function measureAt(browser: Browser, origin: string, grid: Grid, rate: number): Promise<Measure[]> {
	const { page, close } = await slowPage(browser, rate);
	await openGrid(page, origin, grid);
	const times = await page.evaluate(playGrid, grid.lines);
	await close();
	const all = Object.values(times).flat();
	const speed = rate === 1 ? "" : `, ${rate}x slower`;
	const longest = (name: string, values: readonly number[]): Measure => ({
		name: name + speed,
		value: Math.max(...values),
		unit: "ms",
		note: `of ${values.length}; median ${median(values).toFixed(0)} ms`,
	});
	return [
		{ ...longest(`${grid.name}: longest interaction`, all), budget: BUDGET },
		...Object.entries(times).map(([name, values]) => longest(`  ${name}`, values)),
	];
}

/** Opens the grid and waits until it has its cells. */
async function openGrid(page: Page, origin: string, { button, rowCount, world }: Grid): Promise<void> {
	const { path, storage, token } = world;
	await page.addInitScript(
		(stored) => Object.entries(stored).forEach(([key, value]) => void localStorage.setItem(key, value)),
		{ ...storage, token },
	);
	await page.goto(new URL(path, origin).href);
	await page.waitForLoadState("networkidle");
	await page.getByRole("button", { name: button }).click();
	const grid = page.getByRole("grid");
	await grid.and(page.locator(`[aria-rowcount${rowCount}]`)).waitFor();
	await grid.locator("[data-cell]").first().waitFor();
}
