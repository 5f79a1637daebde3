import { join, relative } from "node:path";
import type { Browser, Page } from "playwright-core";
import { build, preview } from "vite";
import { ROOT } from "#scripts/local/settings.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { type Measure, median, type Section } from "./measure.ts";
import { playGrid } from "./price-grid-play.ts";
import { makeManyPrices } from "./price-grid-world.ts";
import { startRuntime } from "./runtime.ts";
import { slowPage } from "./slow-page.ts";

const BUDGET = { atMost: 100 };
const DASHBOARD = join(ROOT, "dashboard");
const configFile = join(DASHBOARD, "vite.config.ts");

/** Builds the back-office into the folder, as it is deployed. */
export async function buildDashboard(outDir: string): Promise<void> {
	await build({ configFile, logLevel: "warn", build: { outDir: relative(DASHBOARD, outDir) } });
}

/** The response times of the price grid in a real browser, with 2,000 cells. */
export async function measurePriceGrid(script: string, dashboard: string, folder: string): Promise<Section> {
	const { url, env, close } = await startRuntime({ script, folder });
	const { finder, token } = await makeManyPrices(env);
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
		return {
			title: "The price grid, 2,000 cells",
			how: "Chromium, milliseconds from a key or a paste until the next frame is painted, as fast as this processor and four times slower; of each kind the longest.",
			measures: [
				...(await measureAt(browser, origin, { finder, token }, 1)),
				...(await measureAt(browser, origin, { finder, token }, 4)),
			],
		};
	} finally {
		await browser.close();
		await served.close();
		await close();
	}
}

type Who = { finder: number; token: string };

async function measureAt(browser: Browser, origin: string, who: Who, rate: number): Promise<Measure[]> {
	const { page, close } = await slowPage(browser, rate);
	await openGrid(page, origin, who);
	const times = await page.evaluate(playGrid);
	await close();
	const all = Object.values(times).flat();
	const longest = (values: readonly number[]) => Math.max(...values);
	const speed = rate === 1 ? "" : `, ${rate}x slower`;
	return [
		{
			name: `price grid, 2,000 cells: longest interaction${speed}`,
			value: longest(all),
			unit: "ms",
			budget: BUDGET,
			note: `of ${all.length}; median ${median(all).toFixed(0)} ms`,
		},
		...Object.entries(times).map(
			([name, values]): Measure => ({
				name: `  ${name}${speed}`,
				value: longest(values),
				unit: "ms",
				note: `of ${values.length}; median ${median(values).toFixed(0)} ms`,
			}),
		),
	];
}

/** Opens the grid of all prices. */
async function openGrid(page: Page, origin: string, { finder, token }: Who): Promise<void> {
	await page.addInitScript(
		(stored) => Object.entries(stored).forEach(([key, value]) => void localStorage.setItem(key, value)),
		{
			token,
			selectedFinder: String(finder),
		},
	);
	await page.goto(new URL("/c/pricing", origin).href);
	await page.getByRole("button", { name: "Edit all prices" }).click();
	const grid = page.getByRole("grid");
	await grid.locator("[data-cell]").first().waitFor();
	await page.getByRole("complementary").getByRole("combobox").first().waitFor();
	await grid.and(page.locator("[aria-rowcount^='21']")).waitFor();
}
