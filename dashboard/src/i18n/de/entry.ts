import { entryTexts } from "#worker/i18n/entry-texts/de.rules.ts";
import type { EntryTexts } from "../texts.ts";

export const entry: EntryTexts = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "Abbrechen",
	"action.close": "Schließen",
	"action.ok": "OK",
	"action.retry": "Erneut versuchen",

	"state.loading": "Wird geladen …",

	"toast.region": "Meldungen",

	"problem.unreachable": "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.",
	"problem.status": "Ein unbekannter Fehler ist aufgetreten. Der Server hat mit dem Statuscode {{status}} geantwortet.",

	"error_page.title": "Fehler {{status}}",
	"error_page.title_unknown": "Keine Verbindung",
	"error_page.forbidden": "Sie haben keinen Zugriff auf diese Seite. Ein Manager oder Administrator kann ihn erteilen.",
	"error_page.not_found": "Seite nicht gefunden.",
	"error_page.internal": "Interner Serverfehler. Ein unbekannter Fehler ist aufgetreten.",
	"error_page.unknown": "Ein unbekannter Fehler ist aufgetreten. Der Server ist nicht erreichbar.",
	"error_page.home": "Zur Startseite",

	"release.available": "Eine neue Version ist verfügbar",
	"release.description": "Ein Teil dieser Seite gehört zu einer älteren Version und konnte nicht geladen werden.",
	"release.reload": "Neu laden",

	"language.choose": "Sprache",

	"theme.choose": "Darstellung",
	"theme.light": "Hell",
	"theme.dark": "Dunkel",
	"theme.system": "System",

	"login.title": "Anmelden",
	"login.subtitle": "Wischer-Finder einrichten, Preise festlegen und veröffentlichen.",
	"login.username": "Benutzername",
	"login.password": "Passwort",
	"login.submit": "Anmelden",
	"login.forgot": "Passwort vergessen?",

	"forgot.title": "Passwort vergessen?",
	"forgot.description":
		"Geben Sie Ihre E-Mail-Adresse ein. Wenn sie zu einem Konto gehört, senden wir Ihnen einen Link für ein neues Passwort.",
	"forgot.email": "E-Mail",
	"forgot.submit": "Link senden",
	"forgot.sent": "Die E-Mail wurde gesendet. Bitte prüfen Sie Ihren Posteingang.",

	"reset.title": "Neues Passwort festlegen",
	"reset.subtitle": "Wählen Sie ein neues Passwort für Ihr Konto.",
	"reset.submit": "Passwort festlegen",
	"reset.changed": "Passwort geändert",
	"reset.changed_description": "Melden Sie sich mit dem neuen Passwort an.",
	"reset.request": "Neuen Link anfordern",
	"reset.to_login": "Zurück zur Anmeldung",

	"password.new": "Neues Passwort",
	"password.hint_one": "Mindestens {{count, number}} Zeichen.",
	"password.hint_other": "Mindestens {{count, number}} Zeichen.",

	"field.required": "Dieses Feld ist erforderlich.",
	"field.too_long": "Diese Eingabe ist zu lang.",
	"field.invalid": "Dieser Wert ist ungültig.",
};
