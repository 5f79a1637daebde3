import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REQUEST_PAGE_TEXTS } from "#worker/car-requests/request-page-texts.ts";
import { carFoundMail, carRequestMail } from "#worker/i18n/car-request-mails.ts";
import { LOCALES, type Locale, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { resetMail } from "#worker/i18n/mails.ts";
import { messagesMail } from "#worker/i18n/message-mails.ts";
import { orderPaperTexts } from "#worker/i18n/order-papers.ts";
import { ERROR_COLUMNS } from "#worker/imports/error-columns.ts";
import { PRODUCT_COLUMNS } from "#worker/products/product-columns.ts";
import { TEST_PAGE_TEXTS } from "#worker/publishing/test-page-texts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const glossary = readFileSync(join(ROOT, "docs/glossary.md"), "utf8");

/** The cells of each row of a table, by the table's first heading. */
function rowsOf(heading: string): string[][] {
	const lines = glossary.split("\n");
	const start = lines.findIndex((line) => line.startsWith(`| ${heading} `));
	const length = lines.slice(start).findIndex((line) => !line.startsWith("|"));
	return lines.slice(start + 2, start + length).map((line) =>
		line
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim()),
	);
}

/** The texts in nested groups; those with a value are functions. */
const textsOf = (texts: unknown): string[] => {
	if (typeof texts === "string") return [texts];
	if (typeof texts === "function") return textsOf(texts("", ""));
	return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(textsOf) : [];
};

/** What goes out by e-mail. */
const mailsIn = (locale: Locale) => {
	const lines = (["order_open", "order_confirmed", "order_notavail", "stock_low"] as const).map((kind) => ({
		...{ kind, subject: "", link: "" },
	}));
	const request = { shop: "", car: "", link: "" };
	return [
		resetMail(locale, "", ""),
		messagesMail(locale, { name: "", lines, total: lines.length + 1 }),
		carRequestMail(locale, request),
		carFoundMail(locale, { ...request, eraseLink: "" }),
	];
};

/** Every text of a language, without the product's own name. */
async function textsIn(locale: Locale): Promise<string[]> {
	const modules = await Promise.all(
		[
			`dashboard/src/i18n/${locale}/entry.ts`,
			`dashboard/src/i18n/${locale}/area.ts`,
			`worker/i18n/${locale}.ts`,
			`worker/finders/texts/${locale}.ts`,
		].map((path) => import(join(ROOT, path))),
	);
	return (
		modules
			.flatMap((module) => Object.values<Record<string, string>>(module))
			.flatMap((texts) => Object.entries(texts))
			// Synonyms of the palette are typed, not read.
			.filter(([key]) => !key.startsWith("palette.words_"))
			.map(([, text]) => text)
			.concat(PRODUCT_COLUMNS[locale], ERROR_COLUMNS[locale])
			.concat(textsOf([TEST_PAGE_TEXTS[locale], REQUEST_PAGE_TEXTS[locale], orderPaperTexts(locale)]))
			.concat(textsOf([(await import(join(ROOT, `worker/catalogue/fitment/arm-texts/${locale}.rules.ts`)))[locale]]))
			.concat(textsOf(mailsIn(locale)))
			.map((text) => text.replaceAll(/wiper[- ]finder(\.js)?|\{\{?[^}]*\}?\}/gi, " "))
	);
}

/** Words are inflected, so the end of a long one may differ. */
const stem = (word: string) => (word.length > 4 ? word.slice(0, -2) : word);

const terms = rowsOf("term");
const unwanted = new Map(rowsOf("language").map(([locale, not]) => [locale, not!.split(", ")]));

/** The texts that have a word which we don't use, and that word. */
function unwantedIn(texts: readonly string[], locale: Locale): string[] {
	const tag = toLanguageTag(locale);
	return unwanted.get(locale)!.flatMap((word) => {
		const whole = new RegExp(`(?<!\\p{L})${word.toLocaleLowerCase(tag)}(?!\\p{L})`, "u");
		return texts.filter((text) => whole.test(text)).map((text) => `${word}: ${text}`);
	});
}

/** What a page says itself: without code, quotations, tests' names and the words that we don't use. */
const pageTexts = (path: string): string[] =>
	readFileSync(join(ROOT, path), "utf8")
		.replace(/^## Words we don't use$.*?(?=^## )/ms, "")
		.replace(/^```.*?^```$/gms, "")
		.replace(/(?<=\| `tests\/[^`|]*` *\|)[^|\n]*(?=\|$)/gm, "")
		.replace(/`[^`\n]*`|"[^"\n]*"/g, "")
		.split("\n")
		.map((line) => `${path}: ${line.toLowerCase()}`);

test("the pages for developers and operators have none of the words that we don't use", () => {
	const paths = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: ROOT })];
	expect(paths.length).toBeGreaterThan(50);
	expect(unwantedIn(paths.flatMap(pageTexts), "en")).toEqual([]);
});

test("the glossary has every term in all six languages", () => {
	expect(terms.length).toBeGreaterThan(30);
	expect(terms.filter((cells) => cells.length !== 8 || cells.slice(2).includes(""))).toEqual([]);
	expect([...unwanted.keys()]).toEqual([...LOCALES]);
});

describe.each(LOCALES)("in %s", async (locale) => {
	const tag = toLanguageTag(locale);
	const texts = (await textsIn(locale)).map((text) => text.toLocaleLowerCase(tag).normalize("NFC"));
	const column = 2 + LOCALES.indexOf(locale);

	test("every term is the one that people read", () => {
		const isUsed = (term: string) => {
			const stems = term.toLocaleLowerCase(tag).split(/[ -]/).map(stem);
			return texts.some((text) => stems.every((part) => text.includes(part)));
		};
		expect(terms.map((cells) => cells[column]!).filter((term) => !isUsed(term))).toEqual([]);
	});

	test("no other word stands for the same thing", () => {
		expect(unwantedIn(texts, locale)).toEqual([]);
	});
});
