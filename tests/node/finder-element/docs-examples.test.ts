import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { compile } from "svelte/compiler";
import { beforeAll, expect, test } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import { tool } from "#scripts/local/processes.ts";
import { packageSnippets } from "#worker/publishing/package-snippet.rules.ts";
import { packageFiles, packageOf } from "../../../finder-element/build/package-files.ts";
import manifest from "../../../finder-element/custom-elements.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../../..");
/** In the project, so that the types of React, Vue and Svelte are found. */
const SHOP = join(ROOT, "node_modules/.cache/docs-examples");
const PACKAGE = join(SHOP, "node_modules/@wiper-finder/element");
const DOCS = readFileSync(join(ROOT, "docs/embedding.md"), "utf8");

const blocks = (language: string): string[] =>
	[...DOCS.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "gm"))].map(([, code = ""]) => code);
const [element] = manifest.modules[0]?.declarations ?? [];
const names = (list: { name: string }[] = []) => list.map(({ name }) => name);
const [parts, properties] = [names(element?.cssParts), names(element?.cssProperties)];

/** The publish screen's code. */
const FINDER = { uuid: "11111111-2222-8333-8444-555555555555" };
const SOURCE = { origin: "https://finder.example", version: "1.2.3" };

const scriptOf = (component: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(component)?.[1] ?? "";
const asFiles = (extension: string, codes: string[]) =>
	Object.fromEntries(codes.map((code, at) => [`example-${at}.${extension}`, code]));

/** What shops get wrong, which the types have to find. */
const MISUSED = {
	"misused-events.ts": `import { loadWiperFinder } from "@wiper-finder/element";
		document.addEventListener("wf-results", ({ detail }) => detail.products[0]?.amount.toFixed(2));
		// @ts-expect-error: the event has no such detail
		document.addEventListener("wf-vehicle", ({ detail }) => detail.products);
		document.querySelector("wiper-finder")?.open("812-2016");
		// @ts-expect-error: a car is a text
		document.querySelector("wiper-finder")?.open(812);
		// @ts-expect-error: a version has three numbers
		loadWiperFinder("https://finder.test", { version: "latest" });`,
	"misused-react.tsx": `import type {} from "@wiper-finder/element/react";
		export const right = <div data-wiper-finder="id" data-locale="de" data-remember />;
		// @ts-expect-error: no such language
		export const wrong = <div data-wiper-finder="id" data-locale="xx" />;
		// @ts-expect-error: no such language
		export const element = <wiper-finder finder="id" locale="xx" />;
		// @ts-expect-error: the event has no such detail
		export const listener = <wiper-finder finder="id" onwf-error={({ detail }) => detail.car} />;`,
	"misused-vue.ts": `import type {} from "@wiper-finder/element/vue";
		import type { GlobalComponents, HTMLAttributes } from "vue";
		type Props = InstanceType<GlobalComponents["wiper-finder"]>["$props"];
		export const right: Props = { finder: "id", onWfNoResult: ({ detail }) => detail.car.name };
		// @ts-expect-error: no such language
		export const element: Props = { finder: "id", locale: "xx" };
		// @ts-expect-error: no such language
		export const wrong: HTMLAttributes = { "data-wiper-finder": "id", "data-locale": "xx" };`,
	"misused-svelte.ts": `import type {} from "@wiper-finder/element/svelte";
		import type { SvelteHTMLElements } from "svelte/elements";
		export const right: SvelteHTMLElements["wiper-finder"] = { finder: "id", "onwf-ready": () => {} };
		// @ts-expect-error: the event has no such detail
		export const element: SvelteHTMLElements["wiper-finder"] = { "onwf-error": ({ detail }) => detail.car };
		// @ts-expect-error: no such language
		export const wrong: SvelteHTMLElements["div"] = { "data-wiper-finder": "id", "data-locale": "xx" };`,
};

const files: Record<string, string> = {
	...asFiles(
		"js",
		blocks("js").map((code) => `import "@wiper-finder/element";\n${code}`),
	),
	...asFiles("tsx", blocks("tsx")),
	...asFiles("vue.ts", blocks("vue").map(scriptOf)),
	...asFiles(
		"svelte.ts",
		blocks("svelte").map((code) => `import "svelte";\n${scriptOf(code)}`),
	),
	...asFiles(
		"publish.ts",
		[false, true].map((isPinned) => packageSnippets(FINDER, { ...SOURCE, isPinned }).load),
	),
	...MISUSED,
};

/** What tsc says in the shop, once for all files. */
let typeErrors: string[] = [];

/** A shop that has installed the package. */
beforeAll(async () => {
	rmSync(SHOP, { recursive: true, force: true });
	for (const folder of [PACKAGE, join(SHOP, "src")]) mkdirSync(folder, { recursive: true });
	const input = await packageOf(packageFiles("1.2.3"));
	execFileSync("tar", ["-xzf", "-", "-C", PACKAGE, "--strip-components=1"], { input });
	const compilerOptions = {
		...{ strict: true, noEmit: true, allowJs: true, checkJs: true, verbatimModuleSyntax: true, types: [] },
		...{ target: "es2024", lib: ["es2024", "dom", "dom.iterable"], jsx: "react-jsx" },
		...{ module: "esnext", moduleResolution: "bundler" },
	};
	for (const [name, code] of Object.entries(files)) writeFileSync(join(SHOP, "src", name), code);
	writeFileSync(join(SHOP, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
	const tsc = [tool("tsc"), "-p", SHOP, "--pretty", "false"];
	const { status, stdout, stderr } = spawnSync(process.execPath, tsc, { encoding: "utf8" });
	typeErrors = stdout.split("\n").filter((line) => line !== "");
	// Without that, a compiler that doesn't run would find nothing wrong.
	if (status !== 0 && typeErrors.length === 0) throw new Error(`tsc ended with ${status}: ${stderr}`);
}, 60_000);

const isMisuse = (line: string) => line.includes("/misused-");

test("the docs' scripts and components have no type error with the package that a shop installs", () => {
	expect(["js", "tsx", "vue", "svelte"].map((language) => blocks(language).length)).toEqual([2, 1, 1, 1]);
	expect(typeErrors.filter((line) => !isMisuse(line))).toEqual([]);
});

test("the package's types find what a shop gets wrong", () => {
	expect(typeErrors.filter(isMisuse)).toEqual([]);
});

test("the docs' components compile", () => {
	for (const code of blocks("vue")) {
		const { descriptor, errors } = parse(code);
		expect(errors).toEqual([]);
		const { content } = compileScript(descriptor, { id: "docs", inlineTemplate: true });
		// What the template names and the component lacks.
		expect(content).not.toContain("_ctx.");
	}
	for (const code of blocks("svelte")) expect(compile(code, { generate: "client" }).warnings).toEqual([]);
});

test("the docs' HTML and CSS name only attributes, slots, parts and properties that exist", () => {
	const attributes = names(element?.attributes).map((name) =>
		name === "finder" ? "data-wiper-finder" : `data-${name}`,
	);
	const slots = names(element?.slots);
	const [known, unknown]: [string[], string[]] = [[], []];
	const parser = new Parser({
		onattribute: (name, value) => {
			const isKnown = name === "slot" ? slots.includes(value) : !name.startsWith("data-") || attributes.includes(name);
			(isKnown ? known : unknown).push(`${name}="${value}"`);
		},
	});
	for (const code of blocks("html")) parser.write(code);
	for (const code of blocks("css")) {
		for (const [name] of code.matchAll(/--wf-[\w-]+/g)) (properties.includes(name) ? known : unknown).push(name);
		for (const [, name = ""] of code.matchAll(/::part\(([\w-]+)\)/g))
			(parts.includes(name) ? known : unknown).push(name);
	}
	expect(unknown).toEqual([]);
	expect(known).toEqual(expect.arrayContaining(['slot="empty"', "--wf-primary", "price"]));
});
