import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
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
	return gzipOf(await packTar(entries));
}

const HEADER = Buffer.from("1f8b08000000000000ff", "hex");
const BLOCK_MAX = 0xffff;

/** Stored, not compressed: zlib's result differs by its version, and by the system that it writes into the header. */
function gzipOf(content: Uint8Array): Buffer {
	const starts = Array.from({ length: Math.ceil(content.length / BLOCK_MAX) }, (_, at) => at * BLOCK_MAX);
	const blocks = starts.flatMap((from) => {
		const block = content.subarray(from, from + BLOCK_MAX);
		const header = Buffer.alloc(5);
		header.writeUInt8(from + BLOCK_MAX < content.length ? 0 : 1);
		header.writeUInt16LE(block.length, 1);
		header.writeUInt16LE(BLOCK_MAX - block.length, 3);
		return [header, block];
	});
	const trailer = Buffer.alloc(8);
	trailer.writeUInt32LE(crc32(content));
	trailer.writeUInt32LE(content.length, 4);
	return Buffer.concat([HEADER, ...blocks, trailer]);
}
