import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db, givenCatalogue, golfShard } from "#tests/support/world.ts";
import type { DeliveryContext } from "#worker/http/delivery-context.ts";
import { clearCars, listCars } from "#worker/products/product-car.usecases.ts";

const BRANDS = 12;
const SIZES = { inMemory: 10, together: 5 };
const NEED = {
	...{ kind: "set" as const, sizes: { driver: 26, passenger: 18, rear: null } },
	...{ adapterId: 0, omitOnUniversal: false },
};

/** Each brand with a car that the product fits. */
const givenBrands = (count: number) =>
	givenCatalogue(...Array.from({ length: count }, (_, at) => ({ ...golfShard(), id: 100 + at, name: `Brand ${at}` })));

/** The product's cars in another isolate, and how many shards were read for them. R2 fails after so many of these. */
async function read(failingAfter = Number.POSITIVE_INFINITY) {
	clearCars();
	let shards = 0;
	const get = (key: string) => {
		if (key.startsWith("shards/") && ++shards > failingAfter)
			return Promise.reject(new Error("We encountered an internal error. Please try again. (10001)"));
		return env.MEDIA.get(key);
	};
	const MEDIA: R2Bucket = Object.assign(Object.create(env.MEDIA), {
		get,
		head: (key: string) => env.MEDIA.head(key),
		put: (key: string, body: Uint8Array, options: R2PutOptions) => env.MEDIA.put(key, body, options),
	});
	const delivery: DeliveryContext = {
		...{ env: { ...env, MEDIA }, db, executionCtx: createExecutionContext() },
		...{ origin: "https://finder.test", now: Date.now() },
	};
	const page = { page: 2, pageSize: 10, search: "" };
	const cars = await listCars(delivery, NEED, page, SIZES).catch(() => undefined);
	return { cars: cars?.data.map(({ brand }) => brand), total: cars?.totalItemCount, shards };
}

const stored = async () => (await env.MEDIA.list({ prefix: "cars/" })).objects.length;

test("a product's cars of many vehicle brands are read once, also if a call breaks off", async () => {
	await givenBrands(BRANDS);
	expect(await read(10)).toMatchObject({ cars: undefined });
	const whole = { cars: ["Brand 10", "Brand 11"], total: BRANDS };
	expect(await read()).toEqual({ ...whole, shards: 2 });
	expect(await read()).toEqual({ ...whole, shards: 0 });
	expect(await stored()).toBe(3);
});

test("of an ordinary catalogue nothing is stored for a product", async () => {
	await givenBrands(SIZES.inMemory);
	expect(await read()).toMatchObject({ cars: [], total: SIZES.inMemory });
	expect(await stored()).toBe(0);
});
