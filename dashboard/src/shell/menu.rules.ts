import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { holdsRole, type Role } from "#worker/http/roles.rules.ts";

const DASHBOARDS = ["admin_dashboard", "config_dashboard"];

/** What a company has without a configuration too: a supplier may have none. The specification's rule doesn't know them. */
const COMPANY_PAGES = ["orders", "incoming_orders", "stock", "integrations"];

const WITHOUT_FINDER = [...DASHBOARDS, ...COMPANY_PAGES];

/**
 * The entries a user sees, by the specification's rule: the role held, the entry active, and one of: administrator, a
 * configuration selected, or the entry is one of the two dashboards; here also a company's pages.
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
			(roles.includes("ROLE_ADMIN") || isFinderSelected || WITHOUT_FINDER.includes(routeName)),
	);

/** The entries below one heading, in the menu's order; undefined: those above all headings. */
export const entriesOf = (entries: readonly MenuEntry[], group: MenuEntry["group"]): MenuEntry[] =>
	entries.filter((entry) => entry.group === group);
