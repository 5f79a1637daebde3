import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Suche und Befehle",
	"palette.placeholder": "Suchen oder wechseln zu …",
	"palette.results": "Ergebnisse",
	"palette.recent": "Zuletzt besucht",
	"palette.pages": "Seiten",
	"palette.actions": "Befehle",
	"palette.of_finder": "Gewählte Konfiguration",
};
