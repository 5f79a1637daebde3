import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { RowError } from "../imports/row-error.rules.ts";
import { bundleKey, packKey, partsOfBundle } from "../offers/bundle.rules.ts";
import { adapterSku, rearSku, setSku } from "../offers/sku.rules.ts";

export const BUNDLE_TYPES = ["front-rear", "multipack"] as const;
export type BundleType = (typeof BUNDLE_TYPES)[number];

/** Assortments by code: the kind, and the trade sizes of the blades. */
export type KnownAssortments = ReadonlyMap<string, { kind: AssortmentKind; sizes: ReadonlySet<number> }>;

/** Assortments as lists and forms have them. */
export const toKnown = (
	assortments: readonly { code: string; kind: AssortmentKind; sizes: readonly number[] }[],
): KnownAssortments => new Map(assortments.map(({ code, kind, sizes }) => [code, { kind, sizes: new Set(sizes) }]));

/**
 * What a product is made of: an assortment's code with its sizes in whole inches, the rear assortment's code of a bundle of
 * front and rear, or how often a multipack has its set or rear blade.
 */
export type ProductParts = {
	bundleType: BundleType | null;
	code: string;
	driver: number | null;
	passenger: number | null;
	rear: number | null;
	rearCode: string;
	quantity: number | null;
};

export type ProductKey = { kind: "set" | "bundle"; partsKey: string };

export type PartsProblem =
	| "products.code_missing"
	| "products.code_unknown"
	| "products.code_unfit"
	| "products.rear_code_unknown"
	| "products.rear_code_missing"
	| "products.driver_missing"
	| "products.rear_missing"
	| "products.quantity_invalid"
	| "products.size_not_made"
	| "products.size_of_other_kind";

const reject = (field: keyof ProductParts, code: PartsProblem, value: unknown = "") =>
	new RowError(field, code, String(value));

export const QUANTITY_MIN = 2;
export const QUANTITY_MAX = 20;

/** The key of some parts. Throws a RowError at the first part that isn't made. */
export function toPartsKey(parts: ProductParts, assortments: KnownAssortments): ProductKey {
	const { code, bundleType, rearCode } = parts;
	if (code === "") throw reject("code", "products.code_missing");
	const series = assortments.get(code);
	if (!series) throw reject("code", "products.code_unknown", code);
	if (bundleType !== null && !isOfBundle(bundleType, series.kind)) throw reject("code", "products.code_unfit", code);
	if (bundleType === "multipack") {
		const { quantity } = parts;
		if (quantity === null || quantity < QUANTITY_MIN || quantity > QUANTITY_MAX)
			throw reject("quantity", "products.quantity_invalid", quantity ?? "");
		return { kind: "bundle", partsKey: packKey(singleKey(parts, series), quantity) };
	}
	if (bundleType === null) return { kind: "set", partsKey: singleKey(parts, series) };
	const front = singleKey({ ...parts, rear: null }, series);
	if (rearCode === "") throw reject("rearCode", "products.rear_code_missing");
	const rear = assortments.get(rearCode);
	if (rear?.kind !== "rear") throw reject("rearCode", "products.rear_code_unknown", rearCode);
	return { kind: "bundle", partsKey: bundleKey(front, rearSku(rearCode, made(rear.sizes, "rear", parts.rear))) };
}

/** Whether a bundle's first part can be of an assortment of this kind. */
export const isOfBundle = (type: BundleType, kind: AssortmentKind): boolean =>
	type === "front-rear" ? kind === "front" : kind !== "adapter";

type Series = NonNullable<ReturnType<KnownAssortments["get"]>>;

/** A front set, a rear blade or an adapter. */
function singleKey({ code, driver, passenger, rear }: ProductParts, { kind, sizes }: Series): string {
	if (kind !== "front") {
		if (driver !== null) throw reject("driver", "products.size_of_other_kind", driver);
		if (passenger !== null) throw reject("passenger", "products.size_of_other_kind", passenger);
	}
	if (kind !== "rear" && rear !== null) throw reject("rear", "products.size_of_other_kind", rear);
	if (kind === "adapter") return adapterSku(code);
	if (kind === "rear") return rearSku(code, made(sizes, "rear", rear));
	return setSku(code, made(sizes, "driver", driver), passenger === null ? null : made(sizes, "passenger", passenger));
}

/** A size for which the series has a blade. */
function made(sizes: ReadonlySet<number>, field: "driver" | "passenger" | "rear", size: number | null): number {
	if (size === null) throw reject(field, field === "rear" ? "products.rear_missing" : "products.driver_missing");
	if (!sizes.has(size)) throw reject(field, "products.size_not_made", size);
	return size;
}

/** The parts that a key names; of an assortment that no longer exists, the key itself counts as the code. */
export function fromPartsKey({ kind, partsKey }: ProductKey, codes: ReadonlyMap<string, unknown>): ProductParts {
	const { keys, quantity } = partsOfBundle(partsKey);
	const [first, second] = keys.map((key) => fromSingleKey(key, codes));
	return {
		bundleType: kind === "set" ? null : second ? "front-rear" : "multipack",
		code: first?.code ?? partsKey,
		driver: first?.driver ?? null,
		passenger: first?.passenger ?? null,
		rear: (second ?? first)?.rear ?? null,
		rearCode: second?.code ?? "",
		quantity: kind === "bundle" && !second ? quantity : null,
	};
}

/** Codes may contain hyphens, and don't end like sizes: the longest known one counts. */
function fromSingleKey(key: string, codes: ReadonlyMap<string, unknown>) {
	for (let end = key.length; end > 0; end = key.lastIndexOf("-", end - 1)) {
		const code = key.slice(0, end);
		if (!codes.has(code)) continue;
		const [one, two] = key.slice(end + 1).split("-");
		const rear = one?.startsWith("R") ? Number(one.slice(1)) : null;
		return { code, rear, driver: one && rear === null ? Number(one) : null, passenger: two ? Number(two) : null };
	}
	return { code: key, rear: null, driver: null, passenger: null };
}

/** Whether a key names one part as stock has it: a blade, a set or an adapter that its assortment makes. */
export function isPart(partKey: string, assortments: KnownAssortments): boolean {
	try {
		const parts = fromPartsKey({ kind: "set", partsKey: partKey }, assortments);
		return toPartsKey(parts, assortments).partsKey === partKey;
	} catch (error) {
		if (error instanceof RowError) return false;
		throw error;
	}
}

/** The sku of a product without one of its owner's: its parts, and a bundle's short code (`AERO-26-18-2X`). */
export function derivedProductSku({ kind, partsKey }: ProductKey, bundleShortCode: string): string {
	if (kind === "set") return partsKey;
	const { keys, quantity } = partsOfBundle(partsKey);
	return [...keys, bundleShortCode || (quantity > 1 ? `${quantity}X` : "FR")].join("-");
}
