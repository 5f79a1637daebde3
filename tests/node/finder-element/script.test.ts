import { createHash } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

const BUDGET_BYTES = 15_000;
const files = new Map<string, string>();

beforeAll(async () => {
	const configFile = join(import.meta.dirname, "../../../finder-element/vite.config.ts");
	await build({
		configFile,
		logLevel: "silent",
		build: { write: false },
		plugins: [
			{
				name: "collect",
				enforce: "post",
				generateBundle(_, bundle) {
					for (const file of Object.values(bundle)) {
						files.set(file.fileName, file.type === "chunk" ? file.code : String(file.source));
					}
				},
			},
		],
	});
});

const script = () => files.get("finder/v1/wiper-finder.js") ?? "";

test("the script is one file of at most 15 kB gzip, Lit and styles included", () => {
	expect([...files.keys()].filter((name) => name.endsWith(".js"))).toHaveLength(2);
	expect(script()).not.toMatch(/\bimport\b(?!\.meta)/);
	expect(gzipSync(script(), { level: 9 }).byteLength).toBeLessThanOrEqual(BUDGET_BYTES);
});

test("the pinned script is the evergreen one, with its integrity for the publish screen", () => {
	expect(files.get(`finder/${manifest.version}/wiper-finder.js`)).toBe(script());
	expect(JSON.parse(files.get("finder/release.json") ?? "")).toEqual({
		version: manifest.version,
		integrity: `sha384-${createHash("sha384").update(script()).digest("base64")}`,
	});
});

test("any page may load it: the evergreen one for minutes, the pinned one for good", () => {
	const headers = files.get("_headers") ?? "";
	const rules = headers.split(/^(?=\/)/m);
	expect(rules).toHaveLength(3);
	for (const rule of rules) {
		expect(rule).toContain("Access-Control-Allow-Origin: *");
		expect(rule).toContain("X-Content-Type-Options: nosniff");
	}
	expect(rules[0]).toContain("/finder/v1/wiper-finder.js\n");
	expect(rules[0]).toContain("max-age=300");
	expect(rules[1]).toContain(`/finder/${manifest.version}/wiper-finder.js\n`);
	expect(rules[1]).toContain("immutable");
});

test("no HTML is made from text, no code from text, and nothing is written inline", () => {
	expect(script()).not.toMatch(
		/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\("style"/,
	);
});
