import { searchText } from "#worker/db/search-text.rules.ts";
import type { OfferChoice, OfferEntry } from "#worker/offers/offer.schema.ts";

type Entries = readonly OfferEntry[];

/** Moves an entry to a position among those of its kind (from 0; limited to the list). */
export function moveTo(entries: Entries, id: number, place: number): OfferEntry[] {
	const moved = entries.find((entry) => entry.id === id);
	if (!moved) return [...entries];
	const others = entries.filter((entry) => entry.id !== id);
	const next = others.filter(({ kind }) => kind === moved.kind)[Math.max(0, place)];
	return others.toSpliced(next ? others.indexOf(next) : others.length, 0, moved);
}

export const setOffered = (entries: Entries, ids: readonly number[], offered: boolean): OfferEntry[] =>
	entries.map((entry) => (ids.includes(entry.id) ? { ...entry, offered } : entry));

/** True if the same is offered in the same order, kind by kind: the order between kinds is invisible. */
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
 * Merges the changes made here into what somebody else has saved in the meantime: changed switches, and the order if it
 * was changed. Added ones are at the end, removed ones are dropped.
 */
export function mergeRemote(read: OfferChoice, mine: Entries, newer: OfferChoice): OfferEntry[] {
	const before = new Map(read.assortments.map((entry) => [entry.id, entry.offered]));
	const changed = new Map(
		mine.flatMap(({ id, offered }) => (before.get(id) === offered ? [] : [[id, offered] as const])),
	);
	const entries = newer.assortments.map((entry) => ({ ...entry, offered: changed.get(entry.id) ?? entry.offered }));
	if (isSameOrder(read.assortments, mine)) return entries;
	const place = new Map(mine.map(({ id }, at) => [id, at]));
	const placeOf = ({ id }: OfferEntry) => place.get(id) ?? mine.length;
	return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const isFound = ({ name, make, code }: OfferEntry, search: string): boolean =>
	searchText(name, make.name, code).includes(searchText(search.trim()));

/** Sizes for display, consecutive ones as a range: `10–14, 16`. In ascending order, whole inches. */
export function formatSizes(sizes: readonly number[]): string {
	const spans: [number, number][] = [];
	for (const size of sizes) {
		const last = spans.at(-1);
		if (last && size === last[1] + 1) last[1] = size;
		else spans.push([size, size]);
	}
	return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
