import type { insights as model } from "../en/insights.ts";
import type { TextsOf } from "../texts.ts";

export const insights: TextsOf<typeof model> = {
	"insights.configs": "Ενεργές: {{enabled}}, συνδεδεμένες: {{connected}}",
	"insights.companies": "Ενεργές: {{active}}",
	"insights.users": "Συνδέθηκαν τις τελευταίες 30 ημέρες: {{active}}",
	"insights.cars": "Αυτοκίνητα",
	"insights.catalogue": "Μάρκες αυτοκινήτων: {{brands}}, μοντέλα: {{models}}",
	"insights.no_catalogue": "Δεν υπάρχει ακόμη ενεργός κατάλογος.",
	"insights.activated": "Ενεργοποίηση καταλόγου: {{when}}",
	"insights.running": "Εισαγωγές σε εξέλιξη: {{count}}",
	"insights.last_import": "Τελευταία εισαγωγή: {{when}}",
	"insights.visits": "Προβολές των finder τις τελευταίες 30 ημέρες",
	"insights.no_visits": "Κανείς δεν έχει ανοίξει ακόμη finder σε σελίδα καταστήματος.",
	"insights.visits_summary": "Προβολές: {{visits}}, διαφορετικοί finder: {{finders}}",
	"insights.no_result": "Αναζητήσεις χωρίς αποτέλεσμα",
	"insights.origins": "Ιστότοποι με τις περισσότερες επισκέψεις",
	"insights.day": "Ημέρα",
	"insights.opened": "Προβολές",
};
