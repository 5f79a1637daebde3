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
		"Die wichtigsten Einstellungen. Alle anderen finden Sie in den Einstellungen, mit Live-Vorschau.",
	"finders.all_settings": "Alle Einstellungen",

	"overview.facts": "Details",
	"overview.shop_link": "Shop-Link",
	"overview.seen_on": "Gesehen auf",
	"overview.never_seen": "Noch nicht gesehen",
	"overview.changed": "Zuletzt aktualisiert",
	"overview.visits_one": "Besucher am letzten {{count, number}} Tag",
	"overview.visits_other": "Besucher der letzten {{count, number}} Tage",
	"overview.no_visits": "Keine Besuche in diesem Zeitraum. Zahlen erscheinen hier, sobald Besucher den Finder öffnen.",
	"overview.ready": "Finder-Aufrufe",
	"overview.vehicles": "Ausgewählte Fahrzeuge",
	"overview.results": "Mit Ergebnissen",
	"overview.no_results": "Ohne Ergebnisse",
	"overview.no_cars": "Fahrzeug nicht gefunden",
	"overview.clicks": "Klicks zum Shop",
	"overview.more": "Verwalten",
	"overview.about_products": "Alles, was dieser Finder verkauft, mit Artikelnummer und Preis",
	"overview.about_assortments": "Welche Serien er anbietet und in welcher Reihenfolge",
	"overview.about_pricing": "Ihre Sonderpreise",
	"overview.about_preview": "Der Finder auf Smartphone, Tablet und Desktop",
	"overview.about_publish": "Der Code für die Seite Ihres Shops",
	"overview.about_instructions": "Der Text unter den Ergebnissen",
	"overview.about_settings": "Texte, Farben, Layout und der Shop-Link",
	"overview.about_contents": "Die Beiträge unter den Ergebnissen",

	"checklist.title": "Finder einrichten",
	"checklist.progress": "{{done}} von {{total}} erledigt",
	"checklist.done": "Erledigt",
	"checklist.open": "Offen",
	"checklist.go": "Starten",
	"checklist.next": "Nächster Schritt",
	"checklist.create": "Konfiguration anlegen",
	"checklist.create_about": "Ihr Finder ist angelegt, und Sie können ihn testen.",
	"checklist.assortments": "Sortimente auswählen",
	"checklist.assortments_about":
		"Wählen Sie, was in welcher Reihenfolge angeboten wird. Bis dahin wird alles angeboten.",
	"checklist.assortments_none": "Es wird kein Sortiment angeboten. Besucher finden keine Produkte.",
	"checklist.prices": "Preise festlegen",
	"checklist.prices_about": "Teile ohne Preis werden nicht verkauft.",
	"checklist.publish": "Code kopieren",
	"checklist.publish_about": "Fügen Sie diese zwei Zeilen in die Seite Ihres Shops ein.",
	"checklist.seen": "Seite Ihres Shops öffnen",
	"checklist.seen_about": "Sobald der Finder dort gesehen wurde, ist die Einrichtung abgeschlossen.",

	"preview.subtitle": "So sehen Besucher Ihren Finder. Wählen Sie ein Fahrzeug, um ihn zu testen.",
	"preview.new_window": "Vorschau in neuem Fenster",

	"instructions.title": "Anleitung für {{label}}",
	"instructions.description": "Wird unter den Ergebnissen angezeigt: zum Beispiel Montage, Lieferung oder Beratung.",
	"instructions.read_only": "Sie können diese Anleitung ansehen, aber nicht ändern.",

	"articles.title": "Beiträge für {{label}}",
	"articles.description":
		"Ausgewählte Beiträge erscheinen in dieser Reihenfolge unter den Ergebnissen. Besucher öffnen sie über den Titel.",
	"articles.chosen": "Angezeigt",
	"articles.others": "Nicht angezeigt",
	"articles.none_chosen": "Noch keine Beiträge angezeigt",
	"articles.none": "Noch keine Beiträge",
	"articles.none_description":
		"Administratoren schreiben Beiträge für alle Shops. Sobald es welche gibt, können Sie sie hier auswählen.",
	"articles.up": "Nach oben: {{title}}",
	"articles.down": "Nach unten: {{title}}",
	"articles.moved": "{{title}}: Position {{place}}",
	"articles.too_long_one": "Nicht angezeigt: Alle Beiträge zusammen dürfen höchstens {{count, number}} Zeichen haben.",
	"articles.too_long_other":
		"Nicht angezeigt: Alle Beiträge zusammen dürfen höchstens {{count, number}} Zeichen haben.",
	"articles.read_only": "Sie können diese Auswahl ansehen, aber nicht ändern.",
};
