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
	/** Also found by these words. */
	words?: string;
	run: () => void;
};

/** The commands that hold every word that was typed, whatever case or accents; nothing typed: all. */
export function matching(commands: readonly PaletteCommand[], typed: string): PaletteCommand[] {
	const words = searchText(typed).split(/\s+/).filter(Boolean);
	return commands.filter(({ text, detail = "", words: more = "" }) => {
		const searched = searchText(text, detail, more);
		return words.every((word) => searched.includes(word));
	});
}
