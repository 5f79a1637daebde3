import type { overview as model } from "../en/overview.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const overview: SlavicTextsOf<typeof model> = {
	"switcher.label": "Konfiguracja",
	"switcher.choose": "Wybierz konfigurację",

	"finders.prices": "Ceny",
	"finders.products": "Produkty",
	"finders.quick_edit": "Edytuj",
	"finders.quick_edit_title": "Edycja: {{label}}",
	"finders.quick_edit_description":
		"To, co zmienia się najczęściej. Cała reszta jest w ustawieniach, obok podglądu na żywo.",
	"finders.all_settings": "Wszystkie ustawienia",

	"overview.facts": "Szczegóły",
	"overview.shop_link": "Link do sklepu",
	"overview.seen_on": "Widziano na",
	"overview.never_seen": "Jeszcze nie widziano na żadnej stronie",
	"overview.changed": "Ostatnia aktualizacja",
	"overview.visits_one": "Odwiedzający z ostatniego {{count, number}} dnia",
	"overview.visits_few": "Odwiedzający z ostatnich {{count, number}} dni",
	"overview.visits_many": "Odwiedzający z ostatnich {{count, number}} dni",
	"overview.visits_other": "Odwiedzający z ostatniego {{count, number}} dnia",
	"overview.no_visits":
		"Nikt jeszcze nie użył wyszukiwarki. Gdy tylko pojawi się na stronie Twojego sklepu, jej liczby będą widoczne tutaj.",
	"overview.ready": "Otwarcia wyszukiwarki",
	"overview.vehicles": "Wybrane samochody",
	"overview.results": "Z wynikiem",
	"overview.no_results": "Bez wyniku",
	"overview.clicks": "Kliknięcia do sklepu",
	"overview.more": "Zarządzaj",
	"overview.about_products": "Wszystko, co sprzedaje, z numerem artykułu i ceną",
	"overview.about_assortments": "Które asortymenty oferuje i w jakiej kolejności",
	"overview.about_pricing": "Twoje własne ceny",
	"overview.about_preview": "Tak, jak widzą ją odwiedzający: na telefonie, tablecie i komputerze",
	"overview.about_publish": "Dwie linijki na stronę Twojego sklepu",
	"overview.about_instructions": "Co odwiedzający czytają pod wynikami",
	"overview.about_settings": "Teksty, kolory, układ i link do sklepu",
	"overview.about_contents": "Artykuły, które jej towarzyszą",

	"checklist.title": "Skonfiguruj wyszukiwarkę",
	"checklist.progress": "Gotowe: {{done}} z {{total}}",
	"checklist.done": "Gotowe",
	"checklist.open": "Do zrobienia",
	"checklist.go": "Rozpocznij",
	"checklist.next": "Następny krok",
	"checklist.create": "Utwórz konfigurację",
	"checklist.create_about": "Wyszukiwarka istnieje i można ją wypróbować.",
	"checklist.assortments": "Wybierz asortymenty",
	"checklist.assortments_about": "Ustal, co oferuje i w jakiej kolejności. Do tego czasu oferuje wszystko.",
	"checklist.prices": "Ustal ceny",
	"checklist.prices_about": "To, co nie ma ceny, nie jest sprzedawane.",
	"checklist.publish": "Skopiuj dwie linijki",
	"checklist.publish_about": "Dzięki nim wyszukiwarka pojawi się na stronie Twojego sklepu.",
	"checklist.seen": "Otwórz stronę sklepu",
	"checklist.seen_about": "Gdy tylko wyszukiwarka zostanie tam zauważona, wszystko jest gotowe.",

	"preview.subtitle": "Tak odwiedzający widzą Twoją wyszukiwarkę. Wypróbuj ją: wybierz samochód.",
	"preview.new_window": "Podgląd w nowym oknie",

	"instructions.title": "Instrukcje: {{label}}",
	"instructions.description": "Odwiedzający czytają to pod wynikami: montaż, dostawa, porady.",
	"instructions.read_only": "Możesz czytać te instrukcje, ale nie możesz ich zmieniać.",

	"articles.title": "Artykuły: {{label}}",
	"articles.description": "Wybrane artykuły znajdują się pod wynikami w tej kolejności. Otwiera je kliknięcie tytułu.",
	"articles.chosen": "Wyświetlane",
	"articles.others": "Niewyświetlane",
	"articles.none_chosen": "Żaden artykuł nie jest jeszcze wyświetlany.",
	"articles.none": "Nie ma jeszcze artykułów",
	"articles.none_description":
		"Artykuły dla wszystkich sklepów piszą administratorzy. Gdy się pojawią, można tu z nich wybierać.",
	"articles.up": "Przesuń w górę: {{title}}",
	"articles.down": "Przesuń w dół: {{title}}",
	"articles.moved": "{{title}}: teraz miejsce {{place}}.",
	"articles.too_long_one": "Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znak.",
	"articles.too_long_few": "Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaki.",
	"articles.too_long_many":
		"Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaków.",
	"articles.too_long_other":
		"Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaku.",
	"articles.read_only": "Możesz obejrzeć ten wybór, ale nie możesz go zmienić.",
};
