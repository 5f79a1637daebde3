import type { menu as model } from "../en/menu.ts";
import type { TextsOf } from "../texts.ts";

export const menu: TextsOf<typeof model> = {
	"menu.sell": "Satış",
	"menu.system": "Sistem",
	"menu.articles": "Makaleler",
	"menu.all_assortments": "Tüm ürün grupları",
	"menu.all_set_products": "Tüm set ürünleri",
	"menu.set_products": "Set ürünleri",
	"menu.car_data": "Araç verileri",

	"row.actions": "{{name}} için işlemler",
	"row.view": "Görüntüle",
	"row.simulate": "Kullanıcıyı simüle et",

	"finders.none_to_read": "Şirketinizi yöneten biri ekleyebilir.",
	"selected.none_to_read": "Listeden bir yapılandırma seçin.",

	"toolbar.prices": "Fiyat araçları",
};
