import type { EntryTexts } from "./en.rules.ts";

export const entryTexts: EntryTexts = {
	"auth.invalid_login": "Ελέγξτε τα στοιχεία σύνδεσής σας.",
	"auth.token_invalid": "Αυτός ο σύνδεσμος δεν ισχύει πλέον. Ζητήστε έναν νέο.",
	"auth.password_short": "Αυτός ο κωδικός πρόσβασης είναι πολύ σύντομος.",
	"users.email_invalid": "Εισαγάγετε μια έγκυρη διεύθυνση e-mail.",
};
