import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const CODE = "{worker,dashboard/src,finder-element/src,scripts,tests}/**/*.{ts,tsx,css}";

/** Pages that are not in the repository, and sections of one, unless the sentence names a public specification. */
const PAGES = /(?<!\bdocs\/)\b(?:api|design|finder|hostile|interface|orders|platform|spec|style)\.md\b/;
const SECTIONS = /(?<!PNG )\b(?:spec|specification),? (?:section |§ ?)?\d/i;

test("no code cites a page that a reader of the repository can't open", () => {
	const files = globSync(CODE, { cwd: ROOT }).filter((file) => !file.endsWith("citations.test.ts"));
	expect(files.length).toBeGreaterThan(1000);
	const citing = files.filter((file) => {
		const text = readFileSync(join(ROOT, file), "utf8");
		return PAGES.test(text) || SECTIONS.test(text);
	});
	expect(citing).toEqual([]);
});
