import { atPrimary, type DeliveryContext } from "../http/delivery-context.ts";
import { SHORT_SECONDS } from "../http/lifetimes.rules.ts";
import { createBudget, createMemory } from "../storage/memory.ts";
import { findTestPage } from "./test-page.repository.ts";

type StoredPage = { finder: Awaited<ReturnType<typeof findTestPage>> };

const BYTES_A_FINDER = 2048;
const MEMORY_BYTES = 1_000_000;

/** Apart from what visitors load, so that made-up ids don't evict it. */
const pages = createMemory<StoredPage>(createBudget(MEMORY_BYTES));

/** As it was at most 15 seconds ago, like the finder on it. What the nearest copy doesn't have or show may be new. */
export async function readTestPage(
	delivery: DeliveryContext,
	uuid: string,
	mayAsk: () => Promise<void>,
): Promise<StoredPage["finder"]> {
	const known = pages.get(uuid, delivery.now);
	if (known) return known.finder;
	await mayAsk();
	const near = await findTestPage(delivery.db, uuid);
	const finder = near?.isAvailable ? near : await findTestPage(atPrimary(delivery).db, uuid);
	pages.set(uuid, { finder }, BYTES_A_FINDER, delivery.now + SHORT_SECONDS * 1000);
	return finder;
}

/** For tests, which clear the storage behind it. */
export const clearTestPages = (): void => pages.clear();
