import { expect, test } from "vitest";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { type Bytes, fileParts } from "#worker/imports/import-file.rules.ts";

const ROWS = 250_000;
const NOTE = "kept in the garage ".repeat(20);
const encoder = new TextEncoder();

/** A hundred megabytes, in pieces that end anywhere. */
async function* hundredMegabytes(): Bytes {
	yield encoder.encode("brand;model;year;driver;passenger;note\n");
	for (let from = 0; from < ROWS; from += 100) {
		const rows = Array.from({ length: 100 }, (_, at) => `Saab;9-5 ${from + at};2005-2009;23/24;21;${NOTE}\n`);
		const bytes = encoder.encode(rows.join(""));
		const half = bytes.length >> 1;
		yield bytes.subarray(0, half);
		yield bytes.subarray(half);
	}
}

test("a file of 100 MB is read in parts, every row of it", async () => {
	let bytes = 0;
	const scan = await scanFile(hundredMegabytes(), {}, (read) => {
		bytes += read;
	});
	if (!scan.ok) throw new Error("The columns are plain.");
	expect(bytes).toBeGreaterThan(100_000_000);
	expect(scan.rows).toBe(ROWS);
	let [parts, rows, last] = [0, 0, 0];
	for await (const part of fileParts(hundredMegabytes(), scan.mapping)) {
		parts++;
		rows += part.rows.length;
		last = part.rows.at(-1)?.[0] ?? 0;
	}
	expect([parts, rows, last]).toEqual([scan.parts, ROWS, ROWS + 1]);
}, 120_000);
