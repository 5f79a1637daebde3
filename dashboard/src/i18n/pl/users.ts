import type { users as model } from "../en/users.ts";
import type { SlavicTextsOf } from "../texts.ts";

export const users: SlavicTextsOf<typeof model> = {
	"users.description": "Wszyscy, którzy mogą się zalogować, i ich role.",
	"users.search": "Szukaj użytkowników",
	"users.add": "Dodaj użytkownika",
	"users.none": "Brak użytkowników",
	"users.none_description": "Dodaj pierwszego użytkownika. Będzie się logować nazwą użytkownika lub adresem e-mail.",
	"users.edit": "Edytuj: {{username}}",
	"users.id": "ID",
	"users.username": "Nazwa użytkownika",
	"users.email": "E-mail",
	"users.notification_email": "E-mail do powiadomień",
	"users.name": "Imię i nazwisko",
	"users.company": "Firma",
	"users.customer_number": "Numer klienta",
	"users.language": "Język",
	"users.roles": "Rola",
	"users.enabled": "Aktywny",
	"users.disabled": "Nieaktywny",
	"users.enabled_hint": "Nieaktywny użytkownik zostaje wylogowany i nie może się zalogować.",
	"users.password": "Hasło",
	"users.password_hint_one":
		"Pozostaw puste, aby zachować hasło. Co najmniej {{count, number}} znak. Zmiana wylogowuje użytkownika wszędzie.",
	"users.password_hint_few":
		"Pozostaw puste, aby zachować hasło. Co najmniej {{count, number}} znaki. Zmiana wylogowuje użytkownika wszędzie.",
	"users.password_hint_many":
		"Pozostaw puste, aby zachować hasło. Co najmniej {{count, number}} znaków. Zmiana wylogowuje użytkownika wszędzie.",
	"users.password_hint_other":
		"Pozostaw puste, aby zachować hasło. Co najmniej {{count, number}} znaku. Zmiana wylogowuje użytkownika wszędzie.",
	"users.last_login": "Ostatnie logowanie",
	"users.created": "Utworzono",
	"users.updated": "Zaktualizowano",
};
