import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { holdsRole, type Role } from "#worker/http/roles.rules.ts";

const DASHBOARDS = ["admin_dashboard", "config_dashboard"];

/**
 * The entries a user sees (spec section 2): the role held, the entry active, and one of: administrator, a configuration
 * selected, or the entry is one of the two dashboards.
 */
export const visibleEntries = (
	menu: readonly MenuEntry[],
	roles: readonly Role[],
	isFinderSelected: boolean,
): MenuEntry[] =>
	menu.filter(
		({ role, active, routeName }) =>
			active &&
			holdsRole(roles, role) &&
			(roles.includes("ROLE_ADMIN") || isFinderSelected || DASHBOARDS.includes(routeName)),
	);

export type MenuGroups = { main: MenuEntry[]; finder: MenuEntry[] };

/** The selected configuration's own area apart from everything else; both keep the menu's order. */
export function groupEntries(entries: readonly MenuEntry[]): MenuGroups {
	const isOfFinder = ({ routeName }: MenuEntry) => routeName.startsWith("config_") && !DASHBOARDS.includes(routeName);
	return { main: entries.filter((entry) => !isOfFinder(entry)), finder: entries.filter(isOfFinder) };
}
