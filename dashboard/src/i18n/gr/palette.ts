import type { palette as model } from "../en/palette.ts";
import type { TextsOf } from "../texts.ts";

export const palette: TextsOf<typeof model> = {
	"palette.title": "Αναζήτηση",
	"palette.placeholder": "Αναζήτηση ή μετάβαση σε…",
	"palette.results": "Αποτελέσματα",
	"palette.recent": "Πρόσφατα",
	"palette.pages": "Σελίδες",
	"palette.actions": "Εντολές",
	"palette.of_finder": "Επιλεγμένη διαμόρφωση",
	"palette.look_up": "Αναζήτηση κωδικού προϊόντος",
	"palette.which_user": "Αναζητήστε τον χρήστη για προσομοίωση",
	"palette.which_sku": "Πληκτρολογήστε κωδικό ή τίτλο προϊόντος",
	"palette.key_move": "Μετακίνηση",
	"palette.key_open": "Άνοιγμα",
	"palette.words_add": "νέο, δημιουργία",
	"palette.words_configs": "finder, widget, αρχική",
	"palette.words_settings": "διαμόρφωση, επιλογές, προτιμήσεις, χρώματα, κείμενα, γλώσσα, νόμισμα, εμφάνιση",
	"palette.words_publish": "ενσωμάτωση, κώδικας, script, εγκατάσταση, σύνδεση",
	"palette.words_pricing": "τιμοκατάλογος, ειδικές τιμές, κόστος",
	"palette.words_products": "SKU, είδη, κωδικοί, εξαγωγή, CSV",
	"palette.words_catalogue": "αυτοκίνητα, μοντέλα, εισαγωγή, εκδόσεις",
	"palette.words_users": "άτομα, λογαριασμοί, μέλη, ρόλοι",
	"palette.words_companies": "καταστήματα, πελάτες",
	"palette.words_audit": "ιστορικό, δραστηριότητα, αλλαγές",
};
