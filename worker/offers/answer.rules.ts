import { isArmNumber } from "../catalogue/fitment/arm.rules.ts";
import type { FitmentAdapter, FitmentOption, Position, Vehicle } from "../catalogue/fitment/shard.rules.ts";
import { POSITIONS } from "../catalogue/fitment/shard.rules.ts";
import { productLink } from "../finders/finder.rules.ts";
import { sumOf } from "../money/price.rules.ts";
import type { AnswerProduct, Part } from "./answer-product.rules.ts";
import { bundlesOf } from "./bundle.rules.ts";
import type { Offer, OfferAdapter, OfferBlade, OfferSeries } from "./offer.rules.ts";
import { adapterSku, rearSku, setSku } from "./sku.rules.ts";

/** A visitor's answer to a question that they can't answer. */
export const UNKNOWN = "unknown";
export type ChoiceValue = number | typeof UNKNOWN;

/** The number of an arm type (`armNumber`), which is asked only where the car's adapter isn't known. */
type ArmChoice = { arm?: ChoiceValue | undefined };
/** A visitor's choices: an option's id, a trade size (whole inches) per position, and an arm type. */
export type Choice = { [Ask in Question["ask"]]?: ChoiceValue | undefined } & ArmChoice;
/** Choices without unknown ones; the arm type may be unknown. */
export type ExactChoice = { [Ask in Question["ask"]]?: number | undefined } & ArmChoice;

/** What has to be asked before there is an answer. */
export type Question = { ask: "option"; options: FitmentOption[] } | { ask: Position; sizes: number[] };

/** The car's sizes when no question is open; null: no size known. */
export type Sizes = Record<Position, number | null>;

/**
 * `known`: the set needs this adapter, sold beside it if the finder has it. `universal`: the adapter comes with the
 * blades. `unknown`: no adapter is given, and the set is offered without one. `asked`: none is given either, and the finder
 * sells adapters by arm type, so the visitor may say which arm the car has. `chosen`: the visitor has. `depends`: it is
 * another one in each of the cases that the visitor's answers leave open. The products are in the finder's order.
 */
export type AdapterAnswer = { products: AnswerProduct[] } & (
	| { need: "known"; adapter: FitmentAdapter }
	| { need: "universal" | "unknown" | "asked" | "chosen" | "depends" }
);

export type Answer = {
	sizes: Sizes;
	/** One per front series that has every blade the car needs, with a price. */
	sets: AnswerProduct[];
	rears: AnswerProduct[];
	adapter: AdapterAnswer;
	/** Of the sets and rear blades above. */
	bundles: AnswerProduct[];
	/** Present if the visitor doesn't know an answer: all sizes that the car may have, ascending. */
	possibleSizes?: Record<Position, number[]>;
};

/** The selected option: the only one, or the chosen one. */
export function optionOf(vehicle: Vehicle, choice: Choice): FitmentOption | undefined {
	const { options } = vehicle.fitment;
	return options.length === 1 ? options[0] : options.find(({ id }) => id === choice.option);
}

/**
 * The next question, or undefined if none is open. The option comes first, then each position with several sizes: never
 * guessed, and never mixed between options. Without the option no size is asked.
 */
export function nextQuestion(vehicle: Vehicle, choice: Choice): Question | undefined {
	if (!vehicle.fitment.options[0]) return undefined;
	const option = optionOf(vehicle, choice);
	if (!option) return choice.option === UNKNOWN ? undefined : { ask: "option", options: vehicle.fitment.options };
	const open = POSITIONS.find((position) => sizeOf(option, choice, position) === undefined);
	return open && { ask: open, sizes: option[open] };
}

/**
 * The products of this offer that fit the car. Undefined while a question is open; empty lists if nothing is sold for
 * it.
 */
export function answer(vehicle: Vehicle, choice: ExactChoice, offer: Offer): Answer | undefined {
	if (nextQuestion(vehicle, choice)) return undefined;
	const option = optionOf(vehicle, choice);
	if (!option) return undefined;
	const size = (position: Position) => exactSize(sizeOf(option, choice, position));
	const sizes = { driver: size("driver"), passenger: size("passenger"), rear: size("rear") };
	return resolveProducts(sizes, { ...option, arm: choice.arm }, offer);
}

type Needs = Pick<FitmentOption, "adapter" | "universalAdapter"> & ArmChoice;

/** The products of this offer for given sizes (whole inches, null: unknown) and an adapter. */
export function resolveProducts(sizes: Sizes, needs: Needs, offer: Offer): Answer {
	const rears = rearsFor(offer, sizes.rear);
	const sets = setsFor(offer, sizes, { universal: needs.universalAdapter, hasRear: rears.length > 0 });
	return { sizes, sets, rears, adapter: adapterFor(offer, needs), bundles: bundlesOf([...sets, ...rears], offer) };
}

/** A chosen size or that it is unknown, the only size, null if none is known, undefined if it has to be asked. */
export function sizeOf(option: FitmentOption, choice: Choice, position: Position): ChoiceValue | null | undefined {
	const sizes = option[position];
	if (!sizes[1]) return sizes[0] ?? null;
	const chosen = choice[position];
	return chosen === UNKNOWN || (chosen !== undefined && sizes.includes(chosen)) ? chosen : undefined;
}

export const exactSize = (size: ChoiceValue | null | undefined): number | null =>
	typeof size === "number" ? size : null;

/** No partial sets: a series that lacks one of the blades, or its price, is not offered for this car. */
function setsFor(
	offer: Offer,
	{ driver, passenger }: Sizes,
	{ universal, hasRear }: { universal: boolean; hasRear: boolean },
): AnswerProduct[] {
	if (driver === null) return [];
	return offer.front.flatMap((series) => {
		if (universal && series.omitOnUniversal) return [];
		const parts = [
			toPart(series, "driver", driver),
			...(passenger === null ? [] : [toPart(series, "passenger", passenger)]),
		];
		if (!parts.every((part) => part !== undefined)) return [];
		const sizes = parts.map(({ lengthInch }) => `${lengthInch}"`).join(" + ");
		// A picture of three blades includes a rear one, so that has to be sold for this car.
		const image = (hasRear ? series.imageWithRear : null) ?? series.image;
		return [toProduct(offer, "set", series, setSku(series.code, driver, passenger), sizes, image, parts)];
	});
}

function rearsFor(offer: Offer, rear: number | null): AnswerProduct[] {
	if (rear === null) return [];
	return offer.rear.flatMap((series) => {
		const part = toPart(series, "rear", rear);
		return part ? [toProduct(offer, "rear", series, rearSku(series.code, rear), `${rear}"`, series.image, [part])] : [];
	});
}

function adapterFor(offer: Offer, { adapter, universalAdapter, arm }: Needs): AdapterAnswer {
	const sold = (is: (one: OfferAdapter) => boolean) =>
		offer.adapters.filter(is).map((one) => {
			const part: Part = { position: "adapter", lengthInch: null, lengthMm: null, price: one.price };
			return toProduct(offer, "adapter", one, adapterSku(one.code), "", one.image, [part]);
		});
	if (universalAdapter) return { need: "universal", products: [] };
	if (adapter) return { need: "known", adapter, products: sold(({ id }) => id === adapter.id) };
	if (!offer.adapters.some((one) => one.arm)) return { need: "unknown", products: [] };
	// An address may have any number.
	return isArmNumber(arm)
		? { need: "chosen", products: sold((one) => one.arm === arm) }
		: { need: "asked", products: [] };
}

function toPart(series: OfferSeries, position: Position, inch: number): Part | undefined {
	const blade: OfferBlade | undefined = series.blades.find(([lengthInch]) => lengthInch === inch);
	return blade && { position, lengthInch: inch, lengthMm: blade[1], price: blade[2] };
}

function toProduct(
	offer: Offer,
	kind: AnswerProduct["kind"],
	{ id, brand, name }: { id: number; brand: string; name: string },
	derivedSku: string,
	sizes: string,
	image: string | null,
	parts: Part[],
): AnswerProduct {
	const sku = offer.skus[derivedSku] ?? derivedSku;
	return {
		id: derivedSku,
		kind,
		assortmentId: id,
		brand,
		series: name,
		sku,
		title: [brand, name, sizes].filter(Boolean).join(" "),
		price: offer.prices?.[derivedSku] ?? sumOf(parts),
		url: productLink(offer.url, sku),
		image,
		parts,
	};
}
