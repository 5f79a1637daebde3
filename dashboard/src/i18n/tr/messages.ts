import type { messages as en } from "../en/messages.ts";
import type { TextsOf } from "../texts.ts";

export const messages: TextsOf<typeof en> = {
	"messages.order_open": "Yeni sipariş {{subject}}",
	"messages.order_confirmed": "{{subject}} numaralı sipariş onaylandı",
	"messages.order_notavail": "{{subject}} numaralı sipariş: temin edilemeyen ürünler",
	"messages.stock_low": "Düşük stok: {{subject}}",
	"messages.unread": "Bildirimler, okunmamış: {{number}}",
	"messages.mark_all": "Tümünü okundu olarak işaretle",
	"messages.news": "Haberler",
	"messages.is_unread": "Okunmadı",
	"messages.settings": "E-posta bildirimleri",
	"messages.settings_description": "Bu e-postalar {{email}} adresine gönderilir. Zil her zaman tümünü gösterir.",
	"messages.mails_order_open": "Yeni siparişler",
	"messages.mails_order_confirmed": "Onaylanan siparişler",
	"messages.mails_order_notavail": "Ürünleri temin edilemeyen siparişler",
	"messages.mails_stock_low": "Düşük stok",
};
