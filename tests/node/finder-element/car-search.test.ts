import { expect, test, vi } from "vitest";
import { CarSearch } from "#finder-element/car-search.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import { serveDelivery } from "./delivery-server.ts";
import { bootstrap } from "./fixtures.ts";

const models = {
	v: 1,
	brands: [
		[3, "Land Rover", [[30, "Defender"]]],
		[
			4,
			"Saab",
			[
				[40, "9-5"],
				[41, "95"],
				[42, "900"],
			],
		],
	],
};
const hit = { brand: { id: 4, name: "Saab" }, model: { id: 42, name: "900" }, year: null };

function begin(boot: Bootstrap = bootstrap) {
	const server = serveDelivery({
		"models/models-1": { body: models },
		"models/models-1?v=2&q=saab%20900": { body: { data: [hit], hits: [hit], ignored: [], nearest: null } },
	});
	const seen = { missed: 0 };
	return {
		search: new CarSearch(
			server.delivery,
			() => boot,
			() => {},
			() => {
				seen.missed += 1;
			},
		),
		server,
		seen,
	};
}

/** On a busy machine the first search of a process takes seconds. */
const LONG = 10_000;
const idle = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

/** The box has been used, and its names have come. */
const haveNames = (search: CarSearch) =>
	vi.waitFor(() => {
		search.look();
		expect(search.isAnswered).toBe(true);
	}, LONG);

test("the names come when the box is used, once, and then each letter is answered at once", async () => {
	const { search, server } = begin();
	expect(server.requests).toEqual([]);
	await haveNames(search);
	search.look();
	expect(server.requests).toEqual(["models/models-1"]);
	search.type("saab 9");
	expect(search.hits.map(({ model }) => model?.name)).toEqual(["95", "900", "9-5"]);
});

test("what was typed before the names came is answered when they come", async () => {
	const { search } = begin();
	search.look();
	search.type("900");
	expect(search.isAnswered).toBe(false);
	await vi.waitFor(() => expect(search.isAnswered).toBe(true), LONG);
	expect(search.hits.map(({ model }) => model?.name)).toEqual(["900"]);
	expect(search.isOpen).toBe(true);
});

test("letters typed, and the page's own work, don't wait for the index of many names", async () => {
	const { search, server } = begin();
	const brands = Array.from({ length: 60 }, (_, brand) => [
		brand,
		`Brand ${brand}`,
		Array.from({ length: 60 }, (_, model) => [100 * brand + model, `Model ${brand} of ${model} (Estate)`]),
	]);
	server.answers.set("models/models-1", { body: { v: 1, brands: [...brands, ...models.brands] } });
	search.look();
	let turns = 0;
	while (!search.isAnswered && turns < 10_000) {
		await idle(0);
		turns++;
		search.type(turns % 2 ? "saab 90" : "saab 900");
	}
	expect(turns).toBeGreaterThan(2);
	expect(search.hits.map(({ model }) => model?.name)).toContain("900");
	expect(server.requests).toEqual(["models/models-1"]);
});

test("an arrow key before the names come takes nothing from their answer", async () => {
	const { search } = begin();
	search.look();
	search.type("900");
	search.move(1);
	await vi.waitFor(() => expect(search.isAnswered).toBe(true), LONG);
	expect([search.isOpen, search.hits.map(({ model }) => model?.name)]).toEqual([true, ["900"]]);
});

test("a listed car can be tapped while the server searches for more letters; Enter alone selects none", async () => {
	const { search } = begin({ ...bootstrap, serverSearch: true });
	search.type("saab 900");
	await expect.poll(() => search.hits).toEqual([hit]);
	search.type("saab 90");
	expect(search.selected).toBeUndefined();
	search.active = 0;
	expect([search.take()?.model?.name, search.text]).toEqual(["900", ""]);
});

test("a catalogue too large to send is searched by the server, after a pause in typing", async () => {
	const { search, server } = begin({ ...bootstrap, serverSearch: true });
	search.look();
	for (const text of ["s", "saab", "saab 900"]) search.type(text);
	await expect.poll(() => search.hits).toEqual([hit]);
	expect(server.requests).toEqual(["models/models-1?v=2&q=saab%20900"]);
});

test("arrow keys go round through the hits, Enter means the one reached or else the first", async () => {
	const { search } = begin();
	await haveNames(search);
	search.type("saab");
	expect(search.selected).toMatchObject({ brand: { name: "Saab" }, model: null });
	search.move(1);
	search.move(1);
	expect(search.selected?.model?.name).toBe("95");
	search.move(-1);
	search.move(-1);
	expect(search.selected?.model?.name).toBe("9-5");
	search.close();
	expect(search.selected).toBeUndefined();
});

test("without hits there is nothing to reach", async () => {
	const { search } = begin();
	search.move(1);
	expect(search.selected).toBeUndefined();
	await haveNames(search);
	search.type("zeppelin");
	expect(search).toMatchObject({ hits: [], isOpen: true, isAnswered: true });
});

test("what may be another brand is only suggested: Enter opens it if the visitor has gone to it", async () => {
	const { search, seen } = begin();
	await haveNames(search);
	search.type("rover 75");
	expect(search).toMatchObject({ isNearest: true, ignored: [], selected: undefined });
	expect(search.hits).toEqual([{ brand: { id: 3, name: "Land Rover" }, model: null, year: null }]);
	search.finishTyping();
	expect(seen.missed).toBe(1);
	search.move(1);
	expect(search.selected?.brand.name).toBe("Land Rover");
});

test("a text that finds no car is told of once, when the visitor has paused or pressed Enter", async () => {
	const { search, seen } = begin();
	await haveNames(search);
	for (const text of ["z", "ze", "zep", "zepp"]) search.type(text);
	await idle(500);
	expect(seen.missed).toBe(0);
	await idle(700);
	expect(seen.missed).toBe(1);
	for (const again of ["zep", "ZEPP "]) search.type(again);
	search.finishTyping();
	expect(seen.missed).toBe(1);
	search.type("zeppelin");
	search.finishTyping();
	search.finishTyping();
	expect(seen.missed).toBe(2);
});

test("what finds a car, what is too short and what was deleted again is nothing missed", async () => {
	const { search, seen } = begin();
	await haveNames(search);
	for (const text of ["saab", "zz", "zeppelin", ""]) {
		search.type(text);
		if (text !== "zeppelin") search.finishTyping();
	}
	await idle(1100);
	expect(seen.missed).toBe(0);
});

test.each([
	["a car is chosen", (search: CarSearch) => search.clear()],
	["the box is emptied", (search: CarSearch) => search.type("")],
])("a search that failed says nothing of the car, and is forgotten when %s", async (_, end) => {
	const { search, seen } = begin({ ...bootstrap, serverSearch: true });
	search.type("unheard of");
	await idle(200);
	search.finishTyping();
	expect(search).toMatchObject({ hits: [], isAnswered: false, hasFailed: true });
	expect(seen.missed).toBe(0);
	end(search);
	expect(search.hasFailed).toBe(false);
});

test("names that could not be loaded are said to be, and loaded with the next letter or with Enter", async () => {
	const { search, server } = begin();
	const names = { body: models };
	const failure = { body: new Error("offline") };
	server.answers.set("models/models-1", failure);
	search.look();
	await idle();
	expect(search.hasFailed).toBe(false);
	search.type("saab 9");
	await idle();
	expect(search).toMatchObject({ hasFailed: true, isAnswered: false });
	const selected: (string | undefined)[] = [];
	server.answers.set("models/models-1", names);
	search.enter(() => selected.push(search.selected?.model?.name));
	await vi.waitFor(() => expect(selected).toEqual(["95"]), LONG);
	const other = begin();
	other.server.answers.set("models/models-1", failure);
	other.search.type("saab");
	await idle();
	other.server.answers.set("models/models-1", names);
	other.search.type("saab 900");
	await vi.waitFor(() => expect(other.search.isAnswered).toBe(true), LONG);
	expect(other.search).toMatchObject({ hasFailed: false, hits: { 0: { model: { name: "900" } } } });
});

test("names that come after the visitor has left the box neither open the list nor select a car", async () => {
	const { search } = begin();
	let isSelected = false;
	search.look();
	search.type("saab 900");
	search.enter(() => {
		isSelected = true;
	});
	search.close();
	await idle(100);
	expect([search.isOpen, isSelected]).toEqual([false, false]);
	await haveNames(search);
	expect(search).toMatchObject({ isOpen: true, hits: { 0: { model: { name: "900" } } } });
});

test("Enter before the list has come waits for it and then selects the first car", async () => {
	const { search } = begin();
	const selected: (string | undefined)[] = [];
	const select = () => selected.push(search.selected?.model?.name);
	search.look();
	search.type("saab 900");
	search.enter(select);
	expect(selected).toEqual([]);
	await vi.waitFor(() => expect(selected).toEqual(["900"]), LONG);
	search.enter(select);
	expect(selected).toEqual(["900", "900"]);
});

test("Enter doesn't select what an older text found, and typing on takes it back", async () => {
	const { search } = begin({ ...bootstrap, serverSearch: true });
	const selected: (string | undefined)[] = [];
	const select = () => selected.push(search.selected?.model?.name);
	search.type("saab 900");
	await idle(200);
	search.type("saab 9");
	expect(search.selected).toBeUndefined();
	search.enter(select);
	search.type("saab 900");
	await idle(200);
	expect(selected).toEqual([]);
});

test("a model that a brand doesn't have is a car not found, and leads to the brand", async () => {
	const { search, seen } = begin();
	await haveNames(search);
	search.type("saab quattroporte");
	expect(search.hits).toMatchObject([{ brand: { name: "Saab" }, model: null }]);
	expect(search.ignored).toEqual(["quattroporte"]);
	search.finishTyping();
	expect(seen.missed).toBe(1);
});

test("a brand that is only alike is suggested, and selected only on purpose", async () => {
	const { search } = begin();
	await haveNames(search);
	search.type("srabt");
	expect(search).toMatchObject({ isNearest: true, hits: [{ brand: { name: "Saab" }, model: null }] });
	expect(search.selected).toBeUndefined();
	search.move(1);
	expect(search.selected).toMatchObject({ brand: { name: "Saab" } });
});
