import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { CarResults } from "#finder-element/car-results.ts";
import { CarSearch } from "#finder-element/car-search.ts";
import { FinderSession } from "#finder-element/finder-session.ts";
import { followLookUp } from "#finder-element/registration-look-up.ts";
import { createStore } from "#finder-element/store.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { serveDelivery } from "./delivery-server.ts";
import { bootstrap, THIS_YEAR } from "./fixtures.ts";

const PLATE = "12-RSL-9";
const OFFER = "Look up 12-RSL-9 in the Dutch vehicle register (RDW)";
const FOUND = [2001, 2000].map((year) => ({
	brand: { id: 4, name: "Saab" },
	model: { id: 40, name: "9-5" },
	year,
}));
const models = { v: 1, brands: [[4, "Saab", [[40, "9-5"]]]] };

const sends =
	(body: unknown, status = 200, headers = {}): RequestListener =>
	(_, response) =>
		response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** The text box of a finder, whose server answers look-ups so; `module`: when the look-ups' module has loaded. */
async function begin(
	answer: RequestListener,
	changes: Partial<Bootstrap> = {},
	isPreview = false,
	module: Promise<unknown> = Promise.resolve(),
) {
	const requests: string[] = [];
	let ended = 0;
	const server = createServer(async (request, response) => {
		response.on("close", () => (ended += response.writableEnded ? 0 : 1));
		requests.push(`${request.method} ${request.url} ${await text(request)}`);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	const boot: Bootstrap = { ...bootstrap, registrations: ["nl_plate"], ...changes };
	const other = { ...boot, uuid: "finder-2" };
	const delivery = serveDelivery({
		"finder-1": { body: boot },
		"finder-2": { body: other },
		"models/models-1": { body: models },
	});
	const session = new FinderSession({
		delivery: delivery.delivery,
		results: createStore(async () => ({ CarResults })),
		currentYear: THIS_YEAR,
		onChange: () => {},
		emit: () => {},
		imageUrl: (path) => path,
		isPreview: () => isPreview,
		here: () => "https://shop.example/",
		onMissing: () => {},
		isAllowed: () => true,
	});
	session.start("finder-1", null, undefined);
	const seen = { missed: 0 };
	const follow = () =>
		followLookUp(
			{ session, imageUrl: (path) => `http://127.0.0.1:${address.port}${path}`, update: () => {}, isPreview },
			search,
		);
	const search: CarSearch = new CarSearch(
		delivery.delivery,
		() => session.bootstrap,
		() => void module.then(follow),
		() => {
			seen.missed += 1;
		},
	);
	search.look();
	await idle();
	search.look();
	await idle();
	const names = () =>
		search.hits.map(({ brand, model, year }) => [brand.name, model?.name, year].filter(Boolean).join(" "));
	const choose = () => {
		search.move(-1);
		return search.take();
	};
	return { search, session, requests, delivery, names, choose, seen, ended: () => ended };
}

const idle = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

test("a registration is offered for look-up, and asked only when that is chosen; the visitor selects the car", async () => {
	const { search, requests, names, choose } = await begin(sends({ data: FOUND }));
	search.type(PLATE);
	await idle();
	expect([names(), search.take(), requests]).toEqual([[OFFER], undefined, []]);
	expect(search.lookUp?.status).toBe(OFFER);
	expect(choose()).toBeUndefined();
	expect([names(), search.lookUp?.status]).toEqual([["Loading…"], "Loading…"]);
	choose();
	await expect.poll(names).toEqual(["Saab 9-5 2001", "Saab 9-5 2000"]);
	expect(requests).toEqual([`POST /finder/v1/finder-1/vehicles {"registration":"${PLATE}"}`]);
	expect([search.take(), search.text]).toEqual([undefined, PLATE]);
	search.close();
	search.look();
	await idle();
	expect([names().length, requests.length]).toEqual([2, 1]);
	search.move(1);
	expect([search.take()?.year, search.text]).toEqual([2001, ""]);
});

test("one candidate is not selected by itself, and a registration without a car is a missing car, counted without it", async () => {
	const one = await begin(sends({ data: FOUND.slice(0, 1) }));
	one.search.type(PLATE);
	one.choose();
	await expect.poll(one.names).toEqual(["Saab 9-5 2001"]);
	expect([one.search.take(), one.search.isGuess]).toEqual([undefined, false]);
	const none = await begin(sends({ data: [] }));
	none.search.type(PLATE);
	none.choose();
	await expect.poll(none.names).toEqual([]);
	for (const { search } of [one, none]) search.finishTyping();
	expect([one.seen.missed, none.seen.missed]).toEqual([0, 1]);
	expect([none.search.isAnswered, none.search.isListed, none.search.lookUp?.status]).toEqual([true, false, ""]);
});

test.each([
	["too many look-ups", sends({}, 429), "Too many look-ups. Try again later."],
	["a register out of reach", sends({}, 503), "The vehicle register can't be reached at the moment."],
	["a page instead of data", sends("<!doctype html>"), "The vehicle register can't be reached at the moment."],
] as const)("%s is said in words, and the look-up can be chosen again", async (_, answer, problem) => {
	const { search, names, choose, requests } = await begin(answer);
	search.type(PLATE);
	choose();
	await expect.poll(names).toEqual([`${problem} ${OFFER}`]);
	expect([search.take(), search.lookUp?.status]).toEqual([undefined, `${problem} ${OFFER}`]);
	choose();
	await expect.poll(() => requests).toHaveLength(2);
});

test("a German key number is offered where it is looked up, and its failure names no register", async () => {
	const known = [{ brand: { id: 4, name: "Saab" }, model: { id: 40, name: "9-5" }, year: null, years: [2000, 2001] }];
	const on: Partial<Bootstrap> = { registrations: ["nl_plate", "uk_plate", "de_key_number"] };
	const { search, names, choose, requests } = await begin(sends({ data: known }), on);
	search.type("0003 aaa");
	expect([names(), search.take()]).toEqual([["Find cars with key number 0003 AAA (HSN/TSN)"], undefined]);
	choose();
	await expect.poll(names).toEqual(["Saab 9-5"]);
	expect(requests).toEqual(['POST /finder/v1/finder-1/vehicles {"registration":"0003 aaa"}']);
	search.move(1);
	expect(search.take()?.years).toEqual([2000, 2001]);
	search.type("AB12 CDE");
	expect(names()).toEqual(["Look up AB12 CDE in the UK vehicle register (DVLA)"]);
	const failing = await begin(sends({}, 503), on);
	failing.search.type("0003/AAA");
	failing.choose();
	const offer = "Find cars with key number 0003/AAA (HSN/TSN)";
	await expect.poll(failing.names).toEqual([`The key number can't be looked up at the moment. ${offer}`]);
	const without = await begin(sends({ data: known }));
	without.search.type("0003/AAA");
	await idle();
	expect(without.names()).toEqual([]);
});

test("another text, a closed list and another finder end a look-up", async () => {
	for (const leave of [
		({ search }: Begun) => search.type("saab"),
		({ search }: Begun) => search.close(),
		({ session, search }: Begun) => {
			session.start("finder-2", null, undefined);
			setTimeout(() => search.move(1), 10);
		},
	]) {
		const begun = await begin(() => undefined);
		begun.search.type(PLATE);
		begun.choose();
		await expect.poll(() => begun.requests).toHaveLength(1);
		leave(begun);
		await expect.poll(begun.ended).toBe(1);
		expect(begun.names()).not.toContain("Loading…");
		begun.search.type(PLATE);
		expect(begun.names()).toEqual([OFFER]);
	}
});

test("nothing is offered for another kind, another text, or by an answer from before a release; a preview asks nothing", async () => {
	const { search, names, requests } = await begin(sends({ data: FOUND }));
	for (const typed of ["5UXWX7C50BA000000", "saab 9-5"]) {
		search.type(typed);
		await idle();
		expect(names().join()).not.toContain("Look up");
	}
	const { lookUpNlPlate: _, ...texts } = bootstrap.texts;
	const old = await begin(sends({ data: FOUND }), { texts: Object.assign(texts) });
	old.search.type(PLATE);
	expect(old.names().join()).not.toContain(PLATE);
	const preview = await begin(sends({ data: FOUND }), {}, true);
	preview.search.type(PLATE);
	preview.choose();
	await idle();
	expect([preview.names(), preview.requests, requests]).toEqual([[OFFER], [], []]);
});

test("a registration is in no address: the server's search isn't asked for it", async () => {
	const { search, delivery, names } = await begin(sends({ data: [] }), { serverSearch: true });
	search.type(PLATE);
	await idle(300);
	expect(names()).toEqual([OFFER]);
	expect(delivery.requests.join()).not.toContain("RSL");
});

test("a VIN is in no address while it is typed either", async () => {
	const changes = { serverSearch: true, registrations: ["vin" as const] };
	const { search, delivery } = await begin(sends({ data: [] }), changes);
	for (const typed of ["WVWZZZ1KZAW", "WVWZZZ1KZAW1", "wvwzzz1kzaw12345", "WVWZZZ1KZAW123456", "mercedes 2016"]) {
		search.type(typed);
		await idle(200);
	}
	expect(delivery.requests.slice(1).map((path) => path.slice(path.indexOf("q=") + 2))).toEqual([
		"WVWZZZ1KZAW",
		"mercedes%202016",
	]);
});

test("before it is known what a registration is, the server's search isn't asked for anything", async () => {
	const module = Promise.withResolvers<void>();
	const { search, delivery, names } = await begin(sends({ data: [] }), { serverSearch: true }, false, module.promise);
	search.type(PLATE);
	await idle(200);
	search.type("saab");
	await idle(200);
	expect(delivery.requests).toEqual(["finder-1"]);
	module.resolve();
	await idle(200);
	expect(delivery.requests).toEqual(["finder-1", "models/models-1?v=2&q=saab"]);
	search.type(PLATE);
	await idle(200);
	expect([names(), delivery.requests.length]).toEqual([[OFFER], 2]);
});

type Begun = Awaited<ReturnType<typeof begin>>;
