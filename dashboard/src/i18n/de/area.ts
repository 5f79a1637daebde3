import { de as arms } from "#worker/catalogue/fitment/arm-texts/de.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/de.rules.ts";
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
	"app.skip_to_content": "Zum Inhalt springen",

	"action.apply": "Übernehmen",
	"action.copy": "Kopieren",
	"action.delete": "Löschen",
	"action.edit": "Bearbeiten",
	"action.no": "Nein",
	"action.save": "Speichern",
	"action.search": "Suchen",
	"action.yes": "Ja",

	"label.saved": "Gespeichert",

	"copy.failed": "Der Browser hat das Kopieren blockiert. Markieren Sie den Text und kopieren Sie ihn manuell.",

	"order.upload.error": "Das Hochladen ist fehlgeschlagen. Bitte prüfen Sie die hochgeladene Datei.",

	"upload.choose": "Bild hierher ziehen oder auswählen (PNG, JPEG oder WebP, höchstens 5\u00a0MB)",
	"upload.too_many": "Maximale Anzahl an Dateien überschritten. Laden Sie nur ein Bild hoch.",

	"state.nothing_found": "Keine Ergebnisse",

	"menu.label": "Menü",
	"menu.open": "Menü öffnen",
	"menu.admin": "Startseite",
	"menu.configs": "Konfigurationen",
	"menu.settings": "Einstellungen",
	"menu.publish": "Veröffentlichen",
	"menu.users": "Benutzer",
	"menu.companies": "Firmen",
	"menu.contents": "Inhalte",
	"menu.assortments": "Sortimente",
	"menu.catalogue": "Katalog",
	"menu.products": "Produkte",
	"menu.audit": "Audit-Protokoll",
	"menu.overview": "Überblick",
	"menu.pricing": "Preise",
	"menu.preview": "Vorschau",
	"menu.instructions": "Anleitung",

	"user.menu": "Benutzer",
	"user.log_out": "Abmelden",

	"password.change": "Passwort ändern",
	"password.change_description": "Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.",
	"password.current": "Aktuelles Passwort",
	"password.confirm": "Neues Passwort bestätigen",

	"role.user": "Einfacher Benutzer",
	"role.api_user": "API-Benutzer",
	"role.customer": "Navigator-Kunde",
	"role.admin": "Administrator",

	"simulation.label": "Simulation",
	"simulation.who": "Sie simulieren {{name}}.",
	"simulation.end": "Simulation beenden",
	"simulation.ended": "Die Simulation ist beendet. Sie sind wieder in Ihrem eigenen Konto.",
	"simulation.simulating": "Simulation läuft",

	"presence.signed_in": "Sie sind jetzt als {{name}} angemeldet",
	"presence.simulating": "Sie simulieren jetzt {{name}}",
	"presence.simulation_ended": "Die Simulation ist beendet",
	"presence.other_description":
		"Diese Seite wurde als {{name}} geöffnet. Sie können den Inhalt lesen und kopieren, aber nicht speichern.",
	"presence.continue": "Als {{name}} fortfahren",
	"presence.keep": "Diese Seite offen lassen",
	"presence.signed_out": "Sie sind abgemeldet",
	"presence.sign_in_again":
		"Melden Sie sich wieder als {{name}} an, um hier weiterzuarbeiten. Ihre Änderungen sind noch auf dieser Seite.",
	"presence.sign_in_own":
		"Sie haben {{name}} simuliert. Melden Sie sich an, um mit Ihrem eigenen Konto fortzufahren. Ihre Änderungen sind noch auf dieser Seite.",

	"welcome.title": "Willkommen, {{name}}",
	"welcome.description": "Ein Überblick über Ihre Finder.",
	"welcome.description_supplier": "Ihre Bestellungen und Ihr Bestand.",
	"welcome.finders": "Zuletzt bearbeitete Konfigurationen",
	"welcome.all_finders": "Alle Konfigurationen",
	"welcome.configured": "Konfigurationen",

	"list.actions": "Aktionen",
	"list.pages": "Seitennavigation",
	"list.page_size": "Zeilen pro Seite",
	"list.range": "{{from}}–{{to}} von {{total}}",
	"list.previous": "Vorherige Seite",
	"list.next": "Nächste Seite",
	"list.columns": "Spalten",
	"list.nothing_found": "Keine Ergebnisse für Ihre Suche.",
	"list.remove_search": "Suche nach {{search}} entfernen",

	"finders.title": "Konfigurationen",
	"finders.description": "Jede Konfiguration ist ein Finder auf den Seiten Ihres Shops.",
	"finders.search": "Konfigurationen suchen",
	"finders.add": "Konfiguration hinzufügen",
	"finders.add_description":
		"Geben Sie zunächst einen Namen und einen Shop-Link ein. Alles andere können Sie später mit Live-Vorschau ändern.",
	"finders.edit": "Einstellungen",
	"finders.connection": "Veröffentlichen",
	"finders.test": "Testen",
	"finders.remove": "Löschen",
	"finders.remove_title": "„{{label}}“ löschen?",
	"finders.remove_description":
		"Die Einstellungen und Sonderpreise werden gelöscht, und der Finder verschwindet von jeder Seite, in die er eingebettet ist. Das kann nicht rückgängig gemacht werden.",
	"finders.no_shop_link": "Noch kein Shop-Link",
	"finders.none": "Keine Konfigurationen",
	"finders.none_description": "Legen Sie Ihre erste Konfiguration an, damit Besucher ihre Wischer finden.",
	"finders.none_found": "Keine Konfiguration passt zu Ihrer Suche.",

	"status.enabled": "Aktiv",
	"status.disabled": "Inaktiv",
	"status.connected": "Verbunden",
	"status.seen": "Gesehen: {{when}}",

	"selected.none": "Bitte legen Sie zuerst eine Konfiguration an",
	"selected.none_description": "Legen Sie eine Konfiguration an oder wählen Sie eine aus der Liste.",
	"selected.choose": "Zu den Konfigurationen",
	"selected.gone": "Konfiguration nicht gefunden",
	"selected.gone_description": "Sie wurde gelöscht, oder Sie haben keinen Zugriff darauf.",

	"settings.title": "Einstellungen für {{label}}",
	"settings.read_only": "Sie können diese Einstellungen ansehen, aber nicht ändern.",

	"group.jump": "Formularabschnitte",
	"group.general": "Allgemein",
	"group.texts": "Texte",
	"group.colors": "Farben",
	"group.layout": "Layout",
	"group.shape": "Form",
	"group.shop": "Shop-Link",

	"finder.label": "Name",
	"finder.label_hint": "Wird auch über dem Finder angezeigt, wenn die Beschriftung eingeschaltet ist.",
	"finder.company": "Firma",
	"finder.enabled": "Aktiv",
	"finder.enabled_hint": "Ein inaktiver Finder verschwindet innerhalb einer Minute aus Ihrem Shop.",
	"finder.language": "Sprache",
	"finder.currency": "Währung",
	"finder.country": "Land",
	"finder.no_country": "Kein Land",
	"finder.allow_cents": "Cent-Beträge erlauben",
	"finder.allow_cents_hint": "Wenn ausgeschaltet, sind Preise ganze Beträge.",
	"finder.out_of_stock": "Nicht vorrätige Produkte",
	"finder.out_of_stock_hint":
		"Richtet sich nach dem Bestand Ihres Lieferanten. Änderungen erscheinen innerhalb einer Minute in Ihrem Shop.",
	"out_of_stock.nothing": "Normal anzeigen",
	"out_of_stock.mark": "Als nicht verfügbar kennzeichnen",
	"out_of_stock.hide": "Ausblenden",
	"finder.car_requests": "Fahrzeuganfragen",
	"finder.car_requests_hint":
		"Besucher, deren Fahrzeug fehlt, können eine E-Mail-Adresse hinterlassen. Nachdem sie die Adresse bestätigt haben, erhalten sie eine E-Mail, sobald es Wischer für das Fahrzeug gibt. Danach wird die Adresse gelöscht, spätestens nach 12 Monaten; Sicherungskopien werden innerhalb von 30 Tagen gelöscht. Weisen Sie in Ihrer Datenschutzerklärung darauf hin.",
	"finder.registrations": "Suche nach FIN oder Kennzeichen",
	"finder.vin": "Suche nach Fahrzeug-Identifizierungsnummer (FIN)",
	"finder.vin_hint":
		"Besucher können die FIN eingeben. Auf ihren Wunsch wird sie an das Fahrzeugregister der USA (NHTSA) gesendet, das nur wenige europäische Fahrzeuge kennt. Weisen Sie in Ihrer Datenschutzerklärung darauf hin.",
	"finder.nl_plate": "Suche nach niederländischem Kennzeichen",
	"finder.nl_plate_hint":
		"Besucher können ein Kennzeichen eingeben. Auf ihren Wunsch wird es an das niederländische Fahrzeugregister (RDW) gesendet, das Marke, Modell und Erstzulassung kennt. Weisen Sie in Ihrer Datenschutzerklärung darauf hin.",
	"finder.uk_plate": "Suche nach britischem Kennzeichen",
	"finder.uk_plate_hint":
		"Besucher können ein Kennzeichen eingeben. Auf ihren Wunsch wird es an das britische Fahrzeugregister (DVLA) gesendet, das Marke und Baujahr kennt, aber kein Modell. Weisen Sie in Ihrer Datenschutzerklärung darauf hin.",
	"finder.uk_plate_off":
		"Nicht verfügbar: Dieses System hat keinen Schlüssel für das britische Fahrzeugregister (DVLA). Der Betreiber kann einen hinterlegen.",
	"finder.de_key_number": "Suche nach Schlüsselnummer (HSN/TSN)",
	"finder.de_key_number_hint":
		"Besucher können die Schlüsselnummer aus dem Fahrzeugschein eingeben. Sie wird im Katalog gesucht, sofern die importierte Datei Schlüsselnummern enthält, und nirgendwohin gesendet.",
	"finder.title": "Titel",
	"finder.title_tag": "HTML-Tag des Titels",
	"finder.top_seller_text": "Topseller-Text",
	"finder.top_seller_text_hint": "Wird als Markierung beim ersten Ergebnis angezeigt.",
	"finder.show_label": "Beschriftung anzeigen",
	"finder.show_label_hint": "Zeigt den Namen der Konfiguration über dem Finder.",
	"finder.label_capitalized": "Beschriftung in Großbuchstaben",
	"finder.instructions": "Anleitung",
	"finder.instructions_hint": "Wird unter den Ergebnissen angezeigt.",
	"finder.theme": "Aussehen",
	"finder.theme_hint": "Ein Ausgangspunkt. Ihre Farben und die Einstellungen darunter bleiben unverändert.",
	"theme.plain": "Schlicht",
	"theme.plain_hint": "Feine Linien, das erste Ergebnis in Ihrer Hauptfarbe umrandet",
	"theme.card": "Shop-Karte",
	"theme.card_hint": "Karten in Ihrer Hintergrundfarbe auf einem hellen Ton Ihrer Hauptfarbe",
	"theme.bold": "Kräftig",
	"theme.bold_hint": "Das Formular in Ihrer Hauptfarbe, das Ergebnis auf Ihrer Hintergrundfarbe",
	"finder.style": "Stil",
	"finder.primary_color": "Hauptfarbe",
	"finder.background_color": "Hintergrund",
	"finder.title_color": "Titelfarbe",
	"finder.label_color": "Farbe der Beschriftung",
	"finder.layout": "Layout",
	"finder.select_box_layout": "Layout der Auswahlfelder",
	"finder.banner_style": "Bannerstil",
	"finder.button_style": "Schaltflächenstil",
	"finder.label_size": "Größe der Beschriftung",
	"finder.title_alignment": "Ausrichtung des Titels",
	"finder.select_box_alignment": "Ausrichtung der Auswahlfelder",
	"finder.border_radius": "Eckenradius",
	"finder.image_border_radius": "Eckenradius der Bilder",
	"finder.banner_padding": "Innenabstand des Banners",
	"finder.background_image": "Hintergrundbild",
	"finder.background_image_hint": "Füllt den Finder, wenn der Bannerstil „Vollbild“ ist.",
	"finder.shop_product_url": "Produktlink des Shops",
	"finder.shop_product_url_hint":
		"Verwenden Sie {sku} als Platzhalter für die Artikelnummer: https://shop.example/product/{sku}",
	"finder.sku_missing": "Ohne {sku} führt jedes Produkt auf dieselbe Seite.",
	"finder.price_note": "Hinweis zum Preis",
	"finder.price_note_hint":
		"Wird unter jedem Preis angezeigt, zum Beispiel „inkl. MwSt., zzgl. Versand“. Nur reiner Text.",
	"finder.price_note_url": "Link des Preishinweises",
	"finder.price_note_url_hint": "Optional. Die Seite mit Ihren Versandkosten.",
	"finder.result_page_url": "Ergebnisseite",
	"finder.result_page_url_hint":
		"Optional. Die Seite Ihres Shops, die die Ergebnisse zeigt. Auch dort muss der Finder eingebunden sein.",
	"finder.target": "ID des Zielelements",
	"finder.target_hint": "Der Finder erscheint im Element mit dieser ID.",
	"finder.allowed_origins": "Erlaubte Websites",
	"finder.allowed_origins_hint": "Nur diese Websites können den Finder anzeigen. Leer lassen, um alle zuzulassen.",
	"finder.add_origin": "Website hinzufügen",
	"finder.remove_origin": "{{origin}} entfernen",
	"finder.origin_shortened": "Nur {{origin}} wird gespeichert, ohne den Rest der Adresse.",

	"title_tag.h1": "Überschrift 1",
	"title_tag.h2": "Überschrift 2",
	"title_tag.h3": "Überschrift 3",
	"title_tag.h4": "Überschrift 4",
	"title_tag.p": "Absatz",

	"style.light": "Hell",
	"style.dark": "Dunkel",
	"style.auto": "System des Besuchers",

	"layout.wide": "Breit",
	"layout.compact_left": "Kompakt, links",
	"layout.compact_right": "Kompakt, rechts",

	"boxes.horizontal": "Horizontal",
	"boxes.vertical": "Vertikal",
	"boxes.compact": "Kompakt",

	"banner.plain": "Schlicht",
	"banner.card": "Karte",
	"banner.cover": "Vollbild",

	"button.filled": "Gefüllt",
	"button.outline": "Umrandet",
	"button.soft": "Dezent",

	"label_size.small": "Klein",
	"label_size.normal": "Normal",

	"alignment.left": "Links",
	"alignment.center": "Mitte",
	"alignment.right": "Rechts",

	"contrast.low":
		"{{name}}: auf diesem Hintergrund schwer zu lesen. Der Kontrast beträgt {{ratio}}:1 und sollte mindestens {{needed}}:1 sein. Der Finder passt die Farbe an, damit sie lesbar bleibt.",

	"field.chosen": "{{chosen}} von {{total}} ausgewählt",
	"field.remove": "{{label}} entfernen",
	"field.choose": "Auswählen",
	"field.pick_color": "Farbe wählen: {{label}}",
	"field.remove_image": "Bild entfernen",

	"form.unsaved": "Nicht gespeicherte Änderungen",
	"form.all_saved": "Alle Änderungen gespeichert",
	"form.discard": "Verwerfen",
	"form.save_hint": "Speichern (Strg+S)",
	"keys.control": "Strg",
	"keys.shift": "Umschalt",

	"unsaved.title": "Ohne Speichern verlassen?",
	"unsaved.description": "Ihre Änderungen gehen verloren.",
	"unsaved.leave": "Verlassen",
	"unsaved.stay": "Hierbleiben",

	"stale.title": "Jemand anderes hat Änderungen gespeichert",
	"stale.description":
		"„Weiter bearbeiten“ behält Ihre Änderungen und lädt alles andere aus der neuesten Version. „Neu laden“ verwirft Ihre Änderungen.",
	"stale.reload": "Neu laden",
	"stale.keep": "Weiter bearbeiten",
	"stale.taken": "Von jemand anderem geändert. Vorher: {{value}}",
	"stale.kept": "Jemand anderes hat eingegeben: {{value}}. Wenn Sie speichern, wird das ersetzt.",
	"stale.changed": "Von jemand anderem geändert. Prüfen Sie es vor dem Speichern.",

	"rich_text.toolbar": "Formatierung: {{label}}",
	"rich_text.bold": "Fett",
	"rich_text.italic": "Kursiv",
	"rich_text.underline": "Unterstrichen",
	"rich_text.strike": "Durchgestrichen",
	"rich_text.heading_2": "Große Überschrift",
	"rich_text.heading_3": "Kleine Überschrift",
	"rich_text.bullets": "Aufzählung",
	"rich_text.numbers": "Nummerierte Liste",
	"rich_text.quote": "Zitat",
	"rich_text.link": "Link",
	"rich_text.link_hint":
		"Geben Sie eine Webadresse oder einen mailto:- oder tel:-Link ein. Leer lassen, um den Link zu entfernen.",
	"rich_text.address": "Adresse",

	"preview.title": "Vorschau",
	"preview.width": "Breite der Vorschau",
	"preview.phone": "Smartphone",
	"preview.tablet": "Tablet",
	"preview.desktop": "Desktop",
	"preview.open": "Gespeicherte Version öffnen",
	"preview.failed": "Die Vorschau konnte nicht geladen werden.",
	"preview.disabled": "Dieser Finder ist inaktiv. Aktivieren und speichern Sie ihn, um ihn hier zu sehen.",

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
