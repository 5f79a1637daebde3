import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Suche",
	"palette.placeholder": "Suchen oder springen zu …",
	"palette.results": "Ergebnisse",
	"palette.recent": "Zuletzt",
	"palette.pages": "Seiten",
	"palette.actions": "Befehle",
	"palette.of_finder": "Gewählte Konfiguration",
};
