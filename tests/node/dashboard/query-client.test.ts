import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { DetailedError } from "hono/client";
import { expect, onTestFinished, test, vi } from "vitest";

/** The dashboard's own client, in a browser that has lost its connection. */
async function offline() {
	vi.stubGlobal("window", new EventTarget());
	const { queryClient } = await import("../../../dashboard/src/lib/query-client.ts");
	vi.unstubAllGlobals();
	onTestFinished(() => {
		onlineManager.setOnline(true);
		queryClient.clear();
		queryClient.unmount();
	});
	queryClient.mount();
	onlineManager.setOnline(false);
	return queryClient;
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
