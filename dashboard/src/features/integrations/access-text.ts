import type { TFunction } from "i18next";
import { API_AREAS, type ApiArea, type ApiScope } from "#worker/http/api-scope.rules.ts";
import type { TextKey } from "../../i18n/texts.ts";

export const AREA_TEXTS: Readonly<Record<ApiArea, TextKey>> = {
	finders: "api_keys.area_finders",
	products: "api_keys.area_products",
	orders: "api_keys.area_orders",
	stock: "api_keys.area_stock",
};

export type Access = "none" | "read" | "write";
export const ACCESS_TEXTS: Readonly<Record<Access, TextKey>> = {
	none: "api_keys.access_none",
	read: "api_keys.access_read",
	write: "api_keys.access_write",
};

/** What a key may do in one part of the API. */
export function accessOf(scopes: readonly ApiScope[], area: ApiArea): Access {
	if (scopes.includes(`${area}:write`)) return "write";
	return scopes.includes(`${area}:read`) ? "read" : "none";
}

/** The scopes after a choice for one part. */
export const withAccess = (scopes: readonly ApiScope[], area: ApiArea, access: Access): ApiScope[] => [
	...scopes.filter((scope) => !scope.startsWith(`${area}:`)),
	...(access === "none" ? [] : [`${area}:${access}` as const]),
];

/** `Products: Read · Orders: Read and write`. */
export const accessText = (scopes: readonly ApiScope[], t: TFunction): string =>
	API_AREAS.flatMap((area) => {
		const access = accessOf(scopes, area);
		return access === "none" ? [] : [`${t(AREA_TEXTS[area])}: ${t(ACCESS_TEXTS[access])}`];
	}).join(" · ");
