import type { Locale } from "../i18n/locale.rules.ts";

type Notice = {
	unknown: string;
	unknownHint: string;
	off: string;
	offHint: string;
	back: string;
	nothing: string;
	noOffer: string;
	toAssortments: string;
	noPrices: string;
	toPrices: string;
};

/** The test page's texts for a finder that isn't available, or that finds nothing. */
export const TEST_PAGE_TEXTS: Record<Locale, Notice> = {
	en: {
		unknown: "Finder not found",
		unknownHint: "There is no finder with this address. It may have been deleted, or the address is incomplete.",
		off: "This finder is disabled",
		offHint: "Visitors see nothing in its place. Enable it in its settings, then reload this page.",
		back: "Back to the dashboard",
		nothing: "Visitors find no products",
		noOffer: "This finder offers no assortment.",
		toAssortments: "Choose assortments",
		noPrices: "Nothing that this finder offers has a price.",
		toPrices: "Set prices",
	},
	de: {
		unknown: "Finder nicht gefunden",
		unknownHint: "Unter dieser Adresse gibt es keinen Finder. Er wurde gelöscht, oder die Adresse ist unvollständig.",
		off: "Dieser Finder ist inaktiv",
		offHint:
			"Besucher sehen an seiner Stelle nichts. Aktivieren Sie ihn in den Einstellungen und laden Sie diese Seite neu.",
		back: "Zurück zum Dashboard",
		nothing: "Besucher finden keine Produkte",
		noOffer: "Dieser Finder bietet kein Sortiment an.",
		toAssortments: "Sortimente auswählen",
		noPrices: "Nichts, was dieser Finder anbietet, hat einen Preis.",
		toPrices: "Preise festlegen",
	},
	gr: {
		unknown: "Το εργαλείο εύρεσης δεν βρέθηκε",
		unknownHint: "Δεν υπάρχει εργαλείο εύρεσης σε αυτή τη διεύθυνση. Ίσως διαγράφηκε ή η διεύθυνση δεν είναι πλήρης.",
		off: "Αυτό το εργαλείο εύρεσης είναι ανενεργό",
		offHint:
			"Οι επισκέπτες δεν βλέπουν τίποτα στη θέση του. Ενεργοποιήστε το στις ρυθμίσεις και φορτώστε ξανά τη σελίδα.",
		back: "Επιστροφή στον πίνακα ελέγχου",
		nothing: "Οι επισκέπτες δεν βρίσκουν προϊόντα",
		noOffer: "Αυτό το εργαλείο εύρεσης δεν προσφέρει καμία σειρά.",
		toAssortments: "Επιλέξτε σειρές",
		noPrices: "Τίποτα από όσα προσφέρει αυτό το εργαλείο εύρεσης δεν έχει τιμή.",
		toPrices: "Ορίστε τιμές",
	},
	tr: {
		unknown: "Bulucu bulunamadı",
		unknownHint: "Bu adreste bir bulucu yok. Silinmiş olabilir veya adres eksik olabilir.",
		off: "Bu bulucu devre dışı",
		offHint: "Ziyaretçiler onun yerinde hiçbir şey görmez. Ayarlarından etkinleştirin ve bu sayfayı yenileyin.",
		back: "Panele dön",
		nothing: "Ziyaretçiler ürün bulamıyor",
		noOffer: "Bu bulucu hiçbir ürün grubu sunmuyor.",
		toAssortments: "Ürün gruplarını seçin",
		noPrices: "Bu bulucunun sunduğu ürünlerin hiçbirinin fiyatı yok.",
		toPrices: "Fiyatları belirleyin",
	},
	pl: {
		unknown: "Nie znaleziono wyszukiwarki",
		unknownHint: "Pod tym adresem nie ma wyszukiwarki. Mogła zostać usunięta lub adres jest niepełny.",
		off: "Ta wyszukiwarka jest wyłączona",
		offHint: "Odwiedzający nic w tym miejscu nie widzą. Włącz ją w ustawieniach i odśwież tę stronę.",
		back: "Wróć do panelu",
		nothing: "Odwiedzający nie znajdują produktów",
		noOffer: "Ta wyszukiwarka nie oferuje żadnego asortymentu.",
		toAssortments: "Wybierz asortymenty",
		noPrices: "Nic, co oferuje ta wyszukiwarka, nie ma ceny.",
		toPrices: "Ustal ceny",
	},
	ru: {
		unknown: "Подбор не найден",
		unknownHint: "По этому адресу нет подбора. Возможно, он удалён или адрес неполный.",
		off: "Этот подбор выключен",
		offHint: "Посетители ничего не видят на его месте. Включите его в настройках и обновите эту страницу.",
		back: "Вернуться в панель управления",
		nothing: "Посетители не находят товаров",
		noOffer: "Этот подбор не предлагает ни одного ассортимента.",
		toAssortments: "Выберите ассортименты",
		noPrices: "Ни у одного предлагаемого товара нет цены.",
		toPrices: "Задайте цены",
	},
};
