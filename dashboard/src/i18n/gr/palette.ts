import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Αναζήτηση",
	"palette.placeholder": "Αναζήτηση ή μετάβαση σε…",
	"palette.results": "Αποτελέσματα",
	"palette.recent": "Πρόσφατα",
	"palette.pages": "Σελίδες",
	"palette.actions": "Εντολές",
	"palette.of_finder": "Επιλεγμένη διαμόρφωση",
};
