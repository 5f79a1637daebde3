import type { priceChanges as model } from "../en/price-changes.ts";
import type { TextsOf } from "../texts.ts";

export const priceChanges: TextsOf<typeof model> = {
	"currency.title": "Währung von {{from}} auf {{to}} ändern?",
	"currency.description": "Sonderpreise: {{prices}}. Wählen Sie, was mit ihnen geschieht.",
	"currency.choose": "Sonderpreise",
	"currency.convert": "Umrechnen",
	"currency.convert_hint": "Mit einem Kurs, den Sie eingeben, gerundet auf zulässige Preise.",
	"currency.keep": "Zahlen behalten",
	"currency.keep_hint": "Gleicher Betrag, neue Währung.",
	"currency.drop": "Entfernen",
	"currency.drop_hint": "Alle Sonderpreise werden gelöscht.",
	"currency.samples": "Beispiele",
	"currency.rate": "1 {{from}} in {{to}}",
	"currency.rate_invalid": "Geben Sie einen Kurs ein, zum Beispiel 1,08.",
	"currency.base_applies": "Teile ohne Sonderpreis werden zum Grundpreis verkauft.",
	"currency.base_gone":
		"Grundpreise sind in Euro und gelten in {{sign}} nicht. Teile, die nicht verkauft werden: {{parts}}.",
	"currency.change": "Währung ändern",
	"finders.rate_unfit": "Mit diesem Kurs wäre ein Preis 0 oder zu hoch.",
	"menu.activity": "Aktivitätsprotokoll",
	"activity.description": "Wer was an Ihren Konfigurationen, Preisen und Produkten geändert hat.",
	"activity.support": "Support",
};
