import { findVehicle, type Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";
import type { FinderLook } from "#worker/finders/finder.rules.ts";
import { en } from "#worker/finders/texts/en.ts";
import type { Offer } from "#worker/offers/offer.rules.ts";

export const THIS_YEAR = 2026;

/** Two Saabs: a 9-5 in two variants, one of them with two options, and a 95 that is all single choices. */
export const saab: Shard = {
	v: 1,
	id: 4,
	name: "Saab",
	adapters: [[900, "Bayonet"]],
	options: [
		[[26], [18], [12], 0],
		[[24], [19, 20], [], -1],
		[[13], [13], [], -2],
	],
	models: [
		[
			40,
			"9-5",
			[
				[400, "Saloon", "left", "", [[1999, 2001, [0]]]],
				[401, "Estate", "left", "", [[2000, 2001, [0, 1]]]],
			],
		],
		[41, "95", [[410, "", "", "", [[1968, 1968, [2]]]]]],
	],
};

export const estate = findVehicle(saab, "401-2000", THIS_YEAR)!;
/** Of the estate: one with a single size each, and one with two for the passenger. */
export const [SINGLE_SIZES = 0, TWO_SIZES = 0] = estate.fitment.options.map(({ id }) => id);

/** A brand with one model, one year and one variant. */
export const solo: Shard = {
	v: 1,
	id: 7,
	name: "Solo",
	adapters: [],
	options: [[[20], [], [], -1]],
	models: [[70, "One", [[700, "", "", "", [[2010, 2010, [0]]]]]]],
};

export const offer: Offer = {
	v: 1,
	currency: { sign: "€", iso: "EUR", digits: 2 },
	url: "https://shop.example/{sku}",
	front: [
		{
			id: 1,
			code: "AERO",
			brand: "Bosch",
			name: "Aero",
			omitOnUniversal: false,
			image: null,
			imageWithRear: null,
			blades: [
				[26, 650, 1500],
				[24, 600, 1400],
				[18, 450, 1000],
				[19, 475, 1100],
				[20, 500, 1150],
			],
		},
	],
	rear: [],
	adapters: [],
	skus: {},
};

export const look: FinderLook = {
	topSellerText: "",
	priceNote: "",
	priceNoteUrl: "",
	titleTag: "h2",
	titleColor: "#111111",
	titleAlignment: 1,
	label: "",
	showLabel: false,
	labelColor: "#111111",
	labelSize: "normal",
	labelCapitalized: false,
	backgroundImage: null,
	backgroundColor: "#ffffff",
	imageBorderRadius: 12,
	style: "light",
	theme: "plain",
	layout: "wide",
	selectBoxLayout: "horizontal",
	selectBoxAlignment: 1,
	buttonStyle: "filled",
	bannerStyle: "card",
	primaryColor: "#1677ff",
	borderRadius: 12,
	bannerPadding: 24,
	outOfStock: "nothing",
	resultPageUrl: "",
};

export const bootstrap: Bootstrap = {
	v: 1,
	uuid: "finder-1",
	lang: "en",
	look,
	title: [],
	instructions: [],
	articles: [],
	texts: en,
	currency: offer.currency,
	brands: [
		[4, "Saab", "shard-saab"],
		[7, "Solo", "shard-solo"],
	],
	offer: "offer-1",
	models: "models-1",
	serverSearch: false,
	origins: [],
};
