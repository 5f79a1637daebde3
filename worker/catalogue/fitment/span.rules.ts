import { type Equipment, equipmentKey, type FitmentSpan, isBlank } from "./fitment.rules.ts";
import { joinParts } from "./join-parts.rules.ts";

export type Years = Pick<FitmentSpan, "from" | "to">;

const lastOf = ({ to }: { to: number }): number => (to === 0 ? Number.POSITIVE_INFINITY : to);
const toOf = (last: number): number => (last === Number.POSITIVE_INFINITY ? 0 : last);

/**
 * Makes spans that may overlap into spans that don't: each has every distinct option of its years, in the given order.
 * An empty option is replaced by any other. Adjacent years with the same options become one span.
 */
export function disjointSpans(spans: FitmentSpan[]): FitmentSpan[] {
	const [only, ...others] = spans;
	if (only && others.length === 0) return only.options.length === 0 ? [] : [withDistinctOptions(only)];
	const ends = spans.map(lastOf).filter(Number.isFinite);
	const starts = [...new Set([...spans.map(({ from }) => from), ...ends.map((end) => end + 1)])].sort((a, b) => a - b);
	const pieces = starts.flatMap((from, at) => {
		const last = (starts[at + 1] ?? Number.POSITIVE_INFINITY) - 1;
		const options = spans.flatMap((span) => (span.from <= from && from <= lastOf(span) ? span.options : []));
		return options.length === 0 ? [] : [{ from, to: toOf(last), options: distinctOptions(options) }];
	});
	return joinSpans(pieces);
}

/** The years in `over` are replaced by it; all other years stay. Both without overlaps. */
export function overrideSpans(base: FitmentSpan[], over: FitmentSpan[]): FitmentSpan[] {
	return joinSpans([...withoutYears(base, over), ...over].sort((a, b) => a.from - b.from));
}

/** What is left of spans outside of some years. */
export const withoutYears = <Span extends Years>(spans: readonly Span[], years: readonly Years[]): Span[] =>
	years.reduce((left: Span[], cut) => left.flatMap((span) => without(span, cut)), [...spans]);

/** The spans cut to some years. */
export const spansWithin = <Span extends Years>(spans: readonly Span[], years: Years): Span[] =>
	spans.flatMap((span) => {
		const from = Math.max(span.from, years.from);
		const last = Math.min(lastOf(span), lastOf(years));
		return from <= last ? [{ ...span, from, to: toOf(last) }] : [];
	});

/** True if both have the same options in every year, in any order. */
export const areSameSpans = (one: FitmentSpan[], other: FitmentSpan[]): boolean =>
	one.length === other.length &&
	one.every((span, at) => {
		const twin = other[at];
		return twin?.from === span.from && twin.to === span.to && areSameOptions(span.options, twin.options);
	});

function without<Span extends Years>(span: Span, cut: Years): Span[] {
	if (lastOf(cut) < span.from || cut.from > lastOf(span)) return [span];
	const before = cut.from > span.from ? [{ ...span, to: cut.from - 1 }] : [];
	const after = lastOf(cut) < lastOf(span) ? [{ ...span, from: lastOf(cut) + 1 }] : [];
	return [...before, ...after];
}

function joinSpans(spans: readonly FitmentSpan[]): FitmentSpan[] {
	const joined: FitmentSpan[] = [];
	for (const span of spans) {
		const before = joined.at(-1);
		const isNext = before && lastOf(before) + 1 === span.from && areSameOptions(before.options, span.options);
		if (isNext) joined[joined.length - 1] = { ...before, to: span.to };
		else joined.push(span);
	}
	return joined;
}

/** Spans in which options that tell different parts of the car are one. */
export const wholeSpans = (spans: readonly FitmentSpan[]): FitmentSpan[] =>
	joinSpans(spans.map(({ from, to, options }) => ({ from, to, options: joinParts(options) })));

const withDistinctOptions = ({ from, to, options }: FitmentSpan): FitmentSpan => ({
	...{ from, to },
	options: distinctOptions(options),
});

/** Without repeated ones, and without empty ones where another one tells something. */
export function distinctOptions(options: Equipment[]): Equipment[] {
	if (options.length === 1) return options;
	const distinct = [...new Map(options.map((option) => [equipmentKey(option), option])).values()];
	const telling = distinct.filter((option) => !isBlank(option));
	return telling.length > 0 ? telling : distinct;
}

function areSameOptions(one: Equipment[], other: Equipment[]): boolean {
	const keys = new Set(one.map(equipmentKey));
	return one.length === other.length && other.every((option) => keys.has(equipmentKey(option)));
}
