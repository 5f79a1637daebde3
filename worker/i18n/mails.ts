import type { Locale } from "./locale.rules.ts";

export type Mail = { subject: string; text: string };

/** The mail to a user who forgot the password, in the user's own language. */
export const resetMail = (locale: Locale, name: string, link: string): Mail => RESET[locale](name, link);

const RESET: Record<Locale, (name: string, link: string) => Mail> = {
	en: (name, link) => ({
		subject: "Reset your password",
		text: `Hello ${name},\n\nUse this link within one hour to set a new password:\n\n${link}\n\nIf you didn't request this, ignore this e-mail. Your password won't change.\n`,
	}),
	de: (name, link) => ({
		subject: "Passwort zurücksetzen",
		text: `Hallo ${name},\n\nhier können Sie innerhalb einer Stunde ein neues Passwort festlegen:\n\n${link}\n\nWenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.\n`,
	}),
	gr: (name, link) => ({
		subject: "Επαναφορά κωδικού πρόσβασης",
		text: `Γεια σας ${name},\n\nΜπορείτε να ορίσετε νέο κωδικό πρόσβασης εδώ μέσα σε μία ώρα:\n\n${link}\n\nΑν δεν το ζητήσατε εσείς, μην κάνετε τίποτα: ο κωδικός σας παραμένει ως έχει.\n`,
	}),
	tr: (name, link) => ({
		subject: "Parolanızı sıfırlayın",
		text: `Merhaba ${name},\n\nBir saat içinde buradan yeni bir parola belirleyebilirsiniz:\n\n${link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez: Parolanız değişmez.\n`,
	}),
	pl: (name, link) => ({
		subject: "Ustaw nowe hasło",
		text: `Dzień dobry, ${name}!\n\nNowe hasło możesz ustawić tutaj w ciągu godziny:\n\n${link}\n\nJeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: hasło pozostanie bez zmian.\n`,
	}),
	ru: (name, link) => ({
		subject: "Сброс пароля",
		text: `Здравствуйте, ${name}!\n\nЗадайте новый пароль здесь в течение часа:\n\n${link}\n\nЕсли вы его не запрашивали, ничего не делайте: пароль останется прежним.\n`,
	}),
};
