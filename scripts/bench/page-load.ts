import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { z } from "zod";
import type { HostPage } from "./host-page.ts";
import { type Measure, median, percentile } from "./measure.ts";
import { type SlowPage, slowPage } from "./slow-page.ts";

const LOADS = 5;
const FRAME_MS = 16;
/** For work after the finder has loaded: prefetching, pictures. */
const SETTLE_MS = 700;
const LOOK_MS = 50;
const LIMIT_MS = 20_000;

const vitalsSchema = z.object({ longTasks: z.array(z.number()), shift: z.number(), paintedAt: z.number() });
type Vitals = z.infer<typeof vitalsSchema>;

declare global {
	interface Window {
		vitals: Vitals;
		visit: { find(selector: string, root?: ParentNode): Element | null; pickLater(id: string): void };
	}
}

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
	longestTask(browser, host, "while a first text is typed", async ({ page, evaluate }) => {
		const brand = await evaluate("visit.find('#brand').options[1].label");
		await evaluate("visit.find('input[role=combobox]').focus()");
		await page.keyboard.type(String(brand), { delay: 100 });
		await shown(evaluate, "#hit-0");
	});

/** What a visitor's first car costs the page: its results are the first that it draws. */
export const measureFirstResults = (browser: Browser, host: HostPage): Promise<Measure> =>
	longestTask(browser, host, "from a first brand to results", async ({ evaluate }) => {
		for (const id of ["brand", "model", "year"]) {
			await shown(evaluate, `#${id}:enabled`);
			await evaluate(`visit.pickLater("${id}")`);
			await pause(SETTLE_MS);
		}
		// Only some cars of a year have variants.
		if (await evaluate("!!visit.find('#variant:enabled')")) await evaluate("visit.pickLater('variant')");
		await shown(evaluate, ".outcome .car");
	});

async function shown(evaluate: SlowPage["evaluate"], selector: string): Promise<void> {
	for (const until = Date.now() + LIMIT_MS; !(await evaluate(`!!visit.find("${selector}")`)); await pause(LOOK_MS))
		if (Date.now() > until) throw new Error(`The finder shows no ${selector}.`);
}

async function longestTask(
	browser: Browser,
	host: HostPage,
	during: string,
	act: (page: SlowPage) => Promise<void>,
): Promise<Measure> {
	const tasks: number[] = [];
	for (let at = 0; at < LOADS; at++) {
		const slow = await open(browser, host.withFinder);
		const { longTasks } = await vitalsOf(slow.evaluate);
		await act(slow);
		await pause(SETTLE_MS);
		const later = await vitalsOf(slow.evaluate);
		tasks.push(Math.max(0, ...later.longTasks.slice(longTasks.length)));
		await slow.close();
	}
	return {
		name: `longest long task (over 50 ms) ${during}, 0: none`,
		value: median(tasks),
		unit: "ms",
		budget: { atMost: 50 },
	};
}

/** One visit with an empty browser cache. */
async function load(browser: Browser, url: string): Promise<Vitals> {
	const { evaluate, close } = await open(browser, url);
	const vitals = await vitalsOf(evaluate);
	await close();
	return vitals;
}

async function open(browser: Browser, url: string): Promise<SlowPage> {
	const slow = await slowPage(browser);
	await slow.page.addInitScript(watchVitals);
	await slow.page.goto(url);
	if (!url.endsWith("/without")) await shown(slow.evaluate, "#brand");
	await pause(SETTLE_MS);
	return slow;
}

const vitalsOf = async (evaluate: SlowPage["evaluate"]): Promise<Vitals> =>
	vitalsSchema.parse(await evaluate("vitals"));

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
	window.visit = {
		/** Also in shadow roots. */
		find(selector, root = document) {
			const element = root.querySelector(selector);
			if (element) return element;
			for (const { shadowRoot } of root.querySelectorAll("*")) {
				const inside = shadowRoot && window.visit.find(selector, shadowRoot);
				if (inside) return inside;
			}
			return null;
		},
		/** Selects what is in the middle of a list, in a task of its own. */
		pickLater(id) {
			const list = window.visit.find(`#${id}`);
			if (!(list instanceof HTMLSelectElement)) throw new Error(`no list ${id}`);
			const middle = list.options[list.length >> 1]?.value ?? "";
			setTimeout(() => {
				list.value = middle;
				list.dispatchEvent(new Event("change", { bubbles: true }));
			});
		},
	};
}
