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
	run: () => void;
};

/**
 * The commands that hold every word that was typed, whatever case or accents; nothing typed: all. Those that have each of
 * them at a word's beginning come first.
 */
export function matching(commands: readonly PaletteCommand[], typed: string): PaletteCommand[] {
	const words = searchText(typed).split(/\s+/).filter(Boolean);
	const found = commands
		.map((command) => ({ command, searched: ` ${searchText(command.text, command.detail ?? "")}` }))
		.filter(({ searched }) => words.every((word) => searched.includes(word)));
	const isBeginning = ({ searched }: { searched: string }) => words.every((word) => searched.includes(` ${word}`));
	const { true: first = [], false: others = [] } = Object.groupBy(found, (one) => `${isBeginning(one)}` as const);
	return [...first, ...others].map(({ command }) => command);
}
