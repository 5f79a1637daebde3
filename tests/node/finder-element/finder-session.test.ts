import { expect, test } from "vitest";
import type { CarRequest } from "#finder-element/car-address.ts";
import { CarResults } from "#finder-element/car-results.ts";
import { FinderSession } from "#finder-element/finder-session.ts";
import { EMPTY_SELECTION } from "#finder-element/selection.ts";
import { createStore } from "#finder-element/store.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { serveDelivery } from "./delivery-server.ts";
import { bootstrap, offer, SINGLE_SIZES, saab, THIS_YEAR, TWO_SIZES } from "./fixtures.ts";

type Visit = { car?: CarRequest; isAllowed?: boolean; module?: Promise<unknown>; here?: string };

/** A session over a server, with a record of its events. */
function start(
	server = serveDelivery(),
	{ car, isAllowed = true, module, here = "https://shop.example/" }: Visit = {},
) {
	const emitted: string[] = [];
	const session = new FinderSession({
		delivery: server.delivery,
		results: createStore(async () => {
			await module;
			return { CarResults };
		}),
		currentYear: THIS_YEAR,
		onChange: () => {},
		emit: (name, detail, isAgain) =>
			emitted.push(
				name === "error"
					? `error ${JSON.stringify(detail)}`
					: `${detail === undefined ? "kept " : ""}${isAgain ? "again " : ""}${name}`,
			),
		imageUrl: (path) => `https://finder.example${path}`,
		isPreview: () => false,
		here: () => here,
		onMissing: ({ vehicle }) => emitted.push(`missing ${vehicle}`),
		isAllowed: () => isAllowed,
	});
	session.start("finder-1", null, car);
	return { session, emitted, server };
}

const idle = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

async function ready(...args: Parameters<typeof start>) {
	const started = start(...args);
	await idle();
	return started;
}

test("a car costs a bootstrap, then its shard and the offer side by side, then nothing", async () => {
	const { session, server, emitted } = await ready();
	expect(server.requests).toEqual(["finder-1"]);
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	expect(server.requests).toEqual(["finder-1", "shards/shard-saab", "offers/offer-1"]);
	expect(session.isWaiting).toBe(true);
	await idle();
	session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 });
	expect(session.vehicle?.id).toBe("400-1999");
	expect(session.results?.answer?.sets.map(({ sku }) => sku)).toEqual(["AERO-26-18"]);
	expect(session.isWaiting).toBe(false);
	expect(server.requests).toHaveLength(3);
	expect(emitted).toEqual(["ready", "vehicle", "results"]);
});

test("the models may wait for the module that knows them, as for their shard", async () => {
	const module = Promise.withResolvers<void>();
	const { session } = await ready(serveDelivery(), { module: module.promise });
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	await idle();
	expect([session.isWaiting, session.lists.models]).toEqual([true, []]);
	module.resolve();
	await idle();
	expect([session.isWaiting, session.lists.models.map(([, name]) => name)]).toEqual([false, ["9-5", "95"]]);
});

test("the results' module may come last, after everything that it needs", async () => {
	const module = Promise.withResolvers<void>();
	const { session, emitted } = await ready(serveDelivery(), {
		car: { vehicle: "400-1999", choice: {} },
		module: module.promise,
	});
	expect([session.isWaiting, session.vehicle, emitted]).toEqual([true, undefined, ["ready"]]);
	module.resolve();
	await idle();
	expect([session.isWaiting, session.vehicle?.id, emitted]).toEqual([
		false,
		"400-1999",
		["ready", "vehicle", "results"],
	]);
});

test("what is out of stock is known before anything is shown", async () => {
	const out = { v: 1, out: ["AERO-26"], packed: [] };
	const visited = async (outOfStock: "mark" | "hide") => {
		const server = serveDelivery({
			"finder-1": { body: { ...bootstrap, look: { ...bootstrap.look, outOfStock }, stock: "stock-1" } },
			"stock/stock-1": { body: out },
		});
		const stock = Promise.withResolvers<void>();
		server.slow("stock/stock-1", stock.promise);
		const { session, emitted } = await ready(server);
		session.pick({ ...EMPTY_SELECTION, brand: 4 });
		await idle();
		session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 });
		expect([session.isWaiting, session.results?.isComplete]).toEqual([true, false]);
		stock.resolve();
		await idle();
		return { sets: session.results?.answer?.sets, emitted, requests: server.requests };
	};
	const marked = await visited("mark");
	expect(marked.sets).toMatchObject([{ sku: "AERO-26-18", isOut: true }]);
	expect(marked.emitted).toEqual(["ready", "vehicle", "results"]);
	expect(marked.requests).toEqual(["finder-1", "shards/shard-saab", "offers/offer-1", "stock/stock-1"]);
	const hidden = await visited("hide");
	expect(hidden.sets).toEqual([]);
	expect(hidden.emitted).toEqual(["ready", "vehicle", "no-result"]);
});

test.for(["mark", "hide"])(
	"without the stock, visitors to a finder that would %s see the products unmarked until it is there",
	async (outOfStock) => {
		const server = serveDelivery({
			"finder-1": { body: { ...bootstrap, look: { ...bootstrap.look, outOfStock }, stock: "stock-1" } },
			"stock/stock-1": { status: 503, body: { error: { code: "request.failed" } } },
		});
		const { session, emitted } = await ready(server);
		session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 });
		await idle();
		const [set] = session.results?.answer?.sets ?? [];
		expect([set?.sku, set?.isOut]).toEqual(["AERO-26-18", undefined]);
		expect([session.isWaiting, session.hasFailed, emitted]).toEqual([false, false, ["ready", "vehicle", "results"]]);
		server.answers.set("stock/stock-1", { body: { v: 1, out: ["AERO-26"], packed: [] } });
		// This load brings it, without keeping the visitor waiting, and from the next one on it is used.
		for (let time = 0; time < 2; time++) {
			session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 });
			expect([session.isWaiting, session.results?.isComplete]).toEqual([false, true]);
			await idle();
		}
		expect(session.results?.answer?.sets.map(({ isOut }) => isOut)).toEqual(outOfStock === "mark" ? [true] : []);
		expect(server.requests.filter((path) => path === "stock/stock-1").length).toBeLessThan(6);
	},
);

test("a brand picked again needs nobody", async () => {
	const { session, server } = await ready();
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	await idle();
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	const before = server.requests.length;
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	expect(session.shard?.name).toBe("Saab");
	expect(server.requests).toHaveLength(before);
});

test("the only brand is selected by itself, also after a reset; a link's car that is gone doesn't hide behind it", async () => {
	const only = { body: { ...bootstrap, brands: [[4, "Saab", "shard-saab"]] } };
	const { session } = await ready(serveDelivery({ "finder-1": only }));
	expect([session.selection.brand, session.lists.models.length]).toEqual([4, 2]);
	session.pick(EMPTY_SELECTION);
	expect([session.selection.brand, session.shard?.name]).toEqual([4, "Saab"]);
	const gone = await ready(serveDelivery({ "finder-1": only }), { car: { vehicle: "999-1999", choice: {} } });
	expect([gone.session.isMissing, gone.emitted]).toEqual([true, ["ready", "missing 999-1999"]]);
});

test("the last brand picked counts, in whatever order the answers come", async () => {
	const { session } = await ready();
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	expect(session.shard?.name).toBe("Solo");
	expect(session.vehicle?.id).toBe("700-2010");
});

test("a link opens its car with the answers that it names", async () => {
	const { session, emitted } = await ready(serveDelivery(), {
		car: { vehicle: "401-2000", choice: { option: TWO_SIZES, passenger: 20 } },
	});
	expect(session.selection).toMatchObject({ brand: 4, model: 40, year: 2000, vehicle: "401-2000" });
	expect(session.results?.answer?.sets.map(({ sku }) => sku)).toEqual(["AERO-24-20"]);
	expect(emitted).toEqual(["ready", "vehicle", "results"]);
});

test("a car opened later needs no bootstrap, and another language keeps it with its answers", async () => {
	const server = serveDelivery({ "finder-1?locale=de": { body: { ...bootstrap, lang: "de" } } });
	const { session, emitted } = await ready(server);
	session.open({ vehicle: "401-2000", choice: { option: SINGLE_SIZES } });
	await idle();
	expect(session.vehicle?.id).toBe("401-2000");
	session.translate("finder-1", "de");
	expect(session.phase).toBe("ready");
	await idle();
	expect(session).toMatchObject({
		bootstrap: { lang: "de" },
		selection: { vehicle: "401-2000", choice: { option: SINGLE_SIZES } },
	});
	expect(emitted).toEqual(["ready", "vehicle", "results"]);
	expect(server.requests.filter((path) => path.startsWith("finder-1"))).toEqual(["finder-1", "finder-1?locale=de"]);
});

test("a car is not told of again while another language brings another stock, offer or shard", async () => {
	const other = { v: 1, out: [], packed: [] };
	const stocked = { ...bootstrap, stock: "stock-1" };
	const brands: Bootstrap["brands"] = bootstrap.brands.map(([id, name]) => [id, name, "shard-new"]);
	const server = serveDelivery({
		"finder-1": { body: stocked },
		"finder-1?locale=de": { body: { ...stocked, lang: "de", stock: "stock-2", offer: "offer-2", brands } },
		"stock/stock-1": { body: other },
		"stock/stock-2": { body: other },
		"offers/offer-2": { body: offer },
		"shards/shard-new": { body: saab },
	});
	const { session, emitted } = await ready(server);
	session.open({ vehicle: "401-2000", choice: { option: SINGLE_SIZES } });
	await idle();
	expect(session.results?.isComplete).toBe(true);
	session.translate("finder-1", "de");
	await idle();
	expect([session.bootstrap?.lang, session.results?.isComplete]).toEqual(["de", true]);
	expect(emitted).toEqual(["ready", "vehicle", "results"]);
});

test("another language keeps a car that is still to be opened, and one whose brand couldn't be asked for", async () => {
	const server = serveDelivery({
		"finder-1?locale=de": { body: { ...bootstrap, lang: "de" } },
		"finder-1?locale=tr": { body: { ...bootstrap, lang: "tr" } },
	});
	const { session, emitted } = await ready(server);
	server.slow("vehicles/400", idle(20));
	session.open({ vehicle: "400-1999", choice: {} });
	session.translate("finder-1", "de");
	await idle(40);
	expect(session).toMatchObject({ bootstrap: { lang: "de" }, vehicle: { id: "400-1999" } });
	server.answers.set("vehicles/401", { body: new TypeError("failed to fetch") });
	session.open({ vehicle: "401-2000", choice: {} });
	await idle();
	expect(session.hasFailed).toBe(true);
	server.answers.set("vehicles/401", { body: { brand: 4 } });
	session.translate("finder-1", "tr");
	await idle();
	expect(session).toMatchObject({ bootstrap: { lang: "tr" }, hasFailed: false, vehicle: { id: "401-2000" } });
	expect(emitted).toEqual(["ready", "vehicle", "results", 'error {"code":"network.unreachable"}', "vehicle"]);
});

test("a language that couldn't be loaded is loaded when the browser is back online, unless another one is wanted", async () => {
	const server = serveDelivery({ "finder-1?locale=de": { body: new TypeError("failed to fetch") } });
	const { session } = await ready(server);
	session.reconnect();
	session.translate("finder-1", "de");
	await idle();
	server.answers.set("finder-1?locale=de", { body: { ...bootstrap, lang: "de" } });
	session.reconnect();
	await idle();
	expect([session.bootstrap?.lang, server.requests.length]).toEqual(["de", 3]);
	server.answers.set("finder-1?locale=tr", { body: new TypeError("failed to fetch") });
	session.translate("finder-1", "tr");
	await idle();
	session.start("finder-1", "de", undefined);
	session.reconnect();
	await idle();
	expect(server.requests.slice(3)).toEqual(["finder-1?locale=tr", "finder-1?locale=de"]);
});

test("models can be chosen although the offer doesn't come: the failure shows when the car is known", async () => {
	const server = serveDelivery({ "offers/offer-1": { status: 503, body: { error: { code: "server.unavailable" } } } });
	const { session, emitted } = await ready(server);
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	await idle();
	expect(session).toMatchObject({ hasFailed: false, isWaiting: false, shard: { name: "Saab" } });
	session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 1999 });
	await idle();
	expect(session).toMatchObject({ hasFailed: true, isWaiting: false });
	expect(emitted).toEqual(["ready", "vehicle", 'error {"code":"server.unavailable"}']);
	server.answers.set("offers/offer-1", { body: offer });
	session.retry();
	await idle();
	expect(session).toMatchObject({ hasFailed: false, results: { isComplete: true } });
});

test.each([
	["of a variant that is gone", { vehicle: "999-2000", choice: {} }],
	["of a year that is gone", { vehicle: "401-1950", choice: {} }],
	["of a brand that is gone", { vehicle: "401-2000", brand: 99, choice: {} }],
])("a link %s says that the car is missing, and the visitor picks another", async (_, car) => {
	const { session, emitted } = await ready(serveDelivery(), { car });
	expect(session).toMatchObject({ phase: "ready", isMissing: true, isWaiting: false, vehicle: undefined });
	// So that a remembered one is forgotten.
	expect(emitted).toEqual(["ready", `missing ${car.vehicle}`]);
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	expect(session).toMatchObject({ isMissing: false, vehicle: { id: "700-2010" } });
});

test("nothing that fits is said as such, once", async () => {
	const { session, emitted } = await ready();
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	await idle();
	session.pick({ ...EMPTY_SELECTION, brand: 4, model: 41 });
	session.pick(session.selection);
	expect(session.results?.isComplete).toBe(true);
	expect(emitted).toEqual(["ready", "vehicle", "no-result"]);
});

test("a page that only links to results has none: they are the other page's", async () => {
	const resultPageUrl = "https://shop.example/fits";
	const visited = async (here: string, vehicle: string) => {
		const body = { ...bootstrap, look: { ...bootstrap.look, resultPageUrl } };
		const { emitted } = await ready(serveDelivery({ "finder-1": { body } }), {
			here,
			car: { vehicle, brand: 4, choice: {} },
		});
		return emitted;
	};
	// Kept with the remembered car.
	expect(await visited("https://shop.example/", "400-1999")).toEqual(["ready", "vehicle", "kept again results"]);
	expect(await visited(resultPageUrl, "400-1999")).toEqual(["ready", "vehicle", "results"]);
	// That nothing fits is shown here.
	expect(await visited("https://shop.example/", "410-1968")).toEqual(["ready", "vehicle", "no-result"]);
});

test("another finder tells the page of the car that it opens, also if it is the one that was shown", async () => {
	const { session, emitted } = await ready(serveDelivery({ "finder-2": { body: { ...bootstrap, uuid: "finder-2" } } }));
	session.open({ vehicle: "400-1999", choice: {} });
	await idle();
	session.start("finder-2", null, { vehicle: "400-1999", choice: {} });
	await idle();
	expect(emitted).toEqual(["ready", "vehicle", "results", "ready", "vehicle", "results"]);
});

test("while a question is open there is no result", async () => {
	const { session, emitted } = await ready();
	session.pick({ ...EMPTY_SELECTION, brand: 4 });
	await idle();
	session.pick({ ...EMPTY_SELECTION, brand: 4, model: 40, year: 2000, vehicle: "401-2000" });
	expect(session.results).toMatchObject({ isComplete: false, answer: undefined });
	session.pick({ ...session.selection, choice: { option: SINGLE_SIZES } });
	expect(session.results?.isComplete).toBe(true);
	expect(emitted).toEqual(["ready", "vehicle", "results"]);
});

test("an answer about the arm is no new result of the car, and the page is told of it only if the products change", async () => {
	const adapter = (id: number, code: string, arm: number) => ({
		...{ id, code, brand: "Nordwisch", name: code, image: null, price: 300, arm },
	});
	const sold = { ...offer, adapters: [adapter(9, "HOOK", 2), adapter(10, "PIN", 3)] };
	const { session, emitted } = await ready(serveDelivery({ "offers/offer-1": { body: sold } }));
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	expect(emitted.splice(0)).toEqual(["ready", "vehicle", "results"]);
	for (const arm of [1, 1, 2, 3, 4, 5]) session.pick({ ...session.selection, choice: { arm } });
	expect(emitted).toEqual([
		...["kept again results", "again results", "again results", "again results", "kept again results"],
	]);
});

test("a finder that isn't available leaves the page alone", async () => {
	const server = serveDelivery();
	server.answers.delete("finder-1");
	const { session, emitted } = await ready(server);
	expect(session.phase).toBe("silent");
	expect(emitted).toEqual(['error {"code":"finders.not_available"}']);
});

test("on a page that the shop doesn't allow it shows nothing, and tells the page why", async () => {
	const { session, emitted } = await ready(serveDelivery(), { isAllowed: false });
	expect(session.phase).toBe("silent");
	expect(emitted).toEqual(['error {"code":"finders.origin_not_allowed"}']);
});

test("a finder that its page has taken away opens no car", async () => {
	const { session, server, emitted } = await ready();
	session.silence();
	session.open({ vehicle: "400-1999", choice: {} });
	await idle();
	expect([session.phase, server.requests, emitted]).toEqual(["silent", ["finder-1"], ["ready"]]);
});

test.each([
	["an unreachable server", { body: new TypeError("failed to fetch") }, "network.unreachable"],
	["a server in trouble", { status: 503, body: { error: { code: "server.unavailable" } } }, "server.unavailable"],
	["an answer that is none", { status: 502, body: "<html>" }, "network.unreachable"],
])("%s can be tried again", async (_, failure, code) => {
	const server = serveDelivery({ "finder-1": failure });
	const { session, emitted } = await ready(server);
	expect(session).toMatchObject({ phase: "failed", hasFailed: true, isWaiting: false });
	expect(emitted).toEqual([`error {"code":"${code}"}`]);
	server.answers.set("finder-1", { body: bootstrap });
	session.retry();
	await idle();
	expect(session).toMatchObject({ phase: "ready", hasFailed: false });
});

test("a car opened in a finder that couldn't be loaded is a try to load it, not its opening in the finder before", async () => {
	const server = serveDelivery({ "finder-2": { body: new TypeError("failed to fetch") } });
	const { session } = await ready(server);
	session.start("finder-2", null, undefined);
	await idle();
	expect(session.phase).toBe("failed");
	const car = { vehicle: "400-1999", choice: {} };
	session.open(car);
	await idle();
	expect(session).toMatchObject({ phase: "failed", hasFailed: true });
	server.answers.set("finder-2", { body: { ...bootstrap, uuid: "finder-2" } });
	session.retry();
	await idle();
	expect(session).toMatchObject({ phase: "ready", bootstrap: { uuid: "finder-2" }, vehicle: { id: "400-1999" } });
	session.open({ vehicle: "401-2000", choice: {} });
	await idle();
	expect(session).toMatchObject({ phase: "ready", vehicle: { id: "401-2000" } });
});

test("a shard that fails is tried again without losing the picks", async () => {
	const server = serveDelivery({ "shards/shard-solo": { status: 500, body: { error: { code: "server.internal" } } } });
	const { session } = await ready(server);
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	expect(session).toMatchObject({ hasFailed: true, isWaiting: false, selection: { brand: 7 } });
	server.answers.set("shards/shard-solo", {
		body: { v: 1, id: 7, name: "Solo", adapters: [], options: [], models: [] },
	});
	session.retry();
	await idle();
	expect(session).toMatchObject({ hasFailed: false, shard: { name: "Solo" } });
});

test("a page that was open while the server has removed old files goes on with the new ones, and keeps the picks", async () => {
	const server = serveDelivery();
	const { session, emitted } = await ready(server);
	const answer = server.answers.get("shards/shard-solo")!;
	server.answers.delete("shards/shard-solo");
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle();
	expect(session).toMatchObject({ hasFailed: true, isWaiting: false });
	// As long as the bootstrap is the old one, or doesn't come, trying again changes nothing.
	for (const body of [bootstrap, new TypeError("failed to fetch")]) {
		server.answers.set("finder-1", { body });
		session.retry();
		await idle();
		expect(session.hasFailed).toBe(true);
	}
	server.answers.set("finder-1", { body: { ...bootstrap, brands: [[7, "Solo", "shard-new"]] } });
	server.answers.set("shards/shard-new", answer);
	const before = server.requests.length;
	session.retry();
	await idle();
	expect(session).toMatchObject({ phase: "ready", hasFailed: false, vehicle: { id: "700-2010" } });
	expect(server.requests.slice(before)).toEqual(["finder-1", "shards/shard-new"]);
	expect(emitted.filter((name) => name === "ready")).toHaveLength(1);
});

test("a shard that fails stays failed when the offer beside it comes later", async () => {
	const server = serveDelivery({ "shards/shard-solo": { body: new TypeError("failed to fetch") } });
	const { session, emitted } = await ready(server);
	server.slow("offers/offer-1", idle(20));
	session.pick({ ...EMPTY_SELECTION, brand: 7 });
	await idle(40);
	expect(session).toMatchObject({ hasFailed: true, isWaiting: false });
	expect(emitted).toEqual(["ready", 'error {"code":"network.unreachable"}']);
	expect(server.requests.filter((path) => path === "shards/shard-solo")).toHaveLength(1);
});

test("stopped while loading, it says nothing more", async () => {
	const { session, emitted } = start();
	session.stop();
	await idle();
	expect(session.phase).toBe("loading");
	expect(emitted).toEqual([]);
	session.retry();
	await idle();
	expect(session.phase).toBe("ready");
});
