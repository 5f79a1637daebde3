import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ELEMENT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ELEMENT, path), "utf8");

/** The files of the npm package: those of `package/`, with the release's version, the element's manifest and the licence. */
export function packageFiles(version: string): Map<string, string> {
	const files = readdirSync(join(ELEMENT, "package")).sort();
	return new Map([
		...files.map((file): [string, string] => [file, read(`package/${file}`)]),
		["LICENSE", read("../LICENSE")],
		["custom-elements.json", manifest()],
		["package.json", read("package/package.json").replace("0.0.0", version)],
	]);
}

/** Paths in a manifest are those of its package. */
const manifest = () => read("custom-elements.json").replaceAll("finder-element/src/wiper-finder.ts", "index.js");
