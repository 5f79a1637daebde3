import type { FitmentOption, Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Offer, OfferSeries } from "#worker/offers/offer.rules.ts";

/** An option with only the given values. */
export const option = (parts: Partial<FitmentOption> = {}): FitmentOption => ({
	id: 1,
	driver: [],
	passenger: [],
	rear: [],
	adapter: null,
	universalAdapter: false,
	...parts,
});

export const vehicle = (...options: Partial<FitmentOption>[]): Vehicle => {
	const numbered = options.map((parts, at) => option({ id: at + 1, ...parts }));
	const union = (position: "driver" | "passenger" | "rear") => [...new Set(numbered.flatMap((one) => one[position]))];
	return {
		id: "7-2016",
		year: 2016,
		brand: { id: 1, name: "Volkswagen" },
		model: { id: 2, name: "Golf" },
		yearFrom: 2012,
		yearTo: 2019,
		body: "",
		steering: "",
		note: "",
		fitment: { options: numbered, driver: union("driver"), passenger: union("passenger"), rear: union("rear") },
	};
};

/** A series with these sizes, at ten euros and a cent an inch. */
export const series = (code: string, sizes: number[], parts: Partial<OfferSeries> = {}): OfferSeries => ({
	id: code.charCodeAt(0),
	code,
	brand: "Nordwisch",
	name: code,
	omitOnUniversal: false,
	image: null,
	imageWithRear: null,
	blades: sizes.map((inch) => [inch, inch * 25, 1000 + inch]),
	...parts,
});

export const offer = (parts: Partial<Offer> = {}): Offer => ({
	v: 1,
	currency: { sign: "€", iso: "EUR", digits: 2 },
	url: "https://shop.example/p/{sku}",
	front: [],
	rear: [],
	adapters: [],
	skus: {},
	...parts,
});
