import { createHash } from "node:crypto";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { build } from "vite";
import { beforeAll, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

/** What every visitor loads: the first flight, and with the rest. */
const ENTRY_BYTES = 14_000;
const WITH_REST_BYTES = 25_090;
/** What visitors load who use the text box (docs/adr/0073). */
const WITH_SEARCH_BYTES = 33_240;
/** On a machine that does a lot besides. */
const BUILD_MS = 60_000;
const files = new Map<string, string>();
let packed: string | Uint8Array = "";

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
						const source = file.type === "chunk" ? file.code : file.source;
						files.set(file.fileName, String(source));
						if (file.fileName.endsWith(".tgz")) packed = source;
					}
				},
			},
		],
	});
}, BUILD_MS);

const script = () => files.get("finder/v1/wiper-finder.js") ?? "";

const laterModules = () =>
	[...files].filter(([name]) => /\/(failure|forms|preview|rest|search)\.[\w-]+\.js$/.test(name));
const gzipBytes = (code: string) => gzipSync(code, { level: 9 }).byteLength;
const laterBytes = (module: string) =>
	laterModules().flatMap(([name, code]) => (name.includes(`/${module}.`) ? gzipBytes(code) : []))[0] ?? Number.NaN;

test("the script is at most 14 kB gzip, Lit and styles included, 25.1 kB with the rest, and 33.2 kB with the search", () => {
	const entry = gzipBytes(script());
	const rest = laterBytes("rest");
	const search = laterBytes("search");
	console.info(`entry ${entry} B gzip, rest ${rest}, search ${search}, forms ${laterBytes("forms")}`);
	expect(entry).toBeLessThanOrEqual(ENTRY_BYTES);
	expect(entry + rest).toBeLessThanOrEqual(WITH_REST_BYTES);
	expect(entry + rest + search).toBeLessThanOrEqual(WITH_SEARCH_BYTES);
});

test("Lit is in the script and nowhere else: a second one would need a second Trusted Types policy", () => {
	const policies = (code: string) => code.match(/createPolicy\(/g)?.length ?? 0;
	expect(policies(script())).toBe(1);
	expect(laterModules().map(([, code]) => policies(code))).toEqual([0, 0, 0, 0, 0]);
	for (const [, code] of laterModules()) expect(code).not.toMatch(/litHtmlVersions|reactiveElementVersions/);
});

test("a later module begins without what the script gives to it", async () => {
	for (const [, code] of laterModules()) await import(`data:text/javascript,${encodeURIComponent(code)}`);
});

test("whatever goes wrong while the script begins, no error reaches the page", () => {
	expect(script()).toMatch(/^\/\/[^\n]+\ntry\s?\{[\s\S]+\}catch\(\w+\)\{console\.warn\([^\n]+\)\}$/);
	expect(script()).not.toMatch(/\bexport\b/);
});

test("browsers compile the form, the rest and the search while they load: what few visitors ask for waits until they do", () => {
	const compiledAtOnce = [...files].filter(([, code]) => code.startsWith("//# allFunctionsCalledOnLoad\n"));
	const names = compiledAtOnce.map(([name]) => name.replace(/^finder\/|\.[\w-]+\.js$/g, ""));
	const folder = manifest.version;
	expect(names.sort()).toEqual([
		`${folder}/rest`,
		`${folder}/search`,
		`${folder}/wiper-finder.js`,
		"v1/wiper-finder.js",
	]);
});

test("what comes later asks nothing of the script, and is of its version wherever the script stands", () => {
	const scripts = [...files.keys()].filter((name) => name.endsWith(".js"));
	expect(scripts).toHaveLength(7);
	const folder = `finder/${manifest.version}/`;
	const requests = [...script().matchAll(/\bimport\(`\.\.\/([^`]+)`\)/g)].map(([, path]) => `finder/${path}`);
	expect(requests.sort()).toEqual(
		laterModules()
			.map(([name]) => name)
			.sort(),
	);
	for (const [name, code] of laterModules()) {
		expect(name.startsWith(folder)).toBe(true);
		expect(code).not.toMatch(/\bimport\b/);
	}
	expect(script().replace(/\bimport\(/g, "")).not.toMatch(/\bimport\b(?!\.meta)/);
});

const integrityOf = (code: string | Uint8Array) => `sha384-${createHash("sha384").update(code).digest("base64")}`;

test("the pinned script is the evergreen one, with its integrity for the publish screen", () => {
	expect(files.get(`finder/${manifest.version}/wiper-finder.js`)).toBe(script());
	expect(JSON.parse(files.get("finder/release.json") ?? "")).toMatchObject({
		version: manifest.version,
		integrity: integrityOf(script()),
		modules: laterModules().map(([name, code]) => ({ file: name.split("/").at(-1), integrity: integrityOf(code) })),
	});
});

test("the package for shops with a build is of the same version, and release.json has the hash of what is served", async () => {
	const entries = await unpackTar(gunzipSync(packed));
	const text = new TextDecoder();
	const contents = new Map(entries.map(({ header, data }) => [header.name, text.decode(data)]));
	const packaged = (name: string) => contents.get(`package/${name}`) ?? "";
	const { exports, ...described } = JSON.parse(packaged("package.json"));
	expect(described).toMatchObject({ name: "@wiper-finder/element", version: manifest.version });
	const exported = JSON.stringify(exports).match(/(?<="\.\/)[\w-]+\.[\w.]+/g) ?? [];
	expect(exported).toContain("react.d.ts");
	expect(exported.filter((name) => packaged(name) === "")).toEqual([]);
	expect(JSON.parse(packaged("custom-elements.json")).modules[0].path).toBe("index.js");
	expect(JSON.parse(files.get("finder/release.json") ?? "").package).toEqual({
		file: "package.tgz",
		integrity: integrityOf(packed),
	});
	// A deployment keeps the archive alone.
	expect([...files.keys()].filter((name) => name.includes("/package/"))).toEqual([]);
});

test("no module has a regular expression that looks behind: Safari before 16.4 would load nothing of it", () => {
	const scripts = [script(), ...laterModules().map(([, code]) => code)];
	expect(scripts.flatMap((code) => code.match(/.{9}\(\?<[=!].{9}/g) ?? [])).toEqual([]);
});

test("no module uses reduce: Prototype.js before 1.6.1, which old shops have, replaces it by another one", () => {
	const scripts = [script(), ...laterModules().map(([, code]) => code)];
	expect(scripts.flatMap((code) => code.match(/.{9}\.reduce(Right)?\b.{9}/g) ?? [])).toEqual([]);
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
	expect(rules[1]).toContain(`/finder/${manifest.version}/*\n`);
	expect(rules[1]).toContain("immutable");
});

test("no HTML is made but from Lit's templates, no code from text, and nothing is written inline", () => {
	const all = [...files].filter(([name]) => name !== `finder/${manifest.version}/wiper-finder.js`);
	const code = all.map(([, text]) => text).join();
	expect(code.match(/innerHTML/g)).toHaveLength(1);
	expect(code).not.toMatch(
		/outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\("style"|unsafeHTML/,
	);
});
