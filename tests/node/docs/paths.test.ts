import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const TOP = /^(?:worker|dashboard|finder-element|migrations|scripts|tests|docs)\//;

/** Files and folders that a page names in backticks or links to; vouchers and KEY are examples. */
function pathsIn(page: string): string[] {
	const text = readFileSync(join(ROOT, page), "utf8");
	const named = [...text.matchAll(/`([\w./-]+)`|\]\(([\w./-]+)\)/g)].map(([, code, link]) => code ?? link ?? "");
	return named.filter((path) => TOP.test(path) && !/KEY|voucher/.test(path));
}

test.each(["README.md", "CONTRIBUTING.md"])("every path that %s names exists", (page) => {
	const paths = pathsIn(page);
	expect(paths.length).toBeGreaterThan(8);
	expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** A heading's address, as the usual renderers make it. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N} _-]/gu, "")
		.replaceAll(" ", "-");

test("every link to a heading of a page leads to one", () => {
	const pages = [...globSync("docs/**/*.md", { cwd: ROOT }), "README.md", "CONTRIBUTING.md"];
	const texts = new Map(pages.map((page) => [page, readFileSync(join(ROOT, page), "utf8")]));
	const dead = [...texts].flatMap(([page, text]) =>
		[...text.matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)]
			.map(([, file, anchor]) => ({ target: file ? join(dirname(page), file) : page, anchor: anchor ?? "" }))
			.filter(({ target, anchor }) => {
				const headings = [...(texts.get(target) ?? "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
					anchorOf(heading),
				);
				return !headings.includes(anchor);
			})
			.map(({ target, anchor }) => `${page}: ${target}#${anchor}`),
	);
	expect(dead).toEqual([]);
});

test("the map leads to rule, table, call and page of seven things", () => {
	const examples = readFileSync(join(ROOT, "README.md"), "utf8")
		.split(/^- (?=\*\*)/m)
		.slice(1);
	const rows = examples.filter((text) => text.includes("`worker/"));
	expect(rows).toHaveLength(7);
	const kinds = [
		/\.rules\.ts`/,
		/worker\/db\/schema\/[\w-]+\.table\.ts`/,
		/\.routes\.ts`/,
		/dashboard\/src\/features\/[\w/-]+\.tsx`/,
	];
	expect(rows.filter((text) => !kinds.every((kind) => kind.test(text)))).toEqual([]);
});
