import { readManifest } from "../catalogue/versions/active-catalogue.ts";
import { cachedShard } from "../catalogue/versions/catalogue-objects.ts";
import { loadShard } from "../catalogue/versions/version-shards.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { List } from "../http/list.schema.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { groupBySize } from "../storage/group-by-size.rules.ts";
import { contentHash, getImmutable, immutableKey, putImmutableBytes } from "../storage/immutable.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { createMemory } from "../storage/memory.ts";
import type { ProductCar } from "./product.schema.ts";
import { type CarNeed, fittingCars } from "./product-car.rules.ts";

const CONCURRENCY = 6;
const BYTES_A_CAR = 200;
/** Of the stored cars. */
const FORM = 1;
const carsByNeed = createMemory<ProductCar[]>();

/**
 * Of vehicle brands: with more than `inMemory`, which a call reads within seconds, what is found is stored, `together` in a
 * file. There are few files for a product, because each one that is looked at has its own.
 */
const SIZES = { inMemory: 300, together: 250 };
export type PieceSizes = typeof SIZES;
type CarListInput = { page: number; pageSize: number; search: string };

/** A page of the cars of the active catalogue that a product fits, by name. */
export async function listCars(
	delivery: DeliveryContext,
	need: CarNeed,
	{ page, pageSize, search }: CarListInput,
	sizes: PieceSizes = SIZES,
): Promise<List<ProductCar>> {
	const cars = await allCars(delivery, need, sizes);
	const folded = searchText(search);
	const matching = search === "" ? cars : cars.filter(({ brand, model }) => searchText(brand, model).includes(folded));
	return { data: matching.slice((page - 1) * pageSize, page * pageSize), totalItemCount: matching.length };
}

/** Computed once for the same cars: every vehicle brand's shard is read. */
async function allCars(delivery: DeliveryContext, need: CarNeed, sizes: PieceSizes): Promise<ProductCar[]> {
	const { brands } = await readManifest(delivery);
	const key = await contentHash(encodeText(JSON.stringify([brands, need])));
	const cached = carsByNeed.get(key, delivery.now);
	if (cached) return cached;
	const hashes = brands.map(([, , hash]) => hash);
	const isMany = hashes.length > sizes.inMemory;
	const cars = await (isMany ? storedCars(delivery, hashes, need, sizes) : carsInMemory(delivery, hashes, need));
	carsByNeed.set(key, cars, (cars.length + 1) * BYTES_A_CAR, Number.POSITIVE_INFINITY);
	return cars;
}

/** Most shards are in memory already. */
async function carsInMemory(delivery: DeliveryContext, hashes: string[], need: CarNeed): Promise<ProductCar[]> {
	const carsByBrand = await mapWithConcurrency(hashes, CONCURRENCY, async (hash) => {
		const shard = await cachedShard(delivery, hash);
		return shard ? fittingCars(shard, need) : [];
	});
	return carsByBrand.flat();
}

/** Piece by piece: what a call has found stays if it is cut off, and visitors' shards stay in memory. */
async function storedCars(
	{ env: { MEDIA }, now }: DeliveryContext,
	hashes: string[],
	need: CarNeed,
	{ together }: PieceSizes,
): Promise<ProductCar[]> {
	const pieces = groupBySize(hashes, together, () => 1);
	const keys = await Promise.all(pieces.map((piece) => contentHash(encodeText(JSON.stringify([FORM, need, piece])))));
	const known = await mapWithConcurrency(keys, CONCURRENCY, (key) => getImmutable<ProductCar[]>(MEDIA, "cars", key));
	const cars: ProductCar[][] = [];
	for (const [at, key] of keys.entries()) cars.push(known[at] ?? (await make(key, pieces[at] ?? [])));
	return cars.flat();

	async function make(key: string, piece: string[]): Promise<ProductCar[]> {
		const carsByBrand = await mapWithConcurrency(piece, CONCURRENCY, async (hash) =>
			fittingCars(await loadShard(MEDIA, hash), need),
		);
		const made = carsByBrand.flat();
		await putImmutableBytes(MEDIA, immutableKey("cars", key), encodeText(JSON.stringify(made)), now);
		return made;
	}
}

/** For tests, which clear the storage behind it. */
export const clearCars = (): void => carsByNeed.clear();
