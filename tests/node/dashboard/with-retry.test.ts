import { expect, test } from "vitest";
import { withRetry } from "../../../dashboard/src/features/imports/with-retry.ts";

const never = new AbortController().signal;

/** A call that fails so before it answers. */
function failing(...errors: Error[]) {
	let calls = 0;
	const send = async () => {
		const error = errors[calls++];
		if (error) throw error;
		return "answer";
	};
	return { send, count: () => calls };
}

test("a call that never reached the server is repeated after a second", async () => {
	const { send, count } = failing(new TypeError("Failed to fetch"));
	expect(await withRetry(never, send)).toBe("answer");
	expect(count()).toBe(2);
});

test("an error of the code is not repeated, whatever its type", async () => {
	for (const error of [new TypeError("plan.rows is not a function"), new RangeError("Invalid array length")]) {
		const { send, count } = failing(error);
		await expect(withRetry(never, send)).rejects.toBe(error);
		expect(count()).toBe(1);
	}
});

test("a cancelled import does not wait for its next attempt", async () => {
	const cancel = new AbortController();
	const { send, count } = failing(new TypeError("Failed to fetch"));
	const sent = withRetry(cancel.signal, send);
	setTimeout(() => cancel.abort(), 50);
	await expect(sent).rejects.toMatchObject({ name: "AbortError" });
	expect(count()).toBe(1);
});
