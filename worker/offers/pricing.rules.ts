import { ASSORTMENT_KINDS, type AssortmentKind, assortmentName } from "../assortments/assortment.rules.ts";
import { BASE_CURRENCY, BASE_DIGITS, toMinor, toUnits } from "./price.rules.ts";
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

/** What base prices are in. */
export const BASE_MONEY = { sign: "€", iso: BASE_CURRENCY, digits: BASE_DIGITS, allowCents: true } as const;

/** Prices by part: wiper id (adapters: assortment id) to currency units, null: the base price. */
export type PriceMap = Record<string, number | null>;

/** A price that is asked for; `path` names it to who asked. `expected` absent: whatever it is now. */
export type AskedPrice = {
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

/** A part as the pricing screen shows it; base prices are euro. */
export const toPartInfo = (part: PricedPart) => ({
	id: part.id,
	lengthInch: part.lengthInch,
	lengthCm: part.lengthMm === null ? null : part.lengthMm / 10,
	technicalName: part.assortment.technicalName,
	/** Under which it is sold alone, unless the shop has its own. */
	sku: partName(part),
	price: part.price === null ? null : toUnits(part.price, BASE_DIGITS),
	assortment: toAssortment(part),
});

/** A special price as the specification's calls carry it. */
export const toSpecialPrice = (part: PricedPart, finder: PricedFinder) => ({
	finder: { id: finder.id },
	price: part.specialPrice === null ? null : toUnits(part.specialPrice, finder.digits),
	...reference(part),
});

function reference({ id, kind, assortment }: PricedPart) {
	if (kind === "front") return { frontWiper: { id, frontAssortment: { id: assortment.id } } };
	if (kind === "rear") return { rearWiper: { id, rearAssortment: { id: assortment.id } } };
	return { adapterAssortment: { id } };
}

/** The prices of one kind that a body asks for. */
export const askedOf = (kind: AssortmentKind, prices: PriceMap, expected: PriceMap = {}, path = "specialPricing") =>
	Object.entries(prices).map(
		([id, units]): AskedPrice => ({ kind, id: Number(id), units, expected: expected[id], path: `${path}.${id}` }),
	);

/** The prices of several kinds that a body asks for. */
export const askedOfAll = (
	prices: { [Kind in AssortmentKind]?: PriceMap | undefined },
	expected: { [Kind in AssortmentKind]?: PriceMap | undefined } = {},
) => ASSORTMENT_KINDS.flatMap((kind) => askedOf(kind, prices[kind] ?? {}, expected[kind], `specialPricing.${kind}`));

/** Never a price: what is expected in another currency's cents matches nothing. */
const NO_PRICE = -1;

/** Asked prices as minor units, and the ones that are none. */
export function readPrices(asked: readonly AskedPrice[], { digits, allowCents }: PricedFinder) {
	const changes: PriceChange[] = [];
	const fields: { path: string; code: string }[] = [];
	for (const { kind, id, units, expected, path } of asked) {
		const price = units === null ? null : toMinor(units, digits, allowCents);
		if (price === undefined) fields.push({ path, code: priceProblem(units, digits, allowCents) });
		else changes.push({ kind, id, price, path, expected: expected && (toMinor(expected, digits, true) ?? NO_PRICE) });
	}
	return { changes, fields };
}

/** Why a number of currency units is no price for a finder: it may only lack the leave to have cents. */
export const priceProblem = (units: number | null, digits: number, allowCents: boolean) =>
	units !== null && !allowCents && toMinor(units, digits, true) !== undefined
		? "offers.cents_not_allowed"
		: "offers.price_invalid";

type NamedPart = Pick<PricedPart, "kind" | "lengthInch"> & { assortment: { code: string } };

/** What an entry of the audit log calls a part: the sku under which it is sold alone, unless the shop has its own. */
export function partName({ kind, lengthInch, assortment: { code } }: NamedPart): string {
	if (kind === "front") return setSku(code, lengthInch ?? 0, null);
	return kind === "rear" ? rearSku(code, lengthInch ?? 0) : adapterSku(code);
}
