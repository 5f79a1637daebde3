import type { contents as model } from "../en/contents.ts";
import type { TextsOf } from "../texts.ts";

export const contents: TextsOf<typeof model> = {
	"contents.description": "Τα άρθρα εμφανίζονται στο υποσέλιδο της διαχείρισης, οι ειδοποιήσεις πίσω από το καμπανάκι.",
	"contents.search": "Αναζήτηση περιεχομένων",
	"contents.add": "Προσθήκη περιεχομένου",
	"contents.none": "Κανένα περιεχόμενο",
	"contents.none_description":
		"Γράψτε ένα άρθρο ή μια ειδοποίηση και θα μπορούν να τα διαβάσουν όλοι οι συνδεδεμένοι χρήστες.",
	"contents.field_title": "Τίτλος",
	"contents.created_at": "Δημιουργία",
	"contents.updated_at": "Αλλαγή",
	"contents.type": "Τύπος",
	"contents.edit_this": "Επεξεργασία περιεχομένου",
	"contents.remove_title": "Διαγραφή «{{title}}»;",
	"contents.remove_description":
		"Θα εξαφανιστεί για όλους, και από κάθε finder που το δείχνει. Η ενέργεια δεν αναιρείται.",
	"contents.removed": "Διαγράφηκε",
	"contents.updated": "Αλλαγή: {{when}}",
	"contents.no_text": "Δεν υπάρχει ακόμη κείμενο.",
	"contents.language": "Γλώσσα",
	"contents.language_hint": "Όποιος εργάζεται σε άλλη γλώσσα δεν το βλέπει.",
	"contents.all_languages": "Όλες οι γλώσσες",
	"contents.text": "Κείμενο",
	"contents.type_unknown": "Αυτός ο τύπος περιεχομένου δεν υπάρχει στη λίστα.",
	"content_type.article": "Άρθρο",
	"content_type.notification": "Ειδοποίηση",
	"articles.label": "Άρθρα",
	"articles.none": "Κανένα άρθρο",
	"articles.gone": "Αυτό το άρθρο δεν υπάρχει εδώ",
	"articles.gone_description": "Διαγράφηκε ή είναι γραμμένο σε άλλη γλώσσα.",
	"notifications.new": "Νέο",
	"notifications.open": "Ειδοποιήσεις",
	"notifications.unread": "Ειδοποιήσεις, υπάρχει κάτι νέο",
	"notifications.title": "Ειδοποιήσεις",
	"notifications.none": "Καμία ειδοποίηση",
};
