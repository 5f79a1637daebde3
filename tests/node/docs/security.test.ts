import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const source = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** OWASP ASVS 5.0.0: by section the level of each requirement in order; later ones are of level 3. */
const LEVELS: Readonly<Record<string, string>> = {
	"V1.1": "22",
	"V1.2": "111112222",
	"V1.3": "11222222222",
	"V1.4": "222",
	"V1.5": "12",
	"V2.1": "122",
	"V2.2": "112",
	"V2.3": "1222",
	"V2.4": "2",
	"V3.2": "11",
	"V3.3": "1222",
	"V3.4": "112222",
	"V3.5": "11122",
	"V3.7": "22",
	"V4.1": "122",
	"V4.2": "2",
	"V4.3": "22",
	"V4.4": "1222",
	"V5.1": "2",
	"V5.2": "112",
	"V5.3": "11",
	"V5.4": "222",
	"V6.1": "122",
	"V6.2": "111111112222",
	"V6.3": "1122",
	"V6.4": "1122",
	"V6.5": "22222",
	"V6.6": "222",
	"V6.8": "2222",
	"V7.1": "222",
	"V7.2": "1111",
	"V7.3": "22",
	"V7.4": "11222",
	"V7.5": "22",
	"V7.6": "22",
	"V8.1": "12",
	"V8.2": "112",
	"V8.3": "1",
	"V8.4": "2",
	"V9.1": "111",
	"V9.2": "1222",
	"V10.1": "22",
	"V10.2": "22",
	"V10.3": "2222",
	"V10.4": "11111222222",
	"V10.5": "22222",
	"V10.6": "22",
	"V10.7": "222",
	"V11.1": "22",
	"V11.2": "222",
	"V11.3": "112",
	"V11.4": "1222",
	"V11.5": "2",
	"V11.6": "2",
	"V12.1": "122",
	"V12.2": "11",
	"V12.3": "2222",
	"V13.1": "2",
	"V13.2": "22222",
	"V13.3": "22",
	"V13.4": "12222",
	"V14.1": "22",
	"V14.2": "1222",
	"V14.3": "122",
	"V15.1": "122",
	"V15.2": "122",
	"V15.3": "1222222",
	"V16.1": "2",
	"V16.2": "22222",
	"V16.3": "2222",
	"V16.4": "222",
	"V16.5": "222",
	"V17.1": "2",
	"V17.2": "2222",
	"V17.3": "22",
};

const required = Object.entries(LEVELS).flatMap(([section, levels]) =>
	[...levels].flatMap((level, at) => (level === "3" ? [] : [`${section}.${at + 1} ${level}`])),
);

test("every requirement of levels 1 and 2 is answered once, and none else", () => {
	const answered = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) +\| (\d) /gm)].map(([, id, level]) => `${id} ${level}`);
	expect(answered).toEqual(required);
	expect([1, 2].map((level) => required.filter((one) => one.endsWith(` ${level}`)).length)).toEqual([70, 183]);
});

test("each says how it stands, and why", () => {
	const rows = page.split("\n").filter((line) => /^\| V\d/.test(line));
	const states = rows.map((row) => row.split(" | ")[3]?.trim());
	expect(new Set(states)).toEqual(new Set(["Met", "Platform", "N/A", "Partly", "Not met"]));
	expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
	const count = (state: string) => states.filter((one) => one === state).length;
	expect(page).toContain(
		`Of ${rows.length}: ${count("Met")} met, ${count("Platform")} by the platform, ${count("N/A")} not applicable, ` +
			`${count("Partly")} partly, ${count("Not met")} not met.`,
	);
});

test("every file that it names is there", () => {
	const named = [...page.matchAll(/`((?:worker|dashboard|finder-element|tests|scripts|docs)\/[^`\s]*)`/g)];
	expect(named.length).toBeGreaterThan(100);
	expect(named.map(([, path]) => path ?? "").filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every test that it names for a case is in that file", () => {
	const cases = [...page.matchAll(/^\| [^|]+\| `(tests\/[^`]+)` +\| (.+?) *\|$/gm)];
	expect(cases.length).toBeGreaterThan(60);
	const missing = cases.filter(
		([, path = "", name = ""]) => !source(path).replaceAll("\\", "").includes(name.replaceAll("\\", "")),
	);
	expect(missing.map(([, path, name]) => `${path}: ${name}`)).toEqual([]);
});
