import { assortmentName } from "../assortments/assortment.rules.ts";
import { productLink } from "../finders/finder.rules.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { Scope } from "../http/scope.ts";
import type { Currency } from "../money/money.rules.ts";
import { BASE_DIGITS, effectivePrice, toUnits } from "../money/price.rules.ts";
import { partsOfBundle } from "../offers/bundle.rules.ts";
import { productNotFound } from "./product.errors.ts";
import type { Product, ProductCarListInput, ProductPart } from "./product.schema.ts";
import { needOf } from "./product-car.rules.ts";
import { listCars } from "./product-car.usecases.ts";
import { findRow, type IndexedProduct, type ProductIndex, productAt } from "./product-index.rules.ts";
import { readProductIndex } from "./product-index.usecases.ts";
import { createProductSourceRepository, type ProductSource, wipersOf } from "./product-source.repository.ts";

const FIRST_CARS = { page: 1, pageSize: 10, search: "" };

/** A product of a finder: its parts, the origin of its sku, and the first of the cars that it fits. */
export async function readProduct(
	delivery: DeliveryContext,
	scope: Scope,
	finderId: number,
	id: string,
): Promise<Product> {
	const { product, source, index } = await findProduct(delivery, scope, finderId, id);
	const { currency, shopProductUrl } = source;
	const owners = await createProductSourceRepository(delivery.db, scope).ownersOf(source.finder.companyId, id);
	const assortment = source.assortments.find((one) => one.id === product.series.id);
	if (!assortment) throw productNotFound();
	const parts = partsOf(product, source);
	const { keys, quantity } = partsOfBundle(id);
	// A bundle saves against what its parts cost by themselves, with prices of their own (docs/adr/0051).
	const partsPrice = product.kind === "bundle" ? pricesOf(keys, index) : sumOf(parts, currency);
	return {
		id,
		kind: product.kind,
		title: product.title,
		sku: product.sku,
		skuFrom: owners.includes(source.finder.companyId) ? "company" : owners.length > 0 ? "everyone" : "derived",
		price: toUnits(product.price, currency.digits),
		currency,
		url: productLink(shopProductUrl, product.sku),
		image: assortment.imageFront,
		assortment: {
			...{ id: product.series.id, code: assortment.code, name: assortmentName(assortment), brand: assortment.brand },
		},
		quantity,
		partsPrice: toUnits(quantity * partsPrice, currency.digits),
		parts,
		cars: await listCars(delivery, needOf(product), FIRST_CARS),
	};
}

/** The address of a product's page in the shop; null: it has none. */
export async function readProductLink(delivery: DeliveryContext, scope: Scope, finderId: number, id: string) {
	const { product, source } = await findProduct(delivery, scope, finderId, id);
	return productLink(source.shopProductUrl, product.sku);
}

export async function readProductCars(
	delivery: DeliveryContext,
	scope: Scope,
	{ finder, id, ...list }: ProductCarListInput,
) {
	const { product } = await findProduct(delivery, scope, finder, id);
	return listCars(delivery, needOf(product), list);
}

async function findProduct(delivery: DeliveryContext, scope: Scope, finderId: number, id: string) {
	const { queryable, source } = await readProductIndex(delivery, scope, finderId);
	const row = findRow(queryable.index, id);
	if (row === undefined) throw productNotFound();
	return { product: productAt(queryable.index, row), source, index: queryable.index };
}

/** In minor units, so that it is exact. */
const sumOf = (parts: readonly ProductPart[], { digits }: Currency): number =>
	parts.reduce((sum, { price }) => sum + Math.round(price * 10 ** digits), 0);

/** What these products cost in all, in minor units. */
const pricesOf = (keys: readonly string[], index: ProductIndex): number =>
	keys.reduce((sum, key) => sum + (index.prices[findRow(index, key) ?? -1] ?? 0), 0);

type Priced = { price: number | null; specialPrice: number | null };

function partsOf({ id, kind, series, sizes }: IndexedProduct, source: ProductSource): ProductPart[] {
	const { assortments, currency } = source;
	const toPrices = (part: Priced) => ({
		basePrice: part.price === null ? null : toUnits(part.price, BASE_DIGITS),
		specialPrice: part.specialPrice === null ? null : toUnits(part.specialPrice, currency.digits),
		price: toUnits(effectivePrice(part, currency.iso) ?? 0, currency.digits),
	});
	if (kind === "adapter") {
		const adapter = assortments.find(({ id }) => id === series.id);
		return adapter ? [{ position: "adapter", lengthInch: null, lengthCm: null, ...toPrices(adapter) }] : [];
	}
	const idOf = (position: "driver" | "passenger" | "rear") =>
		id.includes("+") && position === "rear" ? rearOfBundle(id, assortments) : series.id;
	return (["driver", "passenger", "rear"] as const).flatMap((position) => {
		const wipers = wipersOf({ blades: source.blades.filter(({ assortmentId }) => assortmentId === idOf(position)) });
		const wiper = wipers.find((one) => one.lengthInch === sizes[position]);
		if (!wiper) return [];
		return [{ position, lengthInch: wiper.lengthInch, lengthCm: wiper.lengthMm / 10, ...toPrices(wiper) }];
	});
}

/** `AERO-26-18+HECK-R12`: the assortment HECK. */
const rearOfBundle = (id: string, assortments: ProductSource["assortments"]): number | undefined => {
	const rear = id.slice(id.indexOf("+") + 1);
	return assortments.find(({ code }) => code === rear.slice(0, rear.lastIndexOf("-")))?.id;
};
