import { holdsRole, type Role } from "../http/roles.rules.ts";
import type { MenuEntry } from "./auth.schema.ts";

const ADMINISTRATORS = ["ROLE_ADMIN"] as const;
/** Users have one role; every role includes the customer area. */
const EVERYONE = ["ROLE_USER", "ROLE_API_USER", "ROLE_CUSTOMER"] as const;

/** Inactive: the screen doesn't exist yet, so the entry isn't shown. */
type Item = Omit<MenuEntry, "role" | "group" | "active"> & { active?: boolean };
type Section = {
	group?: NonNullable<MenuEntry["group"]>;
	roles: readonly Role[];
	/**
	 * `companies`: not for administrators, who have another entry for it; `suppliers`: of these, those that ship; `holders`:
	 * those that ship or have stock.
	 */
	only?: "companies" | "suppliers" | "holders";
	items: readonly Item[];
};

/** The menu in its order. A new screen is one line here and its text in the dashboard. */
const MENU: readonly Section[] = [
	{
		roles: ADMINISTRATORS,
		items: [{ routeName: "admin_dashboard", uri: "/a", icon: "house", linkText: "menu.admin" }],
	},
	{
		group: "sell",
		roles: EVERYONE,
		items: [{ routeName: "config_dashboard", uri: "/c", icon: "layout-grid", linkText: "menu.configs" }],
	},
	{
		group: "sell",
		roles: ADMINISTRATORS,
		items: [
			{ routeName: "admin_orders", uri: "/a/orders", icon: "clipboard-list", linkText: "menu.orders" },
			{ routeName: "stock", uri: "/c/stock", icon: "warehouse", linkText: "menu.stock" },
		],
	},
	{
		group: "sell",
		roles: EVERYONE,
		only: "companies",
		items: [{ routeName: "orders", uri: "/c/orders", icon: "clipboard-list", linkText: "menu.orders" }],
	},
	{
		group: "sell",
		roles: EVERYONE,
		only: "suppliers",
		items: [{ routeName: "incoming_orders", uri: "/c/incoming", icon: "inbox", linkText: "menu.incoming_orders" }],
	},
	{
		group: "sell",
		roles: EVERYONE,
		only: "holders",
		items: [{ routeName: "stock", uri: "/c/stock", icon: "warehouse", linkText: "menu.stock" }],
	},
	{
		group: "finder",
		roles: EVERYONE,
		items: [
			{ routeName: "config_overview", uri: "/c/overview", icon: "gauge", linkText: "menu.overview" },
			{ routeName: "config_assortments", uri: "/c/assortments", icon: "layers", linkText: "menu.assortments" },
			{ routeName: "config_pricing", uri: "/c/pricing", icon: "tags", linkText: "menu.pricing" },
			{ routeName: "config_products", uri: "/c/products", icon: "package", linkText: "menu.products" },
			{ routeName: "config_set_products", uri: "/c/set-products", icon: "boxes", linkText: "menu.set_products" },
			{ routeName: "config_settings", uri: "/c/settings", icon: "settings", linkText: "menu.settings" },
			{ routeName: "config_instructions", uri: "/c/instructions", icon: "book-open", linkText: "menu.instructions" },
			{ routeName: "config_contents", uri: "/c/contents", icon: "newspaper", linkText: "menu.articles" },
			{ routeName: "config_preview", uri: "/c/preview", icon: "eye", linkText: "menu.preview" },
			{
				...{ routeName: "config_car_requests", uri: "/c/car-requests" },
				...{ icon: "mail-question-mark", linkText: "menu.car_requests" },
			},
			{ routeName: "config_activity", uri: "/c/activity", icon: "history", linkText: "menu.activity" },
			{ routeName: "config_publish", uri: "/c/publish", icon: "code", linkText: "menu.publish" },
		],
	},
	{
		group: "catalogue",
		roles: ADMINISTRATORS,
		items: [
			{ routeName: "admin_assortments", uri: "/a/assortments", icon: "layers", linkText: "menu.all_assortments" },
			{ routeName: "admin_products", uri: "/a/products", icon: "boxes", linkText: "menu.all_set_products" },
			{ routeName: "admin_catalogue", uri: "/a/catalogue", icon: "car", linkText: "menu.car_data" },
		],
	},
	{
		group: "system",
		roles: ["ROLE_CUSTOMER"],
		items: [{ routeName: "integrations", uri: "/c/integrations", icon: "plug", linkText: "menu.integrations" }],
	},
	{
		group: "system",
		roles: ADMINISTRATORS,
		items: [
			{ routeName: "admin_users", uri: "/a/users", icon: "users", linkText: "menu.users" },
			{ routeName: "admin_companies", uri: "/a/companies", icon: "building-2", linkText: "menu.companies" },
			{ routeName: "admin_contents", uri: "/a/contents", icon: "file-text", linkText: "menu.contents" },
			{ routeName: "admin_audit", uri: "/a/audit", icon: "scroll-text", linkText: "menu.audit" },
		],
	},
];

/** `supplier`: it ships; `hasStock`: it has some, which decides about its own finders even if it ships no more. */
type Company = { supplier: boolean; hasStock: boolean };

/** The menu of a user: each entry with the role that lets this user see it. */
export const menuOf = (held: readonly Role[], { supplier, hasStock }: Company): MenuEntry[] => {
	const isFor = { companies: true, suppliers: supplier, holders: supplier || hasStock };
	return MENU.flatMap(({ roles, items, only, ...group }) => {
		const role = roles.find((known) => holdsRole(held, known));
		if (role === undefined || (only && (held.includes("ROLE_ADMIN") || !isFor[only]))) return [];
		return items.map((item) => ({ role, active: true, ...item, ...group }));
	});
};
