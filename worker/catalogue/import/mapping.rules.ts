import type { MappedParts } from "../fitment/mapped-parts.rules.ts";

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
	"aliases",
	"keyNumbers",
	"hsn",
	"tsn",
] as const;
export type Field = (typeof FIELDS)[number];

type Columns = { [Name in Field]?: number | undefined };

/** True if key numbers are in a column of their own, or in one of HSN and one of TSN. */
export const saysKeyNumbers = ({ keyNumbers, hsn, tsn }: Columns): boolean =>
	keyNumbers !== undefined || (hsn !== undefined && tsn !== undefined);

type SizeColumns = { columns: Columns; bySide?: boolean | undefined };

/** What a file has columns of, for cars with this steering. */
export function mappedParts({ columns, bySide }: SizeColumns, steering: string): MappedParts {
	const [driver, passenger] = [columns.driver !== undefined, columns.passenger !== undefined];
	const sides = bySide && steering === "right" ? { driver: passenger, passenger: driver } : { driver, passenger };
	return { ...sides, rear: columns.rear !== undefined, adapter: columns.adapter !== undefined };
}
