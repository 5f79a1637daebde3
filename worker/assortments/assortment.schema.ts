import { z } from "zod";
import { ARM_TYPES, type ArmType } from "../catalogue/fitment/arm.rules.ts";
import { TRADE_INCH_MAX, TRADE_INCH_MIN } from "../catalogue/fitment/trade-size.rules.ts";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { withoutDefault } from "../http/part.schema.ts";
import { imagePathSchema } from "../media/image-path.schema.ts";
import { BASE_DIGITS, toMinor } from "../money/price.rules.ts";
import {
	ASSORTMENT_KINDS,
	type AssortmentKind,
	CODE_MAX,
	isPlausible,
	readsAsSku,
	toMillimetres,
} from "./assortment.rules.ts";

const id = z.int().positive();
const name = z.string().trim().max(100);

/** Euro, with cents; null: not sold. */
const basePrice = z
	.number("assortments.price_invalid")
	.refine((euro) => toMinor(euro, BASE_DIGITS, true) !== undefined, "assortments.price_invalid")
	.nullable();

export const wiperInputSchema = z
	.strictObject({
		id: ignored,
		specialPrices: ignored,
		/** The trade size that fitments use. */
		lengthInch: z
			.int("assortments.inch_invalid")
			.min(TRADE_INCH_MIN, "assortments.inch_invalid")
			.max(TRADE_INCH_MAX, "assortments.inch_invalid"),
		/** As printed, with one decimal. */
		lengthCm: z
			.number("assortments.cm_invalid")
			.refine((cm) => toMillimetres(cm) !== undefined, "assortments.cm_invalid"),
		price: basePrice.default(null),
	})
	.refine(isPlausible, { path: ["lengthCm"], message: "assortments.cm_implausible" })
	.transform(({ lengthInch, lengthCm, price }) => ({ lengthInch, lengthCm, price }));
export type WiperInput = z.output<typeof wiperInputSchema>;

const wipers = z
	.array(wiperInputSchema)
	.max(100)
	.superRefine((rows, context) => {
		const seen = new Set<number>();
		for (const [at, { lengthInch }] of rows.entries()) {
			if (seen.has(lengthInch))
				context.addIssue({ code: "custom", path: [at, "lengthInch"], message: "assortments.size_twice" });
			seen.add(lengthInch);
		}
	});

const fields = {
	kind: z.enum(ASSORTMENT_KINDS),
	/** Immutable: skus contain it. */
	code: z
		.string()
		.trim()
		.toUpperCase()
		.min(1)
		.max(CODE_MAX)
		.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, "assortments.code_invalid")
		.refine((code) => !readsAsSku(code), "assortments.code_reads_as_sku"),
	/** The brand of wipers: its id, or the brand as it was read. */
	make: id.or(z.strictObject({ id, name: ignored }).transform((make) => make.id)),
	nameReplace: name.default(""),
	namePrefix: name.default(""),
	technicalName: name.min(1),
	omitOnUniversalAdapter: z.boolean().default(false),
	imageFront: imagePathSchema.default(null),
	/** Shown if the car has a rear blade too. */
	imageFrontAndRear: imagePathSchema.default(null),
	/** Front and rear assortments: one blade a size. */
	wipers: wipers.default([]),
	/** Adapters only. */
	price: basePrice.default(null),
	/** Adapters only: the arm that it fits; null: not given. */
	armType: z.enum(ARM_TYPES).nullable().default(null),
};

type Parts = {
	kind: AssortmentKind;
	wipers?: WiperInput[] | undefined;
	price?: number | null | undefined;
	armType?: ArmType | null | undefined;
};

/** The kind decides what has a price, and fits an arm: blades, or the adapter itself. */
const partsOfKind = ({ kind, wipers = [], price = null, armType = null }: Parts) =>
	kind === "adapter" ? wipers.length === 0 : price === null && armType === null;
const notOfKind = { path: ["wipers"], message: "assortments.parts_of_other_kind" };

export const assortmentInputSchema = z.strictObject(fields).refine(partsOfKind, notOfKind);
export type AssortmentInput = z.output<typeof assortmentInputSchema>;

const owned = { id: ignored, name: ignored, createdAt: ignored, updatedAt: ignored };

export const assortmentSaveSchema = assortmentInputSchema
	.safeExtend({ ...owned, version: ignored })
	.transform(inputOf(assortmentInputSchema));

/** The whole assortment, as it was read; a field that has a default and isn't sent stays as it is. */
export const assortmentUpdateSchema = z
	.strictObject({
		...fields,
		// Immutable: compared with the stored value, not validated.
		code: z.string(),
		nameReplace: withoutDefault(fields.nameReplace),
		namePrefix: withoutDefault(fields.namePrefix),
		omitOnUniversalAdapter: withoutDefault(fields.omitOnUniversalAdapter),
		imageFront: withoutDefault(fields.imageFront),
		imageFrontAndRear: withoutDefault(fields.imageFrontAndRear),
		wipers: withoutDefault(fields.wipers),
		price: withoutDefault(fields.price),
		armType: withoutDefault(fields.armType),
		...owned,
		version: z.int().positive(),
	})
	.refine(partsOfKind, notOfKind)
	.transform(({ id, name, createdAt, updatedAt, version, ...part }) => ({ part, version }));

export type AssortmentPart = z.output<typeof assortmentUpdateSchema>["part"];

export const assortmentListSchema = listInputSchema([
	"id",
	"nameReplace",
	"namePrefix",
	"technicalName",
	"omitOnUniversalAdapter",
]).extend({ kind: z.enum(ASSORTMENT_KINDS).optional() });
export type AssortmentListInput = z.output<typeof assortmentListSchema>;

const make = z.strictObject({ id, name: z.string() });

/** A row of the list: an assortment without its blades. */
export const assortmentRowSchema = z.strictObject({
	id,
	kind: z.enum(ASSORTMENT_KINDS),
	code: z.string(),
	make,
	nameReplace: z.string(),
	namePrefix: z.string(),
	technicalName: z.string(),
	/** What visitors see. */
	name: z.string(),
	omitOnUniversalAdapter: z.boolean(),
	imageFront: z.string().nullable(),
	imageFrontAndRear: z.string().nullable(),
	price: z.number().nullable(),
	armType: z.enum(ARM_TYPES).nullable(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type AssortmentListRow = z.output<typeof assortmentRowSchema>;

export const assortmentsSchema = z.strictObject({ data: z.array(assortmentRowSchema), totalItemCount: z.int() });

const wiperSchema = z.strictObject({
	id,
	lengthInch: z.int(),
	lengthCm: z.number(),
	price: z.number().nullable(),
	/** The number of configurations with a special price for it, which is removed with it. */
	specialPrices: z.int(),
});

export const assortmentSchema = assortmentRowSchema.extend({ wipers: z.array(wiperSchema) });
export type Assortment = z.output<typeof assortmentSchema>;

export const assortmentSelectInputSchema = z.strictObject({
	groups: z.literal("form").optional(),
	kind: z.enum(ASSORTMENT_KINDS).optional(),
});

/** The assortments that a form offers, by brand and name. */
export const assortmentSelectSchema = z.array(
	z.strictObject({
		id,
		kind: z.enum(ASSORTMENT_KINDS),
		make: z.strictObject({ name: z.string() }),
		nameReplace: z.string(),
		/** What visitors see. */
		name: z.string(),
	}),
);
