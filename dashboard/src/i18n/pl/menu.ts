import type { menu as model } from "../en/menu.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const menu: SlavicTextsOf<typeof model> = {
	"menu.sell": "Sprzedaż",
	"menu.system": "System",
	"menu.articles": "Artykuły",
	"menu.all_assortments": "Wszystkie asortymenty",
	"menu.all_set_products": "Wszystkie produkty zestawowe",
	"menu.set_products": "Produkty zestawowe",
	"menu.car_data": "Dane samochodów",

	"row.actions": "Działania: {{name}}",
	"row.view": "Wyświetl",
	"row.simulate": "Symuluj użytkownika",

	"finders.none_to_read": "Może ją dodać osoba zarządzająca Twoją firmą.",
	"selected.none_to_read": "Wybierz konfigurację z listy.",

	"toolbar.prices": "Narzędzia cenowe",
};
