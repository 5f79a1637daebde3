import { expect, test } from "vitest";
import { ARTICLES_MAX_CHARS, fittingArticles } from "#worker/finders/finder.rules.ts";

const article = (title: string, length: number) => ({ title, content: "x".repeat(length) });

test("articles keep their order while there is room, and one that is too long makes room for the next", () => {
	const articles = [article("first", ARTICLES_MAX_CHARS - 10), article("too long", 11), article("last", 10)];
	expect(fittingArticles(articles).map(({ title }) => title)).toEqual(["first", "last"]);
	expect(fittingArticles([])).toEqual([]);
});
