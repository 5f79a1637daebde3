/** What the server and the first view both say. Every other language has exactly these keys. */
export const entryTexts = {
	"auth.invalid_login": "Please check your login information.",
	"auth.token_invalid": "This link is no longer valid. Request a new one.",
	"auth.password_short": "This password is too short.",
	"users.email_invalid": "Enter a valid e-mail address.",
};
export type EntryTexts = Readonly<Record<keyof typeof entryTexts, string>>;
