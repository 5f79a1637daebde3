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
	"palette.look_up": "Artikelnummer nachschlagen",
	"palette.which_user": "Zu simulierenden Benutzer suchen",
	"palette.which_sku": "Artikelnummer oder Produkttitel eingeben",
	"palette.key_move": "Navigieren",
	"palette.key_open": "Öffnen",
	"palette.words_add": "neu, anlegen, erstellen",
	"palette.words_configs": "Finder, Widgets, Start",
	"palette.words_settings": "Konfiguration, Optionen, Farben, Texte, Sprache, Währung, Aussehen, Design",
	"palette.words_publish": "Einbinden, Einbetten, Code, Skript, Snippet, Installation, Verbindung",
	"palette.words_pricing": "Preisliste, Sonderpreise, Kosten",
	"palette.words_products": "SKU, Artikel, Artikelnummern, Export, CSV",
	"palette.words_catalogue": "Autos, Modelle, Import, Versionen, Wischergrößen",
	"palette.words_users": "Personen, Konten, Mitglieder, Rollen",
	"palette.words_companies": "Shops, Kunden, Mandanten, Unternehmen",
	"palette.words_audit": "Verlauf, Aktivität, Änderungen, Ereignisse",
};
