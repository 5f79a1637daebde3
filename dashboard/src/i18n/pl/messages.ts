import type { messages as en } from "../en/messages.ts";
import type { TextsOf } from "../texts.ts";

export const messages: TextsOf<typeof en> = {
	"messages.order_open": "Nowe zamówienie {{subject}}",
	"messages.order_confirmed": "Zamówienie {{subject}} zostało potwierdzone",
	"messages.order_notavail": "Zamówienie {{subject}}: brak towaru",
	"messages.stock_low": "Niski stan magazynowy: {{subject}}",
	"messages.unread": "Powiadomienia, nieprzeczytane: {{number}}",
	"messages.mark_all": "Oznacz wszystkie jako przeczytane",
	"messages.news": "Aktualności",
	"messages.is_unread": "Nieprzeczytane",
	"messages.settings": "Powiadomienia e-mail",
	"messages.settings_description": "Te e-maile są wysyłane na adres {{email}}. Dzwonek zawsze pokazuje wszystko.",
	"messages.mails_order_open": "Nowe zamówienia",
	"messages.mails_order_confirmed": "Potwierdzone zamówienia",
	"messages.mails_order_notavail": "Zamówienia z brakującym towarem",
	"messages.mails_stock_low": "Niski stan magazynowy",
};
