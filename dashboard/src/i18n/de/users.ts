import type { users as model } from "../en/users.ts";
import type { TextsOf } from "../texts.ts";

export const users: TextsOf<typeof model> = {
	"users.description": "Alle, die sich anmelden können, und ihre Rollen.",
	"users.search": "Benutzer suchen",
	"users.add": "Benutzer hinzufügen",
	"users.none": "Keine Benutzer",
	"users.none_description": "Fügen Sie den ersten Benutzer hinzu. Er meldet sich mit Benutzername oder E-Mail an.",
	"users.edit": "{{username}} bearbeiten",
	"users.id": "ID",
	"users.username": "Benutzername",
	"users.email": "E-Mail",
	"users.notification_email": "E-Mail für Benachrichtigungen",
	"users.name": "Name",
	"users.company": "Firma",
	"users.customer_number": "Kundennummer",
	"users.language": "Sprache",
	"users.roles": "Rolle",
	"users.enabled": "Aktiv",
	"users.disabled": "Inaktiv",
	"users.enabled_hint": "Wenn Sie einen Benutzer deaktivieren, wird er abgemeldet und kann sich nicht mehr anmelden.",
	"users.password": "Passwort",
	"users.password_hint_one":
		"Leer lassen, um das Passwort zu behalten. Mindestens {{count, number}} Zeichen. Ein neues Passwort meldet den Benutzer überall ab.",
	"users.password_hint_other":
		"Leer lassen, um das Passwort zu behalten. Mindestens {{count, number}} Zeichen. Ein neues Passwort meldet den Benutzer überall ab.",
	"users.last_login": "Letzte Anmeldung",
	"users.created": "Erstellt",
	"users.updated": "Aktualisiert",
};
