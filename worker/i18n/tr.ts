import type { ServerTexts } from "./en.ts";
import { fieldTexts } from "./field-texts/tr.rules.ts";

export const tr: ServerTexts = {
	...fieldTexts,

	"request.not_json": "İstek JSON olarak gönderilmelidir.",
	"request.malformed": "İstek okunamadı.",
	"request.unexpected_body": "Bu çağrı içerik almaz.",
	"request.invalid_json": "Lütfen girdiğiniz bilgileri kontrol edin.",
	"request.invalid_param": "Bu adres geçerli değil.",
	"request.invalid_query": "Bu adres geçerli değil.",
	"request.too_large": "İstek çok büyük.",
	"request.not_found": "Bu adreste bir şey yok.",
	"request.method_not_allowed": "Bu çağrı bu biçimde kullanılamaz.",
	"request.idempotency_invalid": "Idempotency-Key 1 ile 200 arasında yazdırılabilir karakterden oluşur.",
	"request.idempotency_mismatch": "Bu Idempotency-Key başka bir istek için kullanıldı.",
	"request.reference_gone": "Bunun başvurduğu bir kayıt bu arada silindi. Sayfayı yenileyip tekrar deneyin.",
	"request.idempotency_busy":
		"Bu Idempotency-Key ile gönderilen ilk istek hâlâ işleniyor. Lütfen birazdan tekrar deneyin.",

	"server.internal": "Bizim tarafımızda bir sorun oluştu. Lütfen tekrar deneyin.",
	"server.unavailable": "Hizmete şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin.",

	"auth.unauthorized": "Lütfen oturum açın.",
	"auth.other_user": "Başka bir kullanıcı olarak oturum açtınız. Hiçbir şey kaydedilmedi.",
	"auth.invalid_login": "Lütfen giriş bilgilerinizi kontrol edin.",
	"auth.too_many_attempts": "Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.",
	"auth.forbidden": "Erişim izniniz yok. İzni bir yetkili veya yönetici verebilir.",
	"auth.token_invalid": "Bu bağlantı artık geçerli değil. Lütfen yenisini isteyin.",
	"auth.not_while_impersonating": "Başka bir kullanıcıyı simüle ederken bu yapılamaz.",
	"auth.password_short": "Bu parola çok kısa.",

	"assortments.not_found": "Ürün grubu bulunamadı.",
	"assortments.stale": "Bu ürün grubu bu arada başka biri tarafından değiştirildi. Lütfen sayfayı yenileyin.",
	"assortments.code_fixed": "Kod değiştirilemez çünkü ürün numaraları onu içerir.",
	"assortments.kind_fixed": "Tür değiştirilemez.",
	"assortments.brand_not_found": "Marka bulunamadı.",
	"assortments.brand_stale": "Bu marka bu arada başka biri tarafından değiştirildi. Lütfen sayfayı yenileyin.",
	"assortments.parts_of_other_kind": "Ön ve arka ürün gruplarının fiyatlı ölçüleri, adaptörün tek fiyatı vardır.",
	"users.not_found": "Kullanıcı bulunamadı.",
	"users.stale": "Bu kullanıcı bu arada başka biri tarafından değiştirildi. Lütfen sayfayı yenileyin.",
	"users.not_impersonatable": "Bu kullanıcı simüle edilemez.",

	"companies.not_found": "Şirket bulunamadı.",
	"companies.stale": "Bu şirket bu arada başka biri tarafından değiştirildi. Lütfen sayfayı yenileyin.",

	"contents.not_found": "İçerik bulunamadı.",
	"contents.stale": "Bu içeriği başka biri değiştirdi. Sayfayı yenileyin.",

	"catalogue.import_not_found": "İçe aktarma bulunamadı.",
	"catalogue.import_closed": "Bu içe aktarma sona erdi. Lütfen yenisini başlatın.",
	"catalogue.part_unknown": "İçe aktarmada bu numaralı bir bölüm yok.",
	"catalogue.part_differs": "Bu bölüm daha önce başka içerikle geldi. Dosya değişmiş.",
	"catalogue.rows_unordered": "Bir bölümün satır numaraları artan sırada olmalıdır.",
	"catalogue.rows_differ": "Bölümlerdeki satır sayısı bildirilenden farklı.",
	"catalogue.dry_run": "Bir deneme etkinleştirilemez. Dosyayı deneme olmadan yeniden içe aktarın.",
	"catalogue.parts_missing": "İçe aktarma henüz tamamlanmadı: eksik bölümler var.",
	"catalogue.too_many_brands": "Dosyada çok fazla araç markası var. Lütfen sütunları kontrol edin.",
	"catalogue.superseded": "Bu arada başka bir katalog etkinleştirildi. Lütfen içe aktarmayı yeniden başlatın.",
	"catalogue.removal_unconfirmed":
		"Bu işlem araçların onda birinden fazlasını kaldırır. Kaldırılan araç sayısını onaylayın.",
	"catalogue.version_not_found": "Katalog sürümü bulunamadı.",
	"catalogue.version_overtaken":
		"Bu arada başka bir katalog etkinleştirildi. Lütfen değişiklikleri yeniden kontrol edin.",
	"catalogue.version_busy": "Kataloğu şu anda başka biri değiştiriyor. Lütfen tekrar deneyin.",
	"catalogue.version_incomplete": "Bu katalog sürümü tamamlanmadığı için etkinleştirilemez.",

	"finders.not_found": "Bulucu bulunamadı.",
	"finders.not_available": "Bu bulucu kullanılamıyor.",
	"finders.stale": "Bu yapılandırma bu arada başka biri tarafından değiştirildi. Lütfen sayfayı yenileyin.",
	"finders.currency_has_prices":
		"Bu yapılandırmanın özel fiyatları var. Yeni para biriminde bunlara ne olacağını seçin.",
	"finders.article_unknown": "Bu makalelerden biri mevcut değil.",
	"finders.brand_not_found": "Araç markası bulunamadı.",
	"finders.model_not_found": "Model bulunamadı.",
	"finders.unknown_address": "Bu adreste bir şey yok.",
	"finders.vehicle_id_invalid": "Araç şöyle yazılır: 812-2016, varyant ve yıl.",
	"finders.vehicle_not_found": "Bu araç katalogda yok.",

	"offers.assortment_not_found": "Bu yapılandırma bu ürün grubunu sunamaz.",
	"offers.assortment_twice": "Her ürün grubu listede yalnızca bir kez yer alabilir.",
	"offers.part_not_found": "Bu yapılandırma bu parçayı sunmuyor.",
	"offers.stale": "Bu fiyatları bu arada başka biri değiştirdi.",

	"products.not_found": "Bu yapılandırma bu ürünü satmıyor.",
	"products.set_not_found": "Ürün bulunamadı.",
	"products.nothing_imported": "Bu dosyanın hiçbir satırı içe aktarılamadı.",
	"products.too_many_rows": "Bir seferde en fazla 250.000 satır içe aktarılabilir. Lütfen dosyayı bölün.",
	"products.company_ambiguous": "Bu ada sahip birden çok şirket var. Lütfen kimliği kullanın.",
	"products.sku_missing": "Ürün numarası eksik.",
	"products.code_missing": "Ürün grubu kodu eksik.",
	"products.code_unknown": "Bu koda sahip bir ürün grubu yok.",
	"products.rear_code_unknown": "Bu koda sahip bir arka ürün grubu yok.",
	"products.rear_code_missing": "Arka silecekli bir paket, arka ürün grubunun kodunu gerektirir.",
	"products.driver_missing": "Sürücü tarafının ölçüsü eksik.",
	"products.rear_missing": "Arka ölçü eksik.",
	"products.one_size": "Bir ürünün her tarafta tek bir ölçüsü vardır.",
	"products.size_not_made": "Bu ürün grubunda bu ölçüde bir silecek yok.",
	"products.size_of_other_kind": "Bu tür ürün grubunun böyle bir ölçüsü yok.",
	"products.row_twice": "Daha önceki bir satır aynı ürünü belirtiyor.",

	"orders.not_found": "Sipariş bulunamadı.",

	"uploads.missing": "Lütfen bir dosya seçin.",
	"uploads.not_multipart": "Dosya bir form olarak (multipart/form-data) gönderilmelidir.",
	"uploads.too_many": "Bir kerede yalnızca bir dosya yüklenebilir.",
	"uploads.quota": "Şirketiniz son bir saatte çok fazla görsel yükledi. Lütfen daha sonra tekrar deneyin.",
	"uploads.too_large": "Dosya çok büyük. En fazla 5 MB olabilir.",
	"uploads.type_refused": "Geçersiz dosya türü. PNG, JPEG ve WebP görselleri kabul edilir.",
	"uploads.damaged": "Görsel bozuk. Lütfen yüklediğiniz dosyayı kontrol edin.",
	"uploads.too_many_pixels":
		"Görselde çok fazla piksel var. En fazla 40 megapiksel ve kenar başına 12.000 piksel olabilir.",
};
