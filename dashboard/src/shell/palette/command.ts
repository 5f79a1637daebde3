import type { LucideIcon } from "lucide-react";
import { searchText } from "#worker/db/search-text.rules.ts";

/** One line of the palette. */
export type PaletteCommand = {
	/** Unique, and never shown. */
	id: string;
	text: string;
	/** The language of the text, if it is another than the page's. */
	lang?: string;
	icon: LucideIcon;
	/** Distinguishes entries with the same name. */
	detail?: string;
	/** Synonyms: searched, never shown. */
	words?: string;
	/** Asks further in the palette instead of closing it: which user, which SKU? */
	scope?: Scope;
	run: () => void;
};

/** The only kind that is searched. */
export type Scope = "simulate" | "product";

/**
 * The commands that contain every typed word, independent of case and accents; without words, all. Those with each word
 * at the beginning of a word come first, those found only by a synonym last.
 */
export function matching(commands: readonly PaletteCommand[], typed: string): PaletteCommand[] {
	const words = searchText(typed).split(/\s+/).filter(Boolean);
	const ranked = commands.map((command) => ({ command, rank: rankOf(command, words) }));
	const { first = [], second = [], third = [] } = Object.groupBy(ranked, ({ rank }) => rank);
	return [...first, ...second, ...third].map(({ command }) => command);
}

function rankOf({ text, detail = "", words = "" }: PaletteCommand, typed: readonly string[]) {
	const named = ` ${searchText(text, detail)}`;
	const called = ` ${searchText(text, detail, words)}`;
	if (typed.every((word) => named.includes(` ${word}`))) return "first";
	if (typed.every((word) => named.includes(word))) return "second";
	return typed.every((word) => called.includes(` ${word}`)) ? "third" : "none";
}
