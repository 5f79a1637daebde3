import { ASSORTMENT_KINDS, type AssortmentKind, assortmentName, codeOf } from "../assortments/assortment.rules.ts";
import { BASE_CURRENCY, BASE_DIGITS, toMinor, toUnits } from "../money/price.rules.ts";
import { partsOfBundle } from "./bundle.rules.ts";
import type { PartInfo, SpecialPrice } from "./pricing-answer.schema.ts";
import { adapterSku, rearSku, setSku } from "./sku.rules.ts";

/** A priced part of what a finder may offer: a blade, or an adapter assortment. Prices in minor units. */
export type PricedPart = {
	id: number;
	kind: AssortmentKind;
	lengthInch: number | null;
	lengthMm: number | null;
	price: number | null;
	specialPrice: number | null;
	assortment: {
		id: number;
		code: string;
		brand: string;
		namePrefix: string;
		nameReplace: string;
		technicalName: string;
		omitOnUniversalAdapter: boolean;
	};
};

export type PricedFinder = {
	id: number;
	label: string;
	companyId: number;
	allowCents: boolean;
	/** The currency's: its sign, its ISO 4217 code and the digits of its minor unit. */
	sign: string;
	iso: string;
	digits: number;
};

/** True if all parts of this product or bundle are of series with these codes. */
export const isOfSeries = (partsKey: string, codes: ReadonlySet<string>): boolean =>
	partsOfBundle(partsKey).keys.every((key) => codes.has(codeOf(key)));

/** The currency of base prices. */
export const BASE_MONEY = { sign: "€", iso: BASE_CURRENCY, digits: BASE_DIGITS, allowCents: true } as const;

/** Prices by part: wiper id (adapters: assortment id) to currency units, null: the base price. */
export type PriceMap = Record<string, number | null>;

/** A requested price; `path` names its field. `expected` absent: any current price. */
export type PriceInput = {
	kind: AssortmentKind;
	id: number;
	units: number | null;
	expected?: number | null | undefined;
	path: string;
};

/** The same in minor units. */
export type PriceChange = {
	kind: AssortmentKind;
	id: number;
	price: number | null;
	expected?: number | null | undefined;
	path: string;
};

const toAssortment = ({ assortment }: PricedPart) => ({
	id: assortment.id,
	make: { name: assortment.brand },
	code: assortment.code,
	name: assortmentName(assortment),
	omitOnUniversalAdapter: assortment.omitOnUniversalAdapter,
	technicalName: assortment.technicalName,
});

/** A part for the pricing screen; base prices are in euros. */
export const toPartInfo = (part: PricedPart): PartInfo => ({
	id: part.id,
	lengthInch: part.lengthInch,
	lengthCm: part.lengthMm === null ? null : part.lengthMm / 10,
	technicalName: part.assortment.technicalName,
	sku: partName(part),
	price: part.price === null ? null : toUnits(part.price, BASE_DIGITS),
	assortment: toAssortment(part),
});

/** A special price in the specification's calls. */
export const toSpecialPrice = (part: PricedPart, finder: PricedFinder): SpecialPrice => ({
	finder: { id: finder.id },
	price: part.specialPrice === null ? null : toUnits(part.specialPrice, finder.digits),
	...reference(part),
});

function reference({ id, kind, assortment }: PricedPart) {
	if (kind === "front") return { frontWiper: { id, frontAssortment: { id: assortment.id } } };
	if (kind === "rear") return { rearWiper: { id, rearAssortment: { id: assortment.id } } };
	return { adapterAssortment: { id } };
}

/** The prices of one kind in a body. */
export const priceInputs = (kind: AssortmentKind, prices: PriceMap, expected: PriceMap = {}, path = "specialPricing") =>
	Object.entries(prices).map(
		([id, units]): PriceInput => ({ kind, id: Number(id), units, expected: expected[id], path: `${path}.${id}` }),
	);

/** The prices of several kinds in a body. */
export const allPriceInputs = (
	prices: { [Kind in AssortmentKind]?: PriceMap | undefined },
	expected: { [Kind in AssortmentKind]?: PriceMap | undefined } = {},
) =>
	ASSORTMENT_KINDS.flatMap((kind) => priceInputs(kind, prices[kind] ?? {}, expected[kind], `specialPricing.${kind}`));

/** Never a price: an expected price in another currency's cents matches nothing. */
const NO_PRICE = -1;

/** Requested prices as minor units, and the invalid ones. */
export function readPrices(inputs: readonly PriceInput[], { digits, allowCents }: PricedFinder) {
	const changes: PriceChange[] = [];
	const fields: { path: string; code: string }[] = [];
	for (const { kind, id, units, expected, path } of inputs) {
		const price = units === null ? null : toMinor(units, digits, allowCents);
		if (price === undefined) fields.push({ path, code: priceProblem(units, digits, allowCents) });
		else changes.push({ kind, id, price, path, expected: expected && (toMinor(expected, digits, true) ?? NO_PRICE) });
	}
	return { changes, fields };
}

/** Why a number of currency units is not a price of a finder: perhaps only because cents are not allowed. */
export const priceProblem = (units: number | null, digits: number, allowCents: boolean) =>
	units !== null && !allowCents && toMinor(units, digits, true) !== undefined
		? "offers.cents_not_allowed"
		: "offers.price_invalid";

type NamedPart = Pick<PricedPart, "kind" | "lengthInch"> & { assortment: { code: string } };

/** The name of a part in the audit log: the sku under which it is sold alone, unless the shop has its own. */
export function partName({ kind, lengthInch, assortment: { code } }: NamedPart): string {
	if (kind === "front") return setSku(code, lengthInch ?? 0, null);
	return kind === "rear" ? rearSku(code, lengthInch ?? 0) : adapterSku(code);
}
