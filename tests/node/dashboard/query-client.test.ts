import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { DetailedError } from "hono/client";
import { expect, onTestFinished, test, vi } from "vitest";

/** The dashboard's own client. */
async function mounted() {
	vi.stubGlobal("window", new EventTarget());
	const { queryClient } = await import("../../../dashboard/src/lib/query-client.ts");
	vi.unstubAllGlobals();
	onTestFinished(() => {
		queryClient.clear();
		queryClient.unmount();
	});
	queryClient.mount();
	return queryClient;
}

/** In a browser that has lost its connection. */
async function offline() {
	onTestFinished(() => onlineManager.setOnline(true));
	const client = await mounted();
	onlineManager.setOnline(false);
	return client;
}

/** Fails for as long as there is no connection. */
function countCalls() {
	let calls = 0;
	const send = async () => {
		calls++;
		// A status that is not tried again, so that the test waits for nothing.
		if (!onlineManager.isOnline()) throw new DetailedError("No connection", { statusCode: 418 });
		return "done";
	};
	return { send, count: () => calls };
}

test("a write without a connection fails at once, and does not run when the connection is back", async () => {
	const client = await offline();
	const { send, count } = countCalls();
	const write = new MutationObserver(client, { mutationFn: send });
	void write.mutate().catch(() => undefined);
	await expect.poll(() => write.getCurrentResult().status).toBe("error");
	onlineManager.setOnline(true);
	await client.resumePausedMutations();
	expect(count()).toBe(1);
});

test("a page without a connection says why it has nothing to show, and loads when the connection is back", async () => {
	const client = await offline();
	const { send } = countCalls();
	const query = new QueryObserver(client, { queryKey: ["cars"], queryFn: send });
	onTestFinished(query.subscribe(() => undefined));
	await expect.poll(() => query.getCurrentResult().status).toBe("error");
	onlineManager.setOnline(true);
	await expect.poll(() => query.getCurrentResult().data).toBe("done");
});

test("a list that is still being read for the first time when something is saved is read again", async () => {
	const client = await mounted();
	const reads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
	let count = 0;
	const query = new QueryObserver(client, { queryKey: ["companies", "list"], queryFn: () => reads[count++]!.promise });
	onTestFinished(query.subscribe(() => undefined));
	void client.invalidateQueries({ queryKey: ["companies"] });
	reads[0]!.resolve("read before the save");
	reads[1]!.resolve("read after it");
	await expect.poll(() => query.getCurrentResult().data).toBe("read after it");
	expect(count).toBe(2);
});

test("what is being read when something is saved counts as outdated if nobody looks at it any more", async () => {
	const client = await mounted();
	const read = Promise.withResolvers<string>();
	const query = new QueryObserver(client, { queryKey: ["companies", 1], queryFn: () => read.promise });
	const leave = query.subscribe(() => undefined);
	leave();
	void client.invalidateQueries({ queryKey: ["companies"] });
	read.resolve("read before the save");
	await expect.poll(() => client.getQueryData(["companies", 1])).toBe("read before the save");
	await expect.poll(() => client.getQueryState(["companies", 1])?.isInvalidated).toBe(true);
});

test("what a save answers stays when an older answer to a read comes after it", async () => {
	const client = await mounted();
	const reads = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()];
	let count = 0;
	const query = new QueryObserver(client, { queryKey: ["finder", 1], queryFn: () => reads[count++]!.promise });
	onTestFinished(query.subscribe(() => undefined));
	reads[0]!.resolve("before");
	await expect.poll(() => query.getCurrentResult().data).toBe("before");
	void query.refetch();
	client.setQueryData(["finder", 1], "saved");
	await expect.poll(() => count).toBe(3);
	const seen: unknown[] = [];
	onTestFinished(query.subscribe(({ data }) => seen.push(data)));
	reads[1]!.resolve("before");
	reads[2]!.resolve("saved, and read");
	await expect.poll(() => query.getCurrentResult().data).toBe("saved, and read");
	expect(seen).not.toContain("before");
});
