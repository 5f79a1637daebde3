export const PAGE_SIZES = [10, 20, 50] as const;

/** The list's state in the address: `?page=2&pageSize=20&search=golf&sortField=label&sortOrder=asc`. */
export type ListSearch = {
	page?: number;
	pageSize?: number;
	search?: string;
	sortField?: string;
	sortOrder?: "asc" | "desc";
};

/** Reads a list's state from any address; invalid values are left out. */
export function toListSearch(raw: Record<string, unknown>): ListSearch {
	const page = Number(raw.page);
	const pageSize = PAGE_SIZES.find((size) => size === Number(raw.pageSize));
	const search = text(raw.search).slice(0, 200);
	const sortField = text(raw.sortField);
	const sortOrder = raw.sortOrder === "asc" || raw.sortOrder === "desc" ? raw.sortOrder : undefined;
	return {
		...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
		...(pageSize && { pageSize }),
		...(search !== "" && { search }),
		...(sortField !== "" && { sortField }),
		...(sortField !== "" && sortOrder && { sortOrder }),
	};
}

// The router reads ?search=123 as a number, but a search is text.
const text = (value: unknown): string =>
	typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
