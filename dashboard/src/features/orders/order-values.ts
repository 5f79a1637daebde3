import type { FieldPath } from "react-hook-form";
import type { z } from "zod";
import { orderCreateSchema } from "#worker/orders/order.schema.ts";
import { schemaResolver } from "../../components/form/schema-resolver.ts";

export type OrderValues = z.output<typeof orderCreateSchema>;

export const orderResolver = schemaResolver<OrderValues>(orderCreateSchema, ["items", "deliverTo"]);

const IS_NESTED = /^(items\.\d+\.(sku|quantity)|deliverTo\.(name|street|houseNumber|zip|city|country|phone))$/;

export const isOrderField = (path: string): path is FieldPath<OrderValues> =>
	path in orderCreateSchema.shape || IS_NESTED.test(path);

export const newLine = (sku = "", quantity = 1, car = ""): OrderValues["items"][number] => ({ sku, quantity, car });

export const newOrderValues = (sku: string | undefined, finder: number | undefined): OrderValues => ({
	...{ orderNumber: "", prime: false, hold: false, note: "", deliverTo: null, items: [newLine(sku)] },
	...(finder !== undefined && { finder }),
});

export const NO_ADDRESS = {
	...{ name: "", street: "", houseNumber: "", zip: "", city: "", country: null, phone: "" },
} satisfies NonNullable<OrderValues["deliverTo"]>;
