import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** `within`: a selector of what is looked at; `tags` or `rules`: of axe, all that it has by default. */
type Look = { within?: string; tags?: readonly string[]; rules?: readonly string[] };

/**
 * The barriers that axe knows, by rule, with the elements. Axe comes into the page once, and nothing of what passes leaves
 * it: a page of its own for the report, and axe again for each look, take as long as the rules.
 */
export async function barriers(page: Page, { within, tags, rules }: Look = {}): Promise<[string, string[]][]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const runOnly = tags ? { type: "tag", values: tags } : rules && { type: "rule", values: rules };
	const options = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
	return page.evaluate(
		async ([selector, asked]) => {
			const where = selector === undefined ? document : { include: [[selector]] };
			const { violations } = await Reflect.get(window, "axe").run(where, asked);
			return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
				id,
				nodes.map(({ html }) => html.slice(0, 200)),
			]);
		},
		[within, options] as const,
	);
}
