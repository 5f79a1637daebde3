import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { holdsRole, type Role } from "#worker/http/roles.rules.ts";

const DASHBOARDS = ["admin_dashboard", "config_dashboard"];

/**
 * The entries a user sees, by the specification's rule: the role held, the entry active, and one of: administrator, a
 * configuration selected, or the entry is one of the two dashboards.
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

/** The entries below one heading, in the menu's order; undefined: those above all headings. */
export const entriesOf = (entries: readonly MenuEntry[], group: MenuEntry["group"]): MenuEntry[] =>
	entries.filter((entry) => entry.group === group);
