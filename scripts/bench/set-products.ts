import { type Measure, percentile, type Section } from "./measure.ts";
import { CODES, PAIRS, PRODUCTS } from "./products-world.ts";

const PART_ROWS = 2000;
const REQUESTS = 100;
const P99 = { atMost: 100 };

export const SET_PRODUCTS = "/set-product/list";
/** The requests of the administrator's screen, at its first visit and at later ones. */
export const SET_PRODUCT_LISTS: Readonly<Record<string, (at: number) => object>> = {
	"list, the latest": () => ({}),
	"list by sku, any page": (at) => ({ sortField: "sku", page: at * 50 + 1 }),
	"list of one owner by sku": () => ({ companyId: null, sortField: "sku" }),
	"bundles, of which there are none": () => ({ kind: "bundle" }),
	"search for own-100200": () => ({ search: "own-100200" }),
	"search for own-100200, by sku": () => ({ search: "own-100200", sortField: "sku" }),
	"search for what all have, of one owner": () => ({ search: "own-", companyId: null }),
	"search for two characters": () => ({ search: "ow" }),
	"search for what isn't there": () => ({ search: "nowhere" }),
};

/** Calls as an administrator: POST with a body, else GET. */
export type Ask = (path: string, body?: object) => Promise<Response>;

/** An import of 200,000 set products beside as many of another owner, and the administrator's list of both. */
export async function measureSetProducts(ask: Ask): Promise<Section> {
	const start = performance.now();
	const parts = Math.ceil(PRODUCTS / PART_ROWS);
	const mapping = { columns: { sku: 0, code: 1, driver: 2, passenger: 3 } };
	const opened = await json(ask("/product/import", { fileHash: "a".repeat(64), parts, rows: PRODUCTS, mapping }));
	const path = `/product/import/${opened.id}`;
	for (let part = 1; part <= parts; part++) await json(ask(`${path}/rows`, { part, rows: rowsOf(part) }));
	const sent = performance.now();
	while ((await json(ask(`${path}/activate`, {}))).state !== "activated");
	const activated = performance.now();
	const list = (input: object) => ask(SET_PRODUCTS, input);
	return {
		title: `${(2 * PRODUCTS).toLocaleString("en")} set products of two owners`,
		how: `As many again are imported for every company: parts of ${PART_ROWS} rows, then one batch. The administrator's list, ${REQUESTS} requests each one after the other; the value is the 99th of 100.`,
		measures: [
			{ name: "rows of an import", value: (1000 * PRODUCTS) / (sent - start), unit: "rows/s" },
			{ name: "applying all of them", value: (activated - sent) / 1000, unit: "s" },
			...(await measuredLists(list)),
		],
	};
}

async function measuredLists(list: (input: object) => Promise<Response>): Promise<Measure[]> {
	const measures: Measure[] = [];
	for (const [name, input] of Object.entries(SET_PRODUCT_LISTS)) {
		measures.push(await measured(name, (at) => list(input(at))));
	}
	return measures;
}

async function measured(name: string, request: (at: number) => Promise<Response>): Promise<Measure> {
	const taken: number[] = [];
	for (let at = 0; at < REQUESTS; at++) {
		const start = performance.now();
		await json(request(at));
		taken.push(performance.now() - start);
	}
	const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)];
	return { name, value: p99, unit: "ms", budget: P99, p50, p99, note: `p50 ${p50.toFixed(1)} ms` };
}

function rowsOf(part: number): (string | number)[][] {
	const from = (part - 1) * PART_ROWS;
	return Array.from({ length: Math.min(PART_ROWS, PRODUCTS - from) }, (_, at) => {
		const place = from + at;
		const [driver, passenger] = PAIRS[place % PAIRS.length] ?? [0, null];
		const code = CODES[Math.floor(place / PAIRS.length)] ?? "";
		return [place + 2, `OWN-${place}`, code, String(driver), passenger === null ? "" : String(passenger)];
	});
}

// biome-ignore lint/suspicious/noExplicitAny: a bench reads whatever the call answered
async function json(answer: Promise<Response>): Promise<any> {
	const response = await answer;
	if (!response.ok) throw new Error(`${response.url}: ${await response.text()}`);
	return response.json();
}
