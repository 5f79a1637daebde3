import { expect, test } from "vitest";
import { sendFile } from "../../../dashboard/src/features/imports/send-file.ts";

test("an import that is cancelled when all its parts are sent doesn't go on", async () => {
	const cancel = new AbortController();
	const calls = {
		open: async () => ({ id: 1 }),
		sendPart: async () => ({ rows: 1 }),
		fetch: async () => cancel.abort(),
	};
	const file = new File(["sku;code\nA;B\n"], "sets.csv");
	const sent = sendFile(file, { columns: { sku: 0, code: 1 } }, calls, { signal: cancel.signal, progress: () => {} });
	await expect(sent).rejects.toMatchObject({ name: "AbortError" });
});
