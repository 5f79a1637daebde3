import type { priceChanges as model } from "../en/price-changes.ts";
import type { TextsOf } from "../texts.ts";

export const priceChanges: TextsOf<typeof model> = {
	"currency.title": "Zmienić walutę z {{from}} na {{to}}?",
	"currency.description": "Ceny specjalne: {{prices}}. Wybierz, co się z nimi stanie.",
	"currency.choose": "Ceny specjalne",
	"currency.convert": "Przelicz",
	"currency.convert_hint": "Po podanym kursie, z zaokrągleniem do dozwolonych cen.",
	"currency.keep": "Zachowaj liczby",
	"currency.keep_hint": "Ta sama kwota, nowa waluta.",
	"currency.drop": "Usuń",
	"currency.drop_hint": "Wszystkie ceny specjalne zostaną usunięte.",
	"currency.samples": "Przykłady",
	"currency.rate": "1 {{from}} w {{to}}",
	"currency.rate_invalid": "Podaj kurs, na przykład 1,08.",
	"currency.base_applies": "Części bez ceny specjalnej są sprzedawane w cenie podstawowej.",
	"currency.base_gone":
		"Ceny podstawowe są w euro i nie obowiązują w {{sign}}. Części, które nie będą sprzedawane: {{parts}}.",
	"currency.change": "Zmień walutę",
	"finders.rate_unfit": "Przy tym kursie któraś cena wyniosłaby 0 lub byłaby zbyt wysoka.",
	"menu.activity": "Dziennik aktywności",
	"activity.description": "Kto i co zmienił w Twoich konfiguracjach, cenach i produktach.",
	"activity.support": "Pomoc techniczna",
};
