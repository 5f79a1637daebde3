import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "bulucuyu kullanan mağazalar ve her birinin neleri satabileceği.",
	"companies.search": "Şirket ara",
	"companies.add": "Şirket ekle",
	"companies.none": "Şirket yok",
	"companies.none_description": "İlk şirketi, ardından kullanıcılarını ekleyin.",
	"companies.edit": "{{title}} şirketini düzenle",
	"companies.id": "ID",
	"companies.name": "Şirket",
	"companies.street": "Sokak",
	"companies.house_number": "Kapı numarası",
	"companies.zip": "Posta kodu",
	"companies.city": "Şehir",
	"companies.country": "Ülke",
	"companies.no_country": "Ülke yok",
	"companies.phone": "Telefon",
	"companies.fronts": "İzin verilen ön ürün grupları",
	"companies.fronts_hint": "Arka ürün grupları ve adaptörler her şirkete açıktır.",
	"companies.active": "Etkin",
	"companies.active_hint": "Etkin olmayan bir şirketin kullanıcıları oturum açamaz ve bulucuları hiçbir şey göstermez.",
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

	"companies.country_unknown": "Bu ülke listede yok.",
	"companies.assortment_unknown": "Bu ön ürün gruplarından biri mevcut değil.",
	"companies.own_company": "Kendi şirketinizı devre dışı bırakamazsınız: kendi erişiminizi kapatırdınız.",
};
