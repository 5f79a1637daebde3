import { entryTexts } from "#worker/i18n/entry-texts/gr.rules.ts";
import type { EntryTexts } from "../texts.ts";

export const entry: EntryTexts = {
	...entryTexts,

	"app.name": "Wiper Finder",

	"action.cancel": "Άκυρο",
	"action.close": "Κλείσιμο",
	"action.ok": "OK",
	"action.retry": "Δοκιμή ξανά",

	"state.loading": "Φόρτωση…",

	"toast.region": "Μηνύματα",

	"problem.unreachable": "Ο διακομιστής δεν είναι προσβάσιμος. Ελέγξτε τη σύνδεσή σας.",
	"problem.status": "Παρουσιάστηκε άγνωστο σφάλμα. Ο διακομιστής απάντησε με κωδικό κατάστασης {{status}}.",

	"error_page.title": "Σφάλμα {{status}}",
	"error_page.title_unknown": "Δεν υπάρχει σύνδεση",
	"error_page.forbidden":
		"Δεν έχετε δικαίωμα πρόσβασης σε αυτή τη σελίδα. Ένας υπεύθυνος ή διαχειριστής μπορεί να σας δώσει πρόσβαση.",
	"error_page.not_found": "Η σελίδα δεν βρέθηκε.",
	"error_page.internal": "Εσωτερικό σφάλμα διακομιστή. Παρουσιάστηκε άγνωστο σφάλμα.",
	"error_page.unknown": "Παρουσιάστηκε άγνωστο σφάλμα. Ο διακομιστής δεν είναι προσβάσιμος.",
	"error_page.home": "Επιστροφή στην αρχική σελίδα",

	"release.available": "Υπάρχει νέα έκδοση",
	"release.description": "Ένα μέρος αυτής της σελίδας ανήκει σε παλαιότερη έκδοση και δεν φορτώθηκε.",
	"release.reload": "Επαναφόρτωση",

	"language.choose": "Γλώσσα",

	"theme.choose": "Εμφάνιση",
	"theme.light": "Φωτεινή",
	"theme.dark": "Σκούρα",
	"theme.system": "Σύστημα",

	"login.title": "Σύνδεση",
	"login.subtitle": "Διαμορφώστε το εργαλείο εύρεσης υαλοκαθαριστήρων, ορίστε τιμές και δημοσιεύστε το.",
	"login.username": "Όνομα χρήστη",
	"login.password": "Κωδικός πρόσβασης",
	"login.submit": "Σύνδεση",
	"login.forgot": "Ξεχάσατε τον κωδικό πρόσβασης;",

	"forgot.title": "Ξεχάσατε τον κωδικό πρόσβασης;",
	"forgot.description":
		"Εισαγάγετε τη διεύθυνση e-mail σας. Αν ανήκει σε λογαριασμό, θα σας στείλουμε σύνδεσμο για νέο κωδικό πρόσβασης.",
	"forgot.email": "E-mail",
	"forgot.submit": "Αποστολή συνδέσμου",
	"forgot.sent": "Ο σύνδεσμος στάλθηκε. Ελέγξτε τα εισερχόμενά σας.",

	"reset.title": "Ορισμός νέου κωδικού πρόσβασης",
	"reset.subtitle": "Επιλέξτε νέο κωδικό πρόσβασης για τον λογαριασμό σας.",
	"reset.submit": "Ορισμός κωδικού πρόσβασης",
	"reset.changed": "Ο κωδικός πρόσβασης άλλαξε",
	"reset.changed_description": "Συνδεθείτε με τον νέο κωδικό πρόσβασης.",
	"reset.request": "Ζητήστε νέο σύνδεσμο",
	"reset.to_login": "Επιστροφή στη σύνδεση",

	"password.new": "Νέος κωδικός πρόσβασης",
	"password.hint_one": "Τουλάχιστον {{count, number}} χαρακτήρας.",
	"password.hint_other": "Τουλάχιστον {{count, number}} χαρακτήρες.",

	"field.required": "Αυτό το πεδίο είναι υποχρεωτικό.",
	"field.too_long": "Πολύ μεγάλο κείμενο.",
	"field.invalid": "Μη έγκυρη καταχώριση.",
};
