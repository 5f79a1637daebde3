import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.open": "Suche und Befehle",
	"palette.title": "Suche und Befehle",
	"palette.placeholder": "Wohin? Tippen Sie einen Namen oder Befehl",
	"palette.results": "Ergebnisse",
	"palette.recent": "Zuletzt besucht",
	"palette.pages": "Seiten",
	"palette.actions": "Befehle",
	"palette.of_finder": "Gewählte Konfiguration",
};
