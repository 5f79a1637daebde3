import type { EntryTexts } from "./en.rules.ts";

export const entryTexts: EntryTexts = {
	"auth.invalid_login": "Lütfen oturum açma bilgilerinizi kontrol edin.",
	"auth.token_invalid": "Bu bağlantı artık geçerli değil. Lütfen yenisini isteyin.",
	"auth.password_short": "Bu parola çok kısa.",
	"users.email_invalid": "Geçerli bir e-posta adresi girin.",
};
