import type { carRequests as english } from "../en/car-requests.ts";
import type { TextsOf } from "../texts.ts";

export const carRequests: TextsOf<typeof english> = {
	"menu.car_requests": "Fahrzeuganfragen",
	"car_requests.description":
		"Fahrzeuge, für die Ihre Besucher keine Wischer gefunden haben. Sie sehen, wie oft nach jedem gefragt wurde, aber nie, von wem.",
	"car_requests.description_all":
		"Fahrzeuge, für die Besucher aller Shops keine Wischer gefunden haben, die mit den meisten Bestätigungen zuerst.",
	"car_requests.asked": "Angefragt",
	"car_requests.confirmed": "Bestätigt",
	"car_requests.first_asked": "Erste Anfrage",
	"car_requests.last_asked": "Letzte Anfrage",
	"car_requests.unconfirmed": "Nicht bestätigt",
	"car_requests.waiting": "Wartet",
	"car_requests.told": "Benachrichtigt",
	"car_requests.none": "Noch keine Fahrzeuganfragen",
	"car_requests.none_on":
		"Besucher, deren Fahrzeug fehlt, können eine E-Mail-Adresse hinterlassen. Die Fahrzeuge erscheinen hier.",
	"car_requests.none_off":
		"Ermöglichen Sie Besuchern, deren Fahrzeug fehlt, eine E-Mail-Adresse zu hinterlassen. Sobald es Wischer für das Fahrzeug gibt, erhalten sie eine E-Mail.",
	"car_requests.none_all":
		"Sobald ein Shop Fahrzeuganfragen einschaltet, erscheinen hier die Fahrzeuge, für die seine Besucher keine Wischer gefunden haben.",
	"car_requests.to_switch": "Einstellungen öffnen",
	"car_requests.remove_title": "Alle Anfragen für {{car}} löschen?",
	"car_requests.remove_description":
		"Auch die E-Mail-Adressen der Besucher werden gelöscht, und sie werden nicht benachrichtigt.",
	"car_requests.removed": "Anfragen gelöscht",
	"audit.car_request": "Fahrzeuganfragen",
};
