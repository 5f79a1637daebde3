import type { companies as model } from "../en/companies.ts";
import type { TextsOf } from "../texts.ts";

export const companies: TextsOf<typeof model> = {
	"companies.description": "Τα καταστήματα που χρησιμοποιούν το finder και τι μπορεί να πουλά το καθένα.",
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
		"Οι χρήστες μιας ανενεργής εταιρείας δεν μπορούν να συνδεθούν και τα finder της δεν δείχνουν τίποτα.",
	"companies.inactive": "Ανενεργή",
	"companies.prime_orders": "Επιτρέπονται παραγγελίες Prime",
	"companies.deactivation":
		"Μετά την αποθήκευση οι χρήστες της δεν θα μπορούν να συνδεθούν και τα finder της θα σβήσουν. Χρήστες: {{users}}. Finder: {{finders}}.",
	"companies.removal":
		"Κάποια finder προσφέρουν αυτό που αφαιρείτε· μέσα σε ένα λεπτό δεν θα το προσφέρουν πια. Οι τιμές τους διατηρούνται. Σειρές: {{assortments}}. Finder: {{finders}}.",

	"companies.country_unknown": "Αυτή η χώρα δεν υπάρχει στη λίστα.",
	"companies.assortment_unknown": "Μία από αυτές τις εμπρόσθιες σειρές δεν υπάρχει.",
	"companies.own_company": "Δεν μπορείτε να απενεργοποιήσετε τη δική σας εταιρεία: θα κλειδωνόσασταν έξω.",
};
