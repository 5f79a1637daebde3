import type { insights as model } from "../en/insights.ts";
import type { TextsOf } from "../texts.ts";

export const insights: TextsOf<typeof model> = {
	"insights.configs": "Włączone: {{enabled}}, połączone: {{connected}}",
	"insights.companies": "Aktywne: {{active}}",
	"insights.users": "Zalogowani w ciągu 30 dni: {{active}}",
	"insights.cars": "Samochody",
	"insights.catalogue": "Marki samochodów: {{brands}}, modele: {{models}}",
	"insights.no_catalogue": "Żaden katalog nie jest jeszcze aktywny.",
	"insights.activated": "Katalog aktywowany: {{when}}",
	"insights.running": "Trwające importy: {{count}}",
	"insights.last_import": "Ostatni import: {{when}}",
	"insights.visits": "Otwarcia wyszukiwarek w ostatnich 30 dniach",
	"insights.no_visits": "Nikt jeszcze nie otworzył wyszukiwarki na stronie sklepu.",
	"insights.visits_summary": "Otwarcia: {{visits}}, różne wyszukiwarki: {{finders}}",
	"insights.no_result": "Wyszukiwania bez wyniku",
	"insights.origins": "Najczęściej odwiedzane witryny",
	"insights.day": "Dzień",
	"insights.opened": "Otwarcia",
};
