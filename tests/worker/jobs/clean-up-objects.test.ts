import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { datedBucket } from "#tests/support/dated-bucket.ts";
import { db } from "#tests/support/world.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { cleanUpImmutable, DELETIONS } from "#worker/jobs/clean-up-immutable.usecases.ts";
import { cleanUpObjects } from "#worker/jobs/clean-up-objects.ts";

const keys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);

test("an object that is written again while the bucket is listed stays", async () => {
	const clock = { now: Date.now() };
	const bucket = datedBucket(env.MEDIA, clock);
	for (const key of ["offers/needed", "offers/old", "offers/kept"]) await bucket.put(key, "");
	clock.now += 50 * DAY_MS;
	await bucket.put("offers/young", "");
	const list = async (options?: R2ListOptions) => {
		const page = await bucket.list(options);
		await bucket.put("offers/needed", "");
		return page;
	};
	const meanwhile = new Proxy(bucket, { get: (target, name) => (name === "list" ? list : Reflect.get(target, name)) });
	const before = clock.now - 40 * DAY_MS;
	await cleanUpObjects(meanwhile, { prefix: "offers/", before, isKept: (name) => name === "kept" });
	expect(await keys()).toEqual(["offers/kept", "offers/needed", "offers/young"]);
});

test("a night deletes only as much as it has calls for, and the next one goes on", async () => {
	for (const name of ["a", "b", "c", "d", "e"]) await env.MEDIA.put(`offers/${name}`, "");
	const unneeded = { prefix: "offers/", before: Date.now() + 1, isKept: () => false, most: 3 };
	await cleanUpObjects(env.MEDIA, unneeded);
	expect(await keys()).toEqual(["offers/d", "offers/e"]);
	await cleanUpObjects(env.MEDIA, unneeded);
	expect(await keys()).toEqual([]);
});

test("stock, of which there is most, has deletions of its own; the other kinds share theirs", async () => {
	const clock = { now: Date.now() };
	const bucket = datedBucket(env.MEDIA, clock);
	for (const name of ["a", "b", "c", "d"])
		for (const kind of ["offers", "sizes", "stock"]) await bucket.put(`${kind}/${name}`, "");
	const left = async () => (await keys()).filter((key) => !key.startsWith("uses/"));
	for (let night = 0; night < 41; night++) {
		clock.now += DAY_MS;
		await cleanUpImmutable(db, bucket, clock.now, { stock: 3, others: 2 });
	}
	expect(await left()).toEqual(["offers/c", "offers/d", "sizes/a", "sizes/b", "sizes/c", "sizes/d", "stock/d"]);
	clock.now += DAY_MS;
	await cleanUpImmutable(db, bucket, clock.now, { stock: 3, others: 3 });
	expect(await left()).toEqual(["sizes/b", "sizes/c", "sizes/d"]);
});

test("a night keeps up with a hundred changes a day of the stock of twenty assortments", () => {
	expect(DELETIONS.stock).toBeGreaterThan(100 * 20);
});
