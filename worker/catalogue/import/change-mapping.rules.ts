import { type LengthUnit, ofOneUnit, unitWords, wordsOf } from "../../imports/header.rules.ts";
import { areBySide } from "./detect-mapping.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { type Field, SIZE_FIELDS } from "./mapping.rules.ts";

/**
 * A mapping with another column for a field, or none. Its unit is the one that its size columns say; what a person has said
 * instead of their one unit stays until a column of another one is chosen.
 */
export function changeColumn(mapping: Mapping, header: string[], field: Field, column: number | undefined): Mapping {
	const { [field]: _, ...others } = mapping.columns;
	const columns = column === undefined ? others : { ...others, [field]: column };
	const isFront = field === "driver" || field === "passenger";
	const bySide = isFront ? areBySide(header, columns) : mapping.bySide;
	const isSize = SIZE_FIELDS.some((size) => size === field);
	// What no name says, a person has said.
	const isSaid = unitOf(header, mapping.columns) !== mapping.unit;
	const assumed = column === undefined || isSaid ? mapping.unit : undefined;
	const units = namedUnits(header, mapping.columns, columns);
	const isAgainstNames = isSaid && units.length === 1 && units[0] !== undefined;
	const unit = isAgainstNames ? mapping.unit : unitOf(header, columns, assumed);
	return { ...mapping, columns, bySide, ...(isSize && { unit }) };
}

/** The fields whose column says another unit than the mapping's, beside columns that don't. */
export function columnsOfOtherUnit({ columns, unit }: Mapping, header: readonly string[]): Field[] {
	const sizes = sizeColumns(header, columns);
	return namedUnits(header, columns).length <= 1
		? []
		: sizes.flatMap(({ field, units: [own = unit] }) => (own === unit ? [] : [field]));
}

/** The units that size columns say, undefined for one that says none. */
const namedUnits = (header: readonly string[], ...mapped: Mapping["columns"][]) => [
	...new Set(mapped.flatMap((columns) => sizeColumns(header, columns).map(({ units: [own] }) => own))),
];

const unitOf = (header: readonly string[], columns: Mapping["columns"], assumed?: LengthUnit): LengthUnit =>
	ofOneUnit(sizeColumns(header, columns), assumed).unit;

/** Without those that name several units: their cells say which is theirs. */
function sizeColumns(header: readonly string[], columns: Mapping["columns"]) {
	return SIZE_FIELDS.flatMap((field) => {
		const { units } = unitWords(wordsOf(header[columns[field] ?? -1] ?? ""));
		return columns[field] === undefined || units.length > 1 ? [] : [{ field, units }];
	});
}
