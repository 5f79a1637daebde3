import type { palette as model } from "../en/palette.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const palette: SlavicTextsOf<typeof model> = {
	"palette.title": "Wyszukiwanie i polecenia",
	"palette.placeholder": "Szukaj lub przejdź do…",
	"palette.results": "Wyniki",
	"palette.recent": "Ostatnio odwiedzone",
	"palette.pages": "Strony",
	"palette.actions": "Polecenia",
	"palette.of_finder": "Wybrana konfiguracja",
};
