import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { toProblem } from "../../../dashboard/src/lib/api-problem.ts";

test("what a visitor's call answers is told as it is, and not as a lost connection", async () => {
	const server = createServer((_, response) => {
		response.writeHead(404, { "Content-Type": "application/json" });
		response.end(JSON.stringify({ error: { code: "finders.not_found", message: "Finder not found." } }));
	}).listen(0);
	await new Promise((resolve) => server.once("listening", resolve));
	onTestFinished(() => {
		server.close();
		vi.unstubAllGlobals();
	});
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { origin: `http://localhost:${port}` } }));
	const { readDelivery } = await import("../../../dashboard/src/features/finders/finder-delivery.ts");
	const failed = await readDelivery("made-up").catch((error: unknown) => toProblem(error));
	expect(failed).toMatchObject({ code: "finders.not_found", status: 404, message: "Finder not found." });
	server.close();
	expect(await readDelivery("made-up").catch((error: unknown) => toProblem(error))).toMatchObject({ status: 0 });
});
