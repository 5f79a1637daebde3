import { expect, test, vi } from "vitest";
import { countVisit } from "#worker/statistics/visit.usecases.ts";

test("a batch that two flushes send takes no other one with it when both are done", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const sends: { id: string; sent: PromiseWithResolvers<void> }[] = [];
	const send = async ({ id }: { id: string }) => {
		const sent = Promise.withResolvers<void>();
		sends.push({ id, sent });
		await sent.promise;
		return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
	};
	const start = Date.now();
	/** Each is late enough to be handed over at once. */
	const visit = async (number: number) => {
		const visitor = { uuid: `finder ${number}`, origin: "https://shop.example", counts: { ready: 1 } };
		countVisit({ send }, { waitUntil: () => undefined }, visitor, start + number * 10_000);
		await expect.poll(() => sends[number]).toBeDefined();
	};
	await visit(0);
	await visit(1);
	expect(sends[1]?.id).toBe(sends[0]?.id);
	sends[1]?.sent.resolve();
	await expect.poll(() => sends[2]).toBeDefined();
	sends[0]?.sent.resolve();
	sends[2]?.sent.reject(new Error("busy"));
	await expect.poll(() => console.error).toHaveBeenCalled();
	await visit(3);
	expect(sends[3]?.id).toBe(sends[2]?.id);
});
