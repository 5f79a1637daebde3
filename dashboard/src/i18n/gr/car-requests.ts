import type { carRequests as english } from "../en/car-requests.ts";
import type { TextsOf } from "../texts.ts";

export const carRequests: TextsOf<typeof english> = {
	"menu.car_requests": "Αιτήματα αυτοκινήτων",
	"car_requests.description":
		"Αυτοκίνητα για τα οποία οι επισκέπτες σας δεν βρήκαν υαλοκαθαριστήρες. Βλέπετε πόσες φορές ζητήθηκε το καθένα, ποτέ όμως από ποιον.",
	"car_requests.description_all":
		"Αυτοκίνητα για τα οποία οι επισκέπτες όλων των καταστημάτων δεν βρήκαν υαλοκαθαριστήρες, πρώτα όσα έχουν τις περισσότερες επιβεβαιώσεις.",
	"car_requests.asked": "Αιτήματα",
	"car_requests.confirmed": "Επιβεβαιωμένα",
	"car_requests.first_asked": "Πρώτο αίτημα",
	"car_requests.last_asked": "Τελευταίο αίτημα",
	"car_requests.unconfirmed": "Χωρίς επιβεβαίωση",
	"car_requests.waiting": "Σε αναμονή",
	"car_requests.told": "Ενημερώθηκαν",
	"car_requests.none": "Δεν υπάρχουν ακόμη αιτήματα αυτοκινήτων",
	"car_requests.none_on":
		"Επισκέπτες που δεν βρίσκουν το αυτοκίνητό τους μπορούν να αφήσουν ένα e-mail. Τα αυτοκίνητα εμφανίζονται εδώ.",
	"car_requests.none_off":
		"Επιτρέψτε σε επισκέπτες που δεν βρίσκουν το αυτοκίνητό τους να αφήσουν ένα e-mail. Λαμβάνουν ένα μήνυμα όταν υπάρξουν προϊόντα.",
	"car_requests.none_all":
		"Μόλις ένα κατάστημα ενεργοποιήσει τα αιτήματα αυτοκινήτων, εδώ εμφανίζονται τα αυτοκίνητα για τα οποία οι επισκέπτες του δεν βρήκαν υαλοκαθαριστήρες.",
	"car_requests.to_switch": "Άνοιγμα ρυθμίσεων",
	"car_requests.remove_title": "Διαγραφή όλων των αιτημάτων για {{car}};",
	"car_requests.remove_description": "Διαγράφονται και οι διευθύνσεις e-mail των επισκεπτών, που δεν θα ενημερωθούν.",
	"car_requests.removed": "Τα αιτήματα διαγράφηκαν",
	"audit.car_request": "Αιτήματα αυτοκινήτων",
};
