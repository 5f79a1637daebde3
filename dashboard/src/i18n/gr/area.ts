import type { AreaTexts } from "../texts.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { insights } from "./insights.ts";
import { menu } from "./menu.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { users } from "./users.ts";

export const area: AreaTexts = {
	"app.skip_to_content": "Μετάβαση στο περιεχόμενο",

	"action.apply": "Εφαρμογή",
	"action.copy": "Αντιγραφή",
	"action.delete": "Διαγραφή",
	"action.edit": "Επεξεργασία",
	"action.no": "Όχι",
	"action.save": "Αποθήκευση",
	"action.search": "Αναζήτηση",
	"action.yes": "Ναι",

	"label.saved": "Αποθηκεύτηκε",

	"copy.failed":
		"Το πρόγραμμα περιήγησης δεν επέτρεψε την αντιγραφή. Επιλέξτε το κείμενο και αντιγράψτε το με το χέρι.",

	"order.upload.error": "Η μεταφόρτωση απέτυχε. Ελέγξτε το αρχείο.",

	"upload.choose": "Σύρετε μια εικόνα εδώ ή επιλέξτε την (PNG, JPEG ή WebP, έως 5 MB)",
	"upload.too_many": "Πάρα πολλά αρχεία. Εδώ χωρά μόνο μία εικόνα.",

	"state.nothing_found": "Δεν βρέθηκε τίποτα",

	"menu.label": "Μενού",
	"menu.open": "Άνοιγμα μενού",
	"menu.admin": "Αρχική",
	"menu.configs": "Ρυθμίσεις finder",
	"menu.settings": "Ρυθμίσεις",
	"menu.publish": "Δημοσίευση",
	"menu.users": "Χρήστες",
	"menu.companies": "Εταιρείες",
	"menu.contents": "Περιεχόμενα",
	"menu.assortments": "Σειρές",
	"menu.catalogue": "Κατάλογος",
	"menu.products": "Προϊόντα",
	"menu.audit": "Ιστορικό ενεργειών",
	"menu.overview": "Επισκόπηση",
	"menu.pricing": "Τιμές",
	"menu.preview": "Προεπισκόπηση",
	"menu.instructions": "Οδηγίες",

	"user.menu": "Χρήστης",
	"user.log_out": "Αποσύνδεση",

	"password.change": "Αλλαγή κωδικού πρόσβασης",
	"password.change_description": "Εδώ παραμένετε συνδεδεμένοι· παντού αλλού θα αποσυνδεθείτε.",
	"password.current": "Τρέχων κωδικός πρόσβασης",
	"password.confirm": "Επανάληψη νέου κωδικού",
	"password.mismatch": "Οι κωδικοί πρόσβασης δεν ταιριάζουν.",

	"auth.password_wrong": "Αυτός δεν είναι ο τρέχων κωδικός πρόσβασής σας.",

	"role.user": "Απλός χρήστης",
	"role.api_user": "Χρήστης API",
	"role.customer": "Πελάτης Navigator",
	"role.admin": "Διαχειριστής",

	"simulation.label": "Προσομοίωση",
	"simulation.who": "Προσομοιώνετε τον χρήστη {{name}}.",
	"simulation.end": "Τέλος προσομοίωσης",
	"simulation.ended": "Η προσομοίωση έληξε. Συνεχίζετε με τον δικό σας λογαριασμό.",
	"simulation.simulating": "Σε προσομοίωση",

	"welcome.title": "Καλώς ήρθατε, {{name}}",
	"welcome.description": "Τι συμβαίνει αυτή τη στιγμή στους finder σας.",
	"welcome.finders": "Τελευταίες επεξεργασμένες ρυθμίσεις",
	"welcome.all_finders": "Όλες οι ρυθμίσεις",
	"welcome.configured": "Ρυθμίσεις finder",

	"list.actions": "Ενέργειες",
	"list.pages": "Σελίδες",
	"list.page_size": "Ανά σελίδα",
	"list.range": "{{from}}–{{to}} από {{total}}",
	"list.previous": "Προηγούμενη σελίδα",
	"list.next": "Επόμενη σελίδα",
	"list.columns": "Στήλες",
	"list.nothing_found": "Τίποτα δεν ταιριάζει με την αναζήτησή σας.",
	"list.remove_search": "Κατάργηση αναζήτησης για {{search}}",

	"finders.title": "Ρυθμίσεις finder",
	"finders.description": "Κάθε ρύθμιση είναι ένας finder στις σελίδες του καταστήματός σας.",
	"finders.search": "Αναζήτηση ρυθμίσεων",
	"finders.add": "Προσθήκη ρύθμισης",
	"finders.add_description":
		"Ένα όνομα και το κατάστημα αρκούν για αρχή. Όλα τα άλλα τα επεξεργάζεστε δίπλα σε ζωντανή προεπισκόπηση.",
	"finders.edit": "Ρυθμίσεις",
	"finders.connection": "Δημοσίευση",
	"finders.test": "Δοκιμή",
	"finders.remove": "Διαγραφή",
	"finders.remove_title": "Διαγραφή του «{{label}}»;",
	"finders.remove_description":
		"Οι ρυθμίσεις και οι ειδικές τιμές θα χαθούν και ο finder θα εξαφανιστεί από κάθε σελίδα όπου είναι ενσωματωμένος. Δεν μπορεί να αναιρεθεί.",
	"finders.no_shop_link": "Δεν υπάρχει ακόμη σύνδεσμος καταστήματος",
	"finders.none": "Δεν υπάρχουν ρυθμίσεις",
	"finders.none_description":
		"Δημιουργήστε την πρώτη σας ρύθμιση. Σε λίγα λεπτά οι επισκέπτες σας θα βρίσκουν τους υαλοκαθαριστήρες τους.",
	"finders.none_found": "Καμία ρύθμιση δεν ταιριάζει με την αναζήτησή σας.",

	"status.enabled": "Ενεργός",
	"status.disabled": "Ανενεργός",
	"status.connected": "Συνδεδεμένος",
	"status.seen": "Εμφανίστηκε {{when}}",

	"selected.none": "Δημιουργήστε πρώτα τη ρύθμιση",
	"selected.none_description": "Δημιουργήστε μια ρύθμιση ή επιλέξτε μία από τη λίστα και συνεχίστε εδώ.",
	"selected.choose": "Προς τις ρυθμίσεις",
	"selected.gone": "Η ρύθμιση δεν βρέθηκε",
	"selected.gone_description": "Διαγράφηκε ή δεν έχετε πρόσβαση σε αυτήν.",

	"settings.title": "Ρυθμίσεις: {{label}}",
	"settings.read_only": "Μπορείτε να δείτε αυτές τις ρυθμίσεις, αλλά όχι να τις αλλάξετε.",

	"group.jump": "Μέρη της φόρμας",
	"group.general": "Γενικά",
	"group.texts": "Κείμενα",
	"group.colors": "Χρώματα",
	"group.layout": "Διάταξη",
	"group.shape": "Σχήμα",
	"group.shop": "Σύνδεσμος καταστήματος",

	"finder.label": "Όνομα",
	"finder.label_hint": "Εμφανίζεται και πάνω από τον finder όταν η ετικέτα είναι ενεργή.",
	"finder.company": "Εταιρεία",
	"finder.enabled": "Ενεργός",
	"finder.enabled_hint": "Ένας ανενεργός finder εξαφανίζεται από το κατάστημά σας μέσα σε ένα λεπτό.",
	"finder.language": "Γλώσσα",
	"finder.currency": "Νόμισμα",
	"finder.country": "Χώρα",
	"finder.no_country": "Καμία χώρα",
	"finder.allow_cents": "Τιμές με λεπτά",
	"finder.allow_cents_hint": "Ανενεργό: οι τιμές είναι ακέραια ποσά.",
	"finder.title": "Τίτλος",
	"finder.title_tag": "Στοιχείο του τίτλου",
	"finder.top_seller_text": "Κείμενο κορυφαίας πώλησης",
	"finder.top_seller_text_hint": "Ένα σήμα στο πρώτο αποτέλεσμα.",
	"finder.show_label": "Εμφάνιση ετικέτας",
	"finder.show_label_hint": "Το όνομα της ρύθμισης πάνω από τον finder.",
	"finder.label_capitalized": "Ετικέτα με κεφαλαία",
	"finder.instructions": "Οδηγίες",
	"finder.instructions_hint": "Εμφανίζονται κάτω από τα αποτελέσματα.",
	"finder.style": "Στυλ",
	"finder.primary_color": "Κύριο χρώμα",
	"finder.background_color": "Φόντο",
	"finder.title_color": "Χρώμα τίτλου",
	"finder.label_color": "Χρώμα ετικέτας",
	"finder.layout": "Διάταξη",
	"finder.select_box_layout": "Πλαίσια επιλογής",
	"finder.banner_style": "Banner",
	"finder.button_style": "Κουμπιά",
	"finder.label_size": "Μέγεθος ετικέτας",
	"finder.title_alignment": "Στοίχιση τίτλου",
	"finder.select_box_alignment": "Στοίχιση πλαισίων επιλογής",
	"finder.border_radius": "Ακτίνα γωνιών",
	"finder.image_border_radius": "Ακτίνα γωνιών εικόνων",
	"finder.banner_padding": "Εσωτερικό περιθώριο",
	"finder.background_image": "Εικόνα φόντου",
	"finder.background_image_hint": "Γεμίζει τον finder με το banner «Εξώφυλλο».",
	"finder.shop_product_url": "Σύνδεσμος προϊόντος καταστήματος",
	"finder.shop_product_url_hint":
		"Γράψτε {sku} εκεί όπου μπαίνει ο κωδικός προϊόντος: https://shop.example/product/{sku}",
	"finder.sku_missing": "Χωρίς {sku} κάθε προϊόν οδηγεί στην ίδια σελίδα.",
	"finder.result_page_url": "Σελίδα αποτελεσμάτων",
	"finder.result_page_url_hint":
		"Προαιρετικό: η σελίδα του καταστήματος που δείχνει τα αποτελέσματα. Χρειάζεται κι αυτή τον finder.",
	"finder.target": "Id του στοιχείου προορισμού",
	"finder.target_hint": "Ο finder εμφανίζεται στο στοιχείο με αυτό το id.",
	"finder.allowed_origins": "Επιτρεπόμενοι ιστότοποι",
	"finder.allowed_origins_hint": "Ο finder εμφανίζεται μόνο σε αυτούς τους ιστότοπους. Κενό: παντού.",
	"finder.add_origin": "Προσθήκη ιστότοπου",
	"finder.remove_origin": "Κατάργηση: {{origin}}",
	"finder.origin_shortened": "Αποθηκεύεται μόνο το {{origin}}, χωρίς την υπόλοιπη διεύθυνση.",

	"title_tag.h1": "Επικεφαλίδα 1",
	"title_tag.h2": "Επικεφαλίδα 2",
	"title_tag.h3": "Επικεφαλίδα 3",
	"title_tag.h4": "Επικεφαλίδα 4",
	"title_tag.p": "Παράγραφος",

	"style.light": "Φωτεινό",
	"style.dark": "Σκούρο",
	"style.auto": "Όπως το σύστημα του επισκέπτη",

	"layout.wide": "Πλατιά",
	"layout.compact_left": "Συμπαγής, αριστερά",
	"layout.compact_right": "Συμπαγής, δεξιά",

	"boxes.horizontal": "Το ένα δίπλα στο άλλο",
	"boxes.vertical": "Το ένα κάτω από το άλλο",
	"boxes.compact": "Συμπαγή",

	"banner.plain": "Απλό",
	"banner.card": "Κάρτα",
	"banner.cover": "Εξώφυλλο",

	"button.filled": "Γεμάτα",
	"button.outline": "Με περίγραμμα",
	"button.soft": "Απαλά",

	"label_size.small": "Μικρό",
	"label_size.normal": "Κανονικό",

	"alignment.left": "Αριστερά",
	"alignment.center": "Κέντρο",
	"alignment.right": "Δεξιά",

	"contrast.low":
		"{{name}}: δυσανάγνωστο στο φόντο, αντίθεση {{ratio}} : 1, απαιτείται {{needed}} : 1. Ο finder το προσαρμόζει ώστε να διαβάζεται.",

	"field.chosen": "Επιλεγμένα: {{chosen}} από {{total}}",
	"field.remove": "Αφαίρεση: {{label}}",
	"field.choose": "Επιλέξτε",
	"field.pick_color": "Επιλογή: {{label}}",
	"field.remove_image": "Κατάργηση εικόνας",

	"finders.color_invalid": "Ένα χρώμα γράφεται όπως #1677ff.",
	"finders.url_invalid": "Δώστε μια διεύθυνση που αρχίζει με https:// ή http://.",
	"finders.target_invalid": "Το id αρχίζει με γράμμα και περιέχει μόνο γράμματα, ψηφία, - και _.",
	"uploads.path_invalid": "Μεταφορτώστε ξανά την εικόνα.",
	"finders.origin_invalid": "Ένας ιστότοπος γράφεται όπως https://shop.example, χωρίς διαδρομή.",
	"finders.currency_unknown": "Αυτό το νόμισμα δεν υπάρχει στη λίστα.",
	"finders.country_unknown": "Αυτή η χώρα δεν υπάρχει στη λίστα.",
	"finders.company_required": "Επιλέξτε μια εταιρεία.",

	"form.unsaved": "Υπάρχουν μη αποθηκευμένες αλλαγές.",
	"form.all_saved": "Όλα έχουν αποθηκευτεί.",
	"form.discard": "Απόρριψη",
	"form.save_hint": "Αποθήκευση (Ctrl+S)",

	"unsaved.title": "Αποχώρηση χωρίς αποθήκευση;",
	"unsaved.description": "Οι αλλαγές σας σε αυτή τη σελίδα θα χαθούν.",
	"unsaved.leave": "Αποχώρηση",
	"unsaved.stay": "Παραμονή",

	"stale.title": "Κάποιος άλλος αποθήκευσε στο μεταξύ",
	"stale.description":
		"Τίποτα δικό σας δεν έχει χαθεί ακόμη. Συνέχεια επεξεργασίας: οι αλλαγές σας μένουν, όλα τα άλλα λαμβάνονται από τη νεότερη κατάσταση. Επαναφόρτωση: οι αλλαγές σας απορρίπτονται.",
	"stale.reload": "Επαναφόρτωση",
	"stale.keep": "Συνέχεια επεξεργασίας",

	"rich_text.toolbar": "Μορφοποίηση: {{label}}",
	"rich_text.bold": "Έντονα",
	"rich_text.italic": "Πλάγια",
	"rich_text.underline": "Υπογραμμισμένα",
	"rich_text.strike": "Διαγραμμένα",
	"rich_text.heading_2": "Μεγάλη επικεφαλίδα",
	"rich_text.heading_3": "Μικρή επικεφαλίδα",
	"rich_text.bullets": "Λίστα με κουκκίδες",
	"rich_text.numbers": "Αριθμημένη λίστα",
	"rich_text.quote": "Παράθεση",
	"rich_text.link": "Σύνδεσμος",
	"rich_text.link_hint": "Μια διεύθυνση ιστού, ή mailto: και tel:. Αφήστε κενό για να καταργηθεί ο σύνδεσμος.",
	"rich_text.address": "Διεύθυνση",

	"preview.title": "Προεπισκόπηση",
	"preview.width": "Πλάτος προεπισκόπησης",
	"preview.phone": "Τηλέφωνο",
	"preview.tablet": "Tablet",
	"preview.desktop": "Υπολογιστής",
	"preview.open": "Άνοιγμα αποθηκευμένης κατάστασης",
	"preview.failed": "Η προεπισκόπηση δεν μπόρεσε να φορτωθεί.",
	"preview.disabled": "Αυτός ο finder είναι ανενεργός. Ενεργοποιήστε και αποθηκεύστε τον για να τον δείτε εδώ.",

	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...insights,
	...menu,
	...overview,
	...palette,
	...pricing,
	...products,
	...publishing,
	...users,
};
