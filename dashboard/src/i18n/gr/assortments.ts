import type { assortments as model } from "../en/assortments.ts";
import type { TextsOf } from "../texts.ts";

export const assortments: TextsOf<typeof model> = {
	"offer.title": "Σειρές: {{label}}",
	"offer.description": "Τι προσφέρεται στους επισκέπτες σας και με ποια σειρά.",
	"offer.read_only": "Μπορείτε να δείτε τις σειρές, αλλά όχι να τις αλλάξετε.",
	"offer.search": "Αναζήτηση σειρών",
	"offer.front": "Εμπρός",
	"offer.rear": "Πίσω",
	"offer.adapter": "Προσαρμογείς",
	"offer.count": "Προσφέρονται {{offered}} από {{total}}",
	"offer.all": "Προσφορά όλων",
	"offer.none": "Προσφορά καμίας",
	"offer.offered": "Προσφορά: {{name}}",
	"offer.up": "{{name}}: πιο πάνω",
	"offer.down": "{{name}}: πιο κάτω",
	"offer.moved": "{{name}}: θέση {{position}} από {{total}}",
	"offer.no_prices": "Χωρίς τιμές σε {{currency}}: δεν πωλείται",
	"offer.some_prices": "Τιμές σε {{currency}}: {{priced}} από {{total}} μεγέθη",
	"offer.no_sizes": "Δεν έχει ακόμη μεγέθη: δεν πωλείται",
	"offer.no_front_offered": "Δεν προσφέρεται καμία εμπρόσθια σειρά: οι επισκέπτες δεν θα βρουν σετ υαλοκαθαριστήρων.",
	"offer.none_of_kind": "Δεν υπάρχουν ακόμη.",
	"offer.no_front": "Δεν υπάρχουν ακόμη εμπρόσθιες σειρές",
	"offer.no_front_description":
		"Η εταιρεία σας δεν επιτρέπεται ακόμη να πουλά καμία εμπρόσθια σειρά. Ζητήστε από τον διαχειριστή να σας επιτρέψει κάποιες.",
	"offer.no_front_admin":
		"Αυτή η εταιρεία δεν επιτρέπεται ακόμη να πουλά καμία εμπρόσθια σειρά. Τις επιτρέπετε στη φόρμα της εταιρείας.",
};
