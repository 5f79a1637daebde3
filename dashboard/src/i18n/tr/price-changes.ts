import type { priceChanges as model } from "../en/price-changes.ts";
import type { TextsOf } from "../texts.ts";

export const priceChanges: TextsOf<typeof model> = {
	"currency.title": "Para birimi {{from}} yerine {{to}} olsun mu?",
	"currency.description": "Özel fiyatlar: {{prices}}. Bunlara ne olacağını seçin.",
	"currency.choose": "Özel fiyatlar",
	"currency.convert": "Dönüştür",
	"currency.convert_hint": "Girdiğiniz kurla, izin verilen fiyatlara yuvarlanır.",
	"currency.keep": "Sayıları koru",
	"currency.keep_hint": "Aynı tutar, yeni para birimi.",
	"currency.drop": "Kaldır",
	"currency.drop_hint": "Tüm özel fiyatlar silinir.",
	"currency.samples": "Örnekler",
	"currency.rate": "1 {{from}} kaç {{to}}",
	"currency.rate_invalid": "Bir kur girin, örneğin 1,08.",
	"currency.base_applies": "Özel fiyatı olmayan parçalar temel fiyatla satılır.",
	"currency.base_gone":
		"Temel fiyatlar avro cinsindendir ve {{sign}} için geçerli değildir. Satılmayacak parçalar: {{parts}}.",
	"currency.change": "Para birimini değiştir",
	"finders.rate_unfit": "Bu kurla bir fiyat 0 ya da çok yüksek olur.",
	"menu.activity": "Etkinlik günlüğü",
	"activity.description": "Yapılandırmalarınızda, fiyatlarınızda ve ürünlerinizde kimin neyi değiştirdiği.",
	"activity.support": "Destek",
};
