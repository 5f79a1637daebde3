import { z } from "zod";
import { LOCALES } from "../i18n/locale.rules.ts";
import { imagePathSchema } from "../media/image-path.schema.ts";
import { FINDER_TEXT_MAX } from "../rich-text/rich-text.rules.ts";
import { COLOR } from "./color.rules.ts";
import {
	BANNER_STYLES,
	BUTTON_STYLES,
	FINDER_LAYOUTS,
	FINDER_STYLES,
	isPageAddress,
	isWebAddress,
	LABEL_SIZES,
	OUT_OF_STOCK,
	PRICE_NOTE_MAX,
	RADIUS_MAX,
	REGISTRATIONS,
	SELECT_BOX_LAYOUTS,
	THEMES,
	TITLE_TAGS,
} from "./finder.rules.ts";

const color = z.string().regex(COLOR, "finders.color_invalid");
const size = z.int().min(0).max(RADIUS_MAX);
const alignment = z.int().min(1).max(3);
/** Keeps the largest bootstrap small. */
const richText = z.string().max(FINDER_TEXT_MAX);
const webAddress = z
	.url({ protocol: /^https?$/, error: "finders.url_invalid" })
	.max(2048)
	.refine(isWebAddress, "finders.url_invalid");
const pageAddress = webAddress.refine(isPageAddress, { error: "finders.url_with_placeholder" });

/** What each field of a configuration may be. */
export const finderFields = {
	label: z.string().trim().min(1).max(120),
	enabled: z.boolean(),
	topSellerText: z.string().trim().max(200),
	/** Below every price: what it includes, for example `incl. VAT, plus shipping`; with a link to what explains it. */
	priceNote: z.string().trim().max(PRICE_NOTE_MAX),
	priceNoteUrl: z.literal("").or(pageAddress),
	/** With `{sku}`, which no URI has. */
	shopProductUrl: z.literal("").or(webAddress.meta({ format: "uri-template" })),
	resultPageUrl: z.literal("").or(pageAddress),
	language: z.enum(LOCALES),
	countryId: z.int().positive().nullable(),
	/** The sign (`€`), one of the currency list. */
	currency: z.string().min(1).max(8),
	/** The id of the element on the shop's page. */
	target: z.string().regex(/^[A-Za-z][\w-]{0,63}$/, "finders.target_invalid"),
	title: richText,
	titleTag: z.enum(TITLE_TAGS),
	titleColor: color,
	titleAlignment: alignment,
	showLabel: z.boolean(),
	labelColor: color,
	labelSize: z.enum(LABEL_SIZES),
	labelCapitalized: z.boolean(),
	backgroundImage: imagePathSchema,
	backgroundColor: color,
	imageBorderRadius: size,
	style: z.enum(FINDER_STYLES),
	theme: z.enum(THEMES),
	layout: z.enum(FINDER_LAYOUTS),
	selectBoxLayout: z.enum(SELECT_BOX_LAYOUTS),
	selectBoxAlignment: alignment,
	buttonStyle: z.enum(BUTTON_STYLES),
	bannerStyle: z.enum(BANNER_STYLES),
	primaryColor: color,
	borderRadius: size,
	bannerPadding: size,
	instructions: richText,
	articles: z.array(z.int().positive()).max(50),
	allowCents: z.boolean(),
	/** What happens to products that the supplier has none of: `nothing`, `mark` or `hide`. */
	outOfStock: z.enum(OUT_OF_STOCK),
	/**
	 * Which registrations visitors may type. A German key number is looked up in the catalogue, the others at a public register
	 * outside the product; one that this system has no key for isn't offered.
	 */
	registrations: z.array(z.enum(REGISTRATIONS)).max(REGISTRATIONS.length),
	/** Visitors may leave a missing car with an e-mail address. */
	carRequests: z.boolean(),
	allowedOrigins: z
		.array(
			z
				.string()
				.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, "finders.origin_invalid")
				.max(253),
		)
		.max(50),
};
