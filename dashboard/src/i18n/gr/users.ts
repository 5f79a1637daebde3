import type { users as model } from "../en/users.ts";
import type { TextsOf } from "../texts.ts";

export const users: TextsOf<typeof model> = {
	"users.description": "Όλοι όσοι μπορούν να συνδεθούν και οι ρόλοι τους.",
	"users.search": "Αναζήτηση χρηστών",
	"users.add": "Προσθήκη χρήστη",
	"users.none": "Κανένας χρήστης",
	"users.none_description": "Προσθέστε τον πρώτο χρήστη. Συνδέεται με όνομα χρήστη ή e-mail.",
	"users.edit": "Επεξεργασία: {{username}}",
	"users.id": "ID",
	"users.username": "Όνομα χρήστη",
	"users.email": "E-mail",
	"users.notification_email": "E-mail για ειδοποιήσεις",
	"users.name": "Ονοματεπώνυμο",
	"users.company": "Εταιρεία",
	"users.customer_number": "Αριθμός πελάτη",
	"users.language": "Γλώσσα",
	"users.roles": "Ρόλος",
	"users.enabled": "Ενεργός",
	"users.disabled": "Ανενεργός",
	"users.enabled_hint": "Ένας απενεργοποιημένος χρήστης αποσυνδέεται και δεν μπορεί να συνδεθεί.",
	"users.password": "Κωδικός πρόσβασης",
	"users.password_hint_one":
		"Αφήστε κενό για να διατηρηθεί ο κωδικός πρόσβασης. Τουλάχιστον {{count, number}} χαρακτήρας. Η αλλαγή αποσυνδέει τον χρήστη παντού.",
	"users.password_hint_other":
		"Αφήστε κενό για να διατηρηθεί ο κωδικός πρόσβασης. Τουλάχιστον {{count, number}} χαρακτήρες. Η αλλαγή αποσυνδέει τον χρήστη παντού.",
	"users.last_login": "Τελευταία σύνδεση",
	"users.created": "Δημιουργήθηκε",
	"users.updated": "Ενημερώθηκε",
};
