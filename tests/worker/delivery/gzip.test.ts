import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { givenFinder, givenUser } from "#tests/support/world.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import worker from "#worker/index.ts";
import { putImmutable } from "#worker/storage/immutable.ts";

const shard: Shard = {
	v: 1,
	id: 1,
	name: "Volkswagen",
	adapters: [],
	options: [[[26], [18], [], -1]],
	models: Array.from({ length: 100 }, (_, at) => [at + 1, `Golf ${at}`, [[at + 1, "", "", "", [[2000, 2010, [0]]]]]]),
};

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
	const context = createExecutionContext();
	const request = new Request(`https://finder.test${path}`, { headers });
	const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], env, context);
	await waitOnExecutionContext(context);
	return response;
}

const unpacked = async (body: ArrayBuffer): Promise<string> =>
	new Response(new Response(body).body!.pipeThrough(new DecompressionStream("gzip"))).text();

test("who can unpack is sent fewer bytes of the same shard, and who can't the plain ones", async () => {
	const path = `/finder/v1/shards/${await putImmutable(env.MEDIA, "shards", shard, Date.now())}`;
	const first = await (await ask(path)).text();
	const packed = await ask(path, { "accept-encoding": "gzip, deflate, br, zstd" });
	const body = await packed.arrayBuffer();
	expect(packed.headers.get("content-encoding")).toBe("gzip");
	expect(packed.headers.get("vary")).toBe("Accept-Encoding");
	expect(body.byteLength).toBeLessThan(first.length / 2);
	expect(await unpacked(body)).toBe(first);
	const plain = await ask(path);
	expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, first]);
});

test("a packed bootstrap is asked for again at the cost of a 304", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const path = `/finder/v1/${(await givenFinder(token)).uuid}`;
	const strong = (await ask(path)).headers.get("etag")!;
	const weak = (await ask(path, { "accept-encoding": "gzip" })).headers.get("etag")!;
	expect(weak).toBe(`W/${strong}`);
	for (const known of [strong, weak]) expect((await ask(path, { "if-none-match": known })).status).toBe(304);
	expect((await ask(path, { "if-none-match": `W/"other"` })).status).toBe(200);
});

test("a shard has no ETag, since nobody asks again for what never changes", async () => {
	const path = `/finder/v1/shards/${await putImmutable(env.MEDIA, "shards", shard, Date.now())}`;
	const answers = [await ask(path), await ask(path, { "accept-encoding": "gzip" })];
	expect(answers.map(({ headers }) => headers.get("etag"))).toEqual([null, null]);
	// With the ETag that shards had before.
	const once = await ask(path, { "if-none-match": `"${path.split("/").at(-1)}"` });
	expect([once.status, await once.text()]).toEqual([200, await answers[0]!.text()]);
});
