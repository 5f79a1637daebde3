import type { FieldPath } from "react-hook-form";
import {
	type Assortment,
	type AssortmentInput,
	assortmentInputSchema,
	type WiperInput,
} from "#worker/assortments/assortment.schema.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";

/** The form's values. A missing number is NaN; no brand is 0. */
export type AssortmentValues = AssortmentInput;

export const EMPTY_WIPER: WiperInput = { lengthInch: Number.NaN, lengthCm: Number.NaN, price: null };

const NEW: AssortmentValues = {
	kind: "front",
	code: "",
	make: 0,
	nameReplace: "",
	namePrefix: "",
	technicalName: "",
	omitOnUniversalAdapter: false,
	imageFront: null,
	imageFrontAndRear: null,
	wipers: [],
	price: null,
	armType: null,
};

export function toValues(assortment: Assortment | undefined): AssortmentValues {
	if (assortment === undefined) return NEW;
	const { kind, code, make, nameReplace, namePrefix, technicalName, omitOnUniversalAdapter } = assortment;
	const { imageFront, imageFrontAndRear, price, armType } = assortment;
	return {
		kind,
		code,
		make: make.id,
		nameReplace,
		namePrefix,
		technicalName,
		omitOnUniversalAdapter,
		imageFront,
		imageFrontAndRear,
		wipers: assortment.wipers.map(({ lengthInch, lengthCm, price }) => ({ lengthInch, lengthCm, price })),
		price,
		armType,
	};
}

/** With the sizes in the rows that they have in a form, since what is typed next is meant for them; new ones follow. */
export function inRowsOf(rows: readonly WiperInput[], values: AssortmentValues): AssortmentValues {
	// A size that is being typed a second time is in its first row.
	const lengths = [...new Set([...rows, ...values.wipers].map(({ lengthInch }) => lengthInch))];
	const placeOf = ({ lengthInch }: WiperInput) => lengths.indexOf(lengthInch);
	return { ...values, wipers: values.wipers.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

const check = schemaResolver<AssortmentValues>(assortmentInputSchema, ["wipers"]);

/** Values of another kind stay in the form and are not sent: an adapter has no sizes, a series no price. */
export const assortmentResolver: typeof check = (values, ...rest) =>
	check(values.kind === "adapter" ? { ...values, wipers: [] } : { ...values, price: null, armType: null }, ...rest);

const CELL = /^wipers\.\d+\.(lengthInch|lengthCm|price)$/;

export const isField = (path: string): path is FieldPath<AssortmentValues> => path in NEW || CELL.test(path);

/** Sizes that a save would remove, and how many special prices they have. */
export function removedBy(base: Assortment | undefined, { wipers }: AssortmentValues) {
	const lengths = new Set(wipers.map(({ lengthInch }) => lengthInch));
	const removed = (base?.wipers ?? []).filter(
		({ lengthInch, specialPrices }) => !lengths.has(lengthInch) && specialPrices > 0,
	);
	return {
		sizes: removed.map(({ lengthInch }) => lengthInch),
		specialPrices: removed.reduce((sum, { specialPrices }) => sum + specialPrices, 0),
	};
}

/** How many parts a save would make free that aren't free yet. */
export function countNewlyFree(base: Assortment | undefined, { wipers, price }: AssortmentValues): number {
	const wasFree = new Set(base?.wipers.filter((wiper) => wiper.price === 0).map(({ lengthInch }) => lengthInch));
	const sizes = wipers.filter((wiper) => wiper.price === 0 && !wasFree.has(wiper.lengthInch)).length;
	return price === 0 && base?.price !== 0 ? sizes + 1 : sizes;
}
