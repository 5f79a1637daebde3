import type { Locale } from "../http/locale.rules.ts";

type Notice = { unknown: string; unknownHint: string; off: string; offHint: string; back: string };

/** What the test page says where it has no finder to show. */
export const TEST_PAGE_TEXTS: Record<Locale, Notice> = {
	en: {
		unknown: "Finder not found",
		unknownHint: "There is no finder with this address. It may have been deleted, or the address is incomplete.",
		off: "This finder is disabled",
		offHint: "Visitors see nothing in its place. Enable it in its settings, then reload this page.",
		back: "Back to the dashboard",
	},
	de: {
		unknown: "Finder nicht gefunden",
		unknownHint: "Unter dieser Adresse gibt es keinen Finder. Er wurde gelöscht, oder die Adresse ist unvollständig.",
		off: "Dieser Finder ist deaktiviert",
		offHint:
			"Besucher sehen an seiner Stelle nichts. Aktivieren Sie ihn in den Einstellungen und laden Sie diese Seite neu.",
		back: "Zurück zum Dashboard",
	},
	gr: {
		unknown: "Η αναζήτηση δεν βρέθηκε",
		unknownHint: "Δεν υπάρχει αναζήτηση σε αυτή τη διεύθυνση. Ίσως διαγράφηκε ή η διεύθυνση δεν είναι πλήρης.",
		off: "Αυτή η αναζήτηση είναι απενεργοποιημένη",
		offHint:
			"Οι επισκέπτες δεν βλέπουν τίποτα στη θέση της. Ενεργοποιήστε την στις ρυθμίσεις και φορτώστε ξανά τη σελίδα.",
		back: "Επιστροφή στον πίνακα ελέγχου",
	},
	tr: {
		unknown: "Bulucu bulunamadı",
		unknownHint: "Bu adreste bir bulucu yok. Silinmiş olabilir veya adres eksik olabilir.",
		off: "Bu bulucu devre dışı",
		offHint: "Ziyaretçiler yerinde hiçbir şey görmez. Ayarlarından etkinleştirin ve bu sayfayı yenileyin.",
		back: "Panele dön",
	},
	pl: {
		unknown: "Nie znaleziono wyszukiwarki",
		unknownHint: "Pod tym adresem nie ma wyszukiwarki. Mogła zostać usunięta lub adres jest niepełny.",
		off: "Ta wyszukiwarka jest wyłączona",
		offHint: "Odwiedzający nic w tym miejscu nie widzą. Włącz ją w ustawieniach i odśwież tę stronę.",
		back: "Wróć do panelu",
	},
	ru: {
		unknown: "Модуль подбора не найден",
		unknownHint: "По этому адресу нет модуля подбора. Возможно, он удалён или адрес неполный.",
		off: "Этот модуль подбора отключён",
		offHint: "Посетители ничего не видят на его месте. Включите его в настройках и обновите эту страницу.",
		back: "Вернуться в панель управления",
	},
};
