import { searchText } from "#worker/db/search-text.rules.ts";
import type { OfferChoice, OfferEntry } from "#worker/offers/offer.schema.ts";

type Entries = readonly OfferEntry[];

/** Puts an entry at a place among those of its kind (from 0; beyond an end is the end). */
export function moveTo(entries: Entries, id: number, place: number): OfferEntry[] {
	const moved = entries.find((entry) => entry.id === id);
	if (!moved) return [...entries];
	const others = entries.filter((entry) => entry.id !== id);
	const behind = others.filter(({ kind }) => kind === moved.kind)[Math.max(0, place)];
	return others.toSpliced(behind ? others.indexOf(behind) : others.length, 0, moved);
}

export const setOffered = (entries: Entries, ids: readonly number[], offered: boolean): OfferEntry[] =>
	entries.map((entry) => (ids.includes(entry.id) ? { ...entry, offered } : entry));

/** True where the same is offered in the same order, kind by kind: what lies between kinds, nobody sees. */
export function isSame(one: Entries, other: Entries): boolean {
	const offered = new Map(other.map((entry) => [entry.id, entry.offered]));
	return one.every((entry) => offered.get(entry.id) === entry.offered) && isSameOrder(one, other);
}

const isSameOrder = (one: Entries, other: Entries) => orderOf(one) === orderOf(other);
const orderOf = (entries: Entries) =>
	JSON.stringify(
		["front", "rear", "adapter"].map((kind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id)),
	);

/**
 * What was changed here, over what somebody else has saved meanwhile: switches that were touched, and the order where it
 * was changed. What has come since is at the end, what has gone is gone.
 */
export function keepChanges(read: OfferChoice, mine: Entries, newer: OfferChoice): OfferEntry[] {
	const before = new Map(read.assortments.map((entry) => [entry.id, entry.offered]));
	const touched = new Map(
		mine.flatMap(({ id, offered }) => (before.get(id) === offered ? [] : [[id, offered] as const])),
	);
	const entries = newer.assortments.map((entry) => ({ ...entry, offered: touched.get(entry.id) ?? entry.offered }));
	if (isSameOrder(read.assortments, mine)) return entries;
	const place = new Map(mine.map(({ id }, at) => [id, at]));
	const placeOf = ({ id }: OfferEntry) => place.get(id) ?? mine.length;
	return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const isFound = ({ name, make, code }: OfferEntry, search: string): boolean =>
	searchText(name, make.name, code).includes(searchText(search.trim()));

/** Sizes for people, neighbours drawn together: `10–14, 16`. In ascending order, whole inches. */
export function formatSizes(sizes: readonly number[]): string {
	const spans: [number, number][] = [];
	for (const size of sizes) {
		const last = spans.at(-1);
		if (last && size === last[1] + 1) last[1] = size;
		else spans.push([size, size]);
	}
	return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
