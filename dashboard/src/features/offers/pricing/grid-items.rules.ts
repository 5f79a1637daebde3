import type { Part, PriceGroup } from "./price-list.rules.ts";

/** A line of the grid: a heading, or a part with the index of its cell. */
export type GridItem =
	| { type: "heading"; key: string; brand: string; name: string; kind: PriceGroup["kind"] }
	| { type: "part"; key: string; part: Part; at: number };

export type GridItems = {
	items: GridItem[];
	parts: Part[];
	/** The line of each cell. */
	lineOf: number[];
	/** First cells under a heading. */
	starts: number[];
};

/** The lines of some assortments: one heading per series; adapters, which are single parts, by brand. */
export function gridItems(groups: readonly PriceGroup[]): GridItems {
	const items: GridItem[] = [];
	const parts: Part[] = [];
	const lineOf: number[] = [];
	const starts: number[] = [];
	let heading = "";
	for (const { key: groupKey, kind, make, name, parts: own } of groups) {
		const key = kind === "adapter" ? `adapter ${make.name}` : groupKey;
		if (key !== heading) {
			items.push({ type: "heading", key, kind, brand: make.name, name: kind === "adapter" ? "" : name });
			starts.push(parts.length);
			heading = key;
		}
		for (const part of own) {
			lineOf.push(items.length);
			items.push({ type: "part", key: part.key, part, at: parts.length });
			parts.push(part);
		}
	}
	return { items, parts, lineOf, starts };
}

/** The assortments without some parts, and without those that have no part left. */
export const onlyParts = (groups: readonly PriceGroup[], isKept: (part: Part) => boolean): PriceGroup[] =>
	groups.map((group) => ({ ...group, parts: group.parts.filter(isKept) })).filter(({ parts }) => parts.length > 0);

/** The heading of a cell: its assortment, or the brand of its adapter. */
export function headingOf({ items, lineOf }: GridItems, at: number): string {
	const heading = items.slice(0, lineOf[at]).findLast(({ type }) => type === "heading");
	return heading?.type === "heading" ? headingName(heading) : "";
}

export const headingName = ({ brand, name }: { brand: string; name: string }): string =>
	[brand, name].filter(Boolean).join(" ");
