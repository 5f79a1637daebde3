import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import { sumOf } from "../money/price.rules.ts";
import type { Sizes } from "../offers/answer.rules.ts";
import { bundlePrice, bundleTitle, partsOfBundle } from "../offers/bundle.rules.ts";
import type { Offer, OfferAdapter, OfferBundle, OfferSeries } from "../offers/offer.rules.ts";
import { type SizeCombination, type SizeCombinations, sizeCombinationsOf } from "./size-combination.rules.ts";
import { type TextColumn, textAt } from "./text-column.rules.ts";

export type ProductKind = "set" | "rear" | "adapter" | "bundle";

/** The owner's skus by the derived ones; of duplicate keys the later one counts. */
export type SkuIndex = { partsKeys: TextColumn; skus: TextColumn };

/** A series of the offer and its products: rows from `from` to before `to`, its sizes ascending. */
export type IndexedSeries = {
	kind: ProductKind;
	series: OfferSeries | OfferAdapter;
	combinations: SizeCombination[];
	from: number;
	to: number;
	/** A bundle's own: bundles are not derived. */
	sku?: string;
	/** A bundle's: that of all its parts, empty if they have two. Its series has none, because its title names them. */
	brand?: string;
};

/**
 * Everything a finder sells, in a few bytes per product: whole numbers for series, sizes, price and sku; titles and
 * texts are made when they are read. The rows are in the finder's order.
 */
export type ProductIndex = {
	offer: Offer;
	series: IndexedSeries[];
	count: number;
	/** By row: index in `series`, index in its sizes, minor units, and the owner's sku (-1: derived). */
	seriesOf: Uint32Array;
	combinationOf: Uint16Array;
	prices: Float64Array;
	ownSkus: Int32Array;
	skus: SkuIndex;
};

/** A product of the index with its texts. */
export type IndexedProduct = {
	/** The derived sku, which names its parts. */
	id: string;
	kind: ProductKind;
	series: OfferSeries | OfferAdapter;
	/** Empty: a bundle of parts of two brands. */
	brand: string;
	sizes: Sizes;
	title: string;
	sku: string;
	/** Minor units. */
	price: number;
};

export const BYTES_A_ROW = 4 + 2 + 8 + 4;

/** What a finder sells: the same as `virtualProducts`, as an index. */
export function makeProductIndex(
	offer: Offer,
	catalogueIndex: Pick<CatalogueIndex, "pairs" | "rears">,
	skus: SkuIndex,
): ProductIndex {
	const combinations = sizeCombinationsOf(catalogueIndex);
	const { bundles = [], prices = {} } = offer;
	const capacity =
		bundles.length +
		offer.front.length * combinations.front.length +
		offer.rear.length * combinations.rear.length +
		offer.adapters.length;
	const index: ProductIndex = {
		offer,
		series: [],
		count: 0,
		seriesOf: new Uint32Array(capacity),
		combinationOf: new Uint16Array(capacity),
		prices: new Float64Array(capacity),
		ownSkus: new Int32Array(capacity).fill(-1),
		skus,
	};
	for (const series of offer.front) addSeries(index, "set", series, combinations.front, bladePrices(series));
	for (const series of offer.rear) addSeries(index, "rear", series, combinations.rear, bladePrices(series));
	for (const adapter of offer.adapters) addSeries(index, "adapter", adapter, combinations.adapter, () => adapter.price);
	const findById = rowFinder(index, combinations);
	assignSkus(index, findById);
	for (const [id, price] of Object.entries(prices)) {
		const row = findById(id);
		if (row !== undefined) index.prices[row] = price;
	}
	for (const bundle of bundles) addBundle(index, bundle, findById);
	return index;
}

/** A blade's price by its size; a product with a blade without a price is not sold. */
type PriceOf = (inch: number) => number | undefined;

function bladePrices({ blades }: OfferSeries): PriceOf {
	const prices: number[] = [];
	for (const [inch, , price] of blades) prices[inch] = price;
	return (inch) => prices[inch];
}

function addSeries(
	index: ProductIndex,
	kind: ProductKind,
	series: OfferSeries | OfferAdapter,
	combinations: SizeCombination[],
	priceOf: PriceOf,
): void {
	const from = index.count;
	for (const [at, { sizes }] of combinations.entries()) {
		const price = priceAt(sizes, priceOf);
		if (price === undefined) continue;
		index.seriesOf[index.count] = index.series.length;
		index.combinationOf[index.count] = at;
		index.prices[index.count] = price;
		index.count++;
	}
	index.series.push({ kind, series, combinations, from, to: index.count });
}

function priceAt({ driver, passenger, rear }: Sizes, priceOf: PriceOf): number | undefined {
	const first = priceOf(driver ?? rear ?? 0);
	if (first === undefined || passenger === null) return first;
	const second = priceOf(passenger);
	return second === undefined ? undefined : first + second;
}

/** A bundle is sold if all its parts are; it is a series with one product. */
function addBundle(index: ProductIndex, bundle: OfferBundle, findById: RowFinder): void {
	const { partsKey, sku } = bundle;
	const { keys, quantity } = partsOfBundle(partsKey);
	const parts = keys.flatMap((key) => {
		const row = findById(key);
		const part = row === undefined ? undefined : productAt(index, row);
		return part && (part.kind === "set" || part.kind === "rear") ? [part] : [];
	});
	const [first] = parts;
	if (!first || parts.length < keys.length) return;
	const titles = parts.map(({ title }) => title);
	const series = { ...first.series, brand: "", name: bundleTitle(bundle.name, titles, quantity), code: partsKey };
	const sizes = { ...first.sizes, rear: parts.at(-1)?.sizes.rear ?? null };
	const partsPrice = quantity * sumOf(parts);
	index.seriesOf[index.count] = index.series.length;
	index.prices[index.count] = bundlePrice(partsPrice, bundle, index.offer.roundTo);
	const combinations = [{ sizes, title: "", sku: "" }];
	const brand = parts.every((part) => part.brand === first.brand) ? first.brand : "";
	index.series.push({ kind: "bundle", series, combinations, from: index.count, to: ++index.count, sku, brand });
}

function assignSkus(index: ProductIndex, findById: RowFinder): void {
	for (let at = 0; at < index.skus.partsKeys.ends.length; at++) {
		const row = findById(textAt(index.skus.partsKeys, at));
		if (row !== undefined) index.ownSkus[row] = at;
	}
}

type RowFinder = (id: string) => number | undefined;

/** Finds the row of a product by its id: `AERO-26-18` is the code AERO and the suffix -26-18. */
function rowFinder(index: ProductIndex, combinations: SizeCombinations): RowFinder {
	const seriesByCode = new Map(index.series.map((indexed) => [indexed.series.code, indexed]));
	const ranks = new Map(
		[combinations.front, combinations.rear, combinations.adapter].flatMap((combinations) =>
			combinations.map(({ sku }, at) => [sku, at]),
		),
	);
	return (id) => {
		// At most two sizes follow the code.
		for (let cut = id.length, cutsLeft = 3; cut > 0 && cutsLeft > 0; cut = id.lastIndexOf("-", cut - 1), cutsLeft--) {
			const indexed = seriesByCode.get(id.slice(0, cut));
			const rank = indexed && ranks.get(id.slice(cut));
			const row = indexed && rank !== undefined ? rowAt(index, indexed, rank) : undefined;
			if (row !== undefined && indexed?.combinations[rank ?? 0]?.sku === id.slice(cut)) return row;
		}
		return undefined;
	};
}

/** Rows of a series are ordered by their combinations, so this is a binary search. */
function rowAt({ combinationOf }: ProductIndex, { from, to }: IndexedSeries, combination: number): number | undefined {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((combinationOf[middle] ?? 0) < combination) low = middle + 1;
		else high = middle;
	}
	return low < to && combinationOf[low] === combination ? low : undefined;
}

export function productAt(index: ProductIndex, row: number): IndexedProduct {
	const indexed = index.series[index.seriesOf[row] ?? 0];
	const combination = indexed?.combinations[index.combinationOf[row] ?? 0];
	if (!indexed || !combination || row >= index.count) throw new RangeError(`The index has no row ${row}.`);
	const { series, kind } = indexed;
	return {
		id: series.code + combination.sku,
		kind,
		series,
		brand: indexed.brand ?? series.brand,
		sizes: combination.sizes,
		title: seriesTitle(series) + combination.title,
		sku: indexed.sku ?? skuAt(index, row) ?? series.code + combination.sku,
		price: index.prices[row] ?? 0,
	};
}

/** The owner's sku; undefined if the derived one is used. */
export function skuAt({ ownSkus, skus }: ProductIndex, row: number): string | undefined {
	const at = ownSkus[row] ?? -1;
	return at < 0 ? undefined : textAt(skus.skus, at);
}

export const seriesTitle = ({ brand, name }: { brand: string; name: string }): string =>
	[brand, name].filter(Boolean).join(" ");

/** The row of a product by its id; undefined if the finder doesn't sell it. */
export function findRow(index: ProductIndex, id: string): number | undefined {
	for (const indexed of index.series) {
		if (!id.startsWith(indexed.series.code)) continue;
		const tail = id.slice(indexed.series.code.length);
		const row = rowAt(
			index,
			indexed,
			indexed.combinations.findIndex(({ sku }) => sku === tail),
		);
		if (row !== undefined) return row;
	}
	return undefined;
}
