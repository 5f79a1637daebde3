import { holdsRole, type Role } from "../http/roles.rules.ts";
import type { MenuEntry } from "./auth.schema.ts";

const ADMINISTRATORS = ["ROLE_ADMIN"] as const;
/** Users hold one role of these, and each of them has the customer area (spec section 6). */
const EVERYONE = ["ROLE_USER", "ROLE_API_USER", "ROLE_CUSTOMER"] as const;

/** The sidebar, in its order. An inactive entry's screen is not there yet, so it is not shown. */
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
		routeName: "config_settings",
		uri: "/c/settings",
		icon: "settings",
		linkText: "menu.settings",
	},
	{
		roles: EVERYONE,
		active: true,
		routeName: "config_publish",
		uri: "/c/publish",
		icon: "code",
		linkText: "menu.publish",
	},
] as const satisfies readonly (Omit<MenuEntry, "role"> & { roles: readonly Role[] })[];

/** The menu that is delivered with a user: each entry with the role by which this user sees it. */
export const menuOf = (held: readonly Role[]): MenuEntry[] =>
	MENU.flatMap(({ roles, ...entry }) => {
		const role = roles.find((known) => holdsRole(held, known));
		return role === undefined ? [] : [{ role, ...entry }];
	});
