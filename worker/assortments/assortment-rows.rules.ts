import type { AssortmentRow, WiperRow } from "../db/schema/assortment.table.ts";
import { nameKey, searchText } from "../db/search-text.rules.ts";
import { editedTimes } from "../db/times.rules.ts";
import { BASE_DIGITS, toMinor, toUnits } from "../money/price.rules.ts";
import { assortmentName, toCentimetres, toMillimetres } from "./assortment.rules.ts";
import type { Assortment, AssortmentInput, AssortmentListRow } from "./assortment.schema.ts";

type SelectedRow = AssortmentRow & { brand: string };

const toEuro = (cents: number | null): number | null => (cents === null ? null : toUnits(cents, BASE_DIGITS));
const toCents = (euro: number | null): number | null =>
	euro === null ? null : (toMinor(euro, BASE_DIGITS, true) ?? null);

export const toListRow = (row: SelectedRow): AssortmentListRow => ({
	id: row.id,
	kind: row.kind,
	code: row.code,
	make: { id: row.brandId, name: row.brand },
	nameReplace: row.nameReplace,
	namePrefix: row.namePrefix,
	technicalName: row.technicalName,
	name: assortmentName(row),
	omitOnUniversalAdapter: row.omitOnUniversalAdapter,
	imageFront: row.imageFront,
	imageFrontAndRear: row.imageFrontAndRear,
	price: toEuro(row.price),
	armType: row.armType,
	version: row.version,
	...editedTimes(row),
});

export const toAssortment = (
	row: SelectedRow,
	wipers: readonly (WiperRow & { specialPrices: number })[],
): Assortment => ({
	...toListRow(row),
	wipers: wipers.map(({ id, lengthInch, lengthMm, price, specialPrices }) => ({
		id,
		lengthInch,
		lengthCm: toCentimetres(lengthMm),
		price: toEuro(price),
		specialPrices,
	})),
});

/** The fields of an assortment that may change, as the log records them; `brand` is the maker's name. */
export const toStored = (input: AssortmentInput, brand: string, now: number) => ({
	brandId: input.make,
	nameReplace: input.nameReplace,
	namePrefix: input.namePrefix,
	technicalName: input.technicalName,
	technicalNameKey: nameKey(input.technicalName),
	omitOnUniversalAdapter: input.omitOnUniversalAdapter,
	imageFront: input.imageFront,
	imageFrontAndRear: input.imageFrontAndRear,
	price: toCents(input.price),
	armType: input.armType,
	searched: searchedText({ ...input, brand }),
	updatedAt: now,
});

type Searched = Pick<AssortmentRow, "code" | "technicalName" | "namePrefix" | "nameReplace"> & { brand: string };

/** The text in which an assortment is searched. */
export const searchedText = ({ brand, code, technicalName, namePrefix, nameReplace }: Searched): string =>
	searchText(brand, code, technicalName, namePrefix, nameReplace);

export const toWiperRows = ({ wipers }: Pick<AssortmentInput, "wipers">) =>
	wipers.map(({ lengthInch, lengthCm, price }) => ({
		lengthInch,
		lengthMm: toMillimetres(lengthCm),
		price: toCents(price),
	}));

type Recorded = Omit<AssortmentInput, "wipers"> & {
	wipers: { lengthInch: number; lengthCm: number; price: number | null }[];
};

/** An assortment as the audit log records it: a blade is `26 in: 65 cm, 19.9 €`. */
export const toRecord = (input: Recorded, brand: string) => ({
	kind: input.kind,
	code: input.code,
	brand,
	nameReplace: input.nameReplace,
	namePrefix: input.namePrefix,
	technicalName: input.technicalName,
	omitOnUniversalAdapter: input.omitOnUniversalAdapter,
	imageFront: input.imageFront,
	imageFrontAndRear: input.imageFrontAndRear,
	price: input.price,
	armType: input.armType,
	wipers: Object.fromEntries(input.wipers.map(({ lengthInch, lengthCm, price }) => [lengthInch, { lengthCm, price }])),
});
