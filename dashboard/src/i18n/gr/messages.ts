import type { messages as en } from "../en/messages.ts";
import type { TextsOf } from "../texts.ts";

export const messages: TextsOf<typeof en> = {
	"messages.order_open": "Νέα παραγγελία {{subject}}",
	"messages.order_confirmed": "Η παραγγελία {{subject}} επιβεβαιώθηκε",
	"messages.order_notavail": "Παραγγελία {{subject}}: μη διαθέσιμα προϊόντα",
	"messages.stock_low": "Χαμηλό απόθεμα: {{subject}}",
	"messages.unread": "Ειδοποιήσεις, μη αναγνωσμένες: {{number}}",
	"messages.mark_all": "Σήμανση όλων ως αναγνωσμένων",
	"messages.news": "Νέα",
	"messages.is_unread": "Μη αναγνωσμένη",
	"messages.settings": "Ειδοποιήσεις μέσω e-mail",
	"messages.settings_description":
		"Αυτά τα e-mail αποστέλλονται στη διεύθυνση {{email}}. Το καμπανάκι τα δείχνει πάντα όλα.",
	"messages.mails_order_open": "Νέες παραγγελίες",
	"messages.mails_order_confirmed": "Επιβεβαιωμένες παραγγελίες",
	"messages.mails_order_notavail": "Παραγγελίες με μη διαθέσιμα προϊόντα",
	"messages.mails_stock_low": "Χαμηλό απόθεμα",
};
