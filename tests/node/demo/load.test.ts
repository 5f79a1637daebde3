import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDemo } from "#scripts/demo/load.ts";

/** Loads a demo that fails at its first step; returns the error and how often it was begun. */
async function failing(error: Error) {
	let begun = 0;
	const loading = loadDemo(mkdtempSync(join(tmpdir(), "demo-")), () => {
		begun++;
		throw error;
	});
	return [await loading.catch((failed: unknown) => failed), begun];
}

test("a demo begins again when the local runtime closes a connection, and otherwise ends with the error", async () => {
	const lost = new TypeError("fetch failed");
	expect(await failing(lost)).toEqual([lost, 3]);
	const other = new Error("D1_ERROR");
	expect(await failing(other)).toEqual([other, 1]);
});
