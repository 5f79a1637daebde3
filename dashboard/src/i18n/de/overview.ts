import type { overview as model } from "../en/overview.ts";
import type { TextsOf } from "../texts.ts";

export const overview: TextsOf<typeof model> = {
	"switcher.label": "Konfiguration",
	"switcher.choose": "Konfiguration wählen",

	"finders.prices": "Preise",
	"finders.products": "Produkte",
	"finders.quick_edit": "Bearbeiten",
	"finders.quick_edit_title": "{{label}} bearbeiten",
	"finders.quick_edit_description":
		"Was sich am häufigsten ändert. Alles andere finden Sie in den Einstellungen, neben einer Live-Vorschau.",
	"finders.all_settings": "Alle Einstellungen",

	"overview.facts": "Details",
	"overview.shop_link": "Shop-Link",
	"overview.seen_on": "Gesehen auf",
	"overview.never_seen": "Noch auf keiner Seite gesehen",
	"overview.changed": "Zuletzt aktualisiert",
	"overview.visits_one": "Besucher am letzten {{count, number}} Tag",
	"overview.visits_other": "Besucher der letzten {{count, number}} Tage",
	"overview.no_visits":
		"Noch hat niemand den Finder benutzt. Sobald er auf einer Seite Ihres Shops steht, erscheinen hier seine Zahlen.",
	"overview.ready": "Finder-Aufrufe",
	"overview.vehicles": "Ausgewählte Fahrzeuge",
	"overview.results": "Mit Ergebnis",
	"overview.no_results": "Ohne Ergebnis",
	"overview.no_cars": "Fahrzeug nicht gefunden",
	"overview.clicks": "Klicks zum Shop",
	"overview.more": "Verwalten",
	"overview.about_products": "Alles, was dieser Finder verkauft, mit Artikelnummer und Preis",
	"overview.about_assortments": "Welche Serien er anbietet, und in welcher Reihenfolge",
	"overview.about_pricing": "Ihre eigenen Preise",
	"overview.about_preview": "Wie Besucher ihn sehen, auf Telefon, Tablet und Rechner",
	"overview.about_publish": "Zwei Zeilen für die Seite Ihres Shops",
	"overview.about_instructions": "Was Besucher unter den Ergebnissen lesen",
	"overview.about_settings": "Texte, Farben, Layout und der Shop-Link",
	"overview.about_contents": "Artikel, die dazugehören",

	"checklist.title": "Finder einrichten",
	"checklist.progress": "{{done}} von {{total}} erledigt",
	"checklist.done": "Erledigt",
	"checklist.open": "Offen",
	"checklist.go": "Starten",
	"checklist.next": "Nächster Schritt",
	"checklist.create": "Konfiguration anlegen",
	"checklist.create_about": "Der Finder ist da und lässt sich ausprobieren.",
	"checklist.assortments": "Sortimente auswählen",
	"checklist.assortments_about":
		"Legen Sie fest, was er in welcher Reihenfolge anbietet. Bis dahin bietet er alles an.",
	"checklist.assortments_none": "Es wird kein Sortiment angeboten. Besucher finden keine Produkte.",
	"checklist.prices": "Preise festlegen",
	"checklist.prices_about": "Was keinen Preis hat, wird nicht verkauft.",
	"checklist.publish": "Die zwei Zeilen kopieren",
	"checklist.publish_about": "Sie bringen den Finder auf die Seite Ihres Shops.",
	"checklist.seen": "Seite Ihres Shops öffnen",
	"checklist.seen_about": "Sobald der Finder dort gesehen wurde, ist alles bereit.",

	"preview.subtitle": "So sehen Besucher Ihren Finder. Probieren Sie ihn aus: Wählen Sie ein Fahrzeug.",
	"preview.new_window": "Vorschau in neuem Fenster",

	"instructions.title": "Anleitung von {{label}}",
	"instructions.description": "Das lesen Besucher unter den Ergebnissen: Montage, Lieferung, Beratung.",
	"instructions.read_only": "Sie dürfen diese Anleitung lesen, aber nicht ändern.",

	"articles.title": "Artikel von {{label}}",
	"articles.description":
		"Die gewählten Artikel stehen in dieser Reihenfolge unter den Ergebnissen. Ein Klick auf den Titel öffnet sie.",
	"articles.chosen": "Angezeigt",
	"articles.others": "Nicht angezeigt",
	"articles.none_chosen": "Noch wird kein Artikel angezeigt.",
	"articles.none": "Noch keine Artikel",
	"articles.none_description":
		"Administratoren schreiben Artikel für alle Shops. Sobald es welche gibt, wählen Sie hier daraus.",
	"articles.up": "Nach oben: {{title}}",
	"articles.down": "Nach unten: {{title}}",
	"articles.moved": "{{title}} steht jetzt an Stelle {{place}}.",
	"articles.too_long_one": "Nicht angezeigt: Alle Artikel zusammen dürfen höchstens {{count, number}} Zeichen haben.",
	"articles.too_long_other": "Nicht angezeigt: Alle Artikel zusammen dürfen höchstens {{count, number}} Zeichen haben.",
	"articles.read_only": "Sie dürfen diese Auswahl ansehen, aber nicht ändern.",
};
