import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Die Shops, die den Finder nutzen, und was sie verkaufen dürfen.",
	"companies.search": "Firmen suchen",
	"companies.add": "Firma hinzufügen",
	"companies.none": "Keine Firmen",
	"companies.none_description": "Fügen Sie zuerst eine Firma hinzu, danach ihre Benutzer.",
	"companies.edit": "{{title}} bearbeiten",
	"companies.id": "ID",
	"companies.name": "Firma",
	"companies.street": "Straße",
	"companies.house_number": "Hausnummer",
	"companies.zip": "PLZ",
	"companies.city": "Ort",
	"companies.country": "Land",
	"companies.no_country": "Kein Land",
	"companies.phone": "Telefon",
	"companies.logo": "Logo",
	"companies.logo_hint": "Wird auf Lieferscheinen und Picklisten angezeigt.",
	"companies.fronts": "Erlaubte Frontsortimente",
	"companies.fronts_hint": "Alle Firmen können Heck- und Adaptersortimente verkaufen.",
	"companies.active": "Aktiv",
	"companies.active_hint":
		"Wenn eine Firma inaktiv ist, können sich ihre Benutzer nicht anmelden, und ihre Finder werden nicht angezeigt.",
	"companies.inactive": "Inaktiv",
	"companies.prime_orders": "Prime-Bestellungen erlaubt",
	"companies.supplier": "Liefert Bestellungen anderer Firmen",
	"companies.supplier_hint": "Ihre Benutzer sehen dann eingehende Bestellungen.",
	"companies.supplier_id": "Lieferant",
	"companies.no_supplier": "Kein Lieferant",
	"companies.supplier_id_hint": "Wer die Bestellungen der Firma liefert.",
	"companies.deactivation":
		"Nach dem Speichern können sich ihre Benutzer nicht mehr anmelden, und ihre Finder werden nicht mehr angezeigt ({{users}}, {{finders}}).",
	"companies.users_count_one": "{{count, number}} Benutzer",
	"companies.users_count_other": "{{count, number}} Benutzer",
	"companies.finders_count_one": "{{count, number}} Finder",
	"companies.finders_count_other": "{{count, number}} Finder",
	"companies.assortments_count_one": "{{count, number}} Sortiment",
	"companies.assortments_count_other": "{{count, number}} Sortimente",
	"companies.removal":
		"Einige Finder bieten Sortimente an, die Sie entfernen ({{assortments}}, {{finders}}). Innerhalb einer Minute bieten sie diese nicht mehr an. Die Preise bleiben erhalten.",
};
