import { type AssortmentKind, assortmentName } from "../assortments/assortment.rules.ts";
import { BASE_DIGITS, toMinor, toUnits } from "./price.rules.ts";

/** A priced part of what a finder may offer: a blade, or an adapter assortment. Prices in minor units. */
export type PricedPart = {
	id: number;
	kind: AssortmentKind;
	lengthInch: number | null;
	lengthMm: number | null;
	price: number | null;
	specialPrice: number | null;
	assortment: { id: number; brand: string; namePrefix: string; nameReplace: string; technicalName: string };
};

export type PricedFinder = { id: number; digits: number; allowCents: boolean };

const toAssortment = ({ assortment }: PricedPart) => ({
	id: assortment.id,
	make: { name: assortment.brand },
	name: assortmentName(assortment),
	technicalName: assortment.technicalName,
});

/** A part as the pricing screen shows it; base prices are euro. */
export const toPartInfo = (part: PricedPart) => ({
	id: part.id,
	lengthInch: part.lengthInch,
	lengthCm: part.lengthMm === null ? null : part.lengthMm / 10,
	technicalName: part.assortment.technicalName,
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

/** Asked prices as minor units, and the ones that are none. */
export function readPrices(asked: Record<string, number | null>, { digits, allowCents }: PricedFinder) {
	const prices: { id: number; price: number | null }[] = [];
	const fields: { path: string; code: string }[] = [];
	for (const [id, units] of Object.entries(asked)) {
		const price = units === null ? null : toMinor(units, digits, allowCents);
		if (price !== undefined) prices.push({ id: Number(id), price });
		else
			fields.push({
				path: `specialPricing.${id}`,
				code: isCents(units, digits, allowCents) ? "offers.cents_not_allowed" : "offers.price_invalid",
			});
	}
	return { prices, fields };
}

/** A price that only lacks the finder's leave to have cents. */
const isCents = (units: number | null, digits: number, allowCents: boolean): boolean =>
	units !== null && !allowCents && toMinor(units, digits, true) !== undefined;
