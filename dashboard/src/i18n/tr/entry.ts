import { entryTexts } from "#worker/i18n/entry-texts/tr.rules.ts";
import type { EntryTexts } from "../texts.ts";

export const entry: EntryTexts = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "İptal",
	"action.close": "Kapat",
	"action.ok": "Tamam",
	"action.retry": "Yeniden dene",

	"state.loading": "Yükleniyor…",

	"toast.region": "İletiler",

	"problem.unreachable": "Sunucuya ulaşılamıyor. Lütfen bağlantınızı kontrol edin.",
	"problem.status": "Bilinmeyen bir hata oluştu. Sunucu {{status}} durum koduyla yanıt verdi.",

	"error_page.title": "Hata {{status}}",
	"error_page.title_unknown": "Bağlantı yok",
	"error_page.forbidden": "Bu sayfaya erişim hakkınız yok. Bir yetkili veya yönetici size erişim verebilir.",
	"error_page.not_found": "Sayfa bulunamadı.",
	"error_page.internal": "Sunucu hatası. Bilinmeyen bir hata oluştu.",
	"error_page.unknown": "Bilinmeyen bir hata oluştu. Sunucuya ulaşılamıyor.",
	"error_page.home": "Ana sayfaya dön",

	"release.available": "Yeni bir sürüm var",
	"release.description": "Bu sayfanın bir bölümü eski sürüme ait olduğu için yüklenemedi.",
	"release.reload": "Yenile",

	"language.choose": "Dil",

	"theme.choose": "Görünüm",
	"theme.light": "Açık",
	"theme.dark": "Koyu",
	"theme.system": "Sistem",

	"login.title": "Oturum aç",
	"login.subtitle": "Silecek bulucunuzu yapılandırın, fiyatlandırın ve yayınlayın.",
	"login.username": "Kullanıcı adı",
	"login.password": "Parola",
	"login.submit": "Oturum aç",
	"login.forgot": "Parolanızı mı unuttunuz?",

	"forgot.title": "Parolanızı mı unuttunuz?",
	"forgot.description": "E-posta adresinizi girin. Bir hesaba aitse yeni parola belirlemeniz için bağlantı göndeririz.",
	"forgot.email": "E-posta",
	"forgot.submit": "Bağlantıyı gönder",
	"forgot.sent": "Sıfırlama bağlantısı gönderildi. Gelen kutunuzu kontrol edin.",

	"reset.title": "Yeni parola belirle",
	"reset.subtitle": "Hesabınız için yeni bir parola seçin.",
	"reset.submit": "Parolayı belirle",
	"reset.changed": "Parola değiştirildi",
	"reset.changed_description": "Yeni parolanızla oturum açın.",
	"reset.request": "Yeni bağlantı iste",
	"reset.to_login": "Oturum açmaya dön",

	"password.new": "Yeni parola",
	"password.hint_one": "En az {{count, number}} karakter.",
	"password.hint_other": "En az {{count, number}} karakter.",

	"field.required": "Bu alan zorunludur.",
	"field.too_long": "Bu değer çok uzun.",
	"field.invalid": "Bu değer geçerli değil.",
};
