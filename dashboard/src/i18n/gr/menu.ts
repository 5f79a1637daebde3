import type { menu as model } from "../en/menu.ts";
import type { TextsOf } from "../texts.ts";

export const menu: TextsOf<typeof model> = {
	"menu.sell": "Πωλήσεις",
	"menu.system": "Σύστημα",
	"menu.articles": "Άρθρα",
	"menu.all_assortments": "Όλες οι σειρές",
	"menu.all_set_products": "Όλα τα προϊόντα σετ",
	"menu.set_products": "Προϊόντα σετ",
	"menu.car_data": "Δεδομένα αυτοκινήτων",

	"row.actions": "Ενέργειες για {{name}}",
	"row.view": "Προβολή",
	"row.simulate": "Προσομοίωση χρήστη",

	"finders.none_to_read": "Μπορεί να προσθέσει μία όποιος διαχειρίζεται την εταιρεία σας.",
	"selected.none_to_read": "Επιλέξτε μία από τη λίστα.",

	"toolbar.prices": "Εργαλεία τιμών",
};
