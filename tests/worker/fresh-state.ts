import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { forgetManifest } from "#worker/finders/active-catalogue.ts";
import { forgetWire } from "#worker/finders/wire-memory.ts";
import { forgetBooks } from "#worker/products/product-book.usecases.ts";
import { forgetCars } from "#worker/products/product-car.usecases.ts";

/** Storage as it is on the first day, and nothing remembered of what was in it. */
export async function freshState(): Promise<void> {
	await reset();
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
	forgetWire();
	forgetManifest();
	forgetBooks();
	forgetCars();
}
