import type { TabPage } from "../../components/tab-links.tsx";

/** The catalogue's screens. */
export const CATALOGUE_TABS = [
	{ to: "/a/catalogue", text: "catalogue.versions", exact: true },
	{ to: "/a/catalogue/import", text: "catalogue.import", exact: false },
	{ to: "/a/catalogue/cars", text: "cars.title", exact: false },
	{ to: "/a/catalogue/corrections", text: "cars.corrections_title", exact: false },
	{ to: "/a/catalogue/quality", text: "quality.title", exact: false },
	{ to: "/a/catalogue/car-requests", text: "menu.car_requests", exact: false },
] as const satisfies readonly TabPage[];
