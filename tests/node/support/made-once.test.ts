import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "#scripts/local/settings.ts";
import { hashOf, madeOnce } from "#tests/support/made-once.ts";

let cache: string;
let made = 0;

beforeEach(() => {
	cache = mkdtempSync(join(tmpdir(), "made-once-"));
	made = 0;
});
afterEach(() => rmSync(cache, { recursive: true }));

const make = async (folder: string) => writeFileSync(join(folder, "file"), String(++made));
const once = (also: string, sources = ["package.json"]) => madeOnce("thing", { sources, also, cache }, make);

test("the same sources are made once, others anew", async () => {
	const folder = await once("a");
	expect(await once("a")).toBe(folder);
	expect(made).toBe(1);
	expect(await once("b")).not.toBe(folder);
	expect(await once("a", ["package.json", "tsconfig.json"])).not.toBe(folder);
	expect(made).toBe(3);
	expect(readFileSync(join(folder, "file"), "utf8")).toBe("1");
});

test("what is made at the same time is taken whole, and what failed is not taken", async () => {
	const [one, other] = await Promise.all([once("a"), once("a")]);
	expect(one).toBe(other);
	const failed = madeOnce("thing", { sources: ["package.json"], also: "b", cache }, async (folder) => {
		writeFileSync(join(folder, "file"), "half");
		throw new Error("no room");
	});
	await expect(failed).rejects.toThrow("no room");
	expect(readdirSync(join(cache, "thing"))).toHaveLength(1);
});

test("what is made while a source changes is taken by nobody else", async () => {
	const source = join(cache, "source");
	const sources = [relative(ROOT, source)];
	writeFileSync(source, "old");
	const loaded = hashOf(sources);
	const mixed = await madeOnce("thing", { sources, cache }, async (folder) => {
		await make(folder);
		writeFileSync(source, "new");
	});
	expect(readFileSync(join(mixed, "file"), "utf8")).toBe("1");
	expect(await madeOnce("thing", { sources, cache }, make)).not.toBe(mixed);
	writeFileSync(source, "old");
	expect(readFileSync(join(await madeOnce("thing", { sources, cache }, make), "file"), "utf8")).toBe("3");
	// Made by code that was loaded before the change.
	writeFileSync(source, "newer");
	await madeOnce("thing", { sources, hash: loaded, cache: join(cache, "other") }, make);
	expect(made).toBe(4);
	await madeOnce("thing", { sources, cache: join(cache, "other") }, make);
	expect(made).toBe(5);
});

test("what nobody has taken for a while is deleted, once something else is made", async () => {
	const [old, recent] = [await once("a"), await once("b")];
	const before = new Date(Date.now() - 20 * 60 * 1000);
	for (const folder of [old, recent]) utimesSync(folder, before, before);
	await once("b");
	await once("c");
	expect([old, recent].map((folder) => existsSync(folder))).toEqual([false, true]);
});
