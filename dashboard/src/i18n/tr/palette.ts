import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Ara",
	"palette.placeholder": "Ara veya git…",
	"palette.results": "Sonuçlar",
	"palette.recent": "Son açılanlar",
	"palette.pages": "Sayfalar",
	"palette.actions": "Komutlar",
	"palette.of_finder": "Seçili yapılandırma",
	"palette.look_up": "Ürün numarası ara",
	"palette.which_user": "Simüle edilecek kullanıcıyı arayın",
	"palette.which_sku": "Ürün numarası veya ürün başlığı yazın",
	"palette.key_move": "Gezin",
	"palette.key_open": "Aç",
	"palette.words_add": "yeni, oluştur",
	"palette.words_configs": "finder, widget, başlangıç",
	"palette.words_settings": "yapılandırma, seçenekler, tercihler, renkler, metinler, dil, para birimi, görünüm",
	"palette.words_publish": "yerleştir, kod, betik, kurulum, bağlantı, entegrasyon",
	"palette.words_pricing": "fiyat listesi, özel fiyatlar, maliyet",
	"palette.words_products": "SKU, stok kodu, dışa aktar, CSV",
	"palette.words_catalogue": "arabalar, modeller, içe aktarma, sürümler",
	"palette.words_users": "kişiler, hesaplar, üyeler, roller",
	"palette.words_companies": "mağazalar, müşteriler",
	"palette.words_audit": "geçmiş, etkinlik, değişiklikler",
};
