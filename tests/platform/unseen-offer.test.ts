import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCompany, makeFinders } from "#scripts/bench/shop.ts";
import { openDatabase } from "#worker/db/database.ts";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { inventoriesTable } from "#worker/db/schema/inventory.table.ts";
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
	await runOutOf(openDatabase(platform.env.DB), companyId);
});

/** A rear blade that the finder sells, and of which its company has none. */
async function runOutOf(db: ReturnType<typeof openDatabase>, companyId: number): Promise<void> {
	const edited = { createdAt: 1, updatedAt: 1 };
	const [brand] = await db.insert(brandsTable).values({ name: "Brisalux", nameKey: "brisalux" }).returning();
	const series = {
		code: "HECK",
		technicalName: "Heck",
		technicalNameKey: "heck",
		searched: "heck",
		kind: "rear" as const,
		brandId: brand!.id,
	};
	const [assortment] = await db
		.insert(assortmentsTable)
		.values({ ...series, ...edited })
		.returning();
	await db.insert(wipersTable).values({ assortmentId: assortment!.id, lengthInch: 12, lengthMm: 300, price: 900 });
	await db.insert(inventoriesTable).values({ companyId, partKey: "HECK-R12", onHand: 0, updatedAt: 1 });
	await db.update(findersTable).set({ outOfStock: "mark" });
}

afterAll(() => platform?.close());

test("an offer, and what is out of stock, that eight isolates see for the first time are stored without a key written twice in a second", async () => {
	const visit = (isolate: number) => platform.call(`/finder/v1/${uuid}`, {}, isolate);
	const isolates = Array.from({ length: ISOLATES * SIDE_BY_SIDE }, (_, at) => at % ISOLATES);
	const answers = await Promise.all(isolates.map(async (isolate) => (await visit(isolate)).status));
	expect(new Set(answers)).toEqual(new Set([200]));
	const { writes } = await platform.takeReport();
	expect([...new Set(writes.map(({ key }) => key.split("/")[0]))].sort()).toEqual(["offers", "stock"]);
	for (const { key, at } of writes) {
		const near = writes.filter(
			(other) => other.key === key && Math.abs(other.at - at) < R2_LIMITS.msBetweenWritesOfAKey,
		);
		expect(near).toHaveLength(1);
	}
});
