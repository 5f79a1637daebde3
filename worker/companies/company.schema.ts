import { z } from "zod";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { withoutDefault } from "../http/part.schema.ts";
import { imagePathSchema } from "../media/image-path.schema.ts";

const line = z.string().trim().max(200).default("");

/** Id of the country list, or the country as it was answered. */
const country = z
	.int()
	.positive()
	.or(z.strictObject({ id: z.int().positive(), name: ignored, title: ignored }).transform(({ id }) => id));

export const companyInputSchema = z.strictObject({
	/** The specification has no rule; without a title nobody could choose the company from a list (docs/adr/0025). */
	title: z.string().trim().min(1).max(200),
	street: line,
	houseNumber: line,
	zip: line,
	city: line,
	country: country.nullable().default(null),
	phone: line,
	active: z.boolean().default(true),
	primeOrdersAllowed: z.boolean().default(false),
	/** It ships the orders of other companies. */
	supplier: z.boolean().default(false),
	/** Id of the company that ships its own orders. */
	supplierId: z.int().positive().nullable().default(null),
	/** On the papers of its orders. */
	logo: imagePathSchema.default(null),
	/** Ids of front assortments; rear and adapter assortments are allowed to all. */
	allowedFrontAssortments: z.array(z.int().positive()).max(500).default([]),
});
export type CompanyInput = z.infer<typeof companyInputSchema>;

const owned = {
	id: ignored,
	/** Of dashboards that were opened before the country had its name. */
	countryName: ignored,
	createdAt: ignored,
	updatedAt: ignored,
};

export const companySaveSchema = companyInputSchema
	.extend({ ...owned, version: ignored })
	.transform(inputOf(companyInputSchema));

const fields = companyInputSchema.shape;

/** The whole company, as it was read; a field that isn't sent stays as it is. */
export const companyUpdateSchema = companyInputSchema
	.extend({
		street: withoutDefault(fields.street),
		houseNumber: withoutDefault(fields.houseNumber),
		zip: withoutDefault(fields.zip),
		city: withoutDefault(fields.city),
		country: withoutDefault(fields.country),
		phone: withoutDefault(fields.phone),
		active: withoutDefault(fields.active),
		primeOrdersAllowed: withoutDefault(fields.primeOrdersAllowed),
		supplier: withoutDefault(fields.supplier),
		supplierId: withoutDefault(fields.supplierId),
		logo: withoutDefault(fields.logo),
		allowedFrontAssortments: withoutDefault(fields.allowedFrontAssortments),
		...owned,
		version: z.int().positive(),
	})
	.transform(({ id, countryName, createdAt, updatedAt, version, ...part }) => ({ part, version }));
export type CompanyPart = z.infer<typeof companyUpdateSchema>["part"];

export const companyListSchema = listInputSchema(["id", "title", "city", "country"], 100);
export type CompanyListInput = z.infer<typeof companyListSchema>;

export const companySchema = companyInputSchema.extend({
	id: z.int(),
	/** `title` is the specification's second name for its name. */
	country: z.strictObject({ id: z.int(), name: z.string(), title: z.string() }).nullable(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type Company = z.infer<typeof companySchema>;

export const companiesSchema = z.strictObject({ data: z.array(companySchema), totalItemCount: z.int() });

/** For a form's list. */
export const companySelectSchema = z.strictObject({
	data: z.array(companySchema.pick({ id: true, title: true, supplier: true })),
});

/** What a change affects: users, enabled finders, and which finders offer each allowed front assortment. */
export const companyUsageSchema = z.strictObject({
	users: z.int(),
	finders: z.int(),
	assortments: z.array(z.strictObject({ id: z.int(), offeredBy: z.array(z.int()) })),
});
export type CompanyUsage = z.infer<typeof companyUsageSchema>;
