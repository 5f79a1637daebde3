import { ASSORTMENT_KINDS, type AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import type { Currency } from "#worker/money/money.rules.ts";
import { BASE_DIGITS, effectivePrice } from "#worker/money/price.rules.ts";
import type { PriceMap, toPartInfo, toSpecialPrice } from "#worker/offers/pricing.rules.ts";
import type { Cell, Money } from "./price-text.rules.ts";

type PartInfo = ReturnType<typeof toPartInfo>;
type SpecialPrice = Pick<ReturnType<typeof toSpecialPrice>, "price">;

/** The answers of the pricing calls. */
type Info = {
	frontWipers: PartInfo[];
	rearWipers: PartInfo[];
	adapterAssortments: PartInfo[];
	currency: Currency;
	allowCents: boolean;
};
type Special = {
	specialPrices: (SpecialPrice & { frontWiper?: { id: number } })[];
	specialPricesRear: (SpecialPrice & { rearWiper?: { id: number } })[];
	specialPricesAdaptor: (SpecialPrice & { adapterAssortment?: { id: number } })[];
};

/** A blade or an adapter; base price in euro cents, special price in minor units of the configuration's currency. */
export type Part = {
	key: string;
	kind: AssortmentKind;
	id: number;
	/** The sku of the part sold alone, unless the shop has its own. */
	sku: string;
	lengthInch: number | null;
	lengthCm: number | null;
	technicalName: string;
	base: number | null;
	special: number | null;
};

export type PriceGroup = PartInfo["assortment"] & { kind: AssortmentKind; key: string; parts: Part[] };
export type Pricing = { money: Money; groups: PriceGroup[] };

/** Both answers as one list of assortments, in the configuration's order. */
export function toPricing(info: Info, special: Special, point: string): Pricing {
	const { currency, allowCents } = info;
	const minor = (units: number | null | undefined, digits: number) =>
		units === null || units === undefined ? null : Math.round(units * 10 ** digits);
	const prices = new Map<string, number | null>([
		...special.specialPrices.map(({ frontWiper, price }) => [`front-${frontWiper?.id}`, price] as const),
		...special.specialPricesRear.map(({ rearWiper, price }) => [`rear-${rearWiper?.id}`, price] as const),
		...special.specialPricesAdaptor.map(
			({ adapterAssortment, price }) => [`adapter-${adapterAssortment?.id}`, price] as const,
		),
	]);
	const infos = { front: info.frontWipers, rear: info.rearWipers, adapter: info.adapterAssortments };
	const groups = ASSORTMENT_KINDS.flatMap((kind) => {
		const byAssortment = Map.groupBy(infos[kind], ({ assortment }) => assortment.id);
		return [...byAssortment.values()].flatMap(([first, ...others]): PriceGroup[] => {
			if (!first) return [];
			const parts = [first, ...others].map(({ id, sku, lengthInch, lengthCm, technicalName, price }): Part => {
				const key = `${kind}-${id}`;
				const specialPrice = minor(prices.get(key), currency.digits);
				return {
					key,
					kind,
					id,
					sku,
					lengthInch,
					lengthCm,
					technicalName,
					base: minor(price, BASE_DIGITS),
					special: specialPrice,
				};
			});
			return [{ ...first.assortment, kind, key: `${kind}-group-${first.assortment.id}`, parts }];
		});
	});
	return { money: { ...currency, allowCents, point }, groups };
}

/** The groups by wiper brand. */
export const byBrand = (groups: readonly PriceGroup[]): [brand: string, groups: PriceGroup[]][] => [
	...Map.groupBy(groups, ({ make }) => make.name),
];

/**
 * A visitor's price of a part with this special price, minor units; null: not sold. An invalid cell changes nothing
 * yet.
 */
export const visitorPriceOf = (part: Pick<Part, "base" | "special">, cell: Cell, iso: string): number | null =>
	effectivePrice({ price: part.base, specialPrice: typeof cell === "string" ? part.special : cell }, iso);

/** How many parts have a special price, and how many can't be sold because they have no price. */
export function countPrices(groups: readonly PriceGroup[], iso: string) {
	const parts = groups.flatMap((group) => group.parts);
	return {
		total: parts.length,
		special: parts.filter(({ special }) => special !== null).length,
		unsold: parts.filter((part) => visitorPriceOf(part, part.special, iso) === null).length,
	};
}

/** The lowest and the highest price of visitors in a group; undefined if nothing is sold. */
export function priceRange({ parts }: PriceGroup, iso: string): [number, number] | undefined {
	const sold = parts.map((part) => visitorPriceOf(part, part.special, iso)).filter((price) => price !== null);
	return sold.length === 0 ? undefined : [Math.min(...sold), Math.max(...sold)];
}

type Prices = { [Kind in AssortmentKind]?: PriceMap };

/** Parts and prices (minor units) as the calls accept them: by kind, then id, in currency units. */
export function toPriceMaps(entries: readonly { part: Part; price: number | null }[], digits: number): Prices {
	const maps: Prices = {};
	for (const { part, price } of entries) {
		const map = maps[part.kind] ?? {};
		map[part.id] = price === null ? null : price / 10 ** digits;
		maps[part.kind] = map;
	}
	return maps;
}

export type Editing = { name: string; groups: PriceGroup[] };
