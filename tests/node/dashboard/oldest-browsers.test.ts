import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hostOf } from "../../../dashboard/src/lib/host-of.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** What browsers run; type checks know the language's own functions, but not since when browsers have these. */
const FILES = globSync(["dashboard/src/**/*.{ts,tsx}", "worker/**/*.{rules,schema}.ts"], { cwd: ROOT });
const OLDEST = "Chrome or Edge 120, Firefox 128, Safari 17.4";
/** What one of them lacks, by how it is written: a set's methods and what iterators have of arrays, among others. */
const NEWER = [
	/\bURL\.parse\(/,
	/\bPromise\.try\(/,
	/\bArray\.fromAsync\(/,
	/\bRegExp\.escape\(/,
	/\bIterator\.(?:from|concat)\(/,
	/\.(?:keys|values|entries)\(\)\s*\.(?!next\b)\w+\(/,
	/\.matchAll\([^()]*\)\s*\.(?!next\b)\w+\(/,
	/\.(?:intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
	/\bnew Set\([^()]*\)\.union\(/,
];
const isNewer = (code: string) => NEWER.some((one) => one.test(code));

test.each([
	...["URL.parse(text)", "Promise.try(load)", "names.values().map(toName)", "new Map().entries()\n\t.toArray()"],
	...["text.matchAll(CELL).map(toCell)", "new Set(one).union(other)", "shown.isSubsetOf(all)", "Array.fromAsync(rows)"],
])("%j is newer than the oldest browsers", (code) => {
	expect(isNewer(code)).toBe(true);
});

test("the back-office uses nothing that the oldest browsers it names don't have", () => {
	expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain(OLDEST);
	expect(FILES.length).toBeGreaterThan(500);
	expect(FILES.filter((file) => isNewer(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("an address is shown by its host, and anything else by none", () => {
	expect(["https://shop.example:8443/p?sku={sku}", "shop.example", ""].map(hostOf)).toEqual([
		...["shop.example:8443", "", ""],
	]);
});
