import { fieldsByAlias, type LengthUnit, ofOneUnit, unitWords, wordsOf } from "../../imports/header.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { FIELDS, type Field, SIZE_FIELDS } from "./mapping.rules.ts";

/** Columns that a file lacks: `year` is a year or a first year, `size` any of the three positions. */
export type MissingColumn = "brand" | "model" | "year" | "size";

export type Detection =
	| { ok: true; mapping: Mapping }
	| { ok: false; code: "catalogue.columns_missing"; missing: MissingColumn[] }
	| { ok: false; code: "catalogue.units_mixed"; missing: [] };

/** Names of columns, folded by `wordsOf`, without units, those first that can't mean the wiper's brand or another thing. */
const ALIASES: Record<Field, string> = {
	brand:
		"vehicle make, vehicle brand, car make, car brand, automarke, fahrzeugmarke, fahrzeughersteller, make, fabrikat, marke, brand, hersteller, manufacturer",
	model: "vehicle model, car model, fahrzeugmodell, model, modell, model name, baureihe",
	year: "model year, model years, my, baujahr, baujahre, bj, modelljahr, year, years, jahr, jahre",
	yearFrom:
		"model year from, year from, from year, year start, start year, first year, baujahr von, baujahr ab, bj von, modelljahr von, jahr von, from, von, ab",
	yearTo:
		"model year to, year to, to year, year until, year end, end year, last year, baujahr bis, bj bis, modelljahr bis, jahr bis, to, until, bis",
	driver: "driver, left, fahrer, fahrerseite, links",
	passenger: "passenger, co driver, right, beifahrer, beifahrerseite, rechts",
	rear: "rear, back, heck, hinten, heckscheibe, heckwischer, heckscheibenwischer",
	body: "body, body style, body styles, body type, bodystyle, karosserie, karosserieform, aufbau",
	steering: "steering, steering side, steering wheel, lhd rhd, rhd lhd, lenkung, lenkrad, lenker",
	adapter: "adapter, adaptor, connector, connection, arm, arm type, wiper arm, anschluss, aufnahme, wischerarm",
	note: "note, notes, remark, remarks, comment, comments, bemerkung, bemerkungen, anmerkung, hinweis, notiz",
	aliases: "alias, aliases, aka, also known as, nickname, nicknames, aliasse, auch bekannt als, spitzname, spitznamen",
	keyNumbers:
		"key number, key numbers, hsn tsn, hsn und tsn, hsn and tsn, kba, kba nr, kba no, kba number, kba numbers, kba nummer, kba nummern, kba code, kba schlussel, kba schluessel, kba schlusselnummer, kba schluesselnummer, schlusselnummer, schluesselnummer, schlusselnummern, schluesselnummern",
	hsn: "hsn, hersteller schlusselnummer, hersteller schluesselnummer, herstellerschlusselnummer, herstellerschluesselnummer, schlusselnummer zu 2 1, schluesselnummer zu 2 1, schlusselnummer zu 2, schluesselnummer zu 2, zu 2 1, feld 2 1, maker key number, manufacturer key number",
	tsn: "tsn, typ schlusselnummer, typ schluesselnummer, typschlusselnummer, typschluesselnummer, schlusselnummer zu 2 2, schluesselnummer zu 2 2, schlusselnummer zu 3, schluesselnummer zu 3, zu 2 2, feld 2 2, type key number",
};
const FIELD_BY_ALIAS = fieldsByAlias(FIELDS, ALIASES);
const ORDER = [...FIELD_BY_ALIAS.keys()];
/** The vehicle's brand or the wiper's: none of them is clearer than the others. */
const UNCLEAR = ["marke", "brand", "hersteller", "manufacturer"];
const rankOf = (alias: string): number => ORDER.indexOf(UNCLEAR.includes(alias) ? "marke" : alias);

/** Additional words in names of size columns: `Wiper length, driver's side (mm)`. */
const FILLERS =
	"s side size sizes length blade blades wiper wipers front window windscreen windshield seite lange laenge grosse groesse wischer wischerblatt scheibenwischer vorn vorne".split(
		" ",
	);

/** Names of columns that say on which side of the car a wiper is, not whose it is. */
const SIDES = ["left", "right", "links", "rechts"];

/** `side`: what the name adds to whose the wiper is, as in `Driver (left)`. */
type Column = {
	at: number;
	field: Field;
	units: LengthUnit[];
	rank: number;
	isSide: boolean;
	side?: string | undefined;
};

/**
 * Finds the columns of a file by its header: any case, spacing and punctuation, English and German, lengths in inches,
 * millimetres or centimetres. Of two columns with the same meaning the one counts whose name is the earlier alias, of sizes
 * the first one, and of two units the first of these.
 * `unit`: that of sizes whose column doesn't name one.
 */
export function detectMapping(
	header: string[],
	{ paired = false, unit }: { paired?: boolean; unit?: LengthUnit | undefined } = {},
): Detection {
	const { mapping, isMixed } = guess(header, paired, unit);
	if (isMixed) return { ok: false, code: "catalogue.units_mixed", missing: [] };
	const missing = missingColumns(mapping.columns);
	if (missing.length > 0) return { ok: false, code: "catalogue.columns_missing", missing };
	return { ok: true, mapping };
}

/** The part of a mapping that the header shows, complete or not; the user adds the rest. */
export const guessMapping = (header: string[]): Mapping => guess(header, false).mapping;

function guess(header: string[], paired: boolean, assumed?: LengthUnit): { mapping: Mapping; isMixed: boolean } {
	const matches = header.flatMap((cell, at) => toColumn(cell, at) ?? []);
	const others = matches.filter(({ field }) => !isSize(field)).sort((one, other) => one.rank - other.rank);
	const sizes = matches.filter((column) => isSize(column.field) && !hasOtherSide(column, matches));
	const { unit, columns: ofUnit } = ofOneUnit(sizes, assumed);
	const columns: Mapping["columns"] = {};
	for (const { field, at } of [...others, ...ofUnit]) columns[field] ??= at;
	const { year, ...withoutYear } = columns;
	// `Baujahr; bis`
	const isFirst = year !== undefined && columns.yearTo !== undefined && columns.yearFrom === undefined;
	return {
		mapping: {
			columns: isFirst ? { ...withoutYear, yearFrom: year } : columns,
			unit,
			paired,
			width: header.length,
			...(areBySide(header, columns) && { bySide: true }),
		},
		isMixed: sizes.some(({ field }) => columns[field] === undefined),
	};
}

/** True if the columns of driver and passenger say the side of the car instead: left is the driver's, right the passenger's. */
export function areBySide(header: readonly string[], columns: Mapping["columns"]): boolean {
	const front = (["driver", "passenger"] as const).flatMap((field) => {
		const at = columns[field];
		if (at === undefined) return [];
		const column = toColumn(header[at] ?? "", at);
		return [column?.field === field && column.isSide];
	});
	return front.length > 0 && front.every(Boolean);
}

/** What a mapping made by hand still lacks. */
export function missingColumns(columns: Mapping["columns"]): MissingColumn[] {
	const has = (...fields: Field[]) => fields.some((field) => columns[field] !== undefined);
	const needed: [MissingColumn, boolean][] = [
		["brand", has("brand")],
		["model", has("model")],
		["year", has("year", "yearFrom")],
		["size", has(...SIZE_FIELDS)],
	];
	return needed.flatMap(([column, isThere]) => (isThere ? [] : [column]));
}

function toColumn(cell: string, at: number): Column | undefined {
	const { bare, units } = unitWords(wordsOf(cell));
	const telling = bare.filter((word) => !FILLERS.includes(word));
	const whose = telling.filter((word) => !SIDES.includes(word));
	const name = bare.join(" ");
	const alias = FIELD_BY_ALIAS.has(name) ? name : telling.join(" ");
	const field = FIELD_BY_ALIAS.get(alias);
	if (field && (alias === name || isSize(field))) {
		return { at, field, units, rank: rankOf(alias), isSide: SIDES.includes(alias) };
	}
	const person = FIELD_BY_ALIAS.get(whose.join(" "));
	const side = bare.find((word) => SIDES.includes(word));
	return person === "driver" || person === "passenger"
		? { at, field: person, units, rank: ORDER.length, isSide: false, side }
		: undefined;
}

/** `Driver (left)` beside `Driver (right)`: either is that of some cars only. */
const hasOtherSide = ({ field, side }: Column, columns: readonly Column[]): boolean =>
	side !== undefined &&
	columns.some((other) => other.field === field && other.side !== undefined && other.side !== side);

const isSize = (field: Field): boolean => SIZE_FIELDS.some((size) => size === field);
