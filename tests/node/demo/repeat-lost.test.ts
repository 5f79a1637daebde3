import { expect, test } from "vitest";
import { repeatLost } from "#scripts/demo/repeat-lost.ts";

async function failing(error: Error) {
	let begun = 0;
	const failed = repeatLost(() => {
		begun++;
		return Promise.reject(error);
	});
	return [await failed.catch((reason: unknown) => reason), begun];
}

test("loading the demo begins again when the local runtime closes a connection, and otherwise ends with the error", async () => {
	const lost = new TypeError("fetch failed");
	expect(await failing(lost)).toEqual([lost, 3]);
	const other = new Error("D1_ERROR");
	expect(await failing(other)).toEqual([other, 1]);
});
