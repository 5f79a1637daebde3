import type { publishing as model } from "../en/publishing.ts";
import type { TextsOf } from "../texts.ts";

export const publishing: TextsOf<typeof model> = {
	"publish.title": "Δημοσίευση: {{label}}",
	"publish.description": "Προσθέστε το εργαλείο εύρεσης σε κάθε σελίδα του καταστήματός σας με δύο γραμμές κώδικα.",
	"publish.copy_all": "Αντιγραφή και των δύο γραμμών",
	"publish.disabled":
		"Αυτό το εργαλείο εύρεσης είναι ανενεργό. Οι επισκέπτες δεν το βλέπουν μέχρι να το ενεργοποιήσετε.",
	"publish.to_settings": "Μετάβαση στις ρυθμίσεις",

	"publish.embed_title": "Προσθήκη στη σελίδα σας",
	"publish.platform": "Σύστημα καταστήματος",
	"publish.version": "Έκδοση του script",
	"publish.newest": "Πάντα η νεότερη",
	"publish.pinned": "Συγκεκριμένη έκδοση {{version}}",
	"publish.pinned_description":
		"Αυτός ο κώδικας φορτώνει πάντα την ίδια έκδοση και το πρόγραμμα περιήγησης την ελέγχει. Την ενημερώνετε εσείς.",

	"publish.html": "Απλό HTML",
	"publish.woocommerce": "WordPress / WooCommerce",
	"publish.shopify": "Shopify",
	"publish.magento": "Magento 2",
	"publish.tag_manager": "Διαχειριστής ετικετών Google",

	"publish.div": "Απόσπασμα div",
	"publish.script": "Απόσπασμα script",
	"publish.embed": "Και οι δύο γραμμές",
	"publish.tag_manager_code": "Ετικέτα «Προσαρμοσμένο HTML»",
	"publish.magento_policy_file": "etc/csp_whitelist.xml",

	"publish.place_line": "Προσθέστε αυτή τη γραμμή εκεί όπου θέλετε να εμφανίζεται το εργαλείο εύρεσης.",
	"publish.script_line": "Προσθέστε αυτή τη γραμμή μία φορά, οπουδήποτε στην ίδια σελίδα.",
	"publish.html_hint":
		"Κάθε εργαλείο εύρεσης σε μια σελίδα χρειάζεται δικό του div, αλλά το script μόνο μία φορά. Το περιεχόμενο του div εμφανίζεται μέχρι να φορτωθεί το εργαλείο εύρεσης.",

	"publish.woocommerce_block":
		"Ανοίξτε τη σελίδα στον επεξεργαστή και προσθέστε το μπλοκ «Custom HTML» εκεί όπου θέλετε να εμφανίζεται το εργαλείο εύρεσης. Στις σελίδες του καταστήματος γίνεται και σε περιοχή widget.",
	"publish.woocommerce_paste": "Επικολλήστε και τις δύο γραμμές στο μπλοκ.",
	"publish.woocommerce_save":
		"Δημοσιεύστε τη σελίδα. Αν μετά λείπει η δεύτερη γραμμή, ίσως ο λογαριασμός σας δεν έχει δικαίωμα να αποθηκεύει scripts: ρωτήστε έναν διαχειριστή.",
	"publish.woocommerce_hint":
		"Εξαιρέστε το wiper-finder.js από πρόσθετα που ενώνουν ή καθυστερούν scripts. Αδειάστε την cache του σχετικού προσθέτου.",

	"publish.shopify_open":
		"Στο «Online Store › Themes» πατήστε «Customize» και επιλέξτε τη σελίδα ή το πρότυπο για το εργαλείο εύρεσης.",
	"publish.shopify_paste": "Επιλέξτε «Add section › Custom Liquid» και επικολλήστε και τις δύο γραμμές.",
	"publish.shopify_save": "Σύρετε την ενότητα στη θέση της και αποθηκεύστε.",
	"publish.shopify_hint":
		"Αν περιορίσετε τους επιτρεπόμενους ιστότοπους, προσθέστε τον δικό σας τομέα και, όσο δοκιμάζετε, το your-shop.myshopify.com.",

	"publish.magento_place":
		"Ανοίξτε τη σελίδα στο «Content › Pages». Στον Page Builder σύρετε το «HTML Code» στη θέση· χωρίς αυτόν πατήστε «Show / Hide Editor». Βάλτε εκεί αυτή τη γραμμή.",
	"publish.magento_script":
		"Στο «Content › Design › Configuration» επεξεργαστείτε το store view, ανοίξτε το «HTML Head» και βάλτε αυτή τη γραμμή στο «Scripts and Style Sheets».",
	"publish.magento_policy":
		"Αν το κατάστημά σας επιβάλλει Content Security Policy, μια μονάδα του πρέπει να επιτρέπει τον διακομιστή μας σε αυτό το αρχείο. Ρωτήστε τον προγραμματιστή σας.",
	"publish.magento_cache": "Αδειάστε την cache στο «System › Cache Management».",
	"publish.magento_hint":
		"Από προεπιλογή το Magento επιβάλλει την πολιτική του μόνο στις σελίδες ολοκλήρωσης αγοράς και αλλού απλώς αναφέρει. Τότε μπορείτε να παραλείψετε το βήμα 3.",

	"publish.tag_manager_place":
		"Ο Διαχειριστής ετικετών φορτώνει το script, αλλά δεν προσθέτει το div. Βάλτε αυτή τη γραμμή στη σελίδα του καταστήματός σας, εκεί όπου θέλετε να εμφανίζεται το εργαλείο εύρεσης.",
	"publish.tag_manager_tag":
		"Δημιουργήστε στον Διαχειριστή ετικετών μια ετικέτα τύπου «Προσαρμοσμένο HTML» και επικολλήστε αυτόν τον κώδικα. Η συνηθισμένη γραμμή script δεν λειτουργεί εκεί.",
	"publish.tag_manager_trigger":
		"Ως κανόνα ετικέτας επιλέξτε «Προβολή σελίδας», μόνο για τις σελίδες με το εργαλείο εύρεσης. Δοκιμάστε με την προεπισκόπηση και μετά υποβάλετε και δημοσιεύστε.",
	"publish.tag_manager_hint":
		"Αν οι επισκέπτες σας πρέπει πρώτα να συναινέσουν, το εργαλείο εύρεσης εμφανίζεται μόνο τότε. Τα προγράμματα αποκλεισμού διαφημίσεων συχνά σταματούν τον Διαχειριστή ετικετών: το script απευθείας στη σελίδα φτάνει σε περισσότερους επισκέπτες.",

	"publish.package": "React, Vue, Svelte",
	"publish.package_command": "Εντολή",
	"publish.package_module": "JavaScript",
	"publish.package_tag": "Στοιχείο",
	"publish.package_install":
		"Εγκαταστήστε το πακέτο στο έργο του καταστήματός σας. Προέρχεται από τον διακομιστή μας, δεν χρειάζεται registry.",
	"publish.package_load": "Φορτώστε το εργαλείο εύρεσης μία φορά, για παράδειγμα όταν προσαρτάται η σελίδα.",
	"publish.package_element": "Προσθέστε αυτή τη γραμμή εκεί όπου θα εμφανίζεται το εργαλείο εύρεσης.",
	"publish.package_hint":
		"Το πακέτο περιέχει τύπους για React 19, Vue 3 και Svelte 5. Στο Vue δηλώστε το στοιχείο με compilerOptions.isCustomElement. Αντί για το στοιχείο, το framework σας μπορεί να αποδώσει το div του αποσπάσματος HTML.",

	"publish.csp": "Content Security Policy",
	"publish.csp_description":
		"Χρειάζεται μόνο αν το κατάστημά σας στέλνει τέτοια πολιτική. Πρέπει να επιτρέπει αυτές τις πηγές. Αν απαριθμεί πολιτικές Trusted Types, πρέπει να επιτρέπει και την lit-html.",
	"publish.room": "Αποφυγή μετατόπισης διάταξης",
	"publish.room_description":
		"Το φροντίζει το style του div. Αν η Content Security Policy του καταστήματός σας απαγορεύει ενσωματωμένα στυλ, αφαιρέστε το και προσθέστε αυτό στο φύλλο στυλ σας. Σε σελίδες όπου σύνδεσμοι ανοίγουν αυτοκίνητο, δεσμεύστε min-height: 100vh, γιατί τα αποτελέσματα είναι ψηλότερα.",

	"publish.connection": "Σύνδεση",
	"publish.connected": "Το εργαλείο εύρεσής σας λειτουργεί στο {{origin}}, τελευταία εμφάνιση: {{when}}",
	"publish.lost": "Δεν έχει εμφανιστεί εδώ και 30 ημέρες, τελευταία εμφάνιση: {{when}} στο {{origin}}",
	"publish.waiting": "Δεν έχει συνδεθεί ακόμη",
	"publish.disconnected": "Δεν είναι συνδεδεμένο",
	"publish.not_seen":
		"Δεν έχει εμφανιστεί ακόμη σε καμία σελίδα σας. Ανοίξτε τη σελίδα με το εργαλείο εύρεσης στο πρόγραμμα περιήγησης: θα φανεί εδώ μέσα σε ένα λεπτό.",
	"publish.seen": "Εμφανίστηκε σε",
	"publish.sandbox": "Σελίδα χωρίς διεύθυνση (sandbox)",
	"publish.not_allowed": "Μη επιτρεπόμενος ιστότοπος",
	"publish.allow": "Να επιτρέπεται",
	"publish.allow_origin": "Να επιτρέπεται το {{origin}}",
	"publish.check": "Δεν εμφανίζεται το εργαλείο εύρεσης;",
	"publish.check_lines":
		'Και οι δύο γραμμές πρέπει να υπάρχουν στον πηγαίο κώδικα της σελίδας, με id="{{target}}" μόνο μία φορά.',
	"publish.check_origins":
		"Μόνο αυτοί οι ιστότοποι μπορούν να εμφανίζουν το εργαλείο εύρεσης: {{origins}}. Με και χωρίς www είναι διαφορετικοί ιστότοποι.",
	"publish.check_csp":
		"Μια Content Security Policy ίσως το εμποδίζει. Ελέγξτε την κονσόλα του προγράμματος περιήγησης (F12).",
	"publish.check_cache":
		"Μια cache ίσως στέλνει ακόμη την παλιά σελίδα. Αδειάστε την cache του καταστήματός σας και φορτώστε ξανά.",
};
