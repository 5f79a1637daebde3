import { nameKey } from "../../db/search-text.rules.ts";
import { guessMapping } from "./detect-mapping.rules.ts";
import type { Mapping } from "./import.schema.ts";
import { FIELDS, SIZE_FIELDS } from "./mapping.rules.ts";

/**
 * A mapping for a file that has the columns of an earlier one and perhaps more, in any order. `known`: their folded names. New
 * columns are taken by their names. Undefined: it isn't clear which column is meant; one without a name may be any.
 */
export function mappingWithMore(mapping: Mapping, known: readonly string[], header: string[]): Mapping | undefined {
	const names = header.map(nameKey);
	const columns: Mapping["columns"] = {};
	for (const field of FIELDS) {
		const at = mapping.columns[field];
		if (at === undefined) continue;
		const [place, other] = placesOf(known[at] ?? "", names);
		if (place === undefined || other !== undefined) return undefined;
		columns[field] = place;
	}
	const guessed = guessMapping(header);
	for (const field of FIELDS) {
		const at = guessed.columns[field];
		const isNew = at !== undefined && !known.includes(names[at] ?? "");
		const isReadable = guessed.unit === mapping.unit || !SIZE_FIELDS.some((size) => size === field);
		if (isNew && isReadable) columns[field] ??= at;
	}
	return { ...mapping, columns, width: header.length };
}

const placesOf = (name: string, names: readonly string[]): number[] =>
	names.flatMap((one, at) => (one === name && name !== "" ? [at] : []));
