import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { withHeap } from "#scripts/bench/heap.ts";

const flags = () => process.env.MINIFLARE_WORKERD_V8_FLAGS;

test("a runtime that reads its flags while it starts has the heap that was asked for, and the next one hasn't", async () => {
	const before = flags();
	const read = await withHeap(110, async () => {
		await pause(1);
		return flags();
	});
	expect([read, flags()]).toEqual(["--max-old-space-size=110 --expose-gc", before]);
});
