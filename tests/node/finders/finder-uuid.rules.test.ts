import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinderUuid, toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";

test("every finder's id is a UUID of version 8 that is known by its shape", () => {
	fc.assert(
		fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
			expect(isFinderUuid(toFinderUuid(random))).toBe(true);
		}),
	);
});

test("a made-up address is refused by its shape", () => {
	for (let at = 0; at < 1000; at++) expect(isFinderUuid(crypto.randomUUID())).toBe(false);
	const real = toFinderUuid(new Uint8Array(10).fill(7));
	const last = real.endsWith("0") ? "1" : "0";
	expect(isFinderUuid(real.slice(0, -1) + last)).toBe(false);
	expect(isFinderUuid(real.toUpperCase())).toBe(false);
	expect(isFinderUuid(`${real}\n`)).toBe(false);
});
