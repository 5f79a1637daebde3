import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ListSearch, toListSearch } from "./list-search.ts";

/** The sorted column of a list; undefined: the server's own order. */
export type Sort<Field extends string> = { sortField?: Field; sortOrder: "asc" | "desc" };

export type ListState<Field extends string> = {
	input: { page: number; pageSize: number; search: string } & Sort<Field>;
	/** `replace`: back does not return to the page that was left. */
	setPage: (page: number, options?: { replace: boolean }) => void;
	setPageSize: (pageSize: number) => void;
	setSearch: (search: string) => void;
	setSort: (sort: Sort<Field> | null) => void;
};

/**
 * The state of a list, kept in the address, so that back, reload and a shared link work. A new search, size or order
 * starts at page 1; without a sorted column it is the server's own order.
 */
export function useList<const Field extends string>(
	sortable: readonly Field[],
	defaultPageSize = 10,
): ListState<Field> {
	const navigate = useNavigate();
	const search = toListSearch(useSearch({ strict: false }));
	const change = (patch: { [Key in keyof ListSearch]: ListSearch[Key] | undefined }, replace = false) =>
		navigate({ to: ".", search: (previous) => toSearch({ ...previous, ...patch }), replace });
	const sortField = sortable.find((field) => field === search.sortField);
	return {
		input: {
			page: search.page ?? 1,
			pageSize: search.pageSize ?? defaultPageSize,
			search: search.search ?? "",
			...(sortField && { sortField }),
			sortOrder: search.sortOrder ?? "desc",
		},
		setPage: (page, options) => change({ page }, options?.replace),
		setPageSize: (pageSize) => change({ pageSize, page: undefined }),
		setSearch: (text) => change({ search: text, page: undefined }, true),
		setSort: (sort) => change({ sortField: sort?.sortField, sortOrder: sort?.sortOrder, page: undefined }),
	};
}

/** A list's own keys are read again, so that defaults leave the address; other keys stay unchanged. */
const toSearch = ({ page, pageSize, search, sortField, sortOrder, ...others }: Record<string, unknown>) => ({
	...others,
	...toListSearch({ page, pageSize, search, sortField, sortOrder }),
});
