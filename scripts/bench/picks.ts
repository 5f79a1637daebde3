import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { HostPage } from "./host-page.ts";
import { type Measure, median, percentile } from "./measure.ts";
import { slowPage } from "./slow-page.ts";

const BRANDS = 8;
const MODELS_A_BRAND = 3;
const FRAME = { atMost: 16 };
const LIMIT_MS = 10_000;

type Times = Record<"first" | "again" | "years" | "outcome", number[]>;

/** How long a visitor waits after each selection, until the next step is in the page. */
export async function measurePicks(browser: Browser, host: HostPage): Promise<Measure[]> {
	const { page, close } = await slowPage(browser);
	const requests: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() === "GET" && pathname.startsWith("/finder/v1/")) requests.push(pathname);
	});
	await page.goto(host.withFinder);
	await page.locator("#brand").waitFor();
	await pause(1000);
	const before = requests.length;
	const brands = spread(await valuesOf(page, "brand"), BRANDS);
	const times: Times = { first: [], again: [], years: [], outcome: [] };
	for (const brand of brands) times.first.push(await pick(page, "brand", brand, "model"));
	const afterFirst = requests.length;
	for (const brand of brands) await walk(page, brand, times);
	await close();
	return [
		{
			name: "requests for a brand, first time",
			value: (afterFirst - before) / brands.length,
			unit: "requests",
			budget: { atMost: 1 },
		},
		{
			name: "requests to the API after that",
			value: requests.length - afterFirst,
			unit: "requests",
			budget: { atMost: 0 },
		},
		waited("brand to models, first time", times.first),
		{ ...waited("brand to models, again", times.again), budget: FRAME },
		{ ...waited("model to years", times.years), budget: FRAME },
		{ ...waited("year to variants or results", times.outcome), budget: FRAME },
	];
}

async function walk(page: Page, brand: string, times: Times): Promise<void> {
	times.again.push(await pick(page, "brand", brand, "model"));
	const models = await valuesOf(page, "model");
	// A single choice is selected automatically, and then there is nothing to measure.
	if (models.length < 2) return;
	for (const model of spread(models, MODELS_A_BRAND)) {
		const waited = await pick(page, "model", model, "year");
		const years = await valuesOf(page, "year");
		if (years.length < 2) continue;
		times.years.push(waited);
		times.outcome.push(await pick(page, "year", years[0] ?? "", "outcome"));
	}
}

const waited = (name: string, times: number[]): Measure => ({
	name,
	value: median(times),
	unit: "ms",
	note: `p95 ${percentile(times, 0.95).toFixed(1)} ms of ${times.length}`,
});

/** This many of the values, from the first to the last. */
function spread(values: string[], count: number): string[] {
	const step = Math.max(1, Math.floor(values.length / count));
	return values.filter((_, at) => at % step === 0).slice(0, count);
}

const valuesOf = (page: Page, id: string): Promise<string[]> =>
	page
		.locator(`#${id} option`)
		.evaluateAll((options) =>
			options.flatMap((option) => (option instanceof HTMLOptionElement && option.value ? [option.value] : [])),
		);

/** Selects as a visitor does; returns the milliseconds until the next list, or the result of the car, is there. */
function pick(page: Page, id: string, value: string, next: "model" | "year" | "outcome"): Promise<number> {
	return page.locator(`#${id}`).evaluate(pickInPage, { value, next, limit: LIMIT_MS });
}

type Pick = { value: string; next: string; limit: number };

/** Runs in the page. Clears the selection first, so that what is shown after it is new. */
async function pickInPage(select: Element, { value, next, limit }: Pick): Promise<number> {
	const root = select.getRootNode();
	if (!(select instanceof HTMLSelectElement) || !(root instanceof ShadowRoot)) throw new Error("no select");
	const shown = (): string =>
		next === "outcome"
			? `${root.querySelector("#variant")?.textContent ?? ""}${root.querySelector(".outcome")?.textContent ?? ""}`
			: [...root.querySelectorAll<HTMLOptionElement>(`#${next} option`)].map((option) => option.value).join("");
	const choose = (choice: string): void => {
		select.value = choice;
		select.dispatchEvent(new Event("change", { bubbles: true }));
	};
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	choose("");
	await frame();
	await frame();
	const before = shown();
	return new Promise((resolve, reject) => {
		setTimeout(() => reject(new Error(`${select.id} ${value}: no new ${next}`)), limit);
		const observer = new MutationObserver(() => {
			const now = shown();
			if (now === "" || now === before) return;
			observer.disconnect();
			resolve(performance.now() - start);
		});
		observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
		const start = performance.now();
		choose(value);
	});
}
