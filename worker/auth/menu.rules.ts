import { holdsRole, type Role } from "../http/roles.rules.ts";
import type { MenuEntry } from "./auth.schema.ts";

const ADMINISTRATORS = ["ROLE_ADMIN"] as const;
/** Users hold one role of these, and each of them has the customer area (spec section 6). */
const EVERYONE = ["ROLE_USER", "ROLE_API_USER", "ROLE_CUSTOMER"] as const;

/** The menu, in its order. An inactive entry's screen is not there yet, so it is not shown. */
const MENU = [
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_dashboard",
		uri: "/a",
		icon: "layout-dashboard",
		linkText: "menu.admin",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_users",
		uri: "/a/users",
		icon: "users",
		linkText: "menu.users",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_companies",
		uri: "/a/companies",
		icon: "building-2",
		linkText: "menu.companies",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_contents",
		uri: "/a/contents",
		icon: "file-text",
		linkText: "menu.contents",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_assortments",
		uri: "/a/assortments",
		icon: "layers",
		linkText: "menu.assortments",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_catalogue",
		uri: "/a/catalogue",
		icon: "car",
		linkText: "menu.catalogue",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_products",
		uri: "/a/products",
		icon: "package",
		linkText: "menu.products",
	},
	{
		roles: ADMINISTRATORS,
		active: true,
		routeName: "admin_audit",
		uri: "/a/audit",
		icon: "scroll-text",
		linkText: "menu.audit",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_dashboard",
		uri: "/c",
		icon: "layout-grid",
		linkText: "menu.configs",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_overview",
		uri: "/c/overview",
		icon: "gauge",
		linkText: "menu.overview",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_products",
		uri: "/c/products",
		icon: "package",
		linkText: "menu.products",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_assortments",
		uri: "/c/assortments",
		icon: "layers",
		linkText: "menu.assortments",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_pricing",
		uri: "/c/pricing",
		icon: "tags",
		linkText: "menu.pricing",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_preview",
		uri: "/c/preview",
		icon: "eye",
		linkText: "menu.preview",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_publish",
		uri: "/c/publish",
		icon: "code",
		linkText: "menu.publish",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_instructions",
		uri: "/c/instructions",
		icon: "book-open",
		linkText: "menu.instructions",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_settings",
		uri: "/c/settings",
		icon: "settings",
		linkText: "menu.settings",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_contents",
		uri: "/c/contents",
		icon: "newspaper",
		linkText: "menu.contents",
	},
] as const satisfies readonly (Omit<MenuEntry, "role"> & { roles: readonly Role[] })[];

/** The menu that is delivered with a user: each entry with the role by which this user sees it. */
export const menuOf = (held: readonly Role[]): MenuEntry[] =>
	MENU.flatMap(({ roles, ...entry }) => {
		const role = roles.find((known) => holdsRole(held, known));
		return role === undefined ? [] : [{ role, ...entry }];
	});
