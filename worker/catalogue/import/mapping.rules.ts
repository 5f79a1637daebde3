import { nameKey } from "../../db/search-text.rules.ts";

/** Parts are small enough for one body (1 MiB) and one batch. */
export const PART_ROWS = 2000;

/** The columns with trade sizes: at least one of them is required. */
export const SIZE_FIELDS = ["driver", "passenger", "rear"] as const;

/** The fields that a column of a fitment file may hold. */
export const FIELDS = [
	"brand",
	"model",
	"year",
	"yearFrom",
	"yearTo",
	...SIZE_FIELDS,
	"body",
	"steering",
	"adapter",
	"note",
] as const;
export type Field = (typeof FIELDS)[number];

/** A longer column name is cut before it is sent. */
export const MAX_HEADER_CELL = 200;

/** The key of files with the same columns: the folded names, in their order. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header.map(nameKey));
