import { createReadStream } from "node:fs";
import { generateLines } from "#scripts/demo/generate.ts";
import type { Bytes } from "#worker/imports/import-file.rules.ts";

/** A file's bytes, from the start at each call. */
export const fileBytes = (path: string) => (): Bytes => createReadStream(path);

/** A generated fitment file of this many rows, always the same for a seed. */
export const generatedBytes =
	(rows: number, seed = 1) =>
	(): Bytes =>
		encoded(generateLines(rows, seed));

async function* encoded(lines: Iterable<string>): Bytes {
	const encoder = new TextEncoder();
	for (const line of lines) yield encoder.encode(line);
}
