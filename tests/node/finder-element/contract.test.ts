import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { appearanceOf } from "#worker/finders/appearance.rules.ts";
import type { LOCALES } from "#worker/i18n/locale.rules.ts";
import type { AnswerProduct, Part } from "#worker/offers/answer-product.rules.ts";
import type {
	EventPart,
	EventProduct,
	EventVehicle,
	WiperFinderLocale,
} from "../../../finder-element/package/types.d.ts";
import { look } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (glob: string) => globSync(glob, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), "utf8"));
const source = read("finder-element/src/**/*.ts").join("\n");
const styles = read("finder-element/src/**/*.css").join("\n");
const documented = (tag: string) =>
	[...source.matchAll(new RegExp(`^ \\* @${tag} (\\S+)`, "gm"))].map(([, name = ""]) => name).sort();
const unique = (names: (string | undefined)[]) => [...new Set(names.flatMap((name) => name ?? []))].sort();

test("every part that the finder draws is documented, and no other", () => {
	const drawn = [...source.matchAll(/\spart="([\w -]+)"|headingView\("([\w-]+)"/g)];
	expect(documented("csspart")).toEqual(
		unique(drawn.flatMap(([, ...names]) => names.flatMap((name) => name?.split(" ")))),
	);
});

test("a class is also a part, so that nothing is named twice", () => {
	const named = [...source.matchAll(/\sclass=("[\w -]+"|\$\{\w+\})\s+part=(\S+?(?: [\w-]+)*"?)[\s>]/g)];
	const parts = source.match(/\spart=["$]/g);
	expect(named.filter(([, name, part]) => name !== part)).toEqual([]);
	expect(parts).toHaveLength(named.length);
});

test("every listener of a view keeps its errors from the page", () => {
	const listeners = [...source.matchAll(/\s@(\w+)=\$\{([^}]*)/g)];
	const made = [...source.matchAll(/const (\w+) = safely\(/g)].map(([, name]) => name);
	expect(listeners.length).toBeGreaterThan(8);
	expect(listeners.filter(([, , act]) => !act?.startsWith("safely(") && !made.includes(act))).toEqual([]);
});

test("every custom property that a page may set is documented, and no other", () => {
	const { scheme, ...values } = appearanceOf(look, false);
	const applied = ["cover"];
	const inStyles = [...styles.matchAll(/--wf-([\w-]+)/g)].map(([, name]) => name);
	expect(documented("cssproperty").map((name) => name.replace("--wf-", ""))).toEqual(
		unique([...Object.keys(values), ...applied, ...inStyles]),
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

/** For expectTypeOf, intersections in another order aren't equal. */
type Flat<Value> = Value extends object ? { [Key in keyof Value]: Flat<Value[Key]> } : Value;

test("the package's types say all that events carry, and every language", () => {
	expectTypeOf<Flat<EventVehicle>>().toEqualTypeOf<Flat<Vehicle>>();
	type Added = "amount" | "currency" | "imageUrl" | "partsAmount" | "parts";
	expectTypeOf<Omit<EventProduct, Added>>().toEqualTypeOf<Omit<AnswerProduct, "parts">>();
	expectTypeOf<Omit<EventPart, "amount">>().toEqualTypeOf<Omit<Part, never>>();
	expectTypeOf<WiperFinderLocale>().toEqualTypeOf<(typeof LOCALES)[number] | "el">();
});
