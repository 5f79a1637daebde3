import { brandOfModel, brandOfVariant } from "../catalogue/fitment/catalogue-index.rules.ts";
import { findVehicle, type Shard, type Vehicle } from "../catalogue/fitment/shard.rules.ts";
import { parseVehicleId } from "../catalogue/fitment/vehicle-id.rules.ts";
import { readIndex, readManifest } from "../catalogue/versions/active-catalogue.ts";
import { cachedShard } from "../catalogue/versions/catalogue-objects.ts";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import { productLink } from "../finders/finder.rules.ts";
import { AppError } from "../http/app-error.ts";
import { cachedObjects } from "../http/cached-objects.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import { type StockOut, shownProducts } from "../inventory/out-of-stock.rules.ts";
import type { AnswerProduct } from "../offers/answer-product.rules.ts";
import { cachedOffer } from "../offers/cached-offer.ts";
import type { Offer } from "../offers/offer.rules.ts";
import { productIndexOfOffer } from "../products/index-answer.rules.ts";
import { BYTES_A_ROW, type ProductIndex } from "../products/product-index.rules.ts";
import { createMemory } from "../storage/memory.ts";
import type { Bootstrap } from "./bootstrap.rules.ts";
import { bootstrapAnswer } from "./bootstrap-answer.usecases.ts";
import { ownSkus } from "./own-sku.repository.ts";

const cachedStock = cachedObjects<StockOut>("stock");
const indexes = createMemory<ProductIndex>();

const vehicleNotFound = () => new AppError("finders.vehicle_not_found", 404);
/** Ids are made of an option's sizes and adapter: after an import a car may no longer have it. */
export const optionNotFound = () => new AppError("finders.option_not_found", 404);
export const modelNotFound = () => new AppError("finders.model_not_found", 404);
const brandNotFound = () => new AppError("finders.brand_not_found", 404);

/**
 * The element's bootstrap, for a call of another system. The brands are those of the manifest, as the index of
 * `shardOfModel` is: the bootstrap has a cache of its own and may be of another version.
 */
export async function readBootstrap(delivery: DeliveryContext, uuid: string): Promise<Bootstrap> {
	const answer = await bootstrapAnswer(delivery, uuid, undefined);
	if (answer.status !== 200) throw finderNotAvailable();
	const bootstrap: Bootstrap = JSON.parse(new TextDecoder().decode(answer.body));
	return { ...bootstrap, brands: (await readManifest(delivery)).brands };
}

export async function offerOf(delivery: DeliveryContext, { offer }: Bootstrap): Promise<Offer> {
	const compiled = await cachedOffer(delivery, offer);
	if (!compiled) throw finderNotAvailable();
	return compiled;
}

export async function shardOfBrand(delivery: DeliveryContext, { brands }: Bootstrap, brandId: number): Promise<Shard> {
	const entry = brands.find(([id]) => id === brandId);
	const shard = entry && (await cachedShard(delivery, entry[2]));
	if (!shard) throw brandNotFound();
	return shard;
}

export async function shardOfModel(delivery: DeliveryContext, bootstrap: Bootstrap, modelId: number): Promise<Shard> {
	const index = await readIndex(delivery);
	const brandId = index && brandOfModel(index, modelId);
	if (brandId === undefined) throw modelNotFound();
	return shardOfBrand(delivery, bootstrap, brandId);
}

export async function vehicleOf(delivery: DeliveryContext, bootstrap: Bootstrap, vehicleId: string): Promise<Vehicle> {
	const parts = parseVehicleId(vehicleId);
	const index = parts && (await readIndex(delivery));
	const brandId = parts && index && brandOfVariant(index, parts.variantId);
	if (brandId === undefined) throw vehicleNotFound();
	const shard = await shardOfBrand(delivery, bootstrap, brandId);
	const vehicle = findVehicle(shard, vehicleId, new Date(delivery.now).getUTCFullYear());
	if (!vehicle) throw vehicleNotFound();
	return vehicle;
}

/** Everything that an offer sells in sizes of the active catalogue; computed once for all pages. */
export async function productIndexOf(
	delivery: DeliveryContext,
	offerHash: string,
	offer: Offer,
): Promise<ProductIndex> {
	const { sizes } = await readManifest(delivery);
	const key = `${offerHash} ${sizes}`;
	const cached = indexes.get(key, delivery.now);
	if (cached) return cached;
	const index = productIndexOfOffer(offer, (await readIndex(delivery)) ?? { pairs: [], rears: [] });
	indexes.set(key, index, (index.count + 1) * BYTES_A_ROW, Number.POSITIVE_INFINITY);
	return index;
}

/** Products with what is out of stock marked, or, where the finder hides it, left out. */
export async function withStockOf(
	delivery: DeliveryContext,
	{ look, stock }: Bootstrap,
	products: AnswerProduct[],
	show = look.outOfStock,
): Promise<AnswerProduct[]> {
	const out = stock && (await cachedStock(delivery, stock));
	return out ? shownProducts(products, out, show) : products;
}

/** Products with their owner's skus and links, also if the offer doesn't contain those. */
export async function withOwnSkus(
	{ db }: DeliveryContext,
	uuid: string,
	offer: Offer,
	products: AnswerProduct[],
): Promise<AnswerProduct[]> {
	if (!offer.skusAtServer) return products;
	const owned = await ownSkus(
		db,
		uuid,
		products.map(({ sku }) => sku),
	);
	if (!owned) throw finderNotAvailable();
	return products.map((product) => {
		const sku = owned.skus.get(product.sku) ?? product.sku;
		return { ...product, sku, url: productLink(owned.shopProductUrl, sku) };
	});
}
