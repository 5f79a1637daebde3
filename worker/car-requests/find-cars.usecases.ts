import { brandOfVariant } from "../catalogue/fitment/catalogue-index.rules.ts";
import { findModel, findVehicle, modelYears, type Vehicle, vehiclesOf } from "../catalogue/fitment/shard.rules.ts";
import { parseVehicleId } from "../catalogue/fitment/vehicle-id.rules.ts";
import { cachedIndex, cachedModelList, cachedShard } from "../catalogue/versions/catalogue-objects.ts";
import type { ShardManifest } from "../catalogue/versions/version.schema.ts";
import { nameKey } from "../db/search-text.rules.ts";
import { loadVisitSource, type VisitSource } from "../delivery/bootstrap.repository.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import { isOutOfStock, toStockOut } from "../inventory/out-of-stock.rules.ts";
import { compileOffer } from "../offers/compile-offer.rules.ts";
import { filteredProducts } from "../offers/filter.rules.ts";
import { requestedModel } from "./requested-model.rules.ts";

/** `named`: what the car of `vehicle` is or was called. */
export type WaitingRequest = { id: number; uuid: string; vehicle: string | null; car: string; named: CarNames | null };
type CarNames = { brand: string; model: string; body: string };
/** `vehicle`: the car, if it is known exactly. */
export type FoundCar = { id: number; vehicle: string | null };

/** Which of a finder's requests are for cars that can be bought now. */
export async function findCars(
	delivery: DeliveryContext,
	uuid: string,
	requests: readonly WaitingRequest[],
): Promise<FoundCar[]> {
	const source = await loadVisitSource(delivery.db, uuid);
	if (!source) return [];
	const canBeBought = buyableIn(source);
	const matches: FoundCar[] = [];
	for (const { id, vehicle, car, named } of requests) {
		const cars = await (vehicle === null
			? carsNamed(delivery, source.manifest, car)
			: carsOfId(delivery, source.manifest, vehicle, named));
		if (!cars.some(canBeBought)) continue;
		matches.push({ id, vehicle: cars.length === 1 ? (cars[0]?.id ?? null) : null });
	}
	return matches;
}

/**
 * As a visitor is answered: a set or a rear blade fits, whatever is answered to open questions. Where the shop says what is
 * out of stock, that doesn't count.
 */
function buyableIn({ finder, offer: source, available }: VisitSource): (vehicle: Vehicle) => boolean {
	const offer = compileOffer({ ...source, skuLink: "" });
	const bundles = (offer.bundles ?? []).map(({ partsKey }) => partsKey);
	const stock = finder.outOfStock === "nothing" ? undefined : toStockOut(available, bundles);
	return (vehicle) =>
		filteredProducts(vehicle, {}, offer).some(
			({ id, kind }) => kind !== "adapter" && !(stock && isOutOfStock(id, stock)),
		);
}

async function carsOfId(
	delivery: DeliveryContext,
	manifest: ShardManifest,
	vehicle: string,
	named: CarNames | null,
): Promise<Vehicle[]> {
	const parts = parseVehicleId(vehicle);
	if (!parts) return [];
	const index = manifest.sizes !== null ? await cachedIndex(delivery, manifest.sizes) : undefined;
	const shard = await shardOf(delivery, manifest, index && brandOfVariant(index, parts.variantId));
	const car = shard && findVehicle(shard, vehicle, yearOf(delivery));
	if (car) return [car];
	// An import tells the cars of the model apart by other words. Another body is another car, unless the only one has none.
	const renamed = named ? await carsNamed(delivery, manifest, `${named.brand} ${named.model} ${parts.year}`) : [];
	if (!named?.body) return renamed;
	const bodies = renamed.length === 1 ? [nameKey(named.body), ""] : [nameKey(named.body)];
	return renamed.filter(({ body }) => bodies.includes(nameKey(body)));
}

/** The cars of the one model that a text names, in its year or its generation's if it has one. */
async function carsNamed(delivery: DeliveryContext, manifest: ShardManifest, text: string): Promise<Vehicle[]> {
	const list = manifest.models === null ? undefined : await cachedModelList(delivery, manifest.models);
	const hit = list && requestedModel(text, list);
	const shard = hit && (await shardOf(delivery, manifest, hit.brand.id));
	const model = shard && findModel(shard, hit.model.id);
	if (!model) return [];
	const [from, to] = hit.years ?? [0, 0];
	const years = hit.year === null ? modelYears(model, yearOf(delivery)) : [hit.year];
	const within = years.filter((year) => year >= from && year <= (to || year));
	return within.flatMap((year) => vehiclesOf(shard, model, year, yearOf(delivery)));
}

async function shardOf(delivery: DeliveryContext, { brands }: ShardManifest, brandId: number | undefined) {
	const hash = brands.find(([id]) => id === brandId)?.[2];
	return hash === undefined ? undefined : cachedShard(delivery, hash);
}

const yearOf = ({ now }: DeliveryContext): number => new Date(now).getUTCFullYear();
