import type { messages as en } from "../en/messages.ts";
import type { TextsOf } from "../texts.ts";

export const messages: TextsOf<typeof en> = {
	"messages.order_open": "Neue Bestellung {{subject}}",
	"messages.order_confirmed": "Bestellung {{subject}} ist bestätigt",
	"messages.order_notavail": "Bestellung {{subject}}: Produkte nicht lieferbar",
	"messages.stock_low": "Niedriger Bestand: {{subject}}",
	"messages.unread": "Benachrichtigungen, ungelesen: {{number}}",
	"messages.mark_all": "Alle als gelesen markieren",
	"messages.news": "Neuigkeiten",
	"messages.is_unread": "Ungelesen",
	"messages.settings": "E-Mail-Benachrichtigungen",
	"messages.settings_description": "Diese E-Mails gehen an {{email}}. Unter der Glocke steht immer alles.",
	"messages.mails_order_open": "Neue Bestellungen",
	"messages.mails_order_confirmed": "Bestätigte Bestellungen",
	"messages.mails_order_notavail": "Bestellungen mit nicht lieferbaren Produkten",
	"messages.mails_stock_low": "Niedriger Bestand",
};
