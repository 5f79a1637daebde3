import type { ServerTexts } from "./en.ts";
import { entryTexts } from "./entry-texts/de.rules.ts";
import { fieldTexts } from "./field-texts/de.rules.ts";

export const de: ServerTexts = {
	...entryTexts,
	...fieldTexts,
	"products.nothing_imported": fieldTexts["catalogue.nothing_imported"],

	"request.not_json": "Die Anfrage muss als JSON gesendet werden.",
	"request.malformed": "Die Anfrage konnte nicht gelesen werden.",
	"request.unexpected_body": "Dieser Aufruf nimmt keinen Inhalt entgegen.",
	"request.invalid_json": "Bitte prüfen Sie Ihre Eingaben.",
	"request.invalid_param": "Diese Adresse ist ungültig.",
	"request.invalid_query": "Diese Adresse ist ungültig.",
	"request.too_large": "Die Anfrage ist zu groß.",
	"request.not_found": "Unter dieser Adresse gibt es nichts.",
	"request.method_not_allowed": "Diesen Aufruf gibt es in dieser Form nicht.",
	"request.idempotency_invalid": "Der Idempotency-Key muss 1 bis 200 druckbare Zeichen haben.",
	"request.idempotency_mismatch": "Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.",
	"request.reference_gone":
		"Ein verknüpftes Element wurde inzwischen gelöscht. Bitte laden Sie die Seite neu und versuchen Sie es erneut.",
	"request.idempotency_busy":
		"Die erste Anfrage mit diesem Idempotency-Key läuft noch. Bitte versuchen Sie es gleich noch einmal.",

	"server.internal": "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
	"server.unavailable": "Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",

	"auth.unauthorized": "Bitte melden Sie sich an.",
	"auth.other_user": "Sie sind als ein anderer Benutzer angemeldet. Es wurde nichts gespeichert.",
	"auth.too_many_attempts": "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
	"auth.forbidden": "Sie haben keinen Zugriff. Ein Manager oder Administrator kann ihn erteilen.",
	"auth.not_while_impersonating": "Das ist nicht möglich, während Sie einen anderen Benutzer simulieren.",
	"auth.scope_missing":
		"Dieser API-Schlüssel berechtigt nicht zu diesem Aufruf. Erstellen Sie einen Schlüssel mit dieser Berechtigung.",
	"auth.key_not_found": "API-Schlüssel nicht gefunden.",
	"auth.keys_too_many": "Eine Firma kann höchstens 20 aktive API-Schlüssel haben. Widerrufen Sie zuerst einen.",

	"messages.not_found": "Benachrichtigung nicht gefunden.",

	"webhooks.not_found": "Webhook nicht gefunden.",
	"webhooks.stale": "Jemand anderes hat diesen Webhook geändert. Laden Sie die Seite neu.",
	"webhooks.inactive": "Dieser Webhook ist inaktiv, deshalb wird nichts an ihn gesendet. Aktivieren Sie ihn zuerst.",
	"webhooks.too_many": "Eine Firma kann höchstens 10 Webhooks haben. Löschen Sie zuerst einen.",
	"webhooks.too_many_sent": "Zu viele manuelle Zustellungen. Bitte warten Sie eine Minute und versuchen Sie es erneut.",

	"assortments.not_found": "Sortiment nicht gefunden.",
	"assortments.stale": "Jemand anderes hat dieses Sortiment geändert. Laden Sie die Seite neu.",
	"assortments.code_fixed": "Der Code kann nicht geändert werden, weil Artikelnummern ihn enthalten.",
	"assortments.kind_fixed": "Der Typ kann nicht geändert werden.",
	"assortments.brand_not_found": "Marke nicht gefunden.",
	"assortments.brand_stale": "Jemand anderes hat diese Marke geändert. Laden Sie die Seite neu.",
	"assortments.parts_of_other_kind": "Front- und Hecksortimente haben Größen mit Preisen, ein Adapter hat einen Preis.",
	"users.not_found": "Benutzer nicht gefunden.",
	"users.stale": "Jemand anderes hat diesen Benutzer geändert. Laden Sie die Seite neu.",
	"users.not_impersonatable": "Dieser Benutzer kann nicht simuliert werden.",

	"companies.not_found": "Firma nicht gefunden.",
	"companies.stale": "Jemand anderes hat diese Firma geändert. Laden Sie die Seite neu.",

	"contents.not_found": "Inhalt nicht gefunden.",
	"contents.stale": "Jemand anderes hat diesen Inhalt geändert. Laden Sie die Seite neu.",

	"catalogue.import_not_found": "Import nicht gefunden.",
	"catalogue.import_closed": "Dieser Import ist beendet. Bitte starten Sie einen neuen.",
	"catalogue.part_unknown": "Der Import hat keinen Teil mit dieser Nummer.",
	"catalogue.part_differs": "Dieser Teil ist bereits mit anderem Inhalt angekommen. Die Datei hat sich geändert.",
	"catalogue.rows_unordered": "Die Zeilen eines Teils müssen aufsteigende Nummern haben.",
	"catalogue.rows_differ": "Die Teile enthalten eine andere Zahl von Zeilen als angekündigt.",
	"catalogue.dry_run": "Ein Probelauf kann nicht aktiviert werden. Bitte importieren Sie die Datei ohne Probelauf.",
	"catalogue.parts_missing": "Der Import ist noch nicht vollständig: Es fehlen Teile.",
	"catalogue.too_many_brands": "Die Datei hat zu viele Fahrzeugmarken. Bitte prüfen Sie ihre Spalten.",
	"catalogue.superseded": "Inzwischen wurde ein anderer Katalog aktiviert. Bitte starten Sie den Import erneut.",
	"catalogue.removal_unconfirmed":
		"Dadurch wird mehr als ein Zehntel der Fahrzeuge entfernt. Bitte bestätigen Sie die Anzahl der entfernten Fahrzeuge.",
	"catalogue.version_not_found": "Katalogversion nicht gefunden.",
	"catalogue.version_overtaken":
		"Inzwischen wurde ein anderer Katalog aktiviert. Bitte prüfen Sie die Änderungen erneut.",
	"catalogue.version_busy": "Der Katalog wird gerade von jemand anderem geändert. Bitte versuchen Sie es erneut.",
	"catalogue.version_incomplete": "Diese Katalogversion ist nicht vollständig und kann daher nicht aktiviert werden.",

	"finders.not_found": "Finder nicht gefunden.",
	"finders.not_available": "Dieser Finder ist nicht verfügbar.",
	"finders.stale": "Jemand anderes hat diese Konfiguration geändert. Laden Sie die Seite neu.",
	"finders.currency_has_prices":
		"Diese Konfiguration hat Sonderpreise. Wählen Sie, was mit ihnen in der neuen Währung geschieht.",
	"finders.currency_loses_prices":
		"Grundpreise oder Produktpreise gelten in der neuen Währung nicht. Bitte bestätigen Sie die Änderung.",
	"finders.article_unknown": "Einen dieser Beiträge gibt es nicht.",
	"finders.brand_not_found": "Fahrzeugmarke nicht gefunden.",
	"finders.model_not_found": "Modell nicht gefunden.",
	"finders.unknown_address": "Unter dieser Adresse gibt es nichts.",
	"finders.vehicle_id_invalid": "Geben Sie ein Fahrzeug wie 812-2016 ein: Variante und Jahr.",
	"finders.car_request_not_found": "Für dieses Fahrzeug gibt es keine Anfragen.",
	"finders.car_or_vehicle": "Geben Sie entweder den Namen oder die ID des Fahrzeugs an.",
	"finders.vehicle_not_found": "Dieses Fahrzeug ist nicht im Katalog.",
	"finders.option_not_found": "Dieses Fahrzeug hat diese Wischerkombination nicht.",

	"registrations.malformed": "Nach diesem Kennzeichen oder dieser Nummer sucht dieser Finder nicht.",
	"registrations.too_many":
		"Zurzeit können keine weiteren Fahrzeuge abgefragt werden. Bitte wählen Sie Ihr Fahrzeug aus den Listen.",
	"registrations.unavailable":
		"Das Fahrzeugregister ist zurzeit nicht erreichbar. Bitte wählen Sie Ihr Fahrzeug aus den Listen.",

	"offers.assortment_not_found": "Dieses Sortiment darf diese Konfiguration nicht anbieten.",
	"offers.assortment_twice": "Jedes Sortiment darf nur einmal in der Liste stehen.",
	"offers.part_not_found": "Diese Konfiguration bietet dieses Teil nicht an.",
	"offers.stale": "Jemand anderes hat diese Preise geändert.",
	"offers.currency_changed":
		"Die Währung der Konfiguration wurde geändert, seit diese Preise eingegeben wurden. Es wurde nichts gespeichert.",

	"products.too_many_checks": "Zu viele Links geprüft. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
	"products.not_found": "Diese Konfiguration verkauft dieses Produkt nicht.",
	"products.set_not_found": "Produkt nicht gefunden.",
	"products.stale": "Jemand anderes hat dieses Produkt geändert. Laden Sie die Seite neu.",
	"products.import_running": "Ein Import dieser Produkte wird gerade übernommen. Versuchen Sie es gleich noch einmal.",
	"products.too_many_rows":
		"Höchstens 250.000 Zeilen können auf einmal importiert werden. Bitte teilen Sie die Datei auf.",
	"products.company_ambiguous": "Mehrere Firmen haben diesen Namen. Bitte verwenden Sie die ID.",
	"products.sku_missing": "Die Artikelnummer fehlt.",
	"products.one_size": "Ein Produkt hat auf jeder Seite eine Größe.",
	"products.size_invalid": "Geben Sie eine Größe wie 26 oder 650 mm ein.",
	"products.row_twice": "Eine frühere Zeile nennt dasselbe Produkt.",

	"orders.nothing_imported": "Keine Bestellung dieser Datei konnte importiert werden.",
	"orders.too_many_rows":
		"Höchstens 20.000 Zeilen können auf einmal importiert werden. Bitte teilen Sie die Datei auf.",
	"orders.not_found": "Bestellung nicht gefunden.",
	"orders.stale": "Jemand anderes hat diese Bestellung geändert. Laden Sie die Seite neu.",
	"orders.move_not_allowed": "Der Status der Bestellung lässt das nicht zu.",
	"orders.not_your_move": "Das kann nur die andere Firma.",
	"orders.without_supplier": "Die Firma hat keinen Lieferanten, deshalb bleibt die Bestellung gesperrt.",
	"orders.short_of_stock": "Der Lieferant hat zu wenig auf Lager, deshalb bleibt die Bestellung gesperrt.",

	"inventory.not_found": "Bestandszeile nicht gefunden.",
	"inventory.stale": "Jemand anderes hat diesen Bestand geändert. Laden Sie die Seite neu.",
	"inventory.reserved": "Bestellungen haben dieses Teil reserviert, deshalb kann die Zeile nicht gelöscht werden.",
	"orders.prime_locked":
		"Die Firma darf keine Prime-Bestellungen aufgeben. Ein Administrator kann die Bestellung freigeben.",
	"orders.file_missing": "Laden Sie zuerst mindestens eine Bestätigungsdatei hoch.",
	"orders.address_erased": "Die Lieferadresse dieser Bestellung wurde gelöscht. Geben Sie eine neue Bestellung auf.",
	"orders.printed_items_many": "Die Bestellungen einer PDF-Datei können zusammen höchstens 5.000 Positionen haben.",
	"orders.file_type_invalid": "Ungültiger Dateityp. Erlaubt sind PDF, PNG, JPEG und CSV.",
	"orders.file_damaged": "Die Datei ist beschädigt. Bitte prüfen Sie die hochgeladene Datei.",
	"orders.files_exceeded": "Maximale Anzahl an Dateien überschritten. Eine Bestellung kann höchstens 50 Dateien haben.",
	"orders.files_quota":
		"Ihre Firma hat in der letzten Stunde zu viele Dateien hochgeladen. Bitte versuchen Sie es später erneut.",

	"uploads.missing": "Bitte wählen Sie eine Datei.",
	"uploads.not_multipart": "Die Datei muss als Formular (multipart/form-data) gesendet werden.",
	"uploads.too_many": "Es ist nur eine Datei auf einmal erlaubt.",
	"uploads.quota":
		"Ihre Firma hat in der letzten Stunde zu viele Bilder hochgeladen. Bitte versuchen Sie es später erneut.",
	"uploads.too_large": "Die Datei ist zu groß. Erlaubt sind höchstens 5 MB.",
	"uploads.type_refused": "Ungültiger Dateityp. Erlaubt sind Bilder in PNG, JPEG und WebP.",
	"uploads.damaged": "Das Bild ist beschädigt. Bitte prüfen Sie die hochgeladene Datei.",
	"uploads.too_many_pixels":
		"Das Bild hat zu viele Pixel. Erlaubt sind höchstens 40 Megapixel und 12.000 Pixel je Seite.",
};
