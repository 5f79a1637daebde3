import type { overview as model } from "../en/overview.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const overview: SlavicTextsOf<typeof model> = {
	"switcher.label": "Konfiguracja",
	"switcher.choose": "Wybierz konfigurację",

	"finders.prices": "Ceny",
	"finders.products": "Produkty",
	"finders.quick_edit": "Edytuj",
	"finders.quick_edit_title": "Edytuj: {{label}}",
	"finders.quick_edit_description":
		"Najczęstsze ustawienia. Wszystkie inne znajdziesz w ustawieniach, z podglądem na żywo.",
	"finders.all_settings": "Wszystkie ustawienia",

	"overview.facts": "Szczegóły",
	"overview.shop_link": "Link do sklepu",
	"overview.seen_on": "Wykryto na",
	"overview.never_seen": "Jeszcze nie wykryto",
	"overview.changed": "Ostatnia aktualizacja",
	"overview.visits_one": "Odwiedzający z ostatniego {{count, number}} dnia",
	"overview.visits_few": "Odwiedzający z ostatnich {{count, number}} dni",
	"overview.visits_many": "Odwiedzający z ostatnich {{count, number}} dni",
	"overview.visits_other": "Odwiedzający z ostatniego {{count, number}} dnia",
	"overview.no_visits":
		"Brak odwiedzin w tym okresie. Liczby pojawią się tutaj, gdy odwiedzający otworzą wyszukiwarkę.",
	"overview.ready": "Otwarcia wyszukiwarki",
	"overview.vehicles": "Wybrane samochody",
	"overview.results": "Z wynikami",
	"overview.no_results": "Bez wyników",
	"overview.no_cars": "Nie znaleziono samochodu",
	"overview.clicks": "Przejścia do sklepu",
	"overview.more": "Zarządzaj",
	"overview.about_products": "Wszystko, co sprzedaje ta wyszukiwarka, z numerem artykułu i ceną",
	"overview.about_assortments": "Które serie oferuje i w jakiej kolejności",
	"overview.about_pricing": "Twoje ceny specjalne",
	"overview.about_preview": "Wyszukiwarka na telefonie, tablecie i komputerze",
	"overview.about_publish": "Kod na stronę Twojego sklepu",
	"overview.about_instructions": "Tekst pod wynikami",
	"overview.about_settings": "Teksty, kolory, układ i link do sklepu",
	"overview.about_contents": "Artykuły pod wynikami",

	"checklist.title": "Skonfiguruj wyszukiwarkę",
	"checklist.progress": "Gotowe: {{done}} z {{total}}",
	"checklist.done": "Gotowe",
	"checklist.open": "Do zrobienia",
	"checklist.go": "Rozpocznij",
	"checklist.next": "Następny krok",
	"checklist.create": "Utwórz konfigurację",
	"checklist.create_about": "Twoja wyszukiwarka istnieje i możesz ją przetestować.",
	"checklist.assortments": "Wybierz asortymenty",
	"checklist.assortments_about": "Wybierz, co oferować i w jakiej kolejności. Do tego czasu oferowane jest wszystko.",
	"checklist.assortments_none": "Żaden asortyment nie jest oferowany. Odwiedzający nie znajdują produktów.",
	"checklist.prices": "Ustal ceny",
	"checklist.prices_about": "Części bez ceny nie są sprzedawane.",
	"checklist.publish": "Skopiuj kod",
	"checklist.publish_about": "Dodaj te dwie linie do strony Twojego sklepu.",
	"checklist.seen": "Otwórz stronę sklepu",
	"checklist.seen_about": "Gdy wyszukiwarka zostanie tam wykryta, uruchomienie będzie zakończone.",

	"preview.subtitle": "Zobacz wyszukiwarkę tak jak odwiedzający. Wybierz samochód, aby ją wypróbować.",
	"preview.new_window": "Otwórz podgląd w nowym oknie",

	"instructions.title": "Instrukcje: {{label}}",
	"instructions.description": "Widoczne pod wynikami: na przykład montaż, dostawa lub porady.",
	"instructions.read_only": "Możesz przeglądać te instrukcje, ale nie możesz ich zmieniać.",

	"articles.title": "Artykuły: {{label}}",
	"articles.description":
		"Wybrane artykuły pojawiają się pod wynikami w tej kolejności. Odwiedzający otwierają je, klikając tytuł.",
	"articles.chosen": "Wyświetlane",
	"articles.others": "Niewyświetlane",
	"articles.none_chosen": "Brak wyświetlanych artykułów",
	"articles.none": "Brak artykułów",
	"articles.none_description":
		"Administratorzy piszą artykuły dla wszystkich sklepów. Gdy się pojawią, możesz je tu wybrać.",
	"articles.up": "Przesuń w górę: {{title}}",
	"articles.down": "Przesuń w dół: {{title}}",
	"articles.moved": "{{title}}: pozycja {{place}}",
	"articles.too_long_one": "Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znak.",
	"articles.too_long_few": "Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaki.",
	"articles.too_long_many":
		"Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaków.",
	"articles.too_long_other":
		"Nie jest wyświetlany: wszystkie artykuły razem mogą mieć najwyżej {{count, number}} znaku.",
	"articles.read_only": "Możesz przeglądać ten wybór, ale nie możesz go zmieniać.",
};
