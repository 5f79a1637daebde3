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
	"palette.look_up": "Wyszukaj numer artykułu",
	"palette.which_user": "Wyszukaj użytkownika do symulacji",
	"palette.which_sku": "Wpisz numer artykułu lub nazwę produktu",
	"palette.key_move": "Nawigacja",
	"palette.key_open": "Otwórz",
	"palette.words_add": "nowy, utwórz, stwórz",
	"palette.words_configs": "findery, widżety, start",
	"palette.words_settings": "konfiguracja, opcje, preferencje, kolory, teksty, język, waluta, wygląd, układ",
	"palette.words_publish": "osadź, kod, skrypt, fragment, instalacja, połączenie, integracja",
	"palette.words_pricing": "cennik, ceny specjalne, koszty",
	"palette.words_products": "SKU, artykuły, numery, eksport, CSV",
	"palette.words_catalogue": "samochody, pojazdy, auta, modele, import, wersje, rozmiary",
	"palette.words_users": "osoby, konta, członkowie, logowanie, role",
	"palette.words_companies": "sklepy, klienci",
	"palette.words_audit": "historia, aktywność, zmiany, zdarzenia",
};
