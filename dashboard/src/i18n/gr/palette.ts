import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Αναζήτηση και εντολές",
	"palette.placeholder": "Αναζήτηση ή μετάβαση…",
	"palette.results": "Αποτελέσματα",
	"palette.recent": "Πρόσφατα",
	"palette.pages": "Σελίδες",
	"palette.actions": "Εντολές",
	"palette.of_finder": "Επιλεγμένη ρύθμιση",
};
