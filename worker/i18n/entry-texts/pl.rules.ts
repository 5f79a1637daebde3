import type { EntryTexts } from "./en.rules.ts";

export const entryTexts: EntryTexts = {
	"auth.invalid_login": "Sprawdź swoje dane logowania.",
	"auth.token_invalid": "Ten link jest już nieważny. Poproś o nowy.",
	"auth.password_short": "To hasło jest za krótkie.",
	"users.email_invalid": "Podaj prawidłowy adres e-mail.",
};
