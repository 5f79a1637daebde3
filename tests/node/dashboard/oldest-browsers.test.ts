import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hostOf } from "../../../dashboard/src/lib/host-of.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** What browsers run; type checks know the language's own functions, but not since when browsers have these. */
const FILES = globSync(["dashboard/src/**/*.{ts,tsx}", "worker/**/*.{rules,schema}.ts"], { cwd: ROOT });
/** Safari 18, Chrome and Firefox 126. */
const NEWER = /\bURL\.parse\(/;

test("the back-office uses nothing that the oldest browsers it names don't have", () => {
	expect(FILES.length).toBeGreaterThan(500);
	expect(FILES.filter((file) => NEWER.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("an address is shown by its host, and anything else by none", () => {
	expect(["https://shop.example:8443/p?sku={sku}", "shop.example", ""].map(hostOf)).toEqual([
		...["shop.example:8443", "", ""],
	]);
});
