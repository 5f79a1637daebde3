import { ASSORTMENT_KINDS, type AssortmentKind } from "#worker/assortments/assortment.rules.ts";

export const KIND_TEXTS = {
	front: "assortment.front",
	rear: "assortment.rear",
	adapter: "assortment.adapter",
} as const;

/** A kind as an address names it, or undefined. */
export const toKind = (raw: unknown): AssortmentKind | undefined => ASSORTMENT_KINDS.find((kind) => kind === raw);
