import { pl as arms } from "#worker/catalogue/fitment/arm-texts/pl.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/pl.rules.ts";
import type { AreaTexts } from "../texts.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { carRequests } from "./car-requests.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { integrations } from "./integrations.ts";
import { menu } from "./menu.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { priceChanges } from "./price-changes.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { setProducts } from "./set-products.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
import { users } from "./users.ts";

export const area: AreaTexts = {
	"app.skip_to_content": "Przejdź do treści",

	"action.apply": "Zastosuj",
	"action.copy": "Kopiuj",
	"action.delete": "Usuń",
	"action.edit": "Edytuj",
	"action.no": "Nie",
	"action.save": "Zapisz",
	"action.search": "Szukaj",
	"action.yes": "Tak",

	"label.saved": "Zapisano",

	"copy.failed": "Przeglądarka zablokowała kopiowanie. Zaznacz tekst i skopiuj go ręcznie.",

	"order.upload.error": "Przesyłanie nie powiodło się. Sprawdź przesłany plik.",

	"upload.choose": "Upuść tu obraz lub wybierz go (PNG, JPEG albo WebP, najwyżej 5\u00a0MB)",
	"upload.too_many": "Przekroczono maksymalną liczbę plików. Prześlij tylko jeden obraz.",

	"state.nothing_found": "Brak wyników",

	"menu.label": "Menu",
	"menu.open": "Otwórz menu",
	"menu.admin": "Strona główna",
	"menu.configs": "Konfiguracje",
	"menu.settings": "Ustawienia",
	"menu.publish": "Publikacja",
	"menu.users": "Użytkownicy",
	"menu.companies": "Firmy",
	"menu.contents": "Treści",
	"menu.assortments": "Asortymenty",
	"menu.catalogue": "Katalog",
	"menu.products": "Produkty",
	"menu.audit": "Dziennik audytu",
	"menu.overview": "Przegląd",
	"menu.pricing": "Ceny",
	"menu.preview": "Podgląd",
	"menu.instructions": "Instrukcje",

	"user.menu": "Użytkownik",
	"user.log_out": "Wyloguj się",

	"password.change": "Zmień hasło",
	"password.change_description": "Tutaj sesja pozostanie aktywna, wszędzie indziej nastąpi wylogowanie.",
	"password.current": "Obecne hasło",
	"password.confirm": "Potwierdź nowe hasło",

	"role.user": "Zwykły użytkownik",
	"role.api_user": "Użytkownik API",
	"role.customer": "Klient Navigatora",
	"role.admin": "Administrator",

	"simulation.label": "Symulacja",
	"simulation.who": "Symulujesz użytkownika {{name}}.",
	"simulation.end": "Zakończ symulację",
	"simulation.ended": "Symulacja zakończona. Jesteś z powrotem na swoim koncie.",
	"simulation.simulating": "Trwa symulacja",

	"presence.signed_in": "Zalogowano jako {{name}}",
	"presence.simulating": "Symulujesz teraz użytkownika {{name}}",
	"presence.simulation_ended": "Symulacja się zakończyła",
	"presence.other_description":
		"Tę stronę otwarto jako {{name}}. Możesz nadal czytać i kopiować jej treść, ale nie możesz jej zapisać.",
	"presence.continue": "Kontynuuj jako {{name}}",
	"presence.keep": "Pozostaw tę stronę otwartą",
	"presence.signed_out": "Wylogowano",
	"presence.sign_in_again":
		"Zaloguj się ponownie jako {{name}}, aby kontynuować. Twoje zmiany są nadal na tej stronie.",
	"presence.sign_in_own":
		"Trwała symulacja użytkownika {{name}}. Zaloguj się, aby kontynuować na własnym koncie. Twoje zmiany są nadal na tej stronie.",

	"welcome.title": "Witaj, {{name}}",
	"welcome.description": "Przegląd Twoich wyszukiwarek.",
	"welcome.description_supplier": "Twoje zamówienia i stan magazynowy.",
	"welcome.finders": "Ostatnio edytowane konfiguracje",
	"welcome.all_finders": "Wszystkie konfiguracje",
	"welcome.configured": "Konfiguracje",

	"list.actions": "Działania",
	"list.pages": "Stronicowanie",
	"list.page_size": "Wierszy na stronę",
	"list.range": "{{from}}–{{to}} z {{total}}",
	"list.previous": "Poprzednia strona",
	"list.next": "Następna strona",
	"list.columns": "Kolumny",
	"list.nothing_found": "Brak wyników dla tego wyszukiwania.",
	"list.remove_search": "Wyczyść wyszukiwanie: {{search}}",

	"finders.title": "Konfiguracje",
	"finders.description": "Każda konfiguracja to jedna wyszukiwarka na stronach Twojego sklepu.",
	"finders.search": "Szukaj konfiguracji",
	"finders.add": "Dodaj konfigurację",
	"finders.add_description":
		"Na początek podaj nazwę i link do sklepu. Resztę możesz zmienić później, z podglądem na żywo.",
	"finders.edit": "Ustawienia",
	"finders.connection": "Publikacja",
	"finders.test": "Test",
	"finders.remove": "Usuń",
	"finders.remove_title": "Usunąć „{{label}}”?",
	"finders.remove_description":
		"Ustawienia i ceny specjalne zostaną usunięte, a wyszukiwarka zniknie z każdej strony, na której jest osadzona. Tego nie można cofnąć.",
	"finders.no_shop_link": "Brak linku do sklepu",
	"finders.none": "Brak konfiguracji",
	"finders.none_description": "Utwórz pierwszą konfigurację, aby odwiedzający mogli znaleźć swoje wycieraczki.",
	"finders.none_found": "Żadna konfiguracja nie pasuje do wyszukiwania.",

	"status.enabled": "Włączona",
	"status.disabled": "Wyłączona",
	"status.connected": "Połączona",
	"status.seen": "Wykryta {{when}}",

	"selected.none": "Najpierw utwórz konfigurację",
	"selected.none_description": "Utwórz konfigurację lub wybierz ją z listy.",
	"selected.choose": "Do konfiguracji",
	"selected.gone": "Nie znaleziono konfiguracji",
	"selected.gone_description": "Została usunięta albo nie masz do niej dostępu.",

	"settings.title": "Ustawienia: {{label}}",
	"settings.read_only": "Możesz przeglądać te ustawienia, ale nie możesz ich zmieniać.",

	"group.jump": "Sekcje formularza",
	"group.general": "Ogólne",
	"group.texts": "Teksty",
	"group.colors": "Kolory",
	"group.layout": "Układ",
	"group.shape": "Kształt",
	"group.shop": "Link do sklepu",

	"finder.label": "Nazwa",
	"finder.label_hint": "Widoczna też nad wyszukiwarką, jeśli etykieta jest włączona.",
	"finder.company": "Firma",
	"finder.enabled": "Włączona",
	"finder.enabled_hint": "Wyłączona wyszukiwarka zniknie ze sklepu w ciągu minuty.",
	"finder.language": "Język",
	"finder.currency": "Waluta",
	"finder.country": "Kraj",
	"finder.no_country": "Bez kraju",
	"finder.allow_cents": "Zezwól na grosze i centy",
	"finder.allow_cents_hint": "Gdy wyłączone, ceny są pełnymi kwotami.",
	"finder.out_of_stock": "Produkty niedostępne w magazynie",
	"finder.out_of_stock_hint":
		"Na podstawie stanu magazynowego dostawcy. Zmiany pojawiają się w sklepie w ciągu minuty.",
	"out_of_stock.nothing": "Pokaż normalnie",
	"out_of_stock.mark": "Oznacz jako niedostępne",
	"out_of_stock.hide": "Ukryj",
	"finder.car_requests": "Zgłoszenia samochodów",
	"finder.car_requests_hint":
		"Odwiedzający, którzy nie znaleźli swojego samochodu, mogą zostawić adres e-mail. Potwierdzają go i dostają jeden e-mail, gdy produkt będzie dostępny. Potem adres jest usuwany, najpóźniej po 12 miesiącach, a z kopii zapasowych w ciągu kolejnych 30 dni. Poinformuj o tym w polityce prywatności.",
	"finder.registrations": "Wyszukiwanie po VIN lub rejestracji",
	"finder.vin": "Wyszukiwanie po numerze VIN",
	"finder.vin_hint":
		"Odwiedzający mogą wpisać numer VIN. Na ich życzenie jest on wysyłany do rejestru samochodów USA (NHTSA), który obejmuje niewiele europejskich samochodów. Poinformuj o tym w polityce prywatności.",
	"finder.nl_plate": "Wyszukiwanie po holenderskim numerze rejestracyjnym",
	"finder.nl_plate_hint":
		"Odwiedzający mogą wpisać numer rejestracyjny. Na ich życzenie jest on wysyłany do holenderskiego rejestru samochodów (RDW), który podaje markę, model i datę pierwszej rejestracji. Poinformuj o tym w polityce prywatności.",
	"finder.uk_plate": "Wyszukiwanie po brytyjskim numerze rejestracyjnym",
	"finder.uk_plate_hint":
		"Odwiedzający mogą wpisać numer rejestracyjny. Na ich życzenie jest on wysyłany do brytyjskiego rejestru samochodów (DVLA), który podaje markę i rok, ale nie model. Poinformuj o tym w polityce prywatności.",
	"finder.uk_plate_off":
		"Niedostępne: ten system nie ma klucza do brytyjskiego rejestru samochodów (DVLA). Może go dodać operator systemu.",
	"finder.de_key_number": "Wyszukiwanie po niemieckim numerze HSN/TSN",
	"finder.de_key_number_hint":
		"Odwiedzający mogą wpisać numer HSN/TSN z niemieckiego dowodu rejestracyjnego. Jest on wyszukiwany w katalogu, jeśli zaimportowany plik zawiera takie numery, i nie jest nigdzie wysyłany.",
	"finder.title": "Tytuł",
	"finder.title_tag": "Znacznik tytułu",
	"finder.top_seller_text": "Oznaczenie bestsellera",
	"finder.top_seller_text_hint": "Widoczne przy pierwszym wyniku.",
	"finder.show_label": "Pokaż etykietę",
	"finder.show_label_hint": "Pokazuje nazwę konfiguracji nad wyszukiwarką.",
	"finder.label_capitalized": "Etykieta wielkimi literami",
	"finder.instructions": "Instrukcje",
	"finder.instructions_hint": "Widoczne pod wynikami.",
	"finder.theme": "Wygląd",
	"finder.theme_hint": "Punkt wyjścia. Kolory i ustawienia poniżej pozostają bez zmian.",
	"theme.plain": "Prosty",
	"theme.plain_hint": "Cienkie linie, pierwszy wynik w ramce w kolorze głównym",
	"theme.card": "Karta sklepu",
	"theme.card_hint": "Karty w kolorze tła na odcieniu koloru głównego",
	"theme.bold": "Wyrazisty",
	"theme.bold_hint": "Formularz w kolorze głównym, wynik na kolorze tła",
	"finder.style": "Styl",
	"finder.primary_color": "Kolor główny",
	"finder.background_color": "Tło",
	"finder.title_color": "Kolor tytułu",
	"finder.label_color": "Kolor etykiety",
	"finder.layout": "Układ",
	"finder.select_box_layout": "Układ pól wyboru",
	"finder.banner_style": "Styl banera",
	"finder.button_style": "Styl przycisków",
	"finder.label_size": "Rozmiar etykiety",
	"finder.title_alignment": "Wyrównanie tytułu",
	"finder.select_box_alignment": "Wyrównanie pól wyboru",
	"finder.border_radius": "Zaokrąglenie rogów",
	"finder.image_border_radius": "Zaokrąglenie rogów obrazów",
	"finder.banner_padding": "Odstęp wewnętrzny banera",
	"finder.background_image": "Obraz tła",
	"finder.background_image_hint": "Wypełnia wyszukiwarkę, jeśli styl banera to „Okładka”.",
	"finder.shop_product_url": "Link do produktu w sklepie",
	"finder.shop_product_url_hint": "Użyj {sku} w miejscu numeru artykułu: https://shop.example/product/{sku}",
	"finder.sku_missing": "Bez {sku} każdy produkt prowadzi na tę samą stronę.",
	"finder.price_note": "Informacja przy cenie",
	"finder.price_note_hint": "Pod każdą ceną, na przykład „z VAT, plus wysyłka”. Jako zwykły tekst.",
	"finder.price_note_url": "Link informacji przy cenie",
	"finder.price_note_url_hint": "Opcjonalnie. Strona z kosztami wysyłki.",
	"finder.result_page_url": "Strona wyników",
	"finder.result_page_url_hint":
		"Opcjonalnie. Strona sklepu, która pokazuje wyniki. Na niej też musi być wyszukiwarka.",
	"finder.target": "ID elementu docelowego",
	"finder.target_hint": "Wyszukiwarka pojawia się w elemencie o tym ID.",
	"finder.allowed_origins": "Dozwolone witryny",
	"finder.allowed_origins_hint":
		"Tylko te witryny mogą pokazywać wyszukiwarkę. Pozostaw puste, aby zezwolić na wszystkie.",
	"finder.add_origin": "Dodaj witrynę",
	"finder.remove_origin": "Usuń {{origin}}",
	"finder.origin_shortened": "Zapisane zostanie tylko {{origin}}, bez reszty adresu.",

	"title_tag.h1": "Nagłówek 1",
	"title_tag.h2": "Nagłówek 2",
	"title_tag.h3": "Nagłówek 3",
	"title_tag.h4": "Nagłówek 4",
	"title_tag.p": "Akapit",

	"style.light": "Jasny",
	"style.dark": "Ciemny",
	"style.auto": "System odwiedzającego",

	"layout.wide": "Szeroki",
	"layout.compact_left": "Kompaktowy, z lewej",
	"layout.compact_right": "Kompaktowy, z prawej",

	"boxes.horizontal": "Poziomy",
	"boxes.vertical": "Pionowy",
	"boxes.compact": "Kompaktowy",

	"banner.plain": "Prosty",
	"banner.card": "Karta",
	"banner.cover": "Okładka",

	"button.filled": "Wypełnione",
	"button.outline": "Z obramowaniem",
	"button.soft": "Delikatne",

	"label_size.small": "Mały",
	"label_size.normal": "Normalny",

	"alignment.left": "Do lewej",
	"alignment.center": "Do środka",
	"alignment.right": "Do prawej",

	"contrast.low":
		"{{name}}: trudno odczytać na tym tle. Kontrast wynosi {{ratio}}:1, a powinien wynosić co najmniej {{needed}}:1. Wyszukiwarka dostosuje kolor, aby był czytelny.",

	"field.chosen": "Wybrano: {{chosen}} z {{total}}",
	"field.remove": "Usuń: {{label}}",
	"field.choose": "Wybierz",
	"field.pick_color": "Wybierz kolor: {{label}}",
	"field.remove_image": "Usuń obraz",

	"form.unsaved": "Niezapisane zmiany",
	"form.all_saved": "Wszystkie zmiany zapisane",
	"form.discard": "Odrzuć",
	"form.save_hint": "Zapisz (Ctrl+S)",
	"keys.control": "Ctrl",
	"keys.shift": "Shift",

	"unsaved.title": "Wyjść bez zapisywania?",
	"unsaved.description": "Zmiany zostaną utracone.",
	"unsaved.leave": "Wyjdź",
	"unsaved.stay": "Zostań",

	"stale.title": "Ktoś inny zapisał zmiany",
	"stale.description":
		"„Edytuj dalej” zachowa Twoje zmiany i wczyta resztę z najnowszej wersji. „Odśwież” odrzuci Twoje zmiany.",
	"stale.reload": "Odśwież",
	"stale.keep": "Edytuj dalej",
	"stale.taken": "Zmienione przez kogoś innego. Wcześniej: {{value}}",
	"stale.kept": "Ktoś inny wpisał: {{value}}. Zapisanie to zastąpi.",
	"stale.changed": "Zmienione przez kogoś innego. Sprawdź przed zapisaniem.",

	"rich_text.toolbar": "Formatowanie: {{label}}",
	"rich_text.bold": "Pogrubienie",
	"rich_text.italic": "Kursywa",
	"rich_text.underline": "Podkreślenie",
	"rich_text.strike": "Przekreślenie",
	"rich_text.heading_2": "Duży nagłówek",
	"rich_text.heading_3": "Mały nagłówek",
	"rich_text.bullets": "Lista punktowana",
	"rich_text.numbers": "Lista numerowana",
	"rich_text.quote": "Cytat",
	"rich_text.link": "Link",
	"rich_text.link_hint": "Podaj adres internetowy albo link mailto: lub tel:. Pozostaw puste, aby usunąć link.",
	"rich_text.address": "Adres",

	"preview.title": "Podgląd",
	"preview.width": "Szerokość podglądu",
	"preview.phone": "Telefon",
	"preview.tablet": "Tablet",
	"preview.desktop": "Komputer",
	"preview.open": "Otwórz zapisaną wersję",
	"preview.failed": "Nie udało się wczytać podglądu.",
	"preview.disabled": "Ta wyszukiwarka jest wyłączona. Włącz ją i zapisz, aby ją tu zobaczyć.",

	...arms.names,
	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...fieldTexts,
	...statistics,
	...integrations,
	...menu,
	...messages,
	...orders,
	...overview,
	...palette,
	...priceChanges,
	...pricing,
	...products,
	...publishing,
	...setProducts,
	...stock,
	...carRequests,
	...users,
};
