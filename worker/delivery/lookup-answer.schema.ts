import { z } from "zod";
import { POSITIONS } from "../catalogue/fitment/shard.rules.ts";
import { finderFields } from "../finders/finder-fields.schema.ts";

const named = z.strictObject({ id: z.int(), name: z.string() });
/** Trade sizes in whole inches. */
const sizes = z.array(z.int());
const bySide = { driver: sizes, passenger: sizes, rear: sizes };

export const lookedUpFinderSchema = z.strictObject({
	data: z.strictObject({
		uuid: z.uuid(),
		/** BCP 47 (`el`, not `gr`). */
		lang: z.string(),
		currency: z.strictObject({ sign: z.string(), iso: z.string(), digits: z.int() }),
		look: z.strictObject({
			topSellerText: finderFields.topSellerText,
			priceNote: finderFields.priceNote.optional(),
			priceNoteUrl: finderFields.priceNoteUrl.optional(),
			titleTag: finderFields.titleTag,
			titleColor: finderFields.titleColor,
			titleAlignment: finderFields.titleAlignment,
			label: finderFields.label,
			showLabel: finderFields.showLabel,
			labelColor: finderFields.labelColor,
			labelSize: finderFields.labelSize,
			labelCapitalized: finderFields.labelCapitalized,
			backgroundImage: finderFields.backgroundImage,
			backgroundColor: finderFields.backgroundColor,
			imageBorderRadius: finderFields.imageBorderRadius,
			style: finderFields.style,
			theme: finderFields.theme,
			layout: finderFields.layout,
			selectBoxLayout: finderFields.selectBoxLayout,
			selectBoxAlignment: finderFields.selectBoxAlignment,
			buttonStyle: finderFields.buttonStyle,
			bannerStyle: finderFields.bannerStyle,
			primaryColor: finderFields.primaryColor,
			borderRadius: finderFields.borderRadius,
			bannerPadding: finderFields.bannerPadding,
			outOfStock: finderFields.outOfStock,
			resultPageUrl: finderFields.resultPageUrl,
		}),
	}),
});

/** Vehicle brands, or the models of one. */
export const lookedUpNamesSchema = z.strictObject({ data: z.array(named) });

/** Model years, newest first. */
export const lookedUpYearsSchema = z.strictObject({ data: z.array(z.int()) });

export const publicVehicleSchema = z.strictObject({
	/** `variantId-year` */
	id: z.string(),
	brand: named,
	model: named,
	/** The span of years with the same fitment; `yearTo` null: still built. */
	yearFrom: z.int(),
	yearTo: z.int().nullable(),
	body: z.string(),
	steering: z.string(),
	note: z.string(),
	fitment: z.strictObject({
		options: z.array(
			z.strictObject({
				id: z.int(),
				...bySide,
				adapter: z.strictObject({ id: z.int(), technicalName: z.string() }).nullable(),
				universalAdapter: z.boolean(),
			}),
		),
		...bySide,
	}),
});
export type PublicVehicle = z.infer<typeof publicVehicleSchema>;
export const lookedUpVehiclesSchema = z.strictObject({ data: z.array(publicVehicleSchema) });

export const publicSeriesSchema = z.strictObject({
	id: z.int(),
	kind: z.enum(["front", "rear"]),
	code: z.string(),
	brand: z.string(),
	name: z.string(),
});
export type PublicSeries = z.infer<typeof publicSeriesSchema>;
export const lookedUpSeriesSchema = z.strictObject({ data: z.array(publicSeriesSchema) });

/** Prices in currency units. */
export const publicProductSchema = z.strictObject({
	sku: z.string(),
	title: z.string(),
	price: z.number(),
	/** ISO 4217. */
	currency: z.string(),
	url: z.string().nullable(),
	assortment: z.int(),
	available: z.boolean().nullable(),
	quantity: z.int(),
	parts: z.array(
		z.strictObject({
			position: z.enum([...POSITIONS, "adapter"]),
			lengthInch: z.int().nullable(),
			lengthCm: z.number().nullable(),
			price: z.number(),
		}),
	),
});
export type PublicProduct = z.infer<typeof publicProductSchema>;
export const lookedUpProductsSchema = z.strictObject({ data: z.array(publicProductSchema) });
/** A page of all products. */
export const lookedUpPageSchema = lookedUpProductsSchema.extend({ totalItemCount: z.int() });
