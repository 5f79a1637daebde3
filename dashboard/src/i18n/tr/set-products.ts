import type { setProducts as model } from "../en/set-products.ts";
import type { TextsOf } from "../texts.ts";

export const setProducts: TextsOf<typeof model> = {
	"set_products.description": "Tüm yapılandırmalarınız için kendi ürün numaralarınız, fiyatlarınız ve paketleriniz.",
	"set_products.none_description":
		"Parçaları kendi ürün numaranızla veya kendi fiyatınızla ya da birlikte paket olarak satmak için bir ürün ekleyin.",
	"set_products.add": "Ürün ekle",
	"set_products.edit": "{{sku}} ürününü düzenle",
	"set_products.front_rear": "Ön ve arka paketi",
	"set_products.multipack": "Çoklu paket",
	"set_products.assortment": "Ürün grubu",
	"set_products.rear_assortment": "Arka ürün grubu",
	"set_products.choose_assortment": "Ürün grubu seçin",
	"set_products.no_passenger": "Yok",
	"set_products.quantity": "Adet",
	"set_products.sku_hint": "{{sku}} kullanılması için boş bırakın.",
	"set_products.single_set_sku": "Tek setin ürün numarası",
	"set_products.short_code": "Kısa kod",
	"set_products.short_code_hint": "Ürün numarası parçalardan oluşturulduğunda sonuna eklenir.",
	"set_products.name_hint": "Parçaların adlarının kullanılması için boş bırakın.",
	"set_products.name_remark": "Yalnızca bu listede görünür. Başlık parçalardan oluşturulur.",
	"set_products.reference_sku": "Referans numarası",
	"set_products.reference_hint": "Kendi sisteminizdeki numara.",
	"set_products.text": "Açıklama",
	"set_products.price_parts": "Parçaların fiyatı",
	"set_products.price_own": "Kendi fiyatınız",
	"set_products.price_discount": "Parçalarda indirim",
	"set_products.price_hint":
		"Bu para birimindeki yapılandırmalarda geçerlidir. Diğerleri parçaların fiyatını kullanır.",
	"set_products.currency": "Para birimi",
	"set_products.choose_currency": "Para birimi seçin",
	"set_products.discount": "İndirim (%)",
	"set_products.discount_hint": "Yapılandırmanın fiyatları gibi yuvarlanır.",
	"set_products.make": "Set ürünü oluştur",
	"set_products.edit_own": "Set ürününü düzenle",
	"set_products.parts_price": "Parçaların fiyatı: {{price}}",
	"set_products.choose_company": "Şirket seçin",
};
