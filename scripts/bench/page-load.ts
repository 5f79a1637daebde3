import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { HostPage } from "./host-page.ts";
import { type Measure, median, percentile } from "./measure.ts";
import { slowPage } from "./slow-page.ts";

const LOADS = 5;
const FRAME_MS = 16;
/** For work after the finder has loaded: prefetching, pictures. */
const SETTLE_MS = 700;

declare global {
	interface Window {
		vitals: { longTasks: number[]; shift: number; paintedAt: number };
	}
}
type Vitals = Window["vitals"];

/** The cost of the two lines for their page. */
export async function measureHostPage(browser: Browser, host: HostPage): Promise<Measure[]> {
	const own: Vitals[] = [];
	const withFinder: Vitals[] = [];
	const reserved: Vitals[] = [];
	// The first load of a browser includes its own start.
	await load(browser, host.without);
	for (let at = 0; at < LOADS; at++) {
		own.push(await load(browser, host.without));
		withFinder.push(await load(browser, host.withFinder));
		reserved.push(await load(browser, host.reserved));
	}
	const painted = (loads: Vitals[]) => loads.map(({ paintedAt }) => paintedAt);
	const longest = (loads: Vitals[]) => median(loads.map(({ longTasks }) => Math.max(0, ...longTasks)));
	const worstShift = (loads: Vitals[]) => Math.max(...loads.map(({ shift }) => shift));
	const spread = percentile(painted(own), 0.8) - percentile(painted(own), 0.2);
	return [
		{
			name: "longest long task (over 50 ms) of a load, 0: none",
			value: longest(withFinder),
			unit: "ms",
			budget: { atMost: 50 },
			note: `without the finder ${longest(own).toFixed(0)} ms`,
		},
		{
			name: "layout shift (CLS)",
			value: worstShift(withFinder),
			unit: "score",
			budget: { atMost: 0 },
			note: `without the finder ${worstShift(own).toFixed(3)}`,
		},
		{
			name: "layout shift, space reserved by the shop's style",
			value: worstShift(reserved),
			unit: "score",
			budget: { atMost: 0 },
		},
		{
			name: "largest paint (LCP), delay",
			value: median(painted(withFinder)) - median(painted(own)),
			unit: "ms",
			budget: { atMost: Math.max(FRAME_MS, Math.round(spread)) },
			note: `the spread without the finder; ${median(painted(own)).toFixed(0)} ms without, ${median(painted(withFinder)).toFixed(0)} ms with`,
		},
	];
}

/** What a visitor's first text costs the page: the list of names comes and is made ready. */
export const measureTextBox = (browser: Browser, host: HostPage): Promise<Measure> =>
	longestTask(browser, host, "while a first text is typed", async (page) => {
		const [, brand = ""] = await page.locator("#brand option").allTextContents();
		await page.locator("input[role=combobox]").pressSequentially(brand, { delay: 100 });
		await page.locator("#hit-0").waitFor();
	});

/** What a visitor's first car costs the page: its results are the first that it draws. */
export const measureFirstResults = (browser: Browser, host: HostPage): Promise<Measure> =>
	longestTask(browser, host, "from a first brand to results", async (page) => {
		for (const id of ["brand", "model", "year", "variant"]) {
			const list = page.locator(`#${id}:enabled`);
			// Only some cars of a year have variants.
			if (id !== "variant") await list.waitFor();
			if ((await list.count()) > 0) await list.evaluate(pickLater);
			await pause(SETTLE_MS);
		}
		await page.locator(".outcome .car").waitFor();
	});

async function longestTask(
	browser: Browser,
	host: HostPage,
	during: string,
	act: (page: Page) => Promise<void>,
): Promise<Measure> {
	const tasks: number[] = [];
	for (let at = 0; at < LOADS; at++) {
		const { page, close } = await slowPage(browser);
		await page.addInitScript(watchVitals);
		await page.goto(host.withFinder);
		await page.locator("#brand").waitFor();
		await pause(SETTLE_MS);
		const before = await page.evaluate(() => window.vitals.longTasks.length);
		await act(page);
		await pause(SETTLE_MS);
		const all = await page.evaluate(() => window.vitals.longTasks);
		tasks.push(Math.max(0, ...all.slice(before)));
		await close();
	}
	return {
		name: `longest long task (over 50 ms) ${during}, 0: none`,
		value: median(tasks),
		unit: "ms",
		budget: { atMost: 50 },
	};
}

/** Runs in the page: selects what is in the middle of a list, in a task of its own. */
function pickLater(list: Element): void {
	if (!(list instanceof HTMLSelectElement)) return;
	const middle = list.options[list.length >> 1]?.value ?? "";
	setTimeout(() => {
		list.value = middle;
		list.dispatchEvent(new Event("change", { bubbles: true }));
	});
}

/** One visit with an empty browser cache. */
async function load(browser: Browser, url: string): Promise<Vitals> {
	const { page, close } = await slowPage(browser);
	await page.addInitScript(watchVitals);
	await page.goto(url);
	if (!url.endsWith("/without")) await page.locator("#brand").waitFor();
	await pause(SETTLE_MS);
	const vitals = await page.evaluate(() => window.vitals);
	await close();
	return vitals;
}

/** Runs in the page, before anything else. */
function watchVitals(): void {
	window.vitals = { longTasks: [], shift: 0, paintedAt: 0 };
	const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	watch("longtask", ({ duration }) => window.vitals.longTasks.push(duration));
	watch("layout-shift", (entry) => {
		if ("value" in entry) window.vitals.shift += Number(entry.value);
	});
	watch("largest-contentful-paint", ({ startTime }) => {
		window.vitals.paintedAt = startTime;
	});
}
