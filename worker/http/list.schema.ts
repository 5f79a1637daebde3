import { z } from "zod";

/** The body of every list call. Default page sizes differ by list. */
export const listInputSchema = <const Field extends string>(sortable: readonly Field[], defaultPageSize = 10) =>
	z.strictObject({
		page: z.int().min(1).max(1_000_000).default(1),
		pageSize: z.int().min(1).max(100).default(defaultPageSize),
		search: z.string().trim().max(200).default(""),
		sortField: z.enum(sortable).optional(),
		sortOrder: z.enum(["asc", "desc"]).default("desc"),
	});

/**
 * For lists that other systems read to the end: the rows after the one with this id, by id, so that none is skipped or
 * read twice while others come and go. `page` and `sortField` don't count then.
 */
export const afterSchema = z.int().positive().optional();

export type List<Item> = { data: Item[]; totalItemCount: number };

/** The body of a select list: `{"groups": "form"}`, or nothing. */
export const selectInputSchema = z.strictObject({ groups: z.literal("form").optional() });
