import { readManifest } from "../catalogue/versions/active-catalogue.ts";
import { cachedShard } from "../catalogue/versions/catalogue-objects.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { List } from "../http/list.schema.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash } from "../storage/immutable.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { createMemory } from "../storage/memory.ts";
import type { ProductCar } from "./product.schema.ts";
import { type CarNeed, fittingCars } from "./product-car.rules.ts";

const CONCURRENCY = 6;
const BYTES_A_CAR = 200;
const carsByNeed = createMemory<ProductCar[]>();

/** A page of the cars of the active catalogue that a product fits, by name. */
export async function listCars(
	delivery: DeliveryContext,
	need: CarNeed,
	{ page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<List<ProductCar>> {
	const cars = await allCars(delivery, need);
	const folded = searchText(search);
	const matching = search === "" ? cars : cars.filter(({ brand, model }) => searchText(brand, model).includes(folded));
	return { data: matching.slice((page - 1) * pageSize, page * pageSize), totalItemCount: matching.length };
}

/** Computed once for the same cars: every vehicle brand's shard is read, and most are in memory already. */
async function allCars(delivery: DeliveryContext, need: CarNeed): Promise<ProductCar[]> {
	const { brands } = await readManifest(delivery);
	const key = await contentHash(encodeText(JSON.stringify([brands, need])));
	const cached = carsByNeed.get(key, delivery.now);
	if (cached) return cached;
	const carsByBrand = await mapWithConcurrency(brands, CONCURRENCY, async ([, , hash]) => {
		const shard = await cachedShard(delivery, hash);
		return shard ? fittingCars(shard, need) : [];
	});
	const cars = carsByBrand.flat();
	carsByNeed.set(key, cars, (cars.length + 1) * BYTES_A_CAR, Number.POSITIVE_INFINITY);
	return cars;
}

/** For tests, which clear the storage behind it. */
export const clearCars = (): void => carsByNeed.clear();
