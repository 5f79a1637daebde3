import type { assortments as model } from "../en/assortments.ts";
import type { TextsOf } from "../texts.ts";

export const assortments: TextsOf<typeof model> = {
	"offer.title": "{{label}}: ürün grupları",
	"offer.description": "Ziyaretçilerinize nelerin hangi sırayla sunulduğu.",
	"offer.read_only": "Ürün gruplarını görebilirsiniz, ama değiştiremezsiniz.",
	"offer.search": "Ürün gruplarında ara",
	"offer.front": "Ön",
	"offer.rear": "Arka",
	"offer.adapter": "Adaptörler",
	"offer.count": "{{total}} gruptan {{offered}} tanesi sunuluyor",
	"offer.all": "Hepsini sun",
	"offer.none": "Hiçbirini sunma",
	"offer.offered": "{{name}} sunulsun",
	"offer.up": "{{name}} yukarı",
	"offer.down": "{{name}} aşağı",
	"offer.moved": "{{name}}: {{total}} içinde {{position}}. sıra",
	"offer.no_prices": "{{currency}} fiyatı yok: satılmıyor",
	"offer.some_prices": "{{currency}} fiyatı: {{total}} boyuttan {{priced}} tanesi",
	"offer.no_sizes": "Henüz boyutu yok: satılmıyor",
	"offer.no_front_offered": "Hiçbir ön ürün grubu sunulmuyor: ziyaretçiler silecek seti bulamaz.",
	"offer.none_of_kind": "Henüz yok.",
	"offer.no_front": "Henüz ön ürün grubu yok",
	"offer.no_front_description": "Firmanız henüz hiçbir ön ürün grubunu satamıyor. Lütfen yöneticinizden izin isteyin.",
	"offer.no_front_admin": "Bu firma henüz hiçbir ön ürün grubunu satamıyor. İzinleri firmanın formunda verirsiniz.",
};
