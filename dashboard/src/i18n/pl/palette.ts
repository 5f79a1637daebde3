import type { palette as model } from "../en/palette.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const palette: SlavicTextsOf<typeof model> = {
	"palette.title": "Szukaj",
	"palette.placeholder": "Szukaj lub przejdź do…",
	"palette.results": "Wyniki",
	"palette.recent": "Ostatnie",
	"palette.pages": "Strony",
	"palette.actions": "Polecenia",
	"palette.of_finder": "Wybrana konfiguracja",
};
