import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.open": "Wyszukiwanie i polecenia",
	"palette.title": "Wyszukiwanie i polecenia",
	"palette.placeholder": "Dokąd? Wpisz nazwę lub polecenie",
	"palette.results": "Wyniki",
	"palette.recent": "Ostatnio odwiedzone",
	"palette.pages": "Strony",
	"palette.actions": "Polecenia",
	"palette.of_finder": "Wybrana konfiguracja",
};
