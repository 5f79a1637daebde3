import { z } from "zod";
import { listInputSchema } from "../http/list.schema.ts";
import { LOCALES } from "../http/locale.rules.ts";
import {
	BANNER_STYLES,
	BUTTON_STYLES,
	DEFAULT_TARGET,
	FINDER_LAYOUTS,
	FINDER_STYLES,
	LABEL_SIZES,
	RADIUS_MAX,
	SELECT_BOX_LAYOUTS,
	TITLE_TAGS,
} from "./finder.rules.ts";

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "finders.color_invalid");
const size = z.int().min(0).max(RADIUS_MAX);
const alignment = z.int().min(1).max(3);
/** At most this many characters of HTML; the largest bootstrap stays small. */
const richText = z.string().max(20_000);
const webAddress = z.url({ protocol: /^https?$/, error: "finders.url_invalid" }).max(2048);

/** A finder configuration as people edit it (spec sections 2 and 3, and the fields its wider texts name). */
export const finderInputSchema = z.strictObject({
	label: z.string().trim().min(1).max(120),
	enabled: z.boolean().default(true),
	topSellerText: z.string().trim().max(200).default(""),
	shopProductUrl: z.literal("").or(webAddress).default(""),
	resultPageUrl: z.literal("").or(webAddress).default(""),
	language: z.enum(LOCALES).default("en"),
	countryId: z.int().positive().nullable().default(null),
	/** The sign (`€`), one of the currency list. */
	currency: z.string().min(1).max(8).default("€"),
	/** The id of the element on the shop's page. */
	target: z
		.string()
		.regex(/^[A-Za-z][\w-]{0,63}$/, "finders.target_invalid")
		.default(DEFAULT_TARGET),
	title: richText.default(""),
	titleTag: z.enum(TITLE_TAGS).default("h2"),
	titleColor: color.default("#111111"),
	titleAlignment: alignment.default(1),
	showLabel: z.boolean().default(true),
	labelColor: color.default("#111111"),
	labelSize: z.enum(LABEL_SIZES).default("normal"),
	labelCapitalized: z.boolean().default(false),
	/** A path that `/upload-image` answered. */
	backgroundImage: z
		.string()
		.regex(/^\/uploads\/images\/finder\/[0-9a-f]{64}\.(png|jpg|webp)$/, "finders.image_invalid")
		.nullable()
		.default(null),
	backgroundColor: color.default("#ffffff"),
	imageBorderRadius: size.default(12),
	style: z.enum(FINDER_STYLES).default("light"),
	layout: z.enum(FINDER_LAYOUTS).default("wide"),
	selectBoxLayout: z.enum(SELECT_BOX_LAYOUTS).default("horizontal"),
	selectBoxAlignment: alignment.default(1),
	buttonStyle: z.enum(BUTTON_STYLES).default("filled"),
	bannerStyle: z.enum(BANNER_STYLES).default("card"),
	primaryColor: color.default("#1677ff"),
	borderRadius: size.default(12),
	bannerPadding: size.default(24),
	instructions: richText.default(""),
	articles: z.array(z.int().positive()).max(50).default([]),
	allowCents: z.boolean().default(false),
	allowedOrigins: z
		.array(
			z
				.string()
				.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, "finders.origin_invalid")
				.max(253),
		)
		.max(50)
		.default([]),
});
export type FinderInput = z.infer<typeof finderInputSchema>;

/** An administrator names the company; for everyone else it is their own, and the key is refused. */
export const finderCreateSchema = finderInputSchema.extend({ companyId: z.int().positive().optional() });

const ignored = z.unknown().optional();

/** A save sends the whole entity as it was read. What the server owns is dropped, but for the version it was read at. */
export const finderUpdateSchema = finderInputSchema
	.extend({
		version: z.int().positive(),
		id: ignored,
		uuid: ignored,
		companyId: ignored,
		currencyIso: ignored,
		connectedAt: ignored,
		createdAt: ignored,
		updatedAt: ignored,
	})
	.transform(({ id, uuid, companyId, currencyIso, connectedAt, createdAt, updatedAt, version, ...input }) => ({
		input,
		version,
	}));

export const finderListSchema = listInputSchema(["id", "label", "language", "currency", "updatedAt"]).extend({
	companyId: z.int().positive().optional(),
});
export type FinderListInput = z.infer<typeof finderListSchema>;

export const finderIdSchema = z.strictObject({ id: z.int().positive() });
/** Calls of the specification that name a config `finder`. */
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
