import type { CatalogueIndex } from "../catalogue/fitment/catalogue-index.rules.ts";
import type { Sizes } from "../offers/answer.rules.ts";
import type { Offer, OfferAdapter, OfferSeries } from "../offers/offer.rules.ts";
import { type Place, type Places, placesOf } from "./product-place.rules.ts";
import { type TextColumn, textAt } from "./text-column.rules.ts";

export type ProductKind = "set" | "rear" | "adapter" | "bundle";

/** The owner's skus by the derived ones; of duplicate keys the later one counts. */
export type SkuBook = { partsKeys: TextColumn; skus: TextColumn; bundles: OwnedBundle[] };

/** A front set and a rear blade under one sku; `name` empty: the titles of the two. */
export type OwnedBundle = { partsKey: string; sku: string; name: string };

/** A series of the offer and its products: rows from `from` to before `to`, its sizes ascending. */
export type BookSeries = {
	kind: ProductKind;
	series: OfferSeries | OfferAdapter;
	places: Place[];
	from: number;
	to: number;
	/** A bundle's own: bundles are not derived. */
	sku?: string;
};

/**
 * Everything a finder sells, in a few bytes per product: whole numbers for series, sizes, price and sku; titles and
 * texts are made when they are read. The rows are in the finder's order.
 */
export type ProductBook = {
	offer: Offer;
	series: BookSeries[];
	count: number;
	/** By row: index in `series`, index in its sizes, minor units, and the owner's sku (-1: derived). */
	seriesOf: Uint32Array;
	placeOf: Uint16Array;
	prices: Float64Array;
	ownSkus: Int32Array;
	skus: SkuBook;
};

/** A product of a book with its texts. */
export type BookProduct = {
	/** The derived sku, which names its parts. */
	id: string;
	kind: ProductKind;
	series: OfferSeries | OfferAdapter;
	sizes: Sizes;
	title: string;
	sku: string;
	/** Minor units. */
	price: number;
};

export const BYTES_A_ROW = 4 + 2 + 8 + 4;

/** What a finder sells: the same as `virtualProducts`, as a book. */
export function makeProductBook(
	offer: Offer,
	index: Pick<CatalogueIndex, "pairs" | "rears">,
	skus: SkuBook,
): ProductBook {
	const places = placesOf(index);
	const bundles = [...new Map(skus.bundles.map((bundle) => [bundle.partsKey, bundle])).values()];
	const room =
		bundles.length +
		offer.front.length * places.front.length +
		offer.rear.length * places.rear.length +
		offer.adapters.length;
	const book: ProductBook = {
		offer,
		series: [],
		count: 0,
		seriesOf: new Uint32Array(room),
		placeOf: new Uint16Array(room),
		prices: new Float64Array(room),
		ownSkus: new Int32Array(room).fill(-1),
		skus,
	};
	for (const series of offer.front) addSeries(book, "set", series, places.front, bladePrices(series));
	for (const series of offer.rear) addSeries(book, "rear", series, places.rear, bladePrices(series));
	for (const adapter of offer.adapters) addSeries(book, "adapter", adapter, places.adapter, () => adapter.price);
	const find = rowFinder(book, places);
	placeSkus(book, find);
	for (const bundle of bundles) addBundle(book, bundle, find);
	return book;
}

/** A blade's price by its size; a product with a blade without a price is not sold. */
type PriceOf = (inch: number) => number | undefined;

function bladePrices({ blades }: OfferSeries): PriceOf {
	const prices: number[] = [];
	for (const [inch, , price] of blades) prices[inch] = price;
	return (inch) => prices[inch];
}

function addSeries(
	book: ProductBook,
	kind: ProductKind,
	series: OfferSeries | OfferAdapter,
	places: Place[],
	priceOf: PriceOf,
): void {
	const from = book.count;
	for (const [at, { sizes }] of places.entries()) {
		const price = priceAt(sizes, priceOf);
		if (price === undefined) continue;
		book.seriesOf[book.count] = book.series.length;
		book.placeOf[book.count] = at;
		book.prices[book.count] = price;
		book.count++;
	}
	book.series.push({ kind, series, places, from, to: book.count });
}

function priceAt({ driver, passenger, rear }: Sizes, priceOf: PriceOf): number | undefined {
	const first = priceOf(driver ?? rear ?? 0);
	if (first === undefined || passenger === null) return first;
	const second = priceOf(passenger);
	return second === undefined ? undefined : first + second;
}

/** A bundle is sold if both its parts are; it is a series with one product. */
function addBundle(book: ProductBook, { partsKey, sku, name }: OwnedBundle, find: RowFinder): void {
	const rows = partsKey.split("+").map(find);
	const [front, rear] = rows.map((row) => (row === undefined ? undefined : productAt(book, row)));
	if (!front || !rear || rows.length !== 2) return;
	const series = { ...front.series, brand: "", name: name || `${front.title} + ${rear.title}`, code: partsKey };
	const sizes = { ...front.sizes, rear: rear.sizes.rear };
	book.seriesOf[book.count] = book.series.length;
	book.prices[book.count] = front.price + rear.price;
	const places = [{ sizes, title: "", sku: "" }];
	book.series.push({ kind: "bundle", series, places, from: book.count, to: ++book.count, sku });
}

function placeSkus(book: ProductBook, find: RowFinder): void {
	for (let at = 0; at < book.skus.partsKeys.ends.length; at++) {
		const row = find(textAt(book.skus.partsKeys, at));
		if (row !== undefined) book.ownSkus[row] = at;
	}
}

type RowFinder = (id: string) => number | undefined;

/** Finds the row of a product by its id: `AERO-26-18` is the code AERO at the place -26-18. */
function rowFinder(book: ProductBook, places: Places): RowFinder {
	const seriesAt = new Map(book.series.map((one) => [one.series.code, one]));
	const ranks = new Map(
		[places.front, places.rear, places.adapter].flatMap((all) => all.map(({ sku }, at) => [sku, at])),
	);
	return (id) => {
		// At most two sizes follow the code.
		for (let cut = id.length, left = 3; cut > 0 && left > 0; cut = id.lastIndexOf("-", cut - 1), left--) {
			const one = seriesAt.get(id.slice(0, cut));
			const rank = one && ranks.get(id.slice(cut));
			const row = one && rank !== undefined ? rowAt(book, one, rank) : undefined;
			if (row !== undefined && one?.places[rank ?? 0]?.sku === id.slice(cut)) return row;
		}
		return undefined;
	};
}

/** Rows of a series are ordered by their places, so this is a binary search. */
function rowAt({ placeOf }: ProductBook, { from, to }: BookSeries, place: number): number | undefined {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((placeOf[middle] ?? 0) < place) low = middle + 1;
		else high = middle;
	}
	return low < to && placeOf[low] === place ? low : undefined;
}

export function productAt(book: ProductBook, row: number): BookProduct {
	const one = book.series[book.seriesOf[row] ?? 0];
	const place = one?.places[book.placeOf[row] ?? 0];
	if (!one || !place || row >= book.count) throw new RangeError(`The book has no row ${row}.`);
	const { series, kind } = one;
	return {
		id: series.code + place.sku,
		kind,
		series,
		sizes: place.sizes,
		title: seriesTitle(series) + place.title,
		sku: one.sku ?? skuAt(book, row) ?? series.code + place.sku,
		price: book.prices[row] ?? 0,
	};
}

/** The owner's sku; undefined if the derived one is used. */
export function skuAt({ ownSkus, skus }: ProductBook, row: number): string | undefined {
	const at = ownSkus[row] ?? -1;
	return at < 0 ? undefined : textAt(skus.skus, at);
}

export const seriesTitle = ({ brand, name }: { brand: string; name: string }): string =>
	[brand, name].filter(Boolean).join(" ");

/** The row of a product by its id; undefined where the finder doesn't sell it. */
export function findRow(book: ProductBook, id: string): number | undefined {
	for (const one of book.series) {
		if (!id.startsWith(one.series.code)) continue;
		const tail = id.slice(one.series.code.length);
		const row = rowAt(
			book,
			one,
			one.places.findIndex(({ sku }) => sku === tail),
		);
		if (row !== undefined) return row;
	}
	return undefined;
}
