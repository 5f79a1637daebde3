import { entryTexts } from "#worker/i18n/entry-texts/pl.rules.ts";
import type { entry as model } from "../en/entry.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const entry: SlavicTextsOf<typeof model> = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "Anuluj",
	"action.close": "Zamknij",
	"action.ok": "OK",
	"action.retry": "Spróbuj ponownie",

	"state.loading": "Ładowanie…",

	"toast.region": "Komunikaty",

	"problem.unreachable": "Serwer jest nieosiągalny. Sprawdź połączenie.",
	"problem.status": "Wystąpił nieznany błąd. Serwer odpowiedział kodem stanu {{status}}.",

	"error_page.title": "Błąd {{status}}",
	"error_page.title_unknown": "Brak połączenia",
	"error_page.forbidden": "Nie masz uprawnień do tej strony. Dostęp może przyznać menedżer lub administrator.",
	"error_page.not_found": "Nie znaleziono strony.",
	"error_page.internal": "Wewnętrzny błąd serwera. Wystąpił nieznany błąd.",
	"error_page.unknown": "Wystąpił nieznany błąd. Serwer jest nieosiągalny.",
	"error_page.home": "Wróć do strony głównej",

	"release.available": "Dostępna jest nowa wersja",
	"release.description": "Część tej strony należy do starszej wersji i nie można było jej wczytać.",
	"release.reload": "Odśwież",

	"language.choose": "Język",

	"theme.choose": "Wygląd",
	"theme.light": "Jasny",
	"theme.dark": "Ciemny",
	"theme.system": "Systemowy",

	"login.title": "Zaloguj się",
	"login.subtitle": "Skonfiguruj swoją wyszukiwarkę wycieraczek, ustal ceny i opublikuj ją.",
	"login.username": "Nazwa użytkownika",
	"login.password": "Hasło",
	"login.submit": "Zaloguj się",
	"login.forgot": "Nie pamiętasz hasła?",

	"forgot.title": "Nie pamiętasz hasła?",
	"forgot.description": "Podaj swój adres e-mail. Jeśli należy do konta, wyślemy link do ustawienia nowego hasła.",
	"forgot.email": "E-mail",
	"forgot.submit": "Wyślij link",
	"forgot.sent": "Wiadomość wysłana. Sprawdź skrzynkę odbiorczą.",

	"reset.title": "Ustaw nowe hasło",
	"reset.subtitle": "Wybierz nowe hasło do swojego konta.",
	"reset.submit": "Ustaw hasło",
	"reset.changed": "Hasło zmienione",
	"reset.changed_description": "Zaloguj się nowym hasłem.",
	"reset.request": "Poproś o nowy link",
	"reset.to_login": "Wróć do logowania",

	"password.new": "Nowe hasło",
	"password.hint_one": "Co najmniej {{count, number}} znak.",
	"password.hint_few": "Co najmniej {{count, number}} znaki.",
	"password.hint_many": "Co najmniej {{count, number}} znaków.",
	"password.hint_other": "Co najmniej {{count, number}} znaku.",

	"field.required": "To pole jest wymagane.",
	"field.too_long": "Ta wartość jest za długa.",
	"field.invalid": "Ta wartość jest nieprawidłowa.",
};
