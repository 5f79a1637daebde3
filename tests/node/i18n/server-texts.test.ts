import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { en } from "#worker/i18n/en.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { translate } from "#worker/i18n/translate.ts";

const WORKER = join(import.meta.dirname, "../../../worker");

const sources = readdirSync(WORKER, { recursive: true, encoding: "utf8" })
	.filter((path) => path.endsWith(".ts") && !path.startsWith("i18n"))
	.map((path) => readFileSync(join(WORKER, path), "utf8"));

/** A code is `domain.reason`; the domains are the worker's folders and some without a folder. */
const domains = readdirSync(WORKER, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name)
	.concat("request", "server", "uploads", "mail");

const matches = (pattern: RegExp) =>
	sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text]) => text!));

// A file's name in a header (`filename="quality.csv"`) is no code.
const literals = matches(/(?<!=)"([a-z]+\.[a-z][a-z0-9_]*)"/g).filter((code) => domains.includes(code.split(".")[0]!));
/** validate() derives its code from the part of the request that it checks. */
const invalid = matches(/\bvalidate\(\s*"([a-z]+)"/g).map((target) => `request.invalid_${target}`);
const codes = [...new Set([...literals, ...invalid])].sort();

test("every code that the worker can answer has a sentence", () => {
	expect(codes.filter((code) => !Object.hasOwn(en, code))).toEqual([]);
});

/** The specification names this text; the screens that show it come with the orders. */
const AWAITED = "orders.not_found";

test("no sentence is kept that nobody says", () => {
	expect(Object.keys(en).filter((code) => !codes.includes(code) && code !== AWAITED)).toEqual([]);
});

describe.each(LOCALES)("in %s", (locale) => {
	test("every sentence is there, is a whole sentence, and holds no code", () => {
		const unfinished = Object.keys(en).filter((code) => {
			const text = translate(locale, code);
			return text.trim() !== text || !/[.!?]$/.test(text) || text.includes(code);
		});
		expect(unfinished).toEqual([]);
	});

	test("no English sentence is left over", () => {
		const same = Object.entries(en).filter(([code, text]) => locale !== "en" && translate(locale, code) === text);
		expect(same).toEqual([]);
	});
});

test("a code without a sentence stands for itself, whatever it is called", () => {
	expect(translate("de", "finders.nonsense")).toBe("finders.nonsense");
	expect(translate("de", "constructor")).toBe("constructor");
});
