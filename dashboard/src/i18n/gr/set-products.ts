import type { setProducts as model } from "../en/set-products.ts";
import type { TextsOf } from "../texts.ts";

export const setProducts: TextsOf<typeof model> = {
	"set_products.description": "Οι δικοί σας κωδικοί προϊόντος, τιμές και πακέτα, για όλες τις διαμορφώσεις σας.",
	"set_products.none_description":
		"Προσθέστε ένα προϊόν για να πουλάτε εξαρτήματα με δικό σας κωδικό προϊόντος ή δική σας τιμή, ή μαζί ως πακέτο.",
	"set_products.add": "Προσθήκη προϊόντος",
	"set_products.edit": "Επεξεργασία: {{sku}}",
	"set_products.front_rear": "Πακέτο εμπρός και πίσω",
	"set_products.multipack": "Πολυσυσκευασία",
	"set_products.assortment": "Σειρά",
	"set_products.rear_assortment": "Πίσω σειρά",
	"set_products.choose_assortment": "Επιλέξτε σειρά",
	"set_products.no_passenger": "Κανένας",
	"set_products.quantity": "Ποσότητα",
	"set_products.sku_hint": "Αφήστε το κενό για χρήση του {{sku}}.",
	"set_products.single_set_sku": "Κωδικός ενός σετ",
	"set_products.short_code": "Σύντομος κωδικός",
	"set_products.short_code_hint": "Το τέλος του κωδικού προϊόντος όταν σχηματίζεται από τα εξαρτήματα.",
	"set_products.name_hint": "Αφήστε το κενό για χρήση των ονομάτων των εξαρτημάτων.",
	"set_products.name_remark": "Εμφανίζεται μόνο σε αυτή τη λίστα. Ο τίτλος σχηματίζεται από τα εξαρτήματα.",
	"set_products.reference_sku": "Κωδικός αναφοράς",
	"set_products.reference_hint": "Ο αριθμός στο δικό σας σύστημα.",
	"set_products.text": "Περιγραφή",
	"set_products.price_parts": "Τιμή των εξαρτημάτων",
	"set_products.price_own": "Δική σας τιμή",
	"set_products.price_discount": "Έκπτωση στα εξαρτήματα",
	"set_products.price_hint":
		"Ισχύει για διαμορφώσεις σε αυτό το νόμισμα. Οι υπόλοιπες χρησιμοποιούν την τιμή των εξαρτημάτων.",
	"set_products.currency": "Νόμισμα",
	"set_products.choose_currency": "Επιλέξτε νόμισμα",
	"set_products.discount": "Έκπτωση σε %",
	"set_products.discount_hint": "Στρογγυλοποιείται όπως οι τιμές της διαμόρφωσης.",
	"set_products.make": "Δημιουργία προϊόντος σετ",
	"set_products.edit_own": "Επεξεργασία προϊόντος σετ",
	"set_products.parts_price": "Τιμή των εξαρτημάτων: {{price}}",
	"set_products.choose_company": "Επιλέξτε εταιρεία",
};
