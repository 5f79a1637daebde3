import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCompany, makeFinders } from "#scripts/bench/shop.ts";
import { openDatabase } from "#worker/db/database.ts";
import { R2_LIMITS } from "./bench/limits.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const ISOLATES = 8;
const SIDE_BY_SIDE = 10;

let platform: Platform;
let uuid: string;

beforeAll(async () => {
	platform = await startPlatform({ isolates: ISOLATES });
	const companyId = await makeCompany(openDatabase(platform.env.DB), []);
	[uuid = ""] = await makeFinders(platform.env, companyId, 1);
});

afterAll(() => platform?.close());

test("an offer that eight isolates see for the first time is stored without a key written twice in a second", async () => {
	const visit = (isolate: number) => platform.call(`/finder/v1/${uuid}`, {}, isolate);
	const isolates = Array.from({ length: ISOLATES * SIDE_BY_SIDE }, (_, at) => at % ISOLATES);
	const answers = await Promise.all(isolates.map(async (isolate) => (await visit(isolate)).status));
	expect(new Set(answers)).toEqual(new Set([200]));
	const { writes } = await platform.takeReport();
	expect(writes.length).toBeGreaterThan(0);
	for (const { key, at } of writes) {
		const near = writes.filter(
			(other) => other.key === key && Math.abs(other.at - at) < R2_LIMITS.msBetweenWritesOfAKey,
		);
		expect(near).toHaveLength(1);
	}
});
