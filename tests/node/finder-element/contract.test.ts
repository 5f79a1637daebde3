import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const read = (glob: string) => globSync(glob, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
const source = read("finder-element/src/**/*.ts").join("\n");
const styles = read("finder-element/src/**/*.css").join("\n");
const documented = (tag: string) =>
	[...source.matchAll(new RegExp(`^ \\* @${tag} (\\S+)`, "gm"))].map(([, name = ""]) => name).sort();
const unique = (names: (string | undefined)[]) => [...new Set(names.flatMap((name) => name ?? []))].sort();

test("every part that the finder draws is documented, and no other", () => {
	const drawn = [...source.matchAll(/h\(\s*"\w+\.([\w -]+)"|`\$\{[^}]+\}\.([\w-]+)`|heading\("([\w-]+)"/g)];
	expect(documented("csspart")).toEqual(
		unique(drawn.flatMap(([, ...names]) => names.flatMap((name) => name?.split(" ")))),
	);
});

test("every custom property that a page may set is documented, and no other", () => {
	const look = readFileSync(join(ROOT, "finder-element/src/look.ts"), "utf8");
	const palette = readFileSync(join(ROOT, "finder-element/src/palette.ts"), "utf8");
	const values = [...(look + palette).matchAll(/^\t\t"?([a-z-]+)"?: /gm)].map(([, name]) => name);
	const shorthand = ["background"];
	const inStyles = [...styles.matchAll(/--wf-([\w-]+)/g)].map(([, name]) => name);
	expect(documented("cssproperty").map((name) => name.replace("--wf-", ""))).toEqual(
		unique([...values, ...shorthand, ...inStyles]),
	);
});

test("the manifest is what the class says", () => {
	const fresh = "node_modules/.cache/manifest";
	const analyzer = join(ROOT, "node_modules/@custom-elements-manifest/analyzer/cem.js");
	const config = ["--config", "finder-element/custom-elements-manifest.config.js", "--outdir", fresh, "--quiet"];
	execFileSync(process.execPath, [analyzer, "analyze", ...config], { cwd: ROOT });
	const manifest = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, "custom-elements.json"), "utf8"));
	expect(manifest("finder-element")).toEqual(manifest(fresh));
});
