import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
	BannerStyle,
	ButtonStyle,
	FinderLayout,
	FinderStyle,
	LabelSize,
	OutOfStock,
	Registration,
	SelectBoxLayout,
	Theme,
	TitleTag,
} from "../../finders/finder.rules.ts";
import type { Locale } from "../../i18n/locale.rules.ts";
import { edited } from "../columns.ts";
import { assortmentsTable } from "./assortment.table.ts";
import { companiesTable } from "./company.table.ts";

export const findersTable = sqliteTable(
	"finders",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		uuid: text("uuid").notNull().unique(),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id),
		enabled: integer("enabled", { mode: "boolean" }).notNull(),
		label: text("label").notNull(),
		topSellerText: text("top_seller_text").notNull(),
		/** Below every price: what it includes, and the page that explains it. */
		priceNote: text("price_note").notNull().default(""),
		priceNoteUrl: text("price_note_url").notNull().default(""),
		shopProductUrl: text("shop_product_url").notNull(),
		resultPageUrl: text("result_page_url").notNull(),
		language: text("language").$type<Locale>().notNull(),
		countryId: integer("country_id"),
		currency: text("currency").notNull(),
		target: text("target").notNull(),
		/** Sanitised HTML, as `instructions`. */
		title: text("title").notNull(),
		titleTag: text("title_tag").$type<TitleTag>().notNull(),
		titleColor: text("title_color").notNull(),
		titleAlignment: integer("title_alignment").notNull(),
		showLabel: integer("show_label", { mode: "boolean" }).notNull(),
		labelColor: text("label_color").notNull(),
		labelSize: text("label_size").$type<LabelSize>().notNull(),
		labelCapitalized: integer("label_capitalized", { mode: "boolean" }).notNull(),
		backgroundImage: text("background_image"),
		backgroundColor: text("background_color").notNull(),
		imageBorderRadius: integer("image_border_radius").notNull(),
		style: text("style").$type<FinderStyle>().notNull(),
		theme: text("theme").$type<Theme>().notNull().default("plain"),
		layout: text("layout").$type<FinderLayout>().notNull(),
		selectBoxLayout: text("select_box_layout").$type<SelectBoxLayout>().notNull(),
		selectBoxAlignment: integer("select_box_alignment").notNull(),
		buttonStyle: text("button_style").$type<ButtonStyle>().notNull(),
		bannerStyle: text("banner_style").$type<BannerStyle>().notNull(),
		primaryColor: text("primary_color").notNull(),
		borderRadius: integer("border_radius").notNull(),
		bannerPadding: integer("banner_padding").notNull(),
		instructions: text("instructions").notNull(),
		/** Ids of the articles that this finder shows. */
		articles: text("articles", { mode: "json" }).$type<number[]>().notNull(),
		allowCents: integer("allow_cents", { mode: "boolean" }).notNull(),
		/** What happens to products that the supplier has none of. */
		outOfStock: text("out_of_stock").$type<OutOfStock>().notNull().default("nothing"),
		/** What visitors may type instead of a car's name. */
		registrations: text("registrations", { mode: "json" }).$type<Registration[]>().notNull().default([]),
		/** Visitors may ask to be told when a missing car can be bought. */
		carRequests: integer("car_requests", { mode: "boolean" }).notNull().default(false),
		/** Origins where this finder may be shown; empty: all. */
		allowedOrigins: text("allowed_origins", { mode: "json" }).$type<string[]>().notNull(),
		searched: text("searched").notNull(),
		...edited,
	},
	(table) => [index("finders_company").on(table.companyId, table.id), index("finders_enabled").on(table.enabled)],
);
export type FinderRow = typeof findersTable.$inferSelect;

/**
 * Which allowed assortments a finder offers, and in which order. An assortment without a row is offered, at the end.
 */
export const finderAssortmentsTable = sqliteTable(
	"finder_assortments",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		assortmentId: integer("assortment_id")
			.notNull()
			.references(() => assortmentsTable.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		offered: integer("offered", { mode: "boolean" }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.finderId, table.assortmentId] }),
		index("finder_assortments_assortment").on(table.assortmentId),
	],
);

/** Visits on a shop's page: counts per finder, origin and day, nothing personal. */
export const finderVisitsTable = sqliteTable(
	"finder_sightings",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		origin: text("origin").notNull(),
		/** Days since 1970 (UTC). */
		day: integer("day").notNull(),
		ready: integer("ready").notNull().default(0),
		vehicles: integer("vehicles").notNull().default(0),
		results: integer("results").notNull().default(0),
		noResults: integer("no_results").notNull().default(0),
		/** Texts in the search box that match no car; only the number is stored. */
		noCars: integer("no_cars").notNull().default(0),
		productClicks: integer("product_clicks").notNull().default(0),
		lastSeenAt: integer("last_seen_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.finderId, table.origin, table.day] }),
		index("finder_sightings_day").on(table.day),
	],
);

/** How many registrations were looked up for a finder on a day; never which. */
export const registrationLookupsTable = sqliteTable(
	"registration_lookups",
	{
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		/** Days since 1970 (UTC). */
		day: integer("day").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.finderId, table.day] }), index("registration_lookups_day").on(table.day)],
);

/** Batches of visits that were counted, so that none is counted twice, and by which write. */
export const countedVisitsTable = sqliteTable(
	"counted_visits",
	{
		id: text("id").primaryKey(),
		writer: text("writer").notNull(),
		countedAt: integer("counted_at").notNull(),
	},
	(table) => [index("counted_visits_at").on(table.countedAt)],
);
