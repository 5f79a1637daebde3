import { readManifest } from "../catalogue/versions/active-catalogue.ts";
import { cachedShard } from "../catalogue/versions/catalogue-objects.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { List } from "../http/list.schema.ts";
import { createMemory } from "../storage/memory.ts";
import { inPool } from "../storage/pool.rules.ts";
import type { ProductCar } from "./product.schema.ts";
import { type CarNeed, carsFitting } from "./product-car.rules.ts";

const WIDTH = 6;
const BYTES_A_CAR = 200;
const known = createMemory<ProductCar[]>(4 * 1024 * 1024);

/** A page of the cars of the active catalogue that a product fits, by name. */
export async function listCars(
	delivery: DeliveryContext,
	need: CarNeed,
	{ page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<List<ProductCar>> {
	const cars = await allCars(delivery, need);
	const folded = searchText(search);
	const found = search === "" ? cars : cars.filter(({ brand, model }) => searchText(brand, model).includes(folded));
	return { data: found.slice((page - 1) * pageSize, page * pageSize), totalItemCount: found.length };
}

/** Computed once per version and sizes: every vehicle brand's shard is read, and most are in memory already. */
async function allCars(delivery: DeliveryContext, need: CarNeed): Promise<ProductCar[]> {
	const { brands, sizes } = await readManifest(delivery);
	const key = JSON.stringify([sizes, need]);
	const remembered = known.get(key, delivery.now);
	if (remembered) return remembered;
	const found = await inPool(brands, WIDTH, async ([, , hash]) => {
		const shard = await cachedShard(delivery, hash);
		return shard ? carsFitting(shard, need) : [];
	});
	const cars = found.flat();
	known.set(key, cars, (cars.length + 1) * BYTES_A_CAR, Number.POSITIVE_INFINITY);
	return cars;
}

/** For tests, which clear the storage behind it. */
export const forgetCars = (): void => known.clear();
