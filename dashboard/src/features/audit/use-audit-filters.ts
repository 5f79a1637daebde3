import { useNavigate, useSearch } from "@tanstack/react-router";
import { type AuditFilters, toFilters } from "./audit-search.ts";

const EMPTY_FILTERS = {
	...{ user: undefined, company: undefined, entity: undefined, thing: undefined },
	...{ action: undefined, from: undefined, to: undefined },
};

/** The log's filters, kept in the address beside the list's own state. A changed filter starts at page 1. */
export function useAuditFilters() {
	const navigate = useNavigate();
	const filters = toFilters(useSearch({ strict: false }));
	const change = (patch: { [Key in keyof AuditFilters]: AuditFilters[Key] | undefined }) =>
		navigate({ to: ".", search: (previous) => without({ ...previous, ...patch, page: undefined }) });
	return {
		filters,
		change,
		/** What is empty leaves the address. */
		set: (patch: Record<string, string>) => change({ ...EMPTY_FILTERS, ...toFilters({ ...filters, ...patch }) }),
		clear: () => change(EMPTY_FILTERS),
		isFiltered: Object.keys(filters).length > 0,
	};
}

/** Removed keys leave the address. */
const without = (search: Record<string, unknown>) =>
	Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
