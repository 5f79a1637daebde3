import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";

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

/** What `npm install` takes. The same files always give the same archive: lock files hold its hash. */
export async function packageOf(files: Map<string, string>): Promise<Buffer> {
	const mtime = new Date(0);
	const entries = [...files].map(([name, text]) => {
		const body = Buffer.from(text);
		return { header: { name: `package/${name}`, size: body.length, mtime }, body };
	});
	return gzipSync(await packTar(entries), { level: 9 });
}
