import { TRADE_INCH_MAX, TRADE_INCH_MIN } from "../catalogue/fitment/trade-size.rules.ts";

export const ASSORTMENT_KINDS = ["front", "rear", "adapter"] as const;
export type AssortmentKind = (typeof ASSORTMENT_KINDS)[number];

type Names = { namePrefix: string; nameReplace: string; technicalName: string };

/** The name that visitors see: `namePrefix + (nameReplace || technicalName)`. */
export function assortmentName(assortment: Names): string {
	const name = assortment.nameReplace || assortment.technicalName;
	return [assortment.namePrefix, name].filter(Boolean).join(" ");
}

export const CODE_MAX = 20;

/** True if a code ends like a sku of another one: `AERO-26` would be a blade of `AERO`, `AERO-R12` its rear blade. */
export function readsAsSku(code: string): boolean {
	const size = Number(/-R?(\d+)$/.exec(code)?.[1]);
	return size >= TRADE_INCH_MIN && size <= TRADE_INCH_MAX;
}

// The trade sizes alone: a code may end with any other number.
const SIZES = /(-[6-9]|-[1-3]\d|-40){1,2}$|-R([6-9]|[1-3]\d|40)$/;

/** The assortment's code of a part's key: `DEN-50` of `DEN-50-26-18` and of `DEN-50-R12`. */
export const codeOf = (partKey: string): string => partKey.replace(SIZES, "");

/** A suggested code: brand and series in capitals, without accents (`VAN-AERO`). Empty if there are no letters. */
export function suggestCode(brand: string, technicalName: string): string {
	const letters = (text: string) =>
		text
			.normalize("NFKD")
			.replace(/\p{M}/gu, "")
			.toUpperCase()
			.replace(/[^A-Z0-9]/g, "");
	const code = [letters(brand).slice(0, 3), letters(technicalName).slice(0, 12)].filter(Boolean).join("-");
	return readsAsSku(code) ? code.replace("-", "") : code;
}

const MM_PER_CM = 10;
const MM_PER_INCH = 25.4;
/** Makers count an inch as 25 or as 25.4 mm and round to whole centimetres: a larger difference is a typing error. */
const MM_OFF = 25;

/** A printed length as it is stored: centimetres with one decimal, in millimetres; undefined if it isn't one. */
export function toMillimetres(lengthCm: number): number | undefined {
	const mm = Math.round(lengthCm * MM_PER_CM);
	return mm > 0 && Math.abs(mm - lengthCm * MM_PER_CM) < 1e-6 ? mm : undefined;
}

export const toCentimetres = (mm: number): number => mm / MM_PER_CM;

/** True if the printed length (cm) can be that of a blade of this trade size. */
export const isPlausible = ({ lengthInch, lengthCm }: { lengthInch: number; lengthCm: number }): boolean =>
	Math.abs(lengthCm * MM_PER_CM - lengthInch * MM_PER_INCH) <= MM_OFF;

/** What most makers print on a blade of this size: 26 in is 65 cm, 21 in is 53 cm. */
export const customaryCm = (lengthInch: number): number => Math.round(lengthInch * 2.5);

/** The sizes of most series, in whole inches. */
export const STANDARD_SIZES: Readonly<Record<AssortmentKind, readonly number[]>> = {
	front: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
	rear: [10, 11, 12, 13, 14, 15, 16],
	adapter: [],
};
