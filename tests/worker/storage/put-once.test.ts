import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { putImmutable } from "#worker/storage/immutable.ts";

test("an immutable object is written once, and again when it is older than a week", async () => {
	const version = async (now: number) => {
		const hash = await putImmutable(env.MEDIA, "offers", { front: [] }, now);
		return (await env.MEDIA.head(`offers/${hash}`))?.version;
	};
	const first = await version(Date.now());
	expect(await version(Date.now() + 6 * DAY_MS)).toBe(first);
	expect(await version(Date.now() + 8 * DAY_MS)).not.toBe(first);
});
