import type { FieldTexts } from "./en.rules.ts";

export const fieldTexts: FieldTexts = {
	"auth.password_wrong": "Obecne hasło jest nieprawidłowe.",

	"assortments.code_taken": "Inny asortyment ma już ten kod.",
	"assortments.adapter_name_taken":
		"Inny adapter ma już tę nazwę techniczną. Import rozpoznaje po niej adaptery, dlatego musi być unikatowa.",
	"assortments.make_unknown": "Wybierz markę z listy.",
	"assortments.brand_taken": "Marka o tej nazwie już istnieje.",
	"assortments.price_invalid": "Podaj cenę. Grosze i centy są dozwolone, na przykład 12,50.",
	"assortments.inch_invalid": "Podaj całkowitą liczbę cali od 6 do 40.",
	"assortments.cm_invalid": "Podaj liczbę centymetrów z najwyżej jednym miejscem po przecinku.",
	"assortments.cm_implausible": "Ta długość nie pasuje do rozmiaru.",
	"assortments.size_twice": "Ten rozmiar jest już na liście.",
	"assortments.code_invalid": "Użyj wielkich liter i cyfr rozdzielonych łącznikami.",
	"assortments.code_reads_as_sku":
		"Kod nie może kończyć się łącznikiem i rozmiarem, ponieważ tak kończą się numery artykułów.",

	"users.username_taken": "Ta nazwa użytkownika jest już zajęta.",
	"users.email_taken": "Inny użytkownik ma już ten adres e-mail.",
	"users.company_required": "Wybierz firmę.",
	"users.company_unknown": "Ta firma nie istnieje.",
	"users.username_short": "Podaj co najmniej 4 znaki.",
	"users.username_is_email": "Nazwa użytkownika ze znakiem @ musi być własnym adresem e-mail tego użytkownika.",
	"users.email_invalid": "Podaj prawidłowy adres e-mail.",
	"users.password_short": "Podaj co najmniej 6 znaków.",
	"users.password_mismatch": "Hasła nie są zgodne.",
	"users.one_role": "Wybierz jedną rolę.",
	"users.not_yourself": "Nie możesz tego zrobić z własnym kontem, ponieważ utracisz dostęp.",

	"companies.country_unknown": "Wybierz kraj z listy.",
	"companies.assortment_unknown": "Jeden z tych asortymentów przednich nie istnieje.",
	"companies.own_company": "Nie możesz dezaktywować własnej firmy, ponieważ utracisz dostęp.",

	"contents.type_unknown": "Wybierz typ treści z listy.",

	"catalogue.columns_missing": "Brakuje wymaganej kolumny: marka, model, rok lub co najmniej jeden rozmiar.",
	"catalogue.units_mixed": "Część rozmiarów podano w calach, inne tylko w milimetrach. Użyj jednej jednostki.",
	"catalogue.nothing_imported": "Nie udało się zaimportować żadnego wiersza tego pliku.",
	"catalogue.car_not_found": "Tego samochodu nie ma w aktywnym katalogu.",
	"catalogue.correction_not_found": "Nie znaleziono korekty.",
	"catalogue.correction_stale": "Ktoś inny zmienił tę korektę. Odśwież stronę.",
	"catalogue.correction_years": "Ostatni rok nie może być wcześniejszy niż pierwszy.",
	"catalogue.correction_two_adapters": "Wybierz adapter albo adapter uniwersalny, nie oba.",
	"catalogue.not_text": "To nie jest plik CSV. Zapisz tabelę jako CSV (UTF-8).",
	"catalogue.file_empty": "Plik jest pusty.",
	"catalogue.no_rows": "Plik ma nagłówek, ale nie ma wierszy.",
	"catalogue.row_too_long": "Wiersz tego pliku jest za długi.",
	"catalogue.row_too_wide":
		"Wiersz ma więcej komórek niż nagłówek. Wartości zawierające separator wymagają cudzysłowu.",
	"catalogue.text_damaged": "Tekst jest uszkodzony lub zawiera znaki sterujące. Zapisz plik jako UTF-8.",
	"catalogue.text_too_long": "Tekst ma więcej niż 120 znaków.",
	"catalogue.brand_missing": "Brakuje marki samochodu.",
	"catalogue.model_missing": "Brakuje modelu.",
	"catalogue.year_missing": "Brakuje roku.",
	"catalogue.year_invalid": "Podaj lata, na przykład 2012, 2012-2016 lub 2012-.",
	"catalogue.year_out_of_range": "Lata muszą mieścić się między 1885 a 2100.",
	"catalogue.years_reversed": "Ostatni rok jest wcześniejszy niż pierwszy.",
	"catalogue.size_invalid": "Rozmiary muszą być podane w pełnych calach, na przykład 26 lub 28/26.",
	"catalogue.size_not_trade": "Żaden standardowy rozmiar nie mieści się w granicach 7 mm od tej długości.",
	"catalogue.size_out_of_range": "Rozmiary muszą mieścić się między 6 a 40 cali. Sprawdź jednostkę.",
	"catalogue.pairs_differ": "Strony kierowcy i pasażera muszą mieć tyle samo rozmiarów, aby połączyć je w pary.",
	"catalogue.steering_unknown": "Strona kierownicy musi być lewa, prawa lub pusta.",
	"catalogue.adapter_unknown": "Żaden asortyment adapterów nie ma tej nazwy technicznej ani kodu.",

	"finders.company_required": "Wybierz firmę.",
	"finders.currency_unknown": "Wybierz walutę z listy.",
	"finders.rate_unfit": "Przy tym kursie któraś cena wyniosłaby 0 lub byłaby zbyt wysoka.",
	"finders.country_unknown": "Wybierz kraj z listy.",
	"finders.color_invalid": "Podaj kolor, na przykład #1677ff.",
	"finders.url_invalid": "Podaj adres internetowy zaczynający się od https:// lub http://.",
	"finders.target_invalid": "ID musi zaczynać się od litery i zawierać tylko litery, cyfry, łączniki i podkreślenia.",
	"finders.origin_invalid": "Podaj witrynę, na przykład https://shop.example, bez ścieżki.",

	"offers.price_invalid": "Podaj prawidłową cenę.",
	"offers.cents_not_allowed": "Podaj pełną kwotę. Grosze i centy są w tej konfiguracji wyłączone.",

	"products.columns_missing": "Brakuje wymaganej kolumny: numer artykułu lub kod asortymentu.",
	"products.company_unknown": "Żadna firma nie ma takiej nazwy ani ID.",

	"uploads.path_invalid": "Prześlij obraz ponownie.",
};
