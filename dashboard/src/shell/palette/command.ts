import type { LucideIcon } from "lucide-react";
import { searchText } from "#worker/db/search-text.rules.ts";

/** One line of the palette. */
export type PaletteCommand = {
	/** Unique, and never shown. */
	id: string;
	text: string;
	icon: LucideIcon;
	/** Which of several with the same name. */
	detail?: string;
	/** What else people call it: found by, and never shown. */
	words?: string;
	/** Asks on in the palette instead of closing it: which user, which SKU? */
	scope?: Scope;
	run: () => void;
};

/** What is looked for alone. */
export type Scope = "simulate" | "product";

/**
 * The commands that hold every word that was typed, whatever case or accents; nothing typed: all. Those that have each of
 * them at a word's beginning come first, those that are only also called so last.
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
