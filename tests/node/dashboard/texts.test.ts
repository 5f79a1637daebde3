import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { ORDER_ACTIONS, ORDER_STATUSES } from "#worker/orders/order.rules.ts";
import { formatDateTime } from "../../../dashboard/src/lib/format.ts";

const ROOT = join(import.meta.dirname, "../../..");
const I18N = join(ROOT, "dashboard/src/i18n");

type Texts = Record<string, string>;

async function textsIn(locale: string): Promise<Texts> {
	const { entry } = await import(join(I18N, locale, "entry.ts"));
	const { area } = await import(join(I18N, locale, "area.ts"));
	return { ...entry, ...area };
}

const en = await textsIn("en");

const sourcesOf = (folder: string) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((path) => /\.tsx?$/.test(path) && !path.startsWith("i18n"))
		.map((path) => readFileSync(join(ROOT, folder, path), "utf8"))
		.join("\n");

// Error codes and menu texts are named by the worker.
const literals = (source: string) =>
	new Set([...source.matchAll(/"([a-z_]+(?:\.[a-z_0-9]+)+)"/g)].map(([, key]) => key));
const dashboard = sourcesOf("dashboard/src");
const named = literals(dashboard + sourcesOf("worker"));

/** `{{name}}` is replaced, `{sku}` is not. */
const placeholders = (text: string) => (text.match(/\{\{?[a-z, ]+\}?\}/g) ?? []).sort();

/** A counted text's key, without the plural form that i18next adds. */
const baseOf = (key: string) => key.replace(/_(?:one|few|many|other)$/, "");
const isPlural = (key: string) => Object.hasOwn(en, `${baseOf(key)}_other`);
const exists = (key: string) => Object.hasOwn(en, key) || Object.hasOwn(en, `${key}_other`);
const formsOf = (locale: Locale) => new Intl.PluralRules(toLanguageTag(locale)).resolvedOptions().pluralCategories;

test("every text that the dashboard asks for exists", () => {
	const keys = [...dashboard.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key!);
	expect(keys.length).toBeGreaterThan(100);
	expect(keys.filter((key) => !exists(key))).toEqual([]);
});

test("no text is kept that nobody says", () => {
	expect(Object.keys(en).filter((key) => !named.has(isPlural(key) ? baseOf(key) : key))).toEqual([]);
});

test("what the server calls a menu entry has a text", () => {
	const entries = [...literals(sourcesOf("worker/auth"))].filter((key) => key?.startsWith("menu."));
	expect(entries.length).toBeGreaterThan(0);
	expect(entries.filter((key) => !Object.hasOwn(en, key!))).toEqual([]);
});

test("a user is not said to be in a configuration's state: languages with genders inflect the word", () => {
	const shown = [...literals(sourcesOf("dashboard/src/features/users"))];
	expect(shown).toContain("users.disabled");
	expect(shown.filter((key) => key?.startsWith("status."))).toEqual([]);
});

test("in Greek, what stands beside a number of orders or parts is no singular, and a part of an order is neuter", async () => {
	const texts = await textsIn("gr");
	for (const status of ORDER_STATUSES) expect(texts[`orders.tab_${status}`]).toMatch(/[εέ]ς$|^Σε /);
	for (const state of ["low", "out"]) expect(texts[`stock.${state}`]).toMatch(/ απόθεμα$|αποθέματος$/);
	expect(texts["orders.item_notavail"]).toMatch(/ο$/);
});

test("in Greek, a configuration's state has the gender of its name, as its numbers on the home page have", async () => {
	const texts = await textsIn("gr");
	for (const state of ["enabled", "disabled", "connected"]) expect(texts[`status.${state}`]).toMatch(/[ηή]$/);
});

test("keys are named in texts only, since keyboards name them differently", () => {
	expect(dashboard.match(/["'`](?:Ctrl|Strg|Shift|Umschalt)[ +].*/g)).toBeNull();
});

const PRICE: Record<Locale, RegExp> = { en: /price/i, de: /preis/i, gr: /τιμ/i, tr: /fiyat/i, pl: /cen/i, ru: /цен/i };

describe.each(LOCALES)("in %s", async (locale) => {
	const texts = await textsIn(locale);

	test("the screens of stock don't speak of prices", () => {
		const borrowed = [...literals(sourcesOf("dashboard/src/features/inventory"))].filter((key) =>
			key?.startsWith("pricing."),
		);
		expect(borrowed.length).toBeGreaterThan(2);
		const own = Object.keys(texts).filter((key) => key.startsWith("stock."));
		const shown = [...borrowed, ...own].map((key) => texts[key!] ?? texts[`${key}_other`]!);
		expect(shown.filter((text) => PRICE[locale].test(text))).toEqual([]);
	});

	test("what somebody else saved is first in its note, which a phone cuts off at the end", () => {
		expect(texts["stock.theirs"]).toMatch(/^\{\{value\}\} /);
	});

	test("a key has the same name in every text", () => {
		const control = texts["keys.control"]!;
		expect(texts["form.save_hint"]).toContain(`(${control}+S)`);
		for (const key of ["pricing.help", "stock.help"]) {
			for (const letter of "DZS") expect(texts[key]).toContain(`${control}+${letter}`);
			expect(texts[key]).toContain(texts["keys.shift"]);
		}
	});

	test("the review calls aliases what the file's column is called: a model's own name stays", () => {
		const stem = texts["catalogue.field_aliases"]!.toLowerCase().slice(0, 3);
		expect(texts["catalogue.models_with_other_aliases"]?.toLowerCase()).toContain(stem);
	});

	test("what was done with an order is not said in the words of its button", () => {
		const same = ORDER_ACTIONS.filter((action) => texts[`audit.${action}`] === texts[`orders.${action}`]);
		// "Put on hold" is both in English.
		expect(same).toEqual(locale === "en" ? ["hold"] : []);
	});

	test("a look's hint names the configuration's colours: what is white in one shop is dark in another", () => {
		const stems = ["primary_color", "background_color"].map((name) =>
			texts[`finder.${name}`]!.slice(0, 2).toLowerCase(),
		);
		for (const name of ["card", "bold"])
			for (const stem of stems) expect(texts[`theme.${name}_hint`]?.toLowerCase()).toContain(stem);
		expect(texts["theme.plain_hint"]?.toLowerCase()).toContain(stems[0]);
	});

	test("there are exactly the texts of the model", () => {
		const base = (keys: string[]) => [...new Set(keys.map((key) => (isPlural(key) ? baseOf(key) : key)))].sort();
		expect(base(Object.keys(texts))).toEqual(base(Object.keys(en)));
	});

	test("every count has each plural form of the language, and its number is formatted", () => {
		const counted = Object.keys(texts).filter((key) => texts[key]!.includes("{{count"));
		expect(counted.length).toBeGreaterThan(60);
		expect(counted.filter((key) => !texts[key]!.includes("{{count, number}}"))).toEqual([]);
		const forms = formsOf(locale);
		const missing = counted.flatMap((key) =>
			forms.map((form) => `${baseOf(key)}_${form}`).filter((form) => !Object.hasOwn(texts, form)),
		);
		expect(missing).toEqual([]);
		const plurals = Object.keys(texts).filter(isPlural);
		expect(plurals.filter((key) => !forms.some((form) => key.endsWith(`_${form}`)))).toEqual([]);
		expect(plurals.filter((key) => !counted.includes(key))).toEqual([]);
	});

	test("no number stands behind a colon where a plural belongs, and no word carries its plural in brackets", () => {
		const workaround = /: \{\{(?:count|total|rows|changes|cars|users|finders)[^}]*\}\}(?:[.,;)]|$)|\((?:s|n|en|e)\)/;
		expect(Object.keys(texts).filter((key) => workaround.test(texts[key]!))).toEqual([]);
	});

	test("what is filled in is filled in everywhere, and nothing is empty", () => {
		const model = (key: string) => en[key] ?? en[`${baseOf(key)}_other`]!;
		const broken = Object.entries(texts).filter(
			([key, text]) =>
				text.trim() !== text || text === "" || placeholders(text).join() !== placeholders(model(key)).join(),
		);
		expect(broken).toEqual([]);
	});

	test("a time that ends in a full stop is followed by none", () => {
		const evening = formatDateTime("2026-11-23T22:16:00", toLanguageTag(locale));
		const doubled = Object.keys(texts).filter((key) => /\{\{(?:time|when|at|since|until)\}\}\./.test(texts[key]!));
		expect(evening.endsWith(".") ? doubled : []).toEqual([]);
	});

	test("what the import screen says by itself is what the server says", async () => {
		const server: Texts = (await import(join(ROOT, `worker/i18n/${locale}.ts`)))[locale];
		const shared = Object.keys(texts).filter((key) => key.startsWith("catalogue.") && Object.hasOwn(server, key));
		expect(shared.length).toBeGreaterThan(15);
		expect(shared.filter((key) => texts[key] !== server[key])).toEqual([]);
	});

	test("to order again is not called a new order", () => {
		expect(texts["orders.reorder"]).not.toBe(texts["orders.add"]);
	});

	test("no English sentence is left over", () => {
		const sentences = Object.entries(en).filter(([, text]) => /[.!?]$/.test(text));
		expect(sentences.filter(([key, text]) => locale !== "en" && texts[key] === text)).toEqual([]);
	});
});
