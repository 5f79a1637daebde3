import type { carRequests as english } from "../en/car-requests.ts";
import type { TextsOf } from "../texts.ts";

export const carRequests: TextsOf<typeof english> = {
	"menu.car_requests": "Araç talepleri",
	"car_requests.description":
		"Ziyaretçilerinizin silecek bulamadığı araçlar. Her birinin kaç kez istendiğini görürsünüz, kimin istediğini görmezsiniz.",
	"car_requests.description_all":
		"Tüm mağazaların ziyaretçilerinin silecek bulamadığı araçlar, en çok onaylananlar önce.",
	"car_requests.asked": "Talep",
	"car_requests.confirmed": "Onaylanan",
	"car_requests.first_asked": "İlk talep",
	"car_requests.last_asked": "Son talep",
	"car_requests.unconfirmed": "Onaylanmadı",
	"car_requests.waiting": "Bekliyor",
	"car_requests.told": "Bilgilendirildi",
	"car_requests.none": "Henüz araç talebi yok",
	"car_requests.none_on": "Aracını bulamayan ziyaretçiler e-posta adresi bırakabilir. Araçlar burada görünür.",
	"car_requests.none_off":
		"Aracını bulamayan ziyaretçiler e-posta adresi bırakabilsin. Araç için ürün satışa sunulduğunda bir e-posta alırlar.",
	"car_requests.none_all":
		"Bir mağaza araç taleplerini açtığında, ziyaretçilerinin silecek bulamadığı araçlar burada görünür.",
	"car_requests.to_switch": "Ayarları aç",
	"car_requests.remove_title": "{{car}} için tüm talepler silinsin mi?",
	"car_requests.remove_description": "Ziyaretçilerin e-posta adresleri de silinir ve ziyaretçiler bilgilendirilmez.",
	"car_requests.removed": "Talepler silindi",
	"audit.car_request": "Araç talepleri",
};
