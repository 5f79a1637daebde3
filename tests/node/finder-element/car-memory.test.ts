import { expect, test } from "vitest";
import { createCarMemory } from "#finder-element/car-memory.ts";

function storage() {
	const stored = new Map<string, string>();
	return {
		stored,
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	};
}

test("a car is remembered with its brand, until it is forgotten", () => {
	const place = storage();
	const memory = createCarMemory(() => ({
		...place,
		setItem: (key, value) => void place.setItem(key, value),
		removeItem: (key) => void place.removeItem(key),
	}));
	memory.set("812-2016", 4, { option: 2, driver: 26 });
	expect(memory.get()).toEqual({ vehicle: "812-2016", brand: 4, choice: { option: 2, driver: 26 } });
	memory.remove();
	expect(memory.get()).toBeUndefined();
	expect(place.stored.size).toBe(0);
});

test.each(["", "nonsense", "812-2016", "812-2016 x", "812-2016 4", "812-2016 4 {", "812-2016 4 null", '{"vehicle":1}'])(
	"what else may stand there (%j) harms nobody",
	(text) => {
		const place = storage();
		place.stored.set("wiper-finder:car", text);
		const car = createCarMemory(() => ({ ...place, setItem: () => {}, removeItem: () => {} })).get();
		expect(car === undefined || car.vehicle === "812-2016").toBe(true);
	},
);

test("a browser that refuses storage just forgets", () => {
	const memory = createCarMemory(() => {
		throw new Error("blocked");
	});
	memory.set("812-2016", 4, {});
	memory.remove();
	expect(memory.get()).toBeUndefined();
});
