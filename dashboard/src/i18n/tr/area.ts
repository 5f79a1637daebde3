import { tr as arms } from "#worker/catalogue/fitment/arm-texts/tr.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/tr.rules.ts";
import type { AreaTexts } from "../texts.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { carRequests } from "./car-requests.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { integrations } from "./integrations.ts";
import { menu } from "./menu.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { priceChanges } from "./price-changes.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { setProducts } from "./set-products.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
import { users } from "./users.ts";

export const area: AreaTexts = {
	"app.skip_to_content": "İçeriğe geç",

	"action.apply": "Uygula",
	"action.copy": "Kopyala",
	"action.delete": "Sil",
	"action.edit": "Düzenle",
	"action.no": "Hayır",
	"action.save": "Kaydet",
	"action.search": "Ara",
	"action.yes": "Evet",

	"label.saved": "Kaydedildi",

	"copy.failed": "Tarayıcı kopyalamayı engelledi. Metni seçip elle kopyalayın.",

	"order.upload.error": "Yükleme başarısız oldu. Lütfen yüklenen dosyayı kontrol edin.",

	"upload.choose": "Görseli buraya bırakın ya da seçin (PNG, JPEG veya WebP, en çok 5\u00a0MB)",
	"upload.too_many": "Azami dosya sayısı aşıldı. Yalnızca bir görsel yükleyin.",

	"state.nothing_found": "Sonuç yok",

	"menu.label": "Menü",
	"menu.open": "Menüyü aç",
	"menu.admin": "Ana sayfa",
	"menu.configs": "Yapılandırmalar",
	"menu.settings": "Ayarlar",
	"menu.publish": "Yayınla",
	"menu.users": "Kullanıcılar",
	"menu.companies": "Şirketler",
	"menu.contents": "İçerikler",
	"menu.assortments": "Ürün grupları",
	"menu.catalogue": "Katalog",
	"menu.products": "Ürünler",
	"menu.audit": "Denetim kaydı",
	"menu.overview": "Özet",
	"menu.pricing": "Fiyatlar",
	"menu.preview": "Önizleme",
	"menu.instructions": "Talimatlar",

	"user.menu": "Kullanıcı",
	"user.log_out": "Oturumu kapat",

	"password.change": "Parolayı değiştir",
	"password.change_description": "Burada oturumunuz açık kalır, diğer her yerde kapatılır.",
	"password.current": "Mevcut parola",
	"password.confirm": "Yeni parolayı onaylayın",

	"role.user": "Standart kullanıcı",
	"role.api_user": "API kullanıcısı",
	"role.customer": "Navigator müşterisi",
	"role.admin": "Yönetici",

	"simulation.label": "Simülasyon",
	"simulation.who": "{{name}} kullanıcısını simüle ediyorsunuz.",
	"simulation.end": "Simülasyonu bitir",
	"simulation.ended": "Simülasyon sona erdi. Kendi hesabınıza döndünüz.",
	"simulation.simulating": "Simülasyon sürüyor",

	"presence.signed_in": "Şu anda {{name}} olarak oturumunuz açık",
	"presence.simulating": "Şu anda {{name}} kullanıcısını simüle ediyorsunuz",
	"presence.simulation_ended": "Simülasyon sona erdi",
	"presence.other_description":
		"Bu sayfa {{name}} olarak açıldı. İçeriği okuyabilir ve kopyalayabilirsiniz ancak kaydedemezsiniz.",
	"presence.continue": "{{name}} olarak devam et",
	"presence.keep": "Bu sayfayı açık tut",
	"presence.signed_out": "Oturumunuz kapandı",
	"presence.sign_in_again":
		"Kaldığınız yerden devam etmek için yeniden {{name}} olarak oturum açın. Değişiklikleriniz hâlâ bu sayfada.",
	"presence.sign_in_own":
		"{{name}} kullanıcısını simüle ediyordunuz. Kendi hesabınızla devam etmek için oturum açın. Değişiklikleriniz hâlâ bu sayfada.",

	"welcome.title": "Hoş geldiniz, {{name}}",
	"welcome.description": "Bulucularınıza genel bakış.",
	"welcome.description_supplier": "Siparişleriniz ve stokunuz.",
	"welcome.finders": "Son düzenlenen yapılandırmalar",
	"welcome.all_finders": "Tüm yapılandırmalar",
	"welcome.configured": "Yapılandırmalar",

	"list.actions": "İşlemler",
	"list.pages": "Sayfalama",
	"list.page_size": "Sayfa başına satır",
	"list.range": "{{from}}–{{to}} / {{total}}",
	"list.previous": "Önceki sayfa",
	"list.next": "Sonraki sayfa",
	"list.columns": "Sütunlar",
	"list.nothing_found": "Aramanızla eşleşen sonuç yok.",
	"list.remove_search": "{{search}} aramasını kaldır",

	"finders.title": "Yapılandırmalar",
	"finders.description": "Her yapılandırma, mağazanızın sayfalarında bir bulucudur.",
	"finders.search": "Yapılandırmalarda ara",
	"finders.add": "Yapılandırma ekle",
	"finders.add_description":
		"Başlamak için bir ad ve mağaza bağlantısı girin. Geri kalan her şeyi daha sonra canlı önizlemeyle değiştirebilirsiniz.",
	"finders.edit": "Ayarlar",
	"finders.connection": "Yayınla",
	"finders.test": "Test et",
	"finders.remove": "Sil",
	"finders.remove_title": "“{{label}}” silinsin mi?",
	"finders.remove_description":
		"Ayarları ve özel fiyatları silinir, bulucu gömülü olduğu tüm sayfalardan kaldırılır. Bu işlem geri alınamaz.",
	"finders.no_shop_link": "Henüz mağaza bağlantısı yok",
	"finders.none": "Yapılandırma yok",
	"finders.none_description": "Ziyaretçilerin sileceklerini bulabilmesi için ilk yapılandırmanızı oluşturun.",
	"finders.none_found": "Aramanızla eşleşen yapılandırma yok.",

	"status.enabled": "Etkin",
	"status.disabled": "Devre dışı",
	"status.connected": "Bağlı",
	"status.seen": "Görüldü: {{when}}",

	"selected.none": "Lütfen önce yapılandırmayı oluşturun",
	"selected.none_description": "Bir yapılandırma oluşturun veya listeden seçin.",
	"selected.choose": "Yapılandırmalara git",
	"selected.gone": "Yapılandırma bulunamadı",
	"selected.gone_description": "Silinmiş olabilir ya da erişim izniniz yok.",

	"settings.title": "{{label}} ayarları",
	"settings.read_only": "Bu ayarları görebilirsiniz, ancak değiştiremezsiniz.",

	"group.jump": "Form bölümleri",
	"group.general": "Genel",
	"group.texts": "Metinler",
	"group.colors": "Renkler",
	"group.layout": "Yerleşim",
	"group.shape": "Biçim",
	"group.shop": "Mağaza bağlantısı",

	"finder.label": "Ad",
	"finder.label_hint": "Etiket açıksa bulucunun üstünde de gösterilir.",
	"finder.company": "Şirket",
	"finder.enabled": "Etkin",
	"finder.enabled_hint": "Devre dışı bir bulucu bir dakika içinde mağazanızdan kaldırılır.",
	"finder.language": "Dil",
	"finder.currency": "Para birimi",
	"finder.country": "Ülke",
	"finder.no_country": "Ülke yok",
	"finder.allow_cents": "Kuruşa izin ver",
	"finder.allow_cents_hint": "Kapalıyken fiyatlar tam tutar olur.",
	"finder.out_of_stock": "Stokta olmayan ürünler",
	"finder.out_of_stock_hint": "Tedarikçinizin stokuna göre. Değişiklikler bir dakika içinde mağazanızda görünür.",
	"out_of_stock.nothing": "Normal göster",
	"out_of_stock.mark": "Mevcut değil olarak işaretle",
	"out_of_stock.hide": "Gizle",
	"finder.car_requests": "Araç talepleri",
	"finder.car_requests_hint":
		"Aracını bulamayan ziyaretçiler e-posta adresi bırakabilir. Adresi onaylarlar ve araç için ürün satışa sunulduğunda bir e-posta alırlar. Adres ardından, en geç 12 ay sonra silinir; yedeklerdeki kopyalar 30 gün içinde silinir. Bunu gizlilik bildiriminizde belirtin.",
	"finder.registrations": "VIN veya plakayla arama",
	"finder.vin": "Şasi numarasıyla (VIN) arama",
	"finder.vin_hint":
		"Ziyaretçiler şasi numarasını yazabilir. Numara, ziyaretçi isterse ABD araç siciline (NHTSA) gönderilir. Bu sicilde az sayıda Avrupa aracı bulunur. Gizlilik bildiriminizde bundan bahsedin.",
	"finder.nl_plate": "Hollanda plakasıyla arama",
	"finder.nl_plate_hint":
		"Ziyaretçiler plaka yazabilir. Plaka, ziyaretçi isterse Hollanda araç siciline (RDW) gönderilir. Bu sicilde marka, model ve ilk tescil tarihi bulunur. Gizlilik bildiriminizde bundan bahsedin.",
	"finder.uk_plate": "Birleşik Krallık plakasıyla arama",
	"finder.uk_plate_hint":
		"Ziyaretçiler plaka yazabilir. Plaka, ziyaretçi isterse Birleşik Krallık araç siciline (DVLA) gönderilir. Bu sicilde marka ve yıl bulunur, model bulunmaz. Gizlilik bildiriminizde bundan bahsedin.",
	"finder.uk_plate_off":
		"Kullanılamıyor: Bu sistemde Birleşik Krallık araç sicili (DVLA) için anahtar yok. Sistemi işleten kişi bir anahtar ekleyebilir.",
	"finder.de_key_number": "Alman HSN/TSN numarasıyla arama",
	"finder.de_key_number_hint":
		"Ziyaretçiler Alman ruhsatındaki HSN/TSN numarasını yazabilir. İçe aktarılan dosya bu numaraları içeriyorsa katalogda aranır ve başka hiçbir yere gönderilmez.",
	"finder.title": "Başlık",
	"finder.title_tag": "Başlık etiketi (HTML)",
	"finder.top_seller_text": "Çok satan metni",
	"finder.top_seller_text_hint": "İlk sonuçta rozet olarak gösterilir.",
	"finder.show_label": "Etiketi göster",
	"finder.show_label_hint": "Yapılandırmanın adını bulucunun üstünde gösterir.",
	"finder.label_capitalized": "Etiketi büyük harfle göster",
	"finder.instructions": "Talimatlar",
	"finder.instructions_hint": "Sonuçların altında gösterilir.",
	"finder.theme": "Görünüm",
	"finder.theme_hint": "Bir başlangıç noktası. Renkleriniz ve aşağıdaki ayarlar korunur.",
	"theme.plain": "Sade",
	"theme.plain_hint": "İnce çizgiler, ilk sonuç ana renkle çerçeveli",
	"theme.card": "Mağaza kartı",
	"theme.card_hint": "Ana rengin açık tonu üzerinde arka plan renginde kartlar",
	"theme.bold": "Güçlü",
	"theme.bold_hint": "Form ana renkte, sonuç arka plan renginde",
	"finder.style": "Stil",
	"finder.primary_color": "Ana renk",
	"finder.background_color": "Arka plan",
	"finder.title_color": "Başlık rengi",
	"finder.label_color": "Etiket rengi",
	"finder.layout": "Yerleşim",
	"finder.select_box_layout": "Seçim kutusu yerleşimi",
	"finder.banner_style": "Afiş stili",
	"finder.button_style": "Düğme stili",
	"finder.label_size": "Etiket boyutu",
	"finder.title_alignment": "Başlık hizalaması",
	"finder.select_box_alignment": "Seçim kutusu hizalaması",
	"finder.border_radius": "Köşe yuvarlaklığı",
	"finder.image_border_radius": "Görsellerin köşe yuvarlaklığı",
	"finder.banner_padding": "Afiş iç boşluğu",
	"finder.background_image": "Arka plan görseli",
	"finder.background_image_hint": "Afiş stili “Kapak” ise bulucuyu doldurur.",
	"finder.shop_product_url": "Mağaza ürün bağlantısı",
	"finder.shop_product_url_hint":
		"Ürün numarası için yer tutucu olarak {sku} kullanın: https://shop.example/product/{sku}",
	"finder.sku_missing": "{sku} olmadan her ürün aynı sayfaya gider.",
	"finder.price_note": "Fiyat notu",
	"finder.price_note_hint": "Her fiyatın altında, örneğin “KDV dahil, kargo hariç”. Düz metin olarak.",
	"finder.price_note_url": "Fiyat notunun bağlantısı",
	"finder.price_note_url_hint": "İsteğe bağlı. Kargo ücretlerinizin sayfası.",
	"finder.result_page_url": "Sonuç sayfası",
	"finder.result_page_url_hint": "İsteğe bağlı. Mağazanızın sonuçları gösteren sayfası. Orada da bulucu olmalıdır.",
	"finder.target": "Hedef öğenin kimliği",
	"finder.target_hint": "Bulucu bu kimliğe sahip öğede görünür.",
	"finder.allowed_origins": "İzin verilen siteler",
	"finder.allowed_origins_hint": "Bulucuyu yalnızca bu siteler gösterebilir. Tümüne izin vermek için boş bırakın.",
	"finder.add_origin": "Site ekle",
	"finder.remove_origin": "{{origin}} sitesini kaldır",
	"finder.origin_shortened": "Yalnızca {{origin}} kaydedilir, adresin geri kalanı kaydedilmez.",

	"title_tag.h1": "Başlık 1",
	"title_tag.h2": "Başlık 2",
	"title_tag.h3": "Başlık 3",
	"title_tag.h4": "Başlık 4",
	"title_tag.p": "Paragraf",

	"style.light": "Açık",
	"style.dark": "Koyu",
	"style.auto": "Ziyaretçinin sistemi",

	"layout.wide": "Geniş",
	"layout.compact_left": "Kompakt, solda",
	"layout.compact_right": "Kompakt, sağda",

	"boxes.horizontal": "Yatay",
	"boxes.vertical": "Dikey",
	"boxes.compact": "Kompakt",

	"banner.plain": "Sade",
	"banner.card": "Kart",
	"banner.cover": "Kapak",

	"button.filled": "Dolu",
	"button.outline": "Çerçeveli",
	"button.soft": "Yumuşak",

	"label_size.small": "Küçük",
	"label_size.normal": "Normal",

	"alignment.left": "Sol",
	"alignment.center": "Orta",
	"alignment.right": "Sağ",

	"contrast.low":
		"{{name}} bu arka planda zor okunuyor. Kontrast {{ratio}}:1, en az {{needed}}:1 olmalıdır. Bulucu, okunabilir kalması için rengi ayarlar.",

	"field.chosen": "Seçilen: {{chosen}} / {{total}}",
	"field.remove": "{{label}} öğesini kaldır",
	"field.choose": "Seçin",
	"field.pick_color": "Renk seç: {{label}}",
	"field.remove_image": "Görseli kaldır",

	"form.unsaved": "Kaydedilmemiş değişiklikler",
	"form.all_saved": "Tüm değişiklikler kaydedildi",
	"form.discard": "Değişiklikleri sil",
	"form.save_hint": "Kaydet (Ctrl+S)",
	"keys.control": "Ctrl",
	"keys.shift": "Shift",

	"unsaved.title": "Kaydetmeden çıkılsın mı?",
	"unsaved.description": "Değişiklikleriniz kaybolur.",
	"unsaved.leave": "Sayfadan çık",
	"unsaved.stay": "Sayfada kal",

	"stale.title": "Başka biri değişiklik kaydetti",
	"stale.description":
		"Düzenlemeye devam ederseniz değişiklikleriniz korunur ve geri kalan her şey en son sürümden yüklenir. Yenilerseniz değişiklikleriniz silinir.",
	"stale.reload": "Yenile",
	"stale.keep": "Düzenlemeye devam",
	"stale.taken": "Başka biri değiştirdi. Önceki: {{value}}",
	"stale.kept": "Başka biri şunu girdi: {{value}}. Kaydederseniz yerine sizinki geçer.",
	"stale.changed": "Başka biri değiştirdi. Kaydetmeden önce kontrol edin.",

	"rich_text.toolbar": "Biçimlendirme: {{label}}",
	"rich_text.bold": "Kalın",
	"rich_text.italic": "İtalik",
	"rich_text.underline": "Altı çizili",
	"rich_text.strike": "Üstü çizili",
	"rich_text.heading_2": "Büyük başlık",
	"rich_text.heading_3": "Küçük başlık",
	"rich_text.bullets": "Madde işaretli liste",
	"rich_text.numbers": "Numaralı liste",
	"rich_text.quote": "Alıntı",
	"rich_text.link": "Bağlantı",
	"rich_text.link_hint":
		"Bir web adresi ya da mailto: veya tel: bağlantısı girin. Bağlantıyı kaldırmak için boş bırakın.",
	"rich_text.address": "Adres",

	"preview.title": "Önizleme",
	"preview.width": "Önizleme genişliği",
	"preview.phone": "Telefon",
	"preview.tablet": "Tablet",
	"preview.desktop": "Masaüstü",
	"preview.open": "Kayıtlı sürümü aç",
	"preview.failed": "Önizleme yüklenemedi.",
	"preview.disabled": "Bu bulucu devre dışı. Burada görmek için etkinleştirip kaydedin.",

	...arms.names,
	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...fieldTexts,
	...statistics,
	...integrations,
	...menu,
	...messages,
	...orders,
	...overview,
	...palette,
	...priceChanges,
	...pricing,
	...products,
	...publishing,
	...setProducts,
	...stock,
	...carRequests,
	...users,
};
