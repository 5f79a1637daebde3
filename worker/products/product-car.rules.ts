import { ADAPTER_UNIVERSAL, type Shard, type ShardOption, type ShardSpan } from "../catalogue/fitment/shard.rules.ts";
import type { ProductCar } from "./product.schema.ts";
import type { IndexedProduct } from "./product-index.rules.ts";

/** The part of a product that decides which cars it fits. */
export type CarNeed = Pick<IndexedProduct, "kind" | "sizes"> & {
	/** Adapters: the assortment's id. */
	adapterId: number;
	omitOnUniversal: boolean;
};

export const needOf = ({ kind, sizes, series }: IndexedProduct): CarNeed => ({
	kind,
	sizes,
	adapterId: series.id,
	omitOnUniversal: "omitOnUniversal" in series && series.omitOnUniversal,
});

/** The cars of a vehicle brand that a product fits, in the shard's order; consecutive years are one car. */
export function fittingCars(shard: Shard, need: CarNeed): ProductCar[] {
	const fits = shard.options.map((option) => isFitting(shard, option, need));
	if (!fits.includes(true)) return [];
	return shard.models.flatMap(([, model, variants]) =>
		variants.flatMap(([, body, steering, note, spans]) => {
			const fitting = spans.filter(([, , options]) => options.some((at) => fits[at]));
			return mergedYears(fitting).map((years) => ({ brand: shard.name, model, body, steering, note, ...years }));
		}),
	);
}

function mergedYears(spans: readonly ShardSpan[]): Pick<ProductCar, "yearFrom" | "yearTo">[] {
	const years: Pick<ProductCar, "yearFrom" | "yearTo">[] = [];
	for (const [yearFrom, to] of spans) {
		const yearTo = to === 0 ? null : to;
		const last = years.at(-1);
		if (last?.yearTo === yearFrom - 1) last.yearTo = yearTo;
		else years.push({ yearFrom, yearTo });
	}
	return years;
}

/** The same as a visitor's answer, for one of the possible sizes of an option. */
function isFitting(shard: Shard, [driver, passenger, rear, adapter]: ShardOption, need: CarNeed): boolean {
	const { sizes } = need;
	if (need.kind === "adapter") return shard.adapters[adapter]?.[0] === need.adapterId;
	if (sizes.rear !== null && !rear.includes(sizes.rear)) return false;
	if (sizes.driver === null) return sizes.rear !== null;
	if (need.omitOnUniversal && adapter === ADAPTER_UNIVERSAL) return false;
	if (!driver.includes(sizes.driver)) return false;
	return sizes.passenger === null ? passenger.length === 0 : passenger.includes(sizes.passenger);
}
