import { expect, test } from "vitest";
import type { CarRequest } from "#finder-element/car-address.ts";
import { Finding } from "#finder-element/finding.ts";
import { NOTHING } from "#finder-element/selection.ts";
import { createStore } from "#finder-element/store.ts";
import { serveDelivery } from "./delivery-server.ts";
import { bootstrap, THIS_YEAR } from "./fixtures.ts";

/** A finding over a server, with a record of its events. */
function begin(server = serveDelivery(), { car, isAllowed = true }: { car?: CarRequest; isAllowed?: boolean } = {}) {
	const said: string[] = [];
	const finding = new Finding({
		delivery: server.delivery,
		views: createStore(async () => ({})),
		currentYear: THIS_YEAR,
		changed: () => {},
		say: (name, detail) => said.push(name === "error" ? `error ${JSON.stringify(detail)}` : name),
		isAllowed: () => isAllowed,
	});
	finding.start("finder-1", null, car);
	return { finding, said, server };
}

const idle = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

async function ready(...args: Parameters<typeof begin>) {
	const begun = begin(...args);
	await idle();
	return begun;
}

test("a car costs a bootstrap, then its shard and the offer side by side, then nothing", async () => {
	const { finding, server, said } = await ready();
	expect(server.asked).toEqual(["finder-1"]);
	finding.pick({ ...NOTHING, brand: 4 });
	expect(server.asked).toEqual(["finder-1", "shards/shard-saab", "offers/offer-1"]);
	expect(finding.isWaiting).toBe(true);
	await idle();
	finding.pick({ ...NOTHING, brand: 4, model: 40, year: 1999 });
	expect(finding.vehicle?.id).toBe("400-1999");
	expect(finding.answer?.sets.map(({ sku }) => sku)).toEqual(["AERO-26-18"]);
	expect(finding.isWaiting).toBe(false);
	expect(server.asked).toHaveLength(3);
	expect(said).toEqual(["ready", "vehicle", "results"]);
});

test("a brand picked again needs nobody", async () => {
	const { finding, server } = await ready();
	finding.pick({ ...NOTHING, brand: 4 });
	await idle();
	finding.pick({ ...NOTHING, brand: 7 });
	await idle();
	const before = server.asked.length;
	finding.pick({ ...NOTHING, brand: 4 });
	expect(finding.shard?.name).toBe("Saab");
	expect(server.asked).toHaveLength(before);
});

test("the last brand picked counts, in whatever order the answers come", async () => {
	const { finding } = await ready();
	finding.pick({ ...NOTHING, brand: 4 });
	finding.pick({ ...NOTHING, brand: 7 });
	await idle();
	expect(finding.shard?.name).toBe("Solo");
	expect(finding.vehicle?.id).toBe("700-2010");
});

test("a link opens its car with the answers that it names", async () => {
	const { finding, said } = await ready(serveDelivery(), {
		car: { vehicle: "401-2000", choice: { option: 2, passenger: 20 } },
	});
	expect(finding.selection).toMatchObject({ brand: 4, model: 40, year: 2000, vehicle: "401-2000" });
	expect(finding.answer?.sets.map(({ sku }) => sku)).toEqual(["AERO-24-20"]);
	expect(said).toEqual(["ready", "vehicle", "results"]);
});

test.each([
	["of a variant that is gone", { vehicle: "999-2000", choice: {} }],
	["of a year that is gone", { vehicle: "401-1950", choice: {} }],
	["of a brand that is gone", { vehicle: "401-2000", brand: 99, choice: {} }],
])("a link %s says that the car is missing, and the visitor picks another", async (_, car) => {
	const { finding } = await ready(serveDelivery(), { car });
	expect(finding).toMatchObject({ phase: "ready", isMissing: true, isWaiting: false, vehicle: undefined });
	finding.pick({ ...NOTHING, brand: 7 });
	await idle();
	expect(finding).toMatchObject({ isMissing: false, vehicle: { id: "700-2010" } });
});

test("nothing that fits is said as such, once", async () => {
	const { finding, said } = await ready();
	finding.pick({ ...NOTHING, brand: 4 });
	await idle();
	finding.pick({ ...NOTHING, brand: 4, model: 41 });
	finding.pick(finding.selection);
	expect(finding.isSettled).toBe(true);
	expect(said).toEqual(["ready", "vehicle", "no-result"]);
});

test("while a question is open there is no result", async () => {
	const { finding, said } = await ready();
	finding.pick({ ...NOTHING, brand: 4 });
	await idle();
	finding.pick({ ...NOTHING, brand: 4, model: 40, year: 2000, vehicle: "401-2000" });
	expect(finding).toMatchObject({ isSettled: false, answer: undefined });
	finding.pick({ ...finding.selection, choice: { option: 1 } });
	expect(finding.isSettled).toBe(true);
	expect(said).toEqual(["ready", "vehicle", "results"]);
});

test("a finder that isn't available leaves the page alone", async () => {
	const server = serveDelivery();
	server.answers.delete("finder-1");
	const { finding, said } = await ready(server);
	expect(finding.phase).toBe("silent");
	expect(said).toEqual(['error {"code":"finders.not_available"}']);
});

test("on a page that the shop doesn't allow it stays silent", async () => {
	const { finding, said } = await ready(serveDelivery(), { isAllowed: false });
	expect(finding.phase).toBe("silent");
	expect(said).toEqual([]);
});

test.each([
	["an unreachable server", { body: new TypeError("failed to fetch") }, "network.unreachable"],
	["a server in trouble", { status: 503, body: { error: { code: "server.unavailable" } } }, "server.unavailable"],
	["an answer that is none", { status: 502, body: "<html>" }, "network.unreachable"],
])("%s can be tried again", async (_, failure, code) => {
	const server = serveDelivery({ "finder-1": failure });
	const { finding, said } = await ready(server);
	expect(finding).toMatchObject({ phase: "failed", hasFailed: true, isWaiting: false });
	expect(said).toEqual([`error {"code":"${code}"}`]);
	server.answers.set("finder-1", { body: bootstrap });
	finding.retry();
	await idle();
	expect(finding).toMatchObject({ phase: "ready", hasFailed: false });
});

test("a shard that fails is tried again without losing the picks", async () => {
	const server = serveDelivery({ "shards/shard-solo": { status: 500, body: { error: { code: "server.internal" } } } });
	const { finding } = await ready(server);
	finding.pick({ ...NOTHING, brand: 7 });
	await idle();
	expect(finding).toMatchObject({ hasFailed: true, isWaiting: false, selection: { brand: 7 } });
	server.answers.set("shards/shard-solo", {
		body: { v: 1, id: 7, name: "Solo", adapters: [], options: [], models: [] },
	});
	finding.retry();
	await idle();
	expect(finding).toMatchObject({ hasFailed: false, shard: { name: "Solo" } });
});

test("a shard that fails stays failed when the offer beside it comes later", async () => {
	const server = serveDelivery({ "shards/shard-solo": { body: new TypeError("failed to fetch") } });
	const { finding, said } = await ready(server);
	server.slow("offers/offer-1", idle(20));
	finding.pick({ ...NOTHING, brand: 7 });
	await idle(40);
	expect(finding).toMatchObject({ hasFailed: true, isWaiting: false });
	expect(said).toEqual(["ready", 'error {"code":"network.unreachable"}']);
	expect(server.asked.filter((path) => path === "shards/shard-solo")).toHaveLength(1);
});

test("stopped while loading, it says nothing more", async () => {
	const { finding, said } = begin();
	finding.stop();
	await idle();
	expect(finding.phase).toBe("loading");
	expect(said).toEqual([]);
	finding.retry();
	await idle();
	expect(finding.phase).toBe("ready");
});
