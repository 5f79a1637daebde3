import { migrate } from "#scripts/local/migrate.ts";
import { type Budget, type Measure, median, percentile, type Section } from "./measure.ts";
import { makeLargeShop, PRODUCTS } from "./products-world.ts";
import { queryPlans } from "./query-plans.ts";
import { type Built, startRuntime } from "./runtime.ts";
import { peakMemory, processorMs } from "./runtime-load.ts";
import { type Ask, measureSetProducts, SET_PRODUCT_LISTS, SET_PRODUCTS } from "./set-products.ts";
import { makeAdministrator } from "./shop.ts";

const WARM_REQUESTS = 200;
const CHANGES = 10;
const P99 = { atMost: 100 };
/** Pieces in transit, and memory that the runtime has not collected yet: the file itself has 17 MB. */
const EXPORT_MEMORY = { atMost: 64_000_000 };
const SEARCHES = ['26" + 18', "groesst", "aero", "ART-77", "classic 9", "winter 84 26", "%", "größtwisch eco"];

/** A configuration with 200,000 products: its list, warm, cold and after a change of price, and its export. */
export async function measureProducts({ script, countedScript, folder }: Built): Promise<Section[]> {
	const first = await startRuntime({ script, folder });
	await migrate(first.env.DB);
	const token = await makeAdministrator(first.env);
	const { finder, wiper } = await makeLargeShop(first.env);
	await first.close();

	const runtime = await startRuntime({ script, folder });
	const askAt =
		(url: string): Ask =>
		(path, body) =>
			fetch(`${url}/admin/api${path}`, {
				headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
				...(body && { method: "POST", body: JSON.stringify(body) }),
			});
	const ask = askAt(runtime.url);
	const list = (input: object) => ask("/product", { finder, ...input });
	const cold = await timed(() => list({ sortField: "price" }));
	const measures: Measure[] = [
		{ name: "list by price, a fresh isolate", value: cold, unit: "ms", note: "reads 200,000 skus of the owner's" },
		warm(
			"list by price, any page",
			await times(WARM_REQUESTS, (at) => list({ sortField: "price", page: 1 + at * 100 })),
		),
		warm(
			"list by price, the last page",
			await times(WARM_REQUESTS, () => list({ sortField: "price", page: PRODUCTS / 10 })),
		),
		warm(
			"search and sort by price",
			await times(WARM_REQUESTS, (at) => list({ sortField: "price", search: SEARCHES[at % SEARCHES.length] })),
		),
		warm("list by title", await times(WARM_REQUESTS, () => list({ sortField: "title" }))),
		warm("list by sku", await times(WARM_REQUESTS, () => list({ sortField: "sku" }))),
		await processorTime(() => list({ sortField: "price", search: "aero" })),
		await afterChanges(ask, finder, wiper),
		...(await measureExport(ask, finder)),
	];
	const sets = await measureSetProducts(ask);
	await runtime.close();
	const setPlans = Object.entries(SET_PRODUCT_LISTS).map(
		([name, input]) => [name, (url: string) => askAt(url)(SET_PRODUCTS, input(0))] as const,
	);
	const plans = await queryPlans(countedScript, folder, {
		"list by price": (url) => askAt(url)("/product", { finder, sortField: "price" }),
		...Object.fromEntries(setPlans),
	});
	const own = {
		title: `${PRODUCTS.toLocaleString("en")} products of one configuration`,
		how: `159 front series of 35 sizes, 1,260 sets each, every set with a sku of the owner's. One request after the other, answers read whole; ${WARM_REQUESTS} of each, the value is the 99th of 100. The list asks D1 once; eight searches take turns, and four are remembered. After a change of price: ${CHANGES} times a price is saved, then the list asked for. Memory: resident bytes of the runtime while the export is read, more than before it.`,
		measures,
	};
	return [own, { ...sets, plans }];
}

const warm = (name: string, milliseconds: number[], budget: Budget = P99): Measure => {
	const [p50, p99] = [percentile(milliseconds, 0.5), percentile(milliseconds, 0.99)];
	return { name, value: p99, unit: "ms", budget, p50, p99, note: `p50 ${p50.toFixed(1)} ms` };
};

async function processorTime(request: () => Promise<Response>): Promise<Measure> {
	const before = processorMs();
	await times(WARM_REQUESTS, request);
	return { name: "processor time of one list", value: (processorMs() - before) / WARM_REQUESTS, unit: "ms" };
}

async function afterChanges(ask: Ask, finder: number, wiper: number): Promise<Measure> {
	const taken: number[] = [];
	for (let at = 0; at < CHANGES; at++) {
		const saved = await ask("/pricing/save-special/front", { finderId: finder, specialPricing: { [wiper]: 100 + at } });
		if (!saved.ok) throw new Error(`The price was refused: ${await saved.text()}`);
		taken.push(await timed(() => ask("/product", { finder, sortField: "price", search: "aero" })));
	}
	return { name: "the first list after a change of price", value: median(taken), unit: "ms", note: "median" };
}

async function measureExport(ask: Ask, finder: number): Promise<Measure[]> {
	const start = performance.now();
	let [bytes, rows] = [0, 0];
	const memory = await peakMemory(async () => {
		const response = await ask(`/product/export/${finder}`);
		rows = Number(response.headers.get("x-row-count"));
		for await (const piece of response.body ?? []) bytes += piece.byteLength;
	});
	const seconds = (performance.now() - start) / 1000;
	return [
		{ name: "Produkte.csv", value: rows / seconds, unit: "rows/s", note: `${rows} rows in ${seconds.toFixed(1)} s` },
		{ name: "Produkte.csv, size", value: bytes, unit: "bytes" },
		{ name: "Produkte.csv, memory at its peak", value: memory, unit: "bytes", budget: EXPORT_MEMORY },
	];
}

async function times(count: number, request: (at: number) => Promise<Response>): Promise<number[]> {
	const taken: number[] = [];
	for (let at = 0; at < count; at++) taken.push(await timed(() => request(at)));
	return taken;
}

async function timed(request: () => Promise<Response>): Promise<number> {
	const start = performance.now();
	const response = await request();
	const text = await response.text();
	if (!response.ok) throw new Error(`${response.url}: ${text}`);
	return performance.now() - start;
}
