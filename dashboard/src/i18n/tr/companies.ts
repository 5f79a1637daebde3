import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Bulucuyu kullanan mağazalar ve satabilecekleri ürünler.",
	"companies.search": "Şirket ara",
	"companies.add": "Şirket ekle",
	"companies.none": "Şirket yok",
	"companies.none_description": "Önce bir şirket, ardından kullanıcılarını ekleyin.",
	"companies.edit": "{{title}} şirketini düzenle",
	"companies.id": "Kimlik",
	"companies.name": "Şirket",
	"companies.street": "Sokak",
	"companies.house_number": "Kapı numarası",
	"companies.zip": "Posta kodu",
	"companies.city": "Şehir",
	"companies.country": "Ülke",
	"companies.no_country": "Ülke yok",
	"companies.phone": "Telefon",
	"companies.fronts": "İzin verilen ön ürün grupları",
	"companies.fronts_hint": "Tüm şirketler arka ürün gruplarını ve adaptörleri satabilir.",
	"companies.active": "Etkin",
	"companies.active_hint": "Bir şirket etkin değilse kullanıcıları oturum açamaz ve bulucuları gösterilmez.",
	"companies.inactive": "Etkin değil",
	"companies.prime_orders": "Prime siparişlere izin ver",
	"companies.deactivation":
		"Kaydettikten sonra kullanıcıları oturum açamaz ve bulucuları gösterilmez ({{users}}, {{finders}}).",
	"companies.users_count_one": "{{count, number}} kullanıcı",
	"companies.users_count_other": "{{count, number}} kullanıcı",
	"companies.finders_count_one": "{{count, number}} bulucu",
	"companies.finders_count_other": "{{count, number}} bulucu",
	"companies.assortments_count_one": "{{count, number}} ürün grubu",
	"companies.assortments_count_other": "{{count, number}} ürün grubu",
	"companies.removal":
		"Bazı bulucular kaldırdığınız ürün gruplarını sunuyor ({{assortments}}, {{finders}}). Bir dakika içinde artık sunmayacaklar. Fiyatlar korunur.",
};
