import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Τα καταστήματα που χρησιμοποιούν το εργαλείο εύρεσης και τι μπορεί να πουλά το καθένα.",
	"companies.search": "Αναζήτηση εταιρειών",
	"companies.add": "Προσθήκη εταιρείας",
	"companies.none": "Καμία εταιρεία",
	"companies.none_description": "Προσθέστε την πρώτη εταιρεία και έπειτα τους χρήστες της.",
	"companies.edit": "Επεξεργασία: {{title}}",
	"companies.id": "ID",
	"companies.name": "Εταιρεία",
	"companies.street": "Οδός",
	"companies.house_number": "Αριθμός",
	"companies.zip": "Τ.Κ.",
	"companies.city": "Πόλη",
	"companies.country": "Χώρα",
	"companies.no_country": "Καμία χώρα",
	"companies.phone": "Τηλέφωνο",
	"companies.fronts": "Επιτρεπόμενες εμπρόσθιες σειρές",
	"companies.fronts_hint": "Οι οπίσθιες σειρές και οι σειρές προσαρμογέων επιτρέπονται σε κάθε εταιρεία.",
	"companies.active": "Ενεργή",
	"companies.active_hint":
		"Οι χρήστες μιας ανενεργής εταιρείας δεν μπορούν να συνδεθούν και τα εργαλεία εύρεσής της δεν εμφανίζονται.",
	"companies.inactive": "Ανενεργή",
	"companies.prime_orders": "Επιτρέπονται παραγγελίες Prime",
	"companies.deactivation":
		"Μετά την αποθήκευση οι χρήστες της δεν θα μπορούν να συνδεθούν και τα εργαλεία εύρεσής της δεν θα εμφανίζονται ({{users}}, {{finders}}).",
	"companies.users_count_one": "{{count, number}} χρήστης",
	"companies.users_count_other": "{{count, number}} χρήστες",
	"companies.finders_count_one": "{{count, number}} εργαλείο εύρεσης",
	"companies.finders_count_other": "{{count, number}} εργαλεία εύρεσης",
	"companies.assortments_count_one": "{{count, number}} σειρά",
	"companies.assortments_count_other": "{{count, number}} σειρές",
	"companies.removal":
		"Ορισμένα εργαλεία εύρεσης προσφέρουν σειρές που αφαιρείτε ({{assortments}}, {{finders}}). Σε ένα λεπτό δεν θα τις προσφέρουν πια. Οι τιμές διατηρούνται.",

	"companies.country_unknown": "Αυτή η χώρα δεν υπάρχει στη λίστα.",
	"companies.assortment_unknown": "Μία από αυτές τις εμπρόσθιες σειρές δεν υπάρχει.",
	"companies.own_company": "Δεν μπορείτε να απενεργοποιήσετε τη δική σας εταιρεία: θα κλειδωνόσασταν έξω.",
};
