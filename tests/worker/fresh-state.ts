import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clearManifest } from "#worker/catalogue/versions/active-catalogue.ts";
import { clearArmAnswers } from "#worker/delivery/arm-answers.ts";
import { clearUnknownFinders } from "#worker/delivery/unknown-finders.ts";
import { clearAnswers } from "#worker/http/delivery-memory.ts";
import { clearCars } from "#worker/products/product-car.usecases.ts";
import { clearProductIndexes } from "#worker/products/product-index.usecases.ts";
import { clearTestPages } from "#worker/publishing/test-page.usecases.ts";
import { clearVisits } from "#worker/statistics/visit.usecases.ts";
import { keepRows } from "./kept-rows.ts";
import { emptyBuckets, emptyCaches } from "./stored-objects.ts";

const SCHEMA = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/** Makes the rows those of the migrations. */
let restoreRows: (() => Promise<boolean>) | undefined;

/** The storage as it is initially, and no caches, before every test. */
export async function freshState(): Promise<void> {
	// Emptying takes a tenth of the time of the migrations.
	const [isRestored] = await Promise.all([restoreRows?.(), emptyCaches(), emptyBuckets()]);
	if (!isRestored) await begin();
	clearMemories();
}

async function begin(): Promise<void> {
	await reset();
	await env.DB.batch(SCHEMA.map((query) => env.DB.prepare(query)));
	restoreRows = await keepRows();
}

/** What the isolate remembers of the storage. */
export function clearMemories(): void {
	clearAnswers();
	clearUnknownFinders();
	clearManifest();
	clearProductIndexes();
	clearCars();
	clearTestPages();
	clearVisits();
	clearArmAnswers();
}
