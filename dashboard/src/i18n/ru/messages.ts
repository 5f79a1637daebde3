import type { messages as en } from "../en/messages.ts";
import type { TextsOf } from "../texts.ts";

export const messages: TextsOf<typeof en> = {
	"messages.order_open": "Новый заказ {{subject}}",
	"messages.order_confirmed": "Заказ {{subject}} подтверждён",
	"messages.order_notavail": "Заказ {{subject}}: товара нет в наличии",
	"messages.stock_low": "Низкий остаток: {{subject}}",
	"messages.unread": "Уведомления, непрочитанных: {{number}}",
	"messages.mark_all": "Отметить все как прочитанные",
	"messages.news": "Новости",
	"messages.is_unread": "Не прочитано",
	"messages.settings": "Уведомления по эл. почте",
	"messages.settings_description":
		"Эти письма приходят на адрес {{email}}. Под колокольчиком всегда видны все уведомления.",
	"messages.mails_order_open": "Новые заказы",
	"messages.mails_order_confirmed": "Подтверждённые заказы",
	"messages.mails_order_notavail": "Заказы без товара в наличии",
	"messages.mails_stock_low": "Низкий остаток",
};
