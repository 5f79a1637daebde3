/** What a key of another system may be used for: parts of the API, each to read or to write as well. */
export const API_AREAS = ["finders", "products", "orders", "stock"] as const;
export type ApiArea = (typeof API_AREAS)[number];
export const API_SCOPES = [
	"finders:read",
	"finders:write",
	"products:read",
	"products:write",
	"orders:read",
	"orders:write",
	"stock:read",
	"stock:write",
] as const satisfies readonly `${ApiArea}:${"read" | "write"}`[];
export type ApiScope = (typeof API_SCOPES)[number];

/** The area of a call by the first part of its path after `/admin/api/`. */
const AREAS: Readonly<Record<string, ApiArea>> = {
	config: "finders",
	pricing: "finders",
	"publish-script": "finders",
	"upload-image": "finders",
	product: "products",
	"set-product": "products",
	order: "orders",
	inventory: "stock",
};

/** Calls that every key may use: lists of choices, and whose key it is. */
const OPEN = new Set([
	...["country", "language", "currency", "brand", "assortment-select", "content-type"],
	...["user/current", "user/token-check"],
]);

/** The area of a call; `open` to every key; undefined: not for keys. */
export function areaOf(path: string): ApiArea | "open" | undefined {
	const call = path.replace(/^\/(admin\/api\/)?/, "");
	if (OPEN.has(call)) return "open";
	const [first = ""] = call.split("/");
	return Object.hasOwn(AREAS, first) ? AREAS[first] : undefined;
}

/** True if a key with these scopes may make the call. Writing includes reading. */
export function allows(scopes: readonly ApiScope[], path: string, need: "read" | "write"): boolean {
	const area = areaOf(path);
	if (area === "open") return true;
	return scopes.some((scope) => scope === `${area}:write` || (need === "read" && scope === `${area}:read`));
}
