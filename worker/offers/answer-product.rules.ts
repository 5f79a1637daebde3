import type { Position } from "../catalogue/fitment/shard.rules.ts";

export type Part = {
	position: Position | "adapter";
	/** Blades only: trade size in whole inches, printed length in millimetres. */
	lengthInch: number | null;
	lengthMm: number | null;
	/** Minor units. */
	price: number;
};

export type AnswerProduct = {
	/** The derived sku, which names its parts. */
	id: string;
	/** A bundle is a set and a rear blade, or several of one, under one sku of the owner's. */
	kind: "set" | "rear" | "adapter" | "bundle";
	assortmentId: number;
	brand: string;
	/** The series, as visitors see it. */
	series: string;
	sku: string;
	/** Without language: brand, series and sizes. */
	title: string;
	/** Its own price, else the sum of its parts, in minor units of the offer's currency. */
	price: number;
	/** Bundles: what its parts cost if they are not bought as one. */
	partsPrice?: number;
	/** Bundles: how often it has its parts. */
	quantity?: number;
	url: string | null;
	image: string | null;
	parts: Part[];
	/** Not available at the moment. */
	isOut?: true;
	/** Present if the visitor's answers leave open whether it fits. */
	fitsIf?: FitsIf;
};

/**
 * What has to be so of a car for a product to fit: whole inches, null where no size is known; one of these adapters, null
 * where none is known.
 */
export type FitsIf = { [P in Position]?: number | null } & { adapters?: (string | null)[] };
