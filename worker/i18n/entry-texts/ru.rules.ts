import type { EntryTexts } from "./en.rules.ts";

export const entryTexts: EntryTexts = {
	"auth.invalid_login": "Проверьте данные для входа.",
	"auth.token_invalid": "Эта ссылка больше не действительна. Запросите новую.",
	"auth.password_short": "Этот пароль слишком короткий.",
	"users.email_invalid": "Введите правильный адрес эл. почты.",
};
