import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Τα καταστήματα που χρησιμοποιούν το εργαλείο εύρεσης και τι μπορούν να πουλούν.",
	"companies.search": "Αναζήτηση εταιρειών",
	"companies.add": "Προσθήκη εταιρείας",
	"companies.none": "Καμία εταιρεία",
	"companies.none_description": "Προσθέστε πρώτα μια εταιρεία και έπειτα τους χρήστες της.",
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
	"companies.logo": "Λογότυπο",
	"companies.logo_hint": "Εμφανίζεται στα δελτία αποστολής και στις λίστες συλλογής.",
	"companies.fronts": "Επιτρεπόμενες εμπρόσθιες σειρές",
	"companies.fronts_hint": "Όλες οι εταιρείες μπορούν να πουλούν πίσω σειρές και σειρές προσαρμογέων.",
	"companies.active": "Ενεργή",
	"companies.active_hint":
		"Αν μια εταιρεία είναι ανενεργή, οι χρήστες της δεν μπορούν να συνδεθούν και τα εργαλεία εύρεσής της δεν εμφανίζονται.",
	"companies.inactive": "Ανενεργή",
	"companies.prime_orders": "Επιτρέπονται παραγγελίες Prime",
	"companies.supplier": "Αποστέλλει παραγγελίες άλλων εταιρειών",
	"companies.supplier_hint": "Οι χρήστες της βλέπουν τότε τις εισερχόμενες παραγγελίες.",
	"companies.supplier_id": "Προμηθευτής",
	"companies.no_supplier": "Κανένας προμηθευτής",
	"companies.supplier_id_hint": "Ποιος αποστέλλει τις παραγγελίες της εταιρείας.",
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
};
