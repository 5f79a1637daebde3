import type { LengthUnit } from "../../imports/header.rules.ts";
import { isUnknownWord } from "../../imports/unknown-word.rules.ts";

export type SizeProblem = "catalogue.size_invalid" | "catalogue.size_not_trade" | "catalogue.size_out_of_range";

/** The existing trade sizes, in whole inches. */
export const TRADE_INCH_MIN = 6;
export const TRADE_INCH_MAX = 40;
const MM_PER_INCH = [25.4, 25];
const MM_TOLERANCE = 7;

const SIZE = /^(\d{1,4})(?:([.,])(\d{1,4}))?\s*(.*)$/;
/** A length, and the same in another unit: `26" (650 mm)`. */
const WITH_SAME = /^([^()]+)\(([^()]+)\)$/;
const UNITS: [RegExp, LengthUnit][] = [
	[
		/^(?:["“”„″]|['’‘´`′]{2}|in\.?|inch(?:es)?|inç|zoll|cal(?:e|i)?|дюйм(?:а|ов|ы)?|ίντσ(?:α|ες)|ιντσ(?:α|ες))$/iu,
		"inch",
	],
	[/^(?:mm|мм|χιλ)\.?$/iu, "mm"],
	[/^(?:cm|см|εκ)\.?$/iu, "cm"],
];

/**
 * A cell's possible trade sizes in whole inches, in its own order: `28/26`, `28|26`, `26"`, `26.0 in`, `650 mm`. A
 * size's own unit takes precedence over the column's. Millimetres become the nearest trade inch within 7 mm
 * (docs/adr/0013), else `catalogue.size_not_trade`. Empty, `-`, `none` or `x`: no size known; within a list an empty place
 * stays null, because pairs need it.
 */
export function parseSizes(cell: string, unit: LengthUnit): (number | null)[] | SizeProblem {
	const text = cell.trim();
	if (isUnknownWord(text) || text.toLowerCase() === "x") return [];
	const sizes: (number | null)[] = [];
	const units = new Set([...unitsIn(text), unit]);
	for (const part of text.split(/[/|]/)) {
		const size = part.trim() === "" ? null : parseInAny(part.trim(), units);
		if (typeof size === "string") return size;
		sizes.push(size);
	}
	return sizes.every((size) => size === null) ? "catalogue.size_invalid" : sizes;
}

/** A unit in a list may be that of all its sizes: `600/400 mm`. What is a size in two units may be either: `40/35 cm`. */
function parseInAny(text: string, units: ReadonlySet<LengthUnit>): number | SizeProblem {
	const read = [...units].map((unit) => parseSize(text, unit));
	const [size, other] = new Set(read.filter((one) => typeof one === "number"));
	return other === undefined ? (size ?? read[0] ?? "catalogue.size_invalid") : "catalogue.size_invalid";
}

/** The units of a cell's sizes, but not of what is the same in brackets. */
const unitsIn = (cell: string): LengthUnit[] =>
	cell
		.replace(/\([^()]*\)/g, "")
		.split(/[/|]/)
		.flatMap((part) => unitOf(SIZE.exec(part.trim())?.[4]) ?? []);

function parseSize(text: string, columnUnit: LengthUnit): number | SizeProblem {
	const [, written, same] = WITH_SAME.exec(text) ?? [];
	if (written === undefined || same === undefined) return parseLength(text, columnUnit);
	const size = parseLength(written.trim(), columnUnit);
	const isSame = typeof size === "string" || parseLength(same.trim(), columnUnit) === size;
	return isSame ? size : "catalogue.size_invalid";
}

const unitOf = (suffix = ""): LengthUnit | undefined => UNITS.find(([pattern]) => pattern.test(suffix))?.[1];

function parseLength(text: string, columnUnit: LengthUnit): number | SizeProblem {
	const [, whole = "", sign, fraction = "", suffix = ""] = SIZE.exec(text) ?? [];
	const unit = suffix === "" ? columnUnit : unitOf(suffix);
	if (whole === "" || unit === undefined) return "catalogue.size_invalid";
	const length = Number(`${whole}.${fraction || 0}`);
	if (unit === "inch") return inInches(length);
	const mmPerUnit = unit === "cm" ? 10 : 1;
	const mayBeTwo = sign === "," && typeof nearestInch(Number(fraction) * mmPerUnit) === "number";
	const isWholeMm = unit === "cm" && WHOLE_MM.test(fraction);
	if (mayBeTwo && !isExact(length * mmPerUnit, isWholeMm ? 1 : 0.001)) return "catalogue.size_invalid";
	return nearestInch(length * mmPerUnit);
}

/** Decimals of centimetres as a spreadsheet with two of them writes a tenth: `47,50`. */
const WHOLE_MM = /^\d0$/;

/** True for 60,96, 60,90 and 47,50 cm, which are whole inches, but not for 65,40 cm, which may be two sizes. */
const isExact = (mm: number, tolerance: number): boolean =>
	MM_PER_INCH.some((mmPerInch) => Math.abs(mm - Math.round(mm / mmPerInch) * mmPerInch) < tolerance);

function inInches(length: number): number | SizeProblem {
	if (!Number.isInteger(length)) return "catalogue.size_invalid";
	return length < TRADE_INCH_MIN || length > TRADE_INCH_MAX ? "catalogue.size_out_of_range" : length;
}

/**
 * A 26 in blade is printed as 650 or as 660 mm: makers count an inch as 25 or as 25.4 mm. The exact inch is tried
 * first, so the rounded one only applies to lengths that would be rejected.
 */
function nearestInch(mm: number): number | SizeProblem {
	const nearest = MM_PER_INCH.map((mmPerInch) => ({ inch: Math.round(mm / mmPerInch), mmPerInch }));
	const near = nearest.find(({ inch, mmPerInch }) => Math.abs(mm - inch * mmPerInch) <= MM_TOLERANCE);
	if (near) return inInches(near.inch);
	const [{ inch = 0 } = {}] = nearest;
	return inch < TRADE_INCH_MIN || inch > TRADE_INCH_MAX ? "catalogue.size_out_of_range" : "catalogue.size_not_trade";
}
