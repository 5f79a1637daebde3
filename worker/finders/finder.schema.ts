import { z } from "zod";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { afterSchema, listInputSchema } from "../http/list.schema.ts";
import { RATE_MAX, RATE_MIN } from "../money/currency-change.rules.ts";
import { DEFAULT_TARGET, REGISTRATIONS } from "./finder.rules.ts";
import { finderFields } from "./finder-fields.schema.ts";

/** A finder configuration as users edit it, with the defaults of fields that are left out. */
export const finderInputSchema = z.strictObject({
	...finderFields,
	enabled: finderFields.enabled.default(true),
	topSellerText: finderFields.topSellerText.default(""),
	priceNote: finderFields.priceNote.default(""),
	priceNoteUrl: finderFields.priceNoteUrl.default(""),
	shopProductUrl: finderFields.shopProductUrl.default(""),
	resultPageUrl: finderFields.resultPageUrl.default(""),
	language: finderFields.language.default("en"),
	countryId: finderFields.countryId.default(null),
	currency: finderFields.currency.default("€"),
	target: finderFields.target.default(DEFAULT_TARGET),
	title: finderFields.title.default(""),
	titleTag: finderFields.titleTag.default("h2"),
	titleColor: finderFields.titleColor.default("#111111"),
	titleAlignment: finderFields.titleAlignment.default(1),
	showLabel: finderFields.showLabel.default(true),
	labelColor: finderFields.labelColor.default("#111111"),
	labelSize: finderFields.labelSize.default("normal"),
	labelCapitalized: finderFields.labelCapitalized.default(false),
	backgroundImage: finderFields.backgroundImage.default(null),
	backgroundColor: finderFields.backgroundColor.default("#ffffff"),
	imageBorderRadius: finderFields.imageBorderRadius.default(12),
	style: finderFields.style.default("light"),
	theme: finderFields.theme.default("plain"),
	layout: finderFields.layout.default("wide"),
	selectBoxLayout: finderFields.selectBoxLayout.default("horizontal"),
	selectBoxAlignment: finderFields.selectBoxAlignment.default(1),
	buttonStyle: finderFields.buttonStyle.default("filled"),
	bannerStyle: finderFields.bannerStyle.default("card"),
	primaryColor: finderFields.primaryColor.default("#1677ff"),
	borderRadius: finderFields.borderRadius.default(12),
	bannerPadding: finderFields.bannerPadding.default(24),
	instructions: finderFields.instructions.default(""),
	articles: finderFields.articles.default([]),
	allowCents: finderFields.allowCents.default(false),
	outOfStock: finderFields.outOfStock.default("nothing"),
	registrations: finderFields.registrations.default([]),
	carRequests: finderFields.carRequests.default(false),
	allowedOrigins: finderFields.allowedOrigins.default([]),
});
export type FinderInput = z.infer<typeof finderInputSchema>;

const owned = {
	id: ignored,
	uuid: ignored,
	currencyIso: ignored,
	connectedAt: ignored,
	createdAt: ignored,
	updatedAt: ignored,
};

/** An administrator names the company; for other users it is their own. */
export const finderCreateSchema = finderInputSchema.extend({ companyId: z.int().positive().optional() });
export const finderSaveSchema = finderCreateSchema
	.extend({ ...owned, version: ignored })
	.transform(inputOf(finderCreateSchema));

/** What happens to the special prices when the currency changes; required if there are any, or if other prices stop counting. */
const currencyChangeSchema = z.discriminatedUnion("prices", [
	/** By a rate: one old unit in new units; rounded to the precision of the finder's prices. */
	z.strictObject({ prices: z.literal("convert"), rate: z.number().min(RATE_MIN).max(RATE_MAX) }),
	/** The same number of units: 12.50 € becomes 12.500 KD. */
	z.strictObject({ prices: z.literal("keep") }),
	z.strictObject({ prices: z.literal("drop") }),
	/** There are none. Base prices, and own prices of set products and bundles, may stop counting. */
	z.strictObject({ prices: z.literal("none") }),
]);

/** Some fields: the others stay as they are, without defaults. */
export const finderPartSchema = z.strictObject(finderFields).partial();
export type FinderPart = z.infer<typeof finderPartSchema>;

/**
 * A save sends the whole entity as it was read; what a client doesn't know of, and so doesn't send, stays as it is. Fields
 * that the server owns are ignored, except the version it was read at.
 */
export const finderUpdateSchema = finderPartSchema
	.extend({
		...owned,
		companyId: ignored,
		version: z.int().positive(),
		currencyChange: currencyChangeSchema.optional(),
	})
	.transform(
		({ id, uuid, companyId, currencyIso, connectedAt, createdAt, updatedAt, version, currencyChange, ...part }) => ({
			part,
			version,
			currencyChange,
		}),
	);

const edited = { finderId: z.int().positive(), version: z.int().positive() };

export const settingsEditSchema = finderPartSchema
	.extend({ ...edited, currencyChange: currencyChangeSchema.optional() })
	.transform(({ finderId, version, currencyChange, ...part }) => ({ finderId, version, currencyChange, part }));

export const instructionsEditSchema = z.strictObject({ ...edited, instructions: finderFields.instructions });

export const finderListSchema = listInputSchema(["id", "label", "language", "currency", "updatedAt"]).extend({
	companyId: z.int().positive().optional(),
	after: afterSchema,
});
export type FinderListInput = z.infer<typeof finderListSchema>;

export const finderIdSchema = z.strictObject({ id: z.int().positive() });
/** Calls of the specification that name a configuration `finder`. */
export const finderRefSchema = z.strictObject({ finder: z.int().positive() });

export const finderSchema = finderInputSchema.extend({
	id: z.int(),
	uuid: z.uuid(),
	companyId: z.int(),
	/** The ISO 4217 code behind the sign, for `Intl`. */
	currencyIso: z.string(),
	/** When it was last seen on a shop's page (ISO 8601), or null. */
	connectedAt: z.iso.datetime().nullable(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type Finder = z.infer<typeof finderSchema>;
export const findersSchema = z.strictObject({ data: z.array(finderSchema), totalItemCount: z.int() });

/** The kinds of registrations that this system can look up. */
export const availableRegistrationsSchema = z.strictObject({ data: z.array(z.enum(REGISTRATIONS)) });
