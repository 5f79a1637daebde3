import type { ArmType } from "#worker/catalogue/fitment/arm.rules.ts";

/** Makers of wipers; invented, like their series. */
export const WIPER_BRANDS = ["Vantero", "Brisalux", "Kielwind"] as const;
type WiperBrand = (typeof WIPER_BRANDS)[number];

type DemoAssortment = { brand: WiperBrand; code: string; technicalName: string; image: string };
export type DemoSeries = DemoAssortment & {
	namePrefix: string;
	nameReplace: string;
	omitOnUniversalAdapter: boolean;
	/** Shown if the car has a rear blade too. */
	imageWithRear: string | null;
	sizes: readonly number[];
	/** Trade sizes listed without a price: not sold. */
	unpriced: readonly number[];
	printed: "round" | "exact";
	/** Euro cents: of the shortest blade, and for each further inch. */
	price: number;
	priceAnInch: number;
};
export type DemoAdapter = DemoAssortment & { armType: ArmType; price: number };

const inches = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const plain = { namePrefix: "", nameReplace: "", omitOnUniversalAdapter: false, imageWithRear: null, unpriced: [] };

export const FRONT_SERIES: readonly DemoSeries[] = [
	{
		...plain,
		brand: "Vantero",
		code: "VTA",
		technicalName: "VT-A",
		namePrefix: "Aero",
		nameReplace: "One",
		image: "aero.webp",
		imageWithRear: "aero-rear.webp",
		sizes: inches(10, 32),
		printed: "round",
		price: 890,
		priceAnInch: 40,
	},
	{
		...plain,
		brand: "Vantero",
		code: "VTC",
		technicalName: "Classic",
		omitOnUniversalAdapter: true,
		image: "classic.webp",
		sizes: inches(10, 28),
		printed: "round",
		price: 490,
		priceAnInch: 20,
	},
	{
		...plain,
		brand: "Brisalux",
		code: "BLX-H",
		technicalName: "Hybrid",
		namePrefix: "Calm",
		image: "hybrid.webp",
		imageWithRear: "hybrid-rear.webp",
		sizes: inches(13, 28),
		unpriced: [13],
		printed: "exact",
		price: 1090,
		priceAnInch: 50,
	},
	{
		...plain,
		brand: "Brisalux",
		code: "BLX-S",
		technicalName: "Silent",
		image: "aero.webp",
		imageWithRear: "aero-rear.webp",
		sizes: inches(14, 30),
		printed: "exact",
		price: 1290,
		priceAnInch: 50,
	},
	{
		...plain,
		brand: "Kielwind",
		code: "KWW",
		technicalName: "Winter",
		nameReplace: "Frostblatt",
		image: "winter.webp",
		sizes: inches(16, 28),
		printed: "round",
		price: 1490,
		priceAnInch: 60,
	},
	{
		...plain,
		brand: "Kielwind",
		code: "KWF",
		technicalName: "Flat 2",
		image: "aero.webp",
		sizes: inches(12, 30),
		printed: "round",
		price: 790,
		priceAnInch: 30,
	},
];

export const REAR_SERIES: readonly DemoSeries[] = [
	{
		...plain,
		brand: "Vantero",
		code: "VTR",
		technicalName: "Rear",
		image: "rear.webp",
		sizes: inches(10, 20),
		printed: "round",
		price: 690,
		priceAnInch: 20,
	},
	{
		...plain,
		brand: "Brisalux",
		code: "BLR",
		technicalName: "Heck",
		namePrefix: "Calm",
		image: "rear.webp",
		sizes: inches(11, 16),
		printed: "exact",
		price: 890,
		priceAnInch: 30,
	},
	{
		...plain,
		brand: "Kielwind",
		code: "KWR",
		technicalName: "Rear 2",
		image: "rear.webp",
		sizes: [10, 12, 13, 14, 16],
		printed: "round",
		price: 590,
		priceAnInch: 20,
	},
];

/** The catalogue names them by their technical name. */
export const ADAPTERS: readonly DemoAdapter[] = [
	{
		brand: "Vantero",
		code: "VTX-93",
		technicalName: "Hook 9x3",
		armType: "hook_9x3",
		image: "adapter.webp",
		price: 190,
	},
	{
		brand: "Vantero",
		code: "VTX-94",
		technicalName: "Hook 9x4",
		armType: "hook_9x4",
		image: "adapter.webp",
		price: 190,
	},
	{
		brand: "Brisalux",
		code: "BLX-PB16",
		technicalName: "Push button 16",
		armType: "push_button_16",
		image: "adapter.webp",
		price: 240,
	},
	{
		brand: "Brisalux",
		code: "BLX-SP22",
		technicalName: "Side pin 22",
		armType: "side_pin_22",
		image: "adapter.webp",
		price: 240,
	},
	{
		brand: "Kielwind",
		code: "KWX-TL",
		technicalName: "Top lock",
		armType: "top_lock",
		image: "adapter.webp",
		price: 290,
	},
	{
		brand: "Kielwind",
		code: "KWX-BA",
		technicalName: "Bayonet arm",
		armType: "bayonet",
		image: "adapter.webp",
		price: 320,
	},
	{
		brand: "Kielwind",
		code: "KWX-PT",
		technicalName: "Pinch tab",
		armType: "pinch_tab",
		image: "adapter.webp",
		price: 290,
	},
];

const MM_AN_INCH = 25.4;

/** The printed length: some makers round a 26 in blade down to 650 mm, others print 660. */
export const printedMm = ({ printed }: DemoSeries, inch: number): number =>
	printed === "exact" ? Math.round(inch * MM_AN_INCH) : inch * 25;

/** Base price in euro cents, or null if the size isn't sold. */
export const basePrice = ({ price, priceAnInch, sizes, unpriced }: DemoSeries, inch: number): number | null =>
	unpriced.includes(inch) ? null : price + priceAnInch * (inch - (sizes[0] ?? inch));
