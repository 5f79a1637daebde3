import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clearManifest } from "#worker/catalogue/versions/active-catalogue.ts";
import { clearAnswers } from "#worker/http/delivery-memory.ts";
import { clearCars } from "#worker/products/product-car.usecases.ts";
import { clearProductIndexes } from "#worker/products/product-index.usecases.ts";

/** All migrations at once, before every test. */
const SCHEMA = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);

/** The storage as it is initially, and no caches. */
export async function freshState(): Promise<void> {
	// Data written later by the last test would not be reset.
	await Promise.all([env.DB.prepare("SELECT 1").first(), env.MEDIA.head("nothing")]);
	await reset();
	await env.DB.batch(SCHEMA.map((query) => env.DB.prepare(query)));
	clearMemories();
}

/** What the isolate remembers of the storage. */
export function clearMemories(): void {
	clearAnswers();
	clearManifest();
	clearProductIndexes();
	clearCars();
}
