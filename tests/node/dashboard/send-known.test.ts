import { DetailedError } from "hono/client";
import { expect, test } from "vitest";
import { sendKnown } from "../../../dashboard/src/lib/send-known.ts";

const READ = { id: 1, version: 2, title: "read", later: 1 };

/** Sends it to a server that knows these fields alone. */
async function sendTo(known: readonly string[], base: object | undefined, typed: object = { title: "typed" }) {
	const sent: object[] = [];
	const answer = sendKnown(base, typed, async (read) => {
		const body = { ...read, ...typed };
		sent.push(body);
		const fields = Object.keys(body)
			.filter((key) => !known.includes(key))
			.map((path) => ({ path, code: "unknown_key" }));
		const error = { code: "request.invalid_json", message: "", fields };
		if (fields.length > 0) throw new DetailedError("", { statusCode: 400, detail: { data: { error } } });
		return body;
	});
	return { answer: await answer.catch((error: unknown) => error), sent };
}

test("what a later worker has answered is sent once more without the fields that this one doesn't know", async () => {
	const { answer, sent } = await sendTo(["id", "version", "title"], READ);
	const known = { id: 1, version: 2, title: "typed" };
	expect([answer, sent]).toEqual([known, [{ ...known, later: 1 }, known]]);
	expect(READ).toHaveProperty("later");
});

test("a field of the form is never left out: what was typed in it would be lost unseen", async () => {
	const { answer, sent } = await sendTo(["id", "version", "later"], READ);
	expect([answer, sent.length]).toEqual([expect.any(DetailedError), 1]);
});

test("what nobody has read is sent once, and so is what fails for another reason", async () => {
	expect((await sendTo([], undefined)).sent.length).toBe(1);
	let tries = 0;
	const failing = sendKnown(READ, {}, async () => {
		tries++;
		throw new TypeError("Failed to fetch");
	});
	await expect(failing).rejects.toThrow("Failed to fetch");
	expect(tries).toBe(1);
});
