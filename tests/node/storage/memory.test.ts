import { expect, test } from "vitest";
import { createMemory } from "#worker/storage/memory.ts";

test("what is asked for stays, what is not goes when the bytes run out", () => {
	const memory = createMemory<string>(30);
	memory.set("a", "A", 10, Number.POSITIVE_INFINITY);
	memory.set("b", "B", 10, Number.POSITIVE_INFINITY);
	memory.set("c", "C", 10, Number.POSITIVE_INFINITY);
	memory.get("a", 0);
	memory.set("d", "D", 10, Number.POSITIVE_INFINITY);
	expect(["a", "b", "c", "d"].map((key) => memory.get(key, 0))).toEqual(["A", undefined, "C", "D"]);
});

test("an entry ends by itself, one too large is not kept, and a value replaced counts once", () => {
	const memory = createMemory<string>(20);
	memory.set("short", "S", 5, 100);
	expect(memory.get("short", 99)).toBe("S");
	expect(memory.get("short", 100)).toBeUndefined();
	memory.set("huge", "H", 21, Number.POSITIVE_INFINITY);
	expect(memory.get("huge", 0)).toBeUndefined();
	for (let at = 0; at < 10; at++) memory.set("same", String(at), 15, Number.POSITIVE_INFINITY);
	expect(memory.get("same", 0)).toBe("9");
});
