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
