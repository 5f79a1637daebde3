import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askAgain, askOnce } from "#scripts/bench/load-client.ts";

const BODY = "x".repeat(300_000);
let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A worker that answers request number `from` and later ones otherwise, as workers answer: without a date. */
async function given(otherwise?: { from: number; status: number; body: string; etag?: string }) {
	const requests: string[] = [];
	const server = createServer(({ url = "" }, response) => {
		requests.push(url);
		const isOther = otherwise !== undefined && requests.length >= otherwise.from;
		const body = isOther ? otherwise.body : BODY;
		response.sendDate = false;
		const etag = (isOther && otherwise.etag) || 'W/"1"';
		response.writeHead(isOther ? otherwise.status : 200, { "Content-Length": body.length, ETag: etag }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	stop = () => server.closeAllConnections();
	const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
	return { url: `http://127.0.0.1:${port}`, requests };
}

test("every answer is counted with its duration, however many pieces it comes in", async () => {
	const { url, requests } = await given();
	const { milliseconds, perSecond, busy } = await askAgain(`${url}/shard?q=1`, 0.1);
	expect(milliseconds).toHaveLength(requests.length - 3);
	expect(new Set(requests)).toEqual(new Set(["/shard?q=1"]));
	expect(Math.min(...milliseconds, perSecond, busy)).toBeGreaterThan(0);
});

test("each of many addresses is asked once", async () => {
	const { url, requests } = await given();
	const paths = Array.from({ length: 25 }, (_, at) => `/${at}`);
	expect((await askOnce(url, paths)).milliseconds).toHaveLength(25);
	expect(requests.sort()).toEqual(paths.sort());
});

test.each([
	["fewer", "packed"],
	["more", `${BODY} unpacked`],
])("the same content in %s bytes, as it is after or before it is packed, is no change", async (_, body) => {
	const { url, requests } = await given({ from: 5, status: 200, body, etag: '"1"' });
	expect((await askAgain(url, 0.1)).milliseconds).toHaveLength(requests.length - 3);
	expect(requests.length).toBeGreaterThan(5);
});

test.each([
	["an error", { from: 20, status: 500, body: BODY }],
	["a changed answer", { from: 20, status: 200, body: `${BODY.slice(1)}y`, etag: '"2"' }],
	["an error at first", { from: 1, status: 404, body: "gone" }],
])("measuring ends at %s", async (_, otherwise) => {
	const { url } = await given(otherwise);
	await expect(askAgain(url, 5)).rejects.toThrow(/answered/);
});
