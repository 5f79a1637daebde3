import type { menu as model } from "../en/menu.ts";
import type { TextsOf } from "../texts.ts";

export const menu: TextsOf<typeof model> = {
	"menu.sell": "Verkauf",
	"menu.system": "System",
	"menu.articles": "Beiträge",
	"menu.all_assortments": "Alle Sortimente",
	"menu.all_set_products": "Alle Set-Produkte",
	"menu.set_products": "Set-Produkte",
	"menu.car_data": "Fahrzeugdaten",

	"row.actions": "Aktionen für {{name}}",
	"row.view": "Ansehen",
	"row.simulate": "Benutzer simulieren",

	"finders.none_to_read": "Wer Ihre Firma verwaltet, kann eine hinzufügen.",
	"selected.none_to_read": "Wählen Sie eine Konfiguration aus der Liste.",

	"toolbar.prices": "Preiswerkzeuge",
};
