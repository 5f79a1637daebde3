import type { Mapping } from "#worker/catalogue/import/import.schema.ts";
import { FIELDS } from "#worker/catalogue/import/mapping.rules.ts";
import { printable } from "./printable.ts";

/** As many names of columns that aren't read; a spreadsheet may have hundreds. */
const LISTED = 20;

/** Which column of a file is what, and which are not read, for the user who imports it. */
export function columnLines(header: readonly string[], { columns, unit }: Mapping): string[] {
	const nameOf = (at: number) => printable(header[at]?.trim() || `column ${at + 1}`);
	const read = FIELDS.flatMap((field) => {
		const at = columns[field];
		return at === undefined ? [] : [`${field} = ${nameOf(at)}`];
	});
	const used = new Set(Object.values(columns));
	const others = header.flatMap((name, at) => (used.has(at) || name.trim() === "" ? [] : [nameOf(at)]));
	const more = others.length > LISTED ? ` and ${others.length - LISTED} more` : "";
	return [
		`Columns: ${read.join(", ")}. Sizes in ${unit}.`,
		...(others.length > 0 ? [`Not read: ${others.slice(0, LISTED).join(", ")}${more}.`] : []),
	];
}
