import type { FieldPath, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { orderCreateSchema } from "#worker/orders/order.schema.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";
import { readPastedLines } from "./pasted-lines.rules.ts";

/** An order, and the pasted text whose lines aren't items yet. */
const orderFormSchema = orderCreateSchema.extend({
	/** Null: none is chosen. Undefined would be the one that the page was opened with. */
	finder: orderCreateSchema.shape.finder.nullable(),
	pasted: z.string().superRefine((text, { addIssue }) => {
		for (const { code } of readPastedLines(text).problems) addIssue({ code: "custom", message: code });
	}),
});
export type OrderValues = z.output<typeof orderFormSchema>;

export const orderResolver = schemaResolver<OrderValues>(orderFormSchema, ["items", "deliverTo"]);

const IS_NESTED = /^(items\.\d+\.(sku|quantity)|deliverTo\.(name|street|houseNumber|zip|city|country|phone))$/;

export const isOrderField = (path: string): path is FieldPath<OrderValues> =>
	path in orderCreateSchema.shape || IS_NESTED.test(path);

export const newLine = (sku = "", quantity = 1, car = ""): OrderValues["items"][number] => ({ sku, quantity, car });

export const newOrderValues = (sku: string | undefined, finder: number | undefined): OrderValues => ({
	...{ orderNumber: "", prime: false, hold: false, note: "", deliverTo: null, items: [newLine(sku)] },
	...{ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, pasted: "" },
	...(finder !== undefined && { finder }),
});

/** Nothing but the empty first line, which gives way to what is added. */
export const isUntouched = (items: OrderValues["items"]): boolean => items.length === 1 && items[0]?.sku.trim() === "";

/** Adds the pasted lines and returns their number. Those that can't be read stay in the text. */
export function addPasted({ getValues, setValue }: UseFormReturn<OrderValues>): number {
	const { items, pasted } = getValues();
	const { lines, problems, header } = readPastedLines(pasted);
	if (lines.length === 0) return 0;
	const present = isUntouched(items) ? [] : items;
	setValue("items", [...present, ...lines.map(({ sku, quantity }) => newLine(sku, quantity))], { shouldDirty: true });
	const left = problems.map(({ line }) => line);
	// They are read by their header again.
	if (left.length > 0 && header !== undefined) left.unshift(header);
	setValue("pasted", left.join("\n"), { shouldDirty: true });
	return lines.length;
}

export const NO_ADDRESS = {
	...{ name: "", street: "", houseNumber: "", zip: "", city: "", country: null, phone: "" },
} satisfies NonNullable<OrderValues["deliverTo"]>;
