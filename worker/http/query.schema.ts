import { z } from "zod";

/** A field of a query that may be empty: `?page=` is read as if it was left out, not as 0. */
export const emptyIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema);
