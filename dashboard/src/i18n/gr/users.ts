import type { users as model } from "../en/users.ts";
import type { TextsOf } from "../texts.ts";

export const users: TextsOf<typeof model> = {
	"users.description": "Όλοι όσοι συνδέονται εδώ και τι επιτρέπεται να κάνουν.",
	"users.search": "Αναζήτηση χρηστών",
	"users.add": "Προσθήκη χρήστη",
	"users.none": "Κανένας χρήστης",
	"users.none_description": "Προσθέστε τον πρώτο χρήστη. Η σύνδεση γίνεται με όνομα χρήστη ή e-mail.",
	"users.edit": "Επεξεργασία: {{username}}",
	"users.id": "ID",
	"users.username": "Όνομα χρήστη",
	"users.email": "E-mail",
	"users.notification_email": "E-mail για ειδοποιήσεις",
	"users.name": "Όνομα",
	"users.company": "Εταιρεία",
	"users.customer_number": "Αριθμός πελάτη",
	"users.language": "Γλώσσα",
	"users.roles": "Ρόλος",
	"users.enabled": "Ενεργός",
	"users.enabled_hint": "Όποιος απενεργοποιηθεί αποσυνδέεται αμέσως και δεν μπορεί να συνδεθεί.",
	"users.password": "Κωδικός πρόσβασης",
	"users.password_hint_one":
		"Αφήστε το κενό για να διατηρηθεί ο κωδικός. Τουλάχιστον {{count, number}} χαρακτήρας. Η αλλαγή αποσυνδέει τον χρήστη παντού.",
	"users.password_hint_other":
		"Αφήστε το κενό για να διατηρηθεί ο κωδικός. Τουλάχιστον {{count, number}} χαρακτήρες. Η αλλαγή αποσυνδέει τον χρήστη παντού.",
	"users.last_login": "Τελευταία σύνδεση",
	"users.created": "Δημιουργήθηκε",
	"users.updated": "Ενημερώθηκε",

	"users.username_taken": "Αυτό το όνομα χρήστη χρησιμοποιείται ήδη.",
	"users.email_taken": "Ένας άλλος χρήστης έχει ήδη αυτή τη διεύθυνση e-mail.",
	"users.company_required": "Επιλέξτε μια εταιρεία.",
	"users.company_unknown": "Αυτή η εταιρεία δεν υπάρχει.",
	"users.username_short": "Το όνομα χρήστη χρειάζεται τουλάχιστον 4 χαρακτήρες.",
	"users.username_is_email": "Ένα όνομα χρήστη με @ πρέπει να είναι η διεύθυνση e-mail του ίδιου του χρήστη.",
	"users.email_invalid": "Εισαγάγετε μια έγκυρη διεύθυνση e-mail.",
	"users.password_short": "Αυτός ο κωδικός πρόσβασης είναι πολύ σύντομος. Χρειάζονται τουλάχιστον 6 χαρακτήρες.",
	"users.password_mismatch": "Οι κωδικοί πρόσβασης δεν ταιριάζουν.",
	"users.one_role": "Επιλέξτε ακριβώς έναν ρόλο.",
	"users.not_yourself": "Αυτό δεν γίνεται στον δικό σας λογαριασμό: θα κλειδωνόσασταν έξω.",
};
