import type { FieldTexts } from "./en.rules.ts";

export const fieldTexts: FieldTexts = {
	"auth.password_wrong": "Das aktuelle Passwort ist falsch.",

	"assortments.code_taken": "Ein anderes Sortiment hat diesen Code bereits.",
	"assortments.adapter_name_taken":
		"Ein anderer Adapter hat diesen technischen Namen bereits. Importe erkennen Adapter daran, daher muss er eindeutig sein.",
	"assortments.make_unknown": "Wählen Sie eine Marke aus der Liste.",
	"assortments.brand_taken": "Eine Marke mit diesem Namen gibt es bereits.",
	"assortments.price_invalid": "Geben Sie einen Preis ein. Cent sind erlaubt, zum Beispiel 12,50.",
	"assortments.inch_invalid": "Geben Sie eine ganze Zahl von 6 bis 40 Zoll ein.",
	"assortments.cm_invalid": "Geben Sie eine Zahl in Zentimetern mit höchstens einer Nachkommastelle ein.",
	"assortments.cm_implausible": "Diese Länge passt nicht zur Größe.",
	"assortments.size_twice": "Diese Größe steht schon in der Liste.",
	"assortments.code_invalid": "Verwenden Sie Großbuchstaben und Ziffern, getrennt durch Bindestriche.",
	"assortments.code_reads_as_sku": "Ein Code darf nicht mit Bindestrich und Größe enden, weil Artikelnummern so enden.",

	"users.username_taken": "Dieser Benutzername ist bereits vergeben.",
	"users.email_taken": "Ein anderer Benutzer hat bereits diese E-Mail-Adresse.",
	"users.company_required": "Bitte wählen Sie eine Firma.",
	"users.company_unknown": "Diese Firma gibt es nicht.",
	"users.username_short": "Geben Sie mindestens 4 Zeichen ein.",
	"users.username_is_email": "Ein Benutzername mit @ muss die eigene E-Mail-Adresse des Benutzers sein.",
	"users.email_invalid": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
	"users.password_short": "Geben Sie mindestens 6 Zeichen ein.",
	"users.password_mismatch": "Die Passwörter stimmen nicht überein.",
	"users.one_role": "Wählen Sie eine Rolle.",
	"users.not_yourself": "Bei Ihrem eigenen Konto geht das nicht, weil Sie sich selbst aussperren würden.",

	"companies.country_unknown": "Wählen Sie ein Land aus der Liste.",
	"companies.assortment_unknown": "Eines dieser Frontsortimente gibt es nicht.",
	"companies.own_company": "Sie können Ihre eigene Firma nicht deaktivieren, weil Sie sich selbst aussperren würden.",

	"contents.type_unknown": "Wählen Sie einen Inhaltstyp aus der Liste.",

	"catalogue.columns_missing": "Eine erforderliche Spalte fehlt: Marke, Modell, Jahr oder mindestens eine Größe.",
	"catalogue.units_mixed":
		"Einige Größen sind in Zoll, andere nur in Millimetern angegeben. Bitte verwenden Sie eine Einheit.",
	"catalogue.nothing_imported": "Keine Zeile dieser Datei konnte importiert werden.",
	"catalogue.car_not_found": "Dieses Fahrzeug ist nicht im aktiven Katalog.",
	"catalogue.correction_not_found": "Korrektur nicht gefunden.",
	"catalogue.correction_stale": "Jemand anderes hat diese Korrektur geändert. Laden Sie die Seite neu.",
	"catalogue.correction_years": "Das letzte Jahr darf nicht vor dem ersten liegen.",
	"catalogue.correction_two_adapters": "Wählen Sie entweder einen Adapter oder den Universaladapter, nicht beides.",
	"catalogue.not_text": "Das ist keine CSV-Datei. Bitte speichern Sie die Tabelle als CSV (UTF-8).",
	"catalogue.file_empty": "Die Datei ist leer.",
	"catalogue.no_rows": "Die Datei hat eine Kopfzeile, aber keine Zeilen.",
	"catalogue.row_too_long": "Eine Zeile dieser Datei ist zu lang.",
	"catalogue.row_too_wide":
		"Die Zeile hat mehr Zellen als die Kopfzeile. Werte mit dem Trennzeichen brauchen Anführungszeichen.",
	"catalogue.text_damaged":
		"Der Text ist beschädigt oder enthält Steuerzeichen. Bitte speichern Sie die Datei als UTF-8.",
	"catalogue.text_too_long": "Der Text ist länger als 120 Zeichen.",
	"catalogue.brand_missing": "Die Fahrzeugmarke fehlt.",
	"catalogue.model_missing": "Das Modell fehlt.",
	"catalogue.year_missing": "Das Jahr fehlt.",
	"catalogue.year_invalid": "Geben Sie Jahre wie 2012, 2012-2016 oder 2012- ein.",
	"catalogue.year_out_of_range": "Jahre müssen zwischen 1885 und 2100 liegen.",
	"catalogue.years_reversed": "Das letzte Jahr liegt vor dem ersten.",
	"catalogue.size_invalid": "Größen müssen ganze Zoll sein, zum Beispiel 26 oder 28/26.",
	"catalogue.size_not_trade": "Keine Standardgröße liegt innerhalb von 7 mm um diese Länge.",
	"catalogue.size_out_of_range": "Größen müssen zwischen 6 und 40 Zoll liegen. Prüfen Sie die Einheit.",
	"catalogue.pairs_differ": "Fahrer- und Beifahrerseite müssen gleich viele Größen haben.",
	"catalogue.steering_unknown": "Die Lenkung muss links, rechts oder leer sein.",
	"catalogue.adapter_unknown": "Kein Adaptersortiment hat diesen technischen Namen oder Code.",

	"finders.company_required": "Bitte wählen Sie eine Firma.",
	"finders.currency_unknown": "Wählen Sie eine Währung aus der Liste.",
	"finders.rate_unfit": "Mit diesem Kurs wäre ein Preis 0 oder zu hoch.",
	"finders.country_unknown": "Wählen Sie ein Land aus der Liste.",
	"finders.color_invalid": "Geben Sie eine Farbe wie #1677ff ein.",
	"finders.url_invalid": "Bitte geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.",
	"finders.target_invalid":
		"Die ID muss mit einem Buchstaben beginnen und darf nur Buchstaben, Ziffern, Bindestriche und Unterstriche enthalten.",
	"finders.origin_invalid": "Geben Sie eine Website wie https://shop.example ein, ohne Pfad.",

	"offers.price_invalid": "Geben Sie einen gültigen Preis ein.",
	"offers.cents_not_allowed":
		"Geben Sie einen ganzen Betrag ein. Cent-Beträge sind für diese Konfiguration ausgeschaltet.",

	"products.columns_missing": "Eine erforderliche Spalte fehlt: Artikelnummer oder Sortimentscode.",
	"products.company_unknown": "Keine Firma hat diesen Namen oder diese ID.",

	"uploads.path_invalid": "Laden Sie das Bild noch einmal hoch.",
};
