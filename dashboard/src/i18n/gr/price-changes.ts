import type { priceChanges as model } from "../en/price-changes.ts";
import type { TextsOf } from "../texts.ts";

export const priceChanges: TextsOf<typeof model> = {
	"currency.title": "Αλλαγή νομίσματος από {{from}} σε {{to}};",
	"currency.description": "Ειδικές τιμές: {{prices}}. Επιλέξτε τι θα γίνει με αυτές.",
	"currency.choose": "Ειδικές τιμές",
	"currency.convert": "Μετατροπή",
	"currency.convert_hint": "Με ισοτιμία που εισάγετε, με στρογγυλοποίηση στις επιτρεπόμενες τιμές.",
	"currency.keep": "Διατήρηση αριθμών",
	"currency.keep_hint": "Ίδιο ποσό, νέο νόμισμα.",
	"currency.drop": "Κατάργηση",
	"currency.drop_hint": "Όλες οι ειδικές τιμές διαγράφονται.",
	"currency.samples": "Παραδείγματα",
	"currency.rate": "1 {{from}} σε {{to}}",
	"currency.rate_invalid": "Εισαγάγετε ισοτιμία, για παράδειγμα 1,08.",
	"currency.base_applies": "Τα εξαρτήματα χωρίς ειδική τιμή πωλούνται στη βασική τιμή.",
	"currency.base_gone":
		"Οι βασικές τιμές είναι σε ευρώ και δεν ισχύουν σε {{sign}}. Εξαρτήματα που δεν θα πωλούνται: {{parts}}.",
	"currency.change": "Αλλαγή νομίσματος",
	"finders.rate_unfit": "Με αυτή την ισοτιμία μια τιμή θα ήταν 0 ή υπερβολικά υψηλή.",
	"menu.activity": "Αρχείο δραστηριότητας",
	"activity.description": "Ποιος άλλαξε τι στις διαμορφώσεις, τις τιμές και τα προϊόντα σας.",
	"activity.support": "Υποστήριξη",
};
