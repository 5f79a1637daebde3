import type { CompanyInput } from "#worker/companies/company.schema.ts";
import type { FinderInput } from "#worker/finders/finder.schema.ts";
import type { Role } from "#worker/http/roles.rules.ts";
import type { Locale } from "#worker/i18n/locale.rules.ts";
import type { Traffic } from "./visits.ts";

export type ShopName = "nordlicht" | "ege";
export type CompanyName = "operator" | "supplier" | ShopName;

/** `fronts`: codes of the allowed front series; `country` by ISO code. */
type DemoCompany = Partial<CompanyInput> & { title: string; iso2: string; fronts: "all" | readonly string[] };

export const COMPANIES: Record<CompanyName, DemoCompany> = {
	operator: { title: "Wiper Finder", city: "Kiel", iso2: "DE", fronts: [] },
	supplier: {
		title: "Förde Logistik",
		street: "Werftstraße",
		houseNumber: "26",
		zip: "24937",
		city: "Flensburg",
		phone: "+49 461 5550140",
		iso2: "DE",
		supplier: true,
		fronts: [],
	},
	nordlicht: {
		title: "Nordlicht Autoteile",
		street: "Holtenauer Straße",
		houseNumber: "112a",
		zip: "24105",
		city: "Kiel",
		phone: "+49 431 5550100",
		iso2: "DE",
		fronts: "all",
	},
	ege: {
		title: "Ege Otomotiv",
		street: "Atatürk Caddesi",
		houseNumber: "48",
		zip: "35210",
		city: "İzmir",
		phone: "+90 232 555 01 00",
		iso2: "TR",
		fronts: ["VTA", "VTC", "KWF"],
	},
};

type DemoUser = { company: CompanyName; username: string; name: string; role: Role; language: Locale };

/** The password of `shop` is `demo-shop`, and so on. */
export const USERS: readonly DemoUser[] = [
	{ company: "operator", username: "admin", name: "Ada Minister", role: "ROLE_ADMIN", language: "en" },
	{ company: "nordlicht", username: "shop", name: "Silke Hoffmann", role: "ROLE_CUSTOMER", language: "de" },
	{ company: "nordlicht", username: "reader", name: "Rolf Ede", role: "ROLE_USER", language: "de" },
	{ company: "nordlicht", username: "erp", name: "Nordlicht ERP", role: "ROLE_API_USER", language: "de" },
	{ company: "supplier", username: "supplier", name: "Wiebke Lorenzen", role: "ROLE_CUSTOMER", language: "de" },
	{ company: "ege", username: "ege-shop", name: "Ayşe Işık", role: "ROLE_CUSTOMER", language: "tr" },
];

/** A key of the user `erp`: known to everyone, so only for local demos. */
export const DEMO_KEY = "wfk_demo-local-demonstration-only-not-a-secret-";

export const passwordOf = (username: string): string => `demo-${username}`;

type DemoFinder = Partial<FinderInput> & {
	company: ShopName;
	label: string;
	/** Ten bytes from which its public id is made: the same in every demo. */
	seed: string;
	banner: string | null;
	/** The price in its own currency per euro of base price; null: base prices are used. */
	rate: number | null;
	traffic: Traffic;
};

export const FINDERS: readonly DemoFinder[] = [
	{
		company: "nordlicht",
		seed: "nordlicht1",
		carRequests: true,
		label: "Scheibenwischer-Finder",
		language: "de",
		currency: "€",
		shopProductUrl: "https://nordlicht.example/p/{sku}",
		topSellerText: "Meistgekauft",
		priceNote: "inkl. MwSt., zzgl. Versand",
		priceNoteUrl: "https://nordlicht.example/versand",
		title: "<p>Welche Wischer passen an <strong>Ihr Fahrzeug</strong>?</p>",
		instructions:
			"<p>Alte Wischer abnehmen, neue einrasten lassen, fertig. <em>Bei Frost nie trocken wischen.</em></p>",
		bannerStyle: "card",
		primaryColor: "#1677ff",
		banner: null,
		rate: null,
		traffic: {
			seed: 24105,
			visitsADay: 164,
			pages: {
				"https://nordlicht.example": 0.74,
				"https://ratgeber.nordlicht.example": 0.17,
				"https://autofreunde-kiel.example": 0.09,
			},
		},
	},
	{
		company: "ege",
		seed: "ege-izmir1",
		label: "Silecek bulucu",
		language: "tr",
		currency: "₺",
		shopProductUrl: "https://ege.example/silecek/{sku}",
		topSellerText: "Çok satan",
		priceNote: "KDV dahil, kargo hariç",
		title: "<p>Aracınıza uygun silecekler</p>",
		titleColor: "#ffffff",
		labelColor: "#ffffff",
		instructions: "<p>Montaj için yardıma ihtiyacınız varsa bizi arayın.</p>",
		style: "dark",
		bannerStyle: "cover",
		backgroundColor: "#0b2545",
		primaryColor: "#f59e0b",
		banner: "banner.webp",
		rate: 48,
		traffic: {
			seed: 35210,
			visitsADay: 71,
			pages: { "https://ege.example": 0.81, "https://blog.ege.example": 0.19 },
		},
	},
];

/** `content` is HTML; no language: shown in every language. */
export const CONTENTS = [
	{
		type: "article",
		language: null,
		title: "How to measure a wiper blade",
		content:
			"<h2>In three steps</h2><ol><li>Lift the arm off the glass.</li><li>Measure the rubber from end to end, in a straight line.</li><li>Divide centimetres by 2.54: that is the size in inches.</li></ol>",
	},
	{
		type: "article",
		language: "de",
		title: "Welcher Wischerarm ist das?",
		content:
			"<p>Der <strong>Hakenarm</strong> endet in einem U, der <strong>Seitenstift</strong> trägt einen runden Zapfen, der <strong>Druckknopf</strong> rastet von oben ein.</p>",
	},
	{
		type: "notification",
		language: null,
		title: "The autumn catalogue is live",
		content: "<p>New model years and 20 more electric cars. Nothing to do on your side.</p>",
	},
] as const;

type DemoProduct = {
	company: ShopName | null;
	/** The derived sku of its parts. */
	partsKey: string;
	sku: string;
	kind?: "bundle";
	name?: string;
	referenceSku?: string;
	/** Minor units of `currency`. */
	price?: number;
	currency?: string;
	discount?: number;
	bundleShortCode?: string;
};

/** Set products and bundles with their owner's sku; without a company: for every company without its own. */
export const SET_PRODUCTS: readonly DemoProduct[] = [
	{ company: "nordlicht", partsKey: "VTA-26-18", sku: "NL-10026", referenceSku: "4711-26" },
	{ company: "nordlicht", partsKey: "VTA-24-19", sku: "NL-10024", price: 2490, currency: "€" },
	{ company: "nordlicht", partsKey: "BLX-S-26-18", sku: "NL-20026", price: 3190, currency: "€" },
	{
		...{ company: "nordlicht", kind: "bundle", partsKey: "VTA-26-18+VTR-R13", sku: "NL-30026" },
		...{ name: "Vantero Komplettset 26/18/13", discount: 15 },
	},
	{
		...{ company: "nordlicht", kind: "bundle", partsKey: "BLX-S-24-19+BLR-R13", sku: "NL-30024" },
		...{ name: "Brisalux Komplettset 24/19/13", price: 3990, currency: "€" },
	},
	{
		...{ company: "nordlicht", kind: "bundle", partsKey: "VTA-26-18*2", sku: "VTA-26-18-DUO" },
		...{ discount: 10, bundleShortCode: "DUO" },
	},
	{ company: "ege", partsKey: "VTA-26-16", sku: "EGE 26/16" },
	{ company: null, partsKey: "VTA-26-18", sku: "VT-2618" },
	{ company: null, partsKey: "KWF-24-18", sku: "KW-2418" },
];
