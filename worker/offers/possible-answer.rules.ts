import { POSITIONS, type Vehicle } from "../catalogue/fitment/shard.rules.ts";
import {
	type AdapterAnswer,
	type Answer,
	answer,
	type Choice,
	type ExactChoice,
	exactSize,
	nextQuestion,
	optionOf,
	sizeOf,
} from "./answer.rules.ts";
import type { AnswerProduct, FitsIf } from "./answer-product.rules.ts";
import { openChoices } from "./filter.rules.ts";
import { adapterName, type Offer } from "./offer.rules.ts";

/** One way the car may be, of those that the visitor's answers leave open. */
type Case = { adapter: string | null; answer: Answer };

/**
 * The products that fit the car. Where the visitor doesn't know an answer, everything that fits any of them, each once
 * and with what has to be so for it to fit. Undefined while a question is open.
 */
export function possibleAnswer(vehicle: Vehicle, choice: Choice, offer: Offer): Answer | undefined {
	if (nextQuestion(vehicle, choice)) return undefined;
	const cases = possibleChoices(vehicle, choice).flatMap((exact): Case[] => {
		const option = optionOf(vehicle, exact);
		const result = answer(vehicle, { ...exact, arm: choice.arm }, offer);
		return option && result ? [{ adapter: option.adapter && adapterName(option.adapter, offer), answer: result }] : [];
	});
	const [first] = cases;
	if (!first || !cases[1]) return first?.answer;
	const size = (position: (typeof POSITIONS)[number]) => {
		const sizes = new Set(cases.map(({ answer: { sizes } }) => sizes[position]));
		return [...sizes].flatMap((inch) => inch ?? []).sort((a, b) => a - b);
	};
	return {
		...first.answer,
		possibleSizes: { driver: size("driver"), passenger: size("passenger"), rear: size("rear") },
		sets: union(cases, ({ sets }) => sets),
		rears: union(cases, ({ rears }) => rears),
		bundles: union(cases, ({ bundles }) => bundles),
		adapter: adapterOf(cases),
	};
}

/** Every choice that the answers allow: where one is not known, each of its question's. */
function possibleChoices(vehicle: Vehicle, choice: Choice): ExactChoice[] {
	const option = optionOf(vehicle, choice);
	if (!option) return openChoices(vehicle, {});
	const exact: ExactChoice = { option: option.id };
	for (const position of POSITIONS) exact[position] = exactSize(sizeOf(option, choice, position)) ?? undefined;
	return openChoices(vehicle, exact);
}

/** The products of all cases, each once. */
function union(cases: Case[], productsOf: (answer: Answer) => AnswerProduct[]): AnswerProduct[] {
	const fitting = new Map<string, { product: AnswerProduct; within: Case[] }>();
	for (const one of cases) {
		for (const product of productsOf(one.answer)) {
			const known = fitting.get(product.id) ?? { product, within: [] };
			known.within.push(one);
			fitting.set(product.id, known);
		}
	}
	return [...fitting.values()].map(({ product, within }) =>
		within.length === cases.length ? product : { ...product, fitsIf: conditionOf(product, within, cases) },
	);
}

/** What tells the cases in which a product fits from the others: sizes first, its own before others, then the adapter. */
function conditionOf({ parts }: AnswerProduct, within: Case[], cases: Case[]): FitsIf {
	const fitsIf: FitsIf = {};
	let left = cases;
	const isOwn = (position: string) => parts.some((part) => part.position === position);
	for (const position of [...POSITIONS].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
		const [size, ...others] = new Set(within.map(({ answer: { sizes } }) => sizes[position]));
		if (size === undefined || others.length > 0) continue;
		const narrowed = left.filter(({ answer: { sizes } }) => sizes[position] === size);
		if (narrowed.length === left.length) continue;
		fitsIf[position] = size;
		left = narrowed;
	}
	if (left.length > within.length) fitsIf.adapters = [...new Set(within.map(({ adapter }) => adapter))];
	return fitsIf;
}

/** The adapter, if it is the same in every case. */
function adapterOf(cases: Case[]): AdapterAnswer {
	const needs = cases.map(({ answer: { adapter } }) => adapter);
	const kinds = new Set(needs.map((one) => (one.need === "known" ? one.adapter.id : one.need)));
	const [only] = needs;
	if (only && kinds.size === 1) return only;
	return { need: "depends", products: union(cases, ({ adapter }) => adapter.products) };
}
