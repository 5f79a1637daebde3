import { gr as arms } from "#worker/catalogue/fitment/arm-texts/gr.rules.ts";
import { fieldTexts } from "#worker/i18n/field-texts/gr.rules.ts";
import type { AreaTexts } from "../texts.ts";
import { assortments } from "./assortments.ts";
import { audit } from "./audit.ts";
import { carRequests } from "./car-requests.ts";
import { catalogue } from "./catalogue.ts";
import { companies } from "./companies.ts";
import { contents } from "./contents.ts";
import { integrations } from "./integrations.ts";
import { menu } from "./menu.ts";
import { messages } from "./messages.ts";
import { orders } from "./orders.ts";
import { overview } from "./overview.ts";
import { palette } from "./palette.ts";
import { priceChanges } from "./price-changes.ts";
import { pricing } from "./pricing.ts";
import { products } from "./products.ts";
import { publishing } from "./publishing.ts";
import { setProducts } from "./set-products.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
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

	"copy.failed": "Το πρόγραμμα περιήγησης απέκλεισε την αντιγραφή. Επιλέξτε το κείμενο και αντιγράψτε το χειροκίνητα.",

	"order.upload.error": "Η μεταφόρτωση απέτυχε. Ελέγξτε το αρχείο.",

	"upload.choose": "Σύρετε μια εικόνα εδώ ή επιλέξτε την (PNG, JPEG ή WebP, έως 5\u00a0MB)",
	"upload.too_many": "Υπέρβαση μέγιστου αριθμού αρχείων. Μεταφορτώστε μόνο μία εικόνα.",

	"state.nothing_found": "Κανένα αποτέλεσμα",

	"menu.label": "Μενού",
	"menu.open": "Άνοιγμα μενού",
	"menu.admin": "Αρχική",
	"menu.configs": "Διαμορφώσεις",
	"menu.settings": "Ρυθμίσεις",
	"menu.publish": "Δημοσίευση",
	"menu.users": "Χρήστες",
	"menu.companies": "Εταιρείες",
	"menu.contents": "Περιεχόμενα",
	"menu.assortments": "Σειρές",
	"menu.catalogue": "Κατάλογος",
	"menu.products": "Προϊόντα",
	"menu.audit": "Αρχείο ενεργειών",
	"menu.overview": "Επισκόπηση",
	"menu.pricing": "Τιμές",
	"menu.preview": "Προεπισκόπηση",
	"menu.instructions": "Οδηγίες",

	"user.menu": "Χρήστης",
	"user.log_out": "Αποσύνδεση",

	"password.change": "Αλλαγή κωδικού πρόσβασης",
	"password.change_description": "Εδώ παραμένετε συνδεδεμένοι, παντού αλλού θα αποσυνδεθείτε.",
	"password.current": "Τρέχων κωδικός πρόσβασης",
	"password.confirm": "Επιβεβαίωση νέου κωδικού πρόσβασης",

	"role.user": "Απλός χρήστης",
	"role.api_user": "Χρήστης API",
	"role.customer": "Πελάτης Navigator",
	"role.admin": "Διαχειριστής",

	"simulation.label": "Προσομοίωση",
	"simulation.who": "Προσομοιώνετε τον χρήστη {{name}}.",
	"simulation.end": "Τέλος προσομοίωσης",
	"simulation.ended": "Η προσομοίωση έληξε. Είστε ξανά στον δικό σας λογαριασμό.",
	"simulation.simulating": "Σε προσομοίωση",

	"presence.signed_in": "Έχετε πλέον συνδεθεί ως {{name}}",
	"presence.simulating": "Προσομοιώνετε πλέον τον χρήστη {{name}}",
	"presence.simulation_ended": "Η προσομοίωση έληξε",
	"presence.other_description":
		"Αυτή η σελίδα ανοίχτηκε ως {{name}}. Μπορείτε να διαβάσετε και να αντιγράψετε το περιεχόμενό της, αλλά όχι να το αποθηκεύσετε.",
	"presence.continue": "Συνέχεια ως {{name}}",
	"presence.keep": "Διατήρηση της σελίδας ανοιχτής",
	"presence.signed_out": "Έχετε αποσυνδεθεί",
	"presence.sign_in_again":
		"Συνδεθείτε ξανά ως {{name}} για να συνεχίσετε από εκεί που σταματήσατε. Οι αλλαγές σας παραμένουν σε αυτή τη σελίδα.",
	"presence.sign_in_own":
		"Προσομοιώνατε τον χρήστη {{name}}. Συνδεθείτε για να συνεχίσετε με τον δικό σας λογαριασμό. Οι αλλαγές σας παραμένουν σε αυτή τη σελίδα.",

	"welcome.title": "Καλώς ήρθατε, {{name}}",
	"welcome.description": "Μια επισκόπηση των εργαλείων εύρεσής σας.",
	"welcome.description_supplier": "Οι παραγγελίες και το απόθεμά σας.",
	"welcome.finders": "Πρόσφατα επεξεργασμένες διαμορφώσεις",
	"welcome.all_finders": "Όλες οι διαμορφώσεις",
	"welcome.configured": "Διαμορφώσεις",

	"list.actions": "Ενέργειες",
	"list.pages": "Σελιδοποίηση",
	"list.page_size": "Γραμμές ανά σελίδα",
	"list.range": "{{from}}–{{to}} από {{total}}",
	"list.previous": "Προηγούμενη σελίδα",
	"list.next": "Επόμενη σελίδα",
	"list.columns": "Στήλες",
	"list.nothing_found": "Κανένα αποτέλεσμα για την αναζήτησή σας.",
	"list.remove_search": "Αφαίρεση αναζήτησης για {{search}}",

	"finders.title": "Διαμορφώσεις",
	"finders.description": "Κάθε διαμόρφωση είναι ένα εργαλείο εύρεσης στις σελίδες του καταστήματός σας.",
	"finders.search": "Αναζήτηση διαμορφώσεων",
	"finders.add": "Προσθήκη διαμόρφωσης",
	"finders.add_description":
		"Για αρχή εισαγάγετε όνομα και σύνδεσμο καταστήματος. Όλα τα άλλα μπορείτε να τα αλλάξετε αργότερα, με ζωντανή προεπισκόπηση.",
	"finders.edit": "Ρυθμίσεις",
	"finders.connection": "Δημοσίευση",
	"finders.test": "Δοκιμή",
	"finders.remove": "Διαγραφή",
	"finders.remove_title": "Διαγραφή του «{{label}}»;",
	"finders.remove_description":
		"Οι ρυθμίσεις και οι ειδικές τιμές θα διαγραφούν και το εργαλείο εύρεσης θα αφαιρεθεί από κάθε σελίδα όπου είναι ενσωματωμένο. Αυτό δεν αναιρείται.",
	"finders.no_shop_link": "Δεν υπάρχει ακόμη σύνδεσμος καταστήματος",
	"finders.none": "Δεν υπάρχουν διαμορφώσεις",
	"finders.none_description":
		"Δημιουργήστε την πρώτη σας διαμόρφωση, ώστε οι επισκέπτες να βρίσκουν τους υαλοκαθαριστήρες τους.",
	"finders.none_found": "Καμία διαμόρφωση δεν ταιριάζει με την αναζήτησή σας.",

	"status.enabled": "Ενεργή",
	"status.disabled": "Ανενεργή",
	"status.connected": "Συνδεδεμένη",
	"status.seen": "Εμφανίστηκε {{when}}",

	"selected.none": "Δημιουργήστε πρώτα τη διαμόρφωση",
	"selected.none_description": "Δημιουργήστε μια διαμόρφωση ή επιλέξτε μία από τη λίστα.",
	"selected.choose": "Μετάβαση στις διαμορφώσεις",
	"selected.gone": "Η διαμόρφωση δεν βρέθηκε",
	"selected.gone_description": "Διαγράφηκε ή δεν έχετε πρόσβαση σε αυτήν.",

	"settings.title": "Ρυθμίσεις: {{label}}",
	"settings.read_only": "Μπορείτε να δείτε αυτές τις ρυθμίσεις, αλλά όχι να τις αλλάξετε.",

	"group.jump": "Ενότητες της φόρμας",
	"group.general": "Γενικά",
	"group.texts": "Κείμενα",
	"group.colors": "Χρώματα",
	"group.layout": "Διάταξη",
	"group.shape": "Σχήμα",
	"group.shop": "Σύνδεσμος καταστήματος",

	"finder.label": "Όνομα",
	"finder.label_hint": "Εμφανίζεται και πάνω από το εργαλείο εύρεσης αν η ετικέτα είναι ενεργή.",
	"finder.company": "Εταιρεία",
	"finder.enabled": "Ενεργό",
	"finder.enabled_hint": "Ένα ανενεργό εργαλείο εύρεσης εξαφανίζεται από το κατάστημά σας μέσα σε ένα λεπτό.",
	"finder.language": "Γλώσσα",
	"finder.currency": "Νόμισμα",
	"finder.country": "Χώρα",
	"finder.no_country": "Καμία χώρα",
	"finder.allow_cents": "Να επιτρέπονται λεπτά",
	"finder.allow_cents_hint": "Αν είναι ανενεργό, οι τιμές είναι ακέραια ποσά.",
	"finder.out_of_stock": "Προϊόντα χωρίς απόθεμα",
	"finder.out_of_stock_hint":
		"Με βάση το απόθεμα του προμηθευτή σας. Οι αλλαγές εμφανίζονται στο κατάστημά σας μέσα σε ένα λεπτό.",
	"out_of_stock.nothing": "Κανονική εμφάνιση",
	"out_of_stock.mark": "Σήμανση ως μη διαθέσιμα",
	"out_of_stock.hide": "Απόκρυψη",
	"finder.car_requests": "Αιτήματα αυτοκινήτων",
	"finder.car_requests_hint":
		"Επισκέπτες που δεν βρίσκουν το αυτοκίνητό τους μπορούν να αφήσουν ένα e-mail. Το επιβεβαιώνουν και λαμβάνουν ένα μήνυμα όταν υπάρξουν προϊόντα. Έπειτα η διεύθυνση διαγράφεται, το αργότερο μετά από 12 μήνες, και από τα αντίγραφα ασφαλείας μέσα σε 30 ημέρες. Αναφέρετέ το στην πολιτική απορρήτου σας.",
	"finder.registrations": "Αναζήτηση με VIN ή πινακίδα",
	"finder.vin": "Αναζήτηση με αριθμό πλαισίου (VIN)",
	"finder.vin_hint":
		"Οι επισκέπτες μπορούν να πληκτρολογήσουν τον αριθμό πλαισίου. Αν το ζητήσουν, αποστέλλεται στο μητρώο αυτοκινήτων των ΗΠΑ (NHTSA), που περιέχει λίγα ευρωπαϊκά αυτοκίνητα. Αναφέρετέ το στην πολιτική απορρήτου σας.",
	"finder.nl_plate": "Αναζήτηση με ολλανδική πινακίδα",
	"finder.nl_plate_hint":
		"Οι επισκέπτες μπορούν να πληκτρολογήσουν αριθμό πινακίδας. Αν το ζητήσουν, αποστέλλεται στο ολλανδικό μητρώο αυτοκινήτων (RDW), που περιέχει μάρκα, μοντέλο και πρώτη ταξινόμηση. Αναφέρετέ το στην πολιτική απορρήτου σας.",
	"finder.uk_plate": "Αναζήτηση με βρετανική πινακίδα",
	"finder.uk_plate_hint":
		"Οι επισκέπτες μπορούν να πληκτρολογήσουν αριθμό πινακίδας. Αν το ζητήσουν, αποστέλλεται στο βρετανικό μητρώο αυτοκινήτων (DVLA), που περιέχει μάρκα και έτος, αλλά όχι μοντέλο. Αναφέρετέ το στην πολιτική απορρήτου σας.",
	"finder.uk_plate_off":
		"Δεν διατίθεται: αυτό το σύστημα δεν έχει κλειδί για το βρετανικό μητρώο αυτοκινήτων (DVLA). Μπορεί να προσθέσει ένα ο υπεύθυνος λειτουργίας του.",
	"finder.de_key_number": "Αναζήτηση με γερμανικό κωδικό HSN/TSN",
	"finder.de_key_number_hint":
		"Οι επισκέπτες μπορούν να πληκτρολογήσουν τον κωδικό HSN/TSN από τη γερμανική άδεια κυκλοφορίας. Αναζητείται στον κατάλογο, εφόσον το αρχείο που εισήχθη περιέχει τέτοιους κωδικούς, και δεν αποστέλλεται πουθενά.",
	"finder.title": "Τίτλος",
	"finder.title_tag": "Ετικέτα HTML τίτλου",
	"finder.top_seller_text": "Κείμενο «κορυφαίο σε πωλήσεις»",
	"finder.top_seller_text_hint": "Εμφανίζεται ως σήμα στο πρώτο αποτέλεσμα.",
	"finder.show_label": "Εμφάνιση ετικέτας",
	"finder.show_label_hint": "Εμφανίζει το όνομα της διαμόρφωσης πάνω από το εργαλείο εύρεσης.",
	"finder.label_capitalized": "Ετικέτα με κεφαλαία",
	"finder.instructions": "Οδηγίες",
	"finder.instructions_hint": "Εμφανίζονται κάτω από τα αποτελέσματα.",
	"finder.theme": "Εμφάνιση",
	"finder.theme_hint": "Ένα σημείο εκκίνησης. Τα χρώματά σας και οι παρακάτω ρυθμίσεις παραμένουν.",
	"theme.plain": "Απλή",
	"theme.plain_hint": "Λεπτές γραμμές, το πρώτο αποτέλεσμα με περίγραμμα στο κύριο χρώμα",
	"theme.card": "Κάρτα καταστήματος",
	"theme.card_hint": "Κάρτες στο χρώμα του φόντου σε απόχρωση του κύριου χρώματος",
	"theme.bold": "Έντονη",
	"theme.bold_hint": "Η φόρμα στο κύριο χρώμα, το αποτέλεσμα στο χρώμα του φόντου",
	"finder.style": "Στυλ",
	"finder.primary_color": "Κύριο χρώμα",
	"finder.background_color": "Φόντο",
	"finder.title_color": "Χρώμα τίτλου",
	"finder.label_color": "Χρώμα ετικέτας",
	"finder.layout": "Διάταξη",
	"finder.select_box_layout": "Διάταξη πλαισίων επιλογής",
	"finder.banner_style": "Στυλ banner",
	"finder.button_style": "Στυλ κουμπιών",
	"finder.label_size": "Μέγεθος ετικέτας",
	"finder.title_alignment": "Στοίχιση τίτλου",
	"finder.select_box_alignment": "Στοίχιση πλαισίων επιλογής",
	"finder.border_radius": "Ακτίνα γωνιών",
	"finder.image_border_radius": "Ακτίνα γωνιών εικόνων",
	"finder.banner_padding": "Εσωτερικό περιθώριο banner",
	"finder.background_image": "Εικόνα φόντου",
	"finder.background_image_hint": "Γεμίζει το εργαλείο εύρεσης αν το στυλ banner είναι «Εξώφυλλο».",
	"finder.shop_product_url": "Σύνδεσμος προϊόντος καταστήματος",
	"finder.shop_product_url_hint":
		"Χρησιμοποιήστε το {sku} στη θέση του κωδικού προϊόντος: https://shop.example/product/{sku}",
	"finder.sku_missing": "Χωρίς {sku} κάθε προϊόν οδηγεί στην ίδια σελίδα.",
	"finder.price_note": "Σημείωση τιμής",
	"finder.price_note_hint": "Κάτω από κάθε τιμή, για παράδειγμα «με ΦΠΑ, συν μεταφορικά». Ως απλό κείμενο.",
	"finder.price_note_url": "Σύνδεσμος της σημείωσης τιμής",
	"finder.price_note_url_hint": "Προαιρετικό. Η σελίδα με τα έξοδα αποστολής σας.",
	"finder.result_page_url": "Σελίδα αποτελεσμάτων",
	"finder.result_page_url_hint":
		"Προαιρετικό. Η σελίδα του καταστήματος που δείχνει τα αποτελέσματα. Χρειάζεται κι αυτή το εργαλείο εύρεσης.",
	"finder.target": "ID του στοιχείου προορισμού",
	"finder.target_hint": "Το εργαλείο εύρεσης εμφανίζεται στο στοιχείο με αυτό το ID.",
	"finder.allowed_origins": "Επιτρεπόμενοι ιστότοποι",
	"finder.allowed_origins_hint":
		"Μόνο αυτοί οι ιστότοποι μπορούν να εμφανίζουν το εργαλείο εύρεσης. Αφήστε κενό για να επιτρέπονται όλοι.",
	"finder.add_origin": "Προσθήκη ιστότοπου",
	"finder.remove_origin": "Αφαίρεση: {{origin}}",
	"finder.origin_shortened": "Αποθηκεύεται μόνο το {{origin}}, χωρίς την υπόλοιπη διεύθυνση.",

	"title_tag.h1": "Επικεφαλίδα 1",
	"title_tag.h2": "Επικεφαλίδα 2",
	"title_tag.h3": "Επικεφαλίδα 3",
	"title_tag.h4": "Επικεφαλίδα 4",
	"title_tag.p": "Παράγραφος",

	"style.light": "Φωτεινό",
	"style.dark": "Σκούρο",
	"style.auto": "Σύστημα του επισκέπτη",

	"layout.wide": "Πλατιά",
	"layout.compact_left": "Συμπαγής, αριστερά",
	"layout.compact_right": "Συμπαγής, δεξιά",

	"boxes.horizontal": "Οριζόντια",
	"boxes.vertical": "Κάθετα",
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
		"{{name}}: δυσανάγνωστο στο φόντο. Η αντίθεση είναι {{ratio}}:1 και πρέπει να είναι τουλάχιστον {{needed}}:1. Το εργαλείο εύρεσης προσαρμόζει το χρώμα ώστε να διαβάζεται.",

	"field.chosen": "Επιλεγμένα: {{chosen}} από {{total}}",
	"field.remove": "Αφαίρεση: {{label}}",
	"field.choose": "Επιλέξτε",
	"field.pick_color": "Επιλογή χρώματος: {{label}}",
	"field.remove_image": "Αφαίρεση εικόνας",

	"form.unsaved": "Μη αποθηκευμένες αλλαγές",
	"form.all_saved": "Όλες οι αλλαγές αποθηκεύτηκαν",
	"form.discard": "Απόρριψη",
	"form.save_hint": "Αποθήκευση (Ctrl+S)",
	"keys.control": "Ctrl",
	"keys.shift": "Shift",

	"unsaved.title": "Αποχώρηση χωρίς αποθήκευση;",
	"unsaved.description": "Οι αλλαγές σας θα χαθούν.",
	"unsaved.leave": "Αποχώρηση",
	"unsaved.stay": "Παραμονή",

	"stale.title": "Κάποιος άλλος αποθήκευσε αλλαγές",
	"stale.description":
		"Η «Συνέχεια επεξεργασίας» διατηρεί τις αλλαγές σας και φορτώνει όλα τα άλλα από την τελευταία έκδοση. Η «Επαναφόρτωση» απορρίπτει τις αλλαγές σας.",
	"stale.reload": "Επαναφόρτωση",
	"stale.keep": "Συνέχεια επεξεργασίας",
	"stale.taken": "Άλλαξε από κάποιον άλλον. Πριν: {{value}}",
	"stale.kept": "Κάποιος άλλος έγραψε: {{value}}. Αν αποθηκεύσετε, αντικαθίσταται.",
	"stale.changed": "Άλλαξε από κάποιον άλλον. Ελέγξτε το πριν από την αποθήκευση.",

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
	"rich_text.link_hint":
		"Εισαγάγετε μια διεύθυνση ιστού ή έναν σύνδεσμο mailto: ή tel:. Αφήστε κενό για να αφαιρεθεί ο σύνδεσμος.",
	"rich_text.address": "Διεύθυνση",

	"preview.title": "Προεπισκόπηση",
	"preview.width": "Πλάτος προεπισκόπησης",
	"preview.phone": "Τηλέφωνο",
	"preview.tablet": "Tablet",
	"preview.desktop": "Υπολογιστής",
	"preview.open": "Άνοιγμα αποθηκευμένης έκδοσης",
	"preview.failed": "Η προεπισκόπηση δεν μπόρεσε να φορτωθεί.",
	"preview.disabled": "Αυτό το εργαλείο εύρεσης είναι ανενεργό. Ενεργοποιήστε το και αποθηκεύστε για να το δείτε εδώ.",

	...arms.names,
	...assortments,
	...audit,
	...catalogue,
	...companies,
	...contents,
	...fieldTexts,
	...statistics,
	...integrations,
	...menu,
	...messages,
	...orders,
	...overview,
	...palette,
	...priceChanges,
	...pricing,
	...products,
	...publishing,
	...setProducts,
	...stock,
	...carRequests,
	...users,
};
