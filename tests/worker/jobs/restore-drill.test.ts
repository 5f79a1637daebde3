import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { seededRandom } from "#scripts/demo/seeded-random.ts";
import { datedBucket } from "#tests/support/dated-bucket.ts";
import { db, givenCatalogue, golfShard } from "#tests/support/world.ts";
import { createVersionRepository } from "#worker/catalogue/versions/version.repository.ts";
import { catalogueVersionsTable as versions } from "#worker/db/schema/version.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { cleanUpImmutable } from "#worker/jobs/clean-up-immutable.usecases.ts";
import { putImmutable } from "#worker/storage/immutable.ts";

const DAYS = 90;
const RESTORE_DAYS = 30;

test("a database restored to any point of its 30 days finds every file that its manifests name", async () => {
	await givenCatalogue(golfShard());
	const random = seededRandom(9);
	const clock = { now: Date.now() };
	const media = datedBucket(env.MEDIA, clock);
	/** What the database pointed to, at each change. */
	const states: { at: number; names: Set<string> }[] = [];
	const made = new Set<string>();
	const first = clock.now;
	for (let day = 0; day < DAYS; day += 3) {
		for (const hour of [2, 30, 60]) {
			clock.now = first + day * DAY_MS + hour * (DAY_MS / 24);
			if (random.chance(0.6)) made.add(await correct(media, clock, random.below(4) + Math.floor(day / 8)));
			states.push({ at: clock.now, names: await createVersionRepository(db).hashes() });
		}
		// Two nights of three fail, which is what the clean-up allows for.
		await cleanUpImmutable(db, media, clock.now + 1);
		const stored = new Set((await env.MEDIA.list()).objects.map(({ key }) => key.slice(key.indexOf("/") + 1)));
		const reachable = states.filter(({ at }) => at >= clock.now - RESTORE_DAYS * DAY_MS);
		const missing = reachable.flatMap(({ at, names }) => [...names].filter((name) => !stored.has(name)).map(() => at));
		expect(missing.map((at) => `day ${day}, restored to ${(clock.now - at) / DAY_MS} days before`)).toEqual([]);
	}
	// Else nothing was ever deleted, and nothing was tested.
	expect((await env.MEDIA.list({ prefix: "shards/" })).objects.length).toBeLessThan(made.size);
});

test("what was in use in a gap between two lists of uses stays as long as it may be restored", async () => {
	await givenCatalogue(golfShard());
	const clock = { now: Date.now() };
	const media = datedBucket(env.MEDIA, clock);
	const first = clock.now;
	const at = (day: number) => {
		clock.now = first + day * DAY_MS;
		return clock.now;
	};
	const night = (day: number) => cleanUpImmutable(db, media, at(day));
	const change = (day: number, value: number) => {
		at(day);
		return correct(media, clock, value);
	};
	await night(38);
	const hash = await change(39, 1);
	await change(40, 2);
	await night(41);
	expect(await change(42, 1)).toBe(hash);
	await change(62, 3);
	const isThere = async () => (await env.MEDIA.head(`shards/${hash}`)) !== null;
	for (let day = 63; day <= 92; day += 3) {
		await night(day);
		expect([day, await isThere()]).toEqual([day, true]);
	}
	for (let day = 93; day <= 105; day += 3) await night(day);
	expect(await isThere()).toBe(false);
});

/** A correction: the shard that visitors see is replaced by another, which may have been there before. */
async function correct(media: R2Bucket, clock: { now: number }, value: number): Promise<string> {
	const [version] = await db.select().from(versions);
	const shard = { ...golfShard(), name: `Corrected ${value}` };
	const hash = await putImmutable(media, "shards", shard, clock.now);
	const manifest = { ...version!.manifest, brands: [[5, "Volkswagen", hash] satisfies [number, string, string]] };
	await db.update(versions).set({ manifest }).where(eq(versions.id, version!.id));
	return hash;
}
