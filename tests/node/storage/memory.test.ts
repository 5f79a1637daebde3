import { expect, test } from "vitest";
import { createBudget, createMemory, ownBudget } from "#worker/storage/memory.ts";

test("what is asked for stays, what is not goes when the bytes run out", () => {
	const memory = createMemory<string>(createBudget(30));
	memory.set("a", "A", 10, Number.POSITIVE_INFINITY);
	memory.set("b", "B", 10, Number.POSITIVE_INFINITY);
	memory.set("c", "C", 10, Number.POSITIVE_INFINITY);
	memory.get("a", 0);
	memory.set("d", "D", 10, Number.POSITIVE_INFINITY);
	expect(["a", "b", "c", "d"].map((key) => memory.get(key, 0))).toEqual(["A", undefined, "C", "D"]);
});

test("an entry ends by itself, one too large is not kept, and a value replaced counts once", () => {
	const memory = createMemory<string>(createBudget(20));
	memory.set("short", "S", 5, 100);
	expect(memory.get("short", 99)).toBe("S");
	expect(memory.get("short", 100)).toBeUndefined();
	memory.set("huge", "H", 21, Number.POSITIVE_INFINITY);
	expect(memory.get("huge", 0)).toBeUndefined();
	for (let at = 0; at < 10; at++) memory.set("same", String(at), 15, Number.POSITIVE_INFINITY);
	expect(memory.get("same", 0)).toBe("9");
});

test("memories share a budget: what none of them was asked for goes, and a cleared one takes nothing", () => {
	const budget = createBudget(30);
	const [cars, texts] = [createMemory<string>(budget), createMemory<number>(budget)];
	cars.set("a", "A", 15, Number.POSITIVE_INFINITY);
	texts.set("a", 1, 15, Number.POSITIVE_INFINITY);
	cars.get("a", 0);
	texts.set("b", 2, 15, Number.POSITIVE_INFINITY);
	expect([cars.get("a", 0), texts.get("a", 0), texts.get("b", 0)]).toEqual(["A", undefined, 2]);
	cars.clear();
	texts.set("c", 3, 15, Number.POSITIVE_INFINITY);
	expect([texts.get("b", 0), texts.get("c", 0)]).toEqual([2, 3]);
});

test("all that an isolate remembers stays below 48 MB", () => {
	const parts = ["misses", "arm answers", "known finders", "rejected networks"] as const;
	const own = parts.map((part) => createMemory<number>(ownBudget(part)));
	const memories = [createMemory<number>(), createMemory<number>(), createMemory<number>(), ...own];
	for (const memory of memories)
		for (let at = 0; at < 30; at++) memory.set(String(at), at, 1024 * 1024, Number.POSITIVE_INFINITY);
	const values = memories.flatMap((memory) => Array.from({ length: 30 }, (_, at) => memory.get(String(at), 0)));
	expect(values.filter((value) => value !== undefined)).toHaveLength(48);
});
