import type { EntryTexts } from "./en.rules.ts";

export const entryTexts: EntryTexts = {
	"auth.invalid_login": "Bitte prüfen Sie Ihre Anmeldedaten.",
	"auth.token_invalid": "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
	"auth.password_short": "Dieses Passwort ist zu kurz.",
	"users.email_invalid": "Geben Sie eine gültige E-Mail-Adresse ein.",
};
