import type { SetProductListInput } from "#worker/products/set-product.schema.ts";
import { type ListSearch, toListSearch } from "../../lib/list-search.ts";

/** `company`: an id, or 0 for the products of every company. */
export type SetProductSearch = ListSearch & { company?: number | undefined; kind?: "set" | "bundle" | undefined };

export function toSetProductSearch(raw: Record<string, unknown>): SetProductSearch {
	const company = raw.company === undefined || raw.company === "" ? Number.NaN : Number(raw.company);
	return {
		...toListSearch(raw),
		...(Number.isSafeInteger(company) && company >= 0 && { company }),
		...((raw.kind === "set" || raw.kind === "bundle") && { kind: raw.kind }),
	};
}

/** The filters as the call accepts them. */
export const toListFilters = ({
	company,
	kind,
}: SetProductSearch): Pick<SetProductListInput, "companyId" | "kind"> => ({
	...(company !== undefined && { companyId: company === 0 ? null : company }),
	...(kind && { kind }),
});
