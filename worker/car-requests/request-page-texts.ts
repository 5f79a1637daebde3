import type { Locale } from "../i18n/locale.rules.ts";

type PageTexts = {
	title: string;
	/** The shop. */
	intro: (shop: string) => string;
	confirm: string;
	confirmHint: string;
	erase: string;
	confirmed: string;
	confirmedHint: string;
	told: string;
	toldHint: string;
	erased: string;
	erasedHint: string;
	ended: string;
	endedHint: string;
};

/** The texts of the page that the mails about a car request link to. */
export const REQUEST_PAGE_TEXTS: Record<Locale, PageTexts> = {
	en: {
		title: "Your car request",
		intro: (shop) => `${shop} will e-mail you once when wipers for this car are available.`,
		confirm: "Confirm",
		confirmHint: "Your address is used for this only. It is deleted with that e-mail, at the latest after 12 months.",
		erase: "Delete my request",
		confirmed: "Request confirmed",
		confirmedHint: "You can close this page. Your address is deleted with the e-mail, at the latest after 12 months.",
		told: "You have been notified",
		toldHint: "Your address is deleted; copies in backups are deleted within 30 days. Only the car is still stored.",
		erased: "Request deleted",
		erasedHint: "Copies in backups are deleted within 30 days. You can close this page.",
		ended: "This link is no longer valid",
		endedHint: "The request was deleted or has expired, or a later e-mail has a newer link.",
	},
	de: {
		title: "Ihre Fahrzeuganfrage",
		intro: (shop) => `${shop} schreibt Ihnen einmal eine E-Mail, sobald es Wischer für dieses Fahrzeug gibt.`,
		confirm: "Bestätigen",
		confirmHint:
			"Ihre Adresse wird nur dafür verwendet. Sie wird nach dem Versand dieser E-Mail gelöscht, spätestens nach 12 Monaten.",
		erase: "Meine Anfrage löschen",
		confirmed: "Anfrage bestätigt",
		confirmedHint:
			"Sie können diese Seite schließen. Ihre Adresse wird nach dem Versand der E-Mail gelöscht, spätestens nach 12 Monaten.",
		told: "Sie wurden benachrichtigt",
		toldHint:
			"Ihre Adresse ist gelöscht; Sicherungskopien werden innerhalb von 30 Tagen gelöscht. Gespeichert ist nur noch das Fahrzeug.",
		erased: "Anfrage gelöscht",
		erasedHint: "Sicherungskopien werden innerhalb von 30 Tagen gelöscht. Sie können diese Seite schließen.",
		ended: "Dieser Link ist nicht mehr gültig",
		endedHint: "Die Anfrage wurde gelöscht oder ist abgelaufen, oder eine spätere E-Mail enthält einen neueren Link.",
	},
	gr: {
		title: "Το αίτημα για το αυτοκίνητό σας",
		intro: (shop) => `Το ${shop} θα σας στείλει ένα e-mail μόλις υπάρξουν υαλοκαθαριστήρες για αυτό το αυτοκίνητο.`,
		confirm: "Επιβεβαίωση",
		confirmHint:
			"Η διεύθυνσή σας χρησιμοποιείται μόνο για αυτό. Διαγράφεται μόλις σταλεί αυτό το e-mail, το αργότερο μετά από 12 μήνες.",
		erase: "Διαγραφή του αιτήματός μου",
		confirmed: "Το αίτημα επιβεβαιώθηκε",
		confirmedHint:
			"Μπορείτε να κλείσετε αυτή τη σελίδα. Η διεύθυνσή σας διαγράφεται μόλις σταλεί το e-mail, το αργότερο μετά από 12 μήνες.",
		told: "Έχετε ενημερωθεί",
		toldHint:
			"Η διεύθυνσή σας διαγράφηκε· από τα αντίγραφα ασφαλείας διαγράφεται μέσα σε 30 ημέρες. Αποθηκευμένο είναι μόνο το αυτοκίνητο.",
		erased: "Το αίτημα διαγράφηκε",
		erasedHint: "Από τα αντίγραφα ασφαλείας διαγράφεται μέσα σε 30 ημέρες. Μπορείτε να κλείσετε αυτή τη σελίδα.",
		ended: "Αυτός ο σύνδεσμος δεν ισχύει πλέον",
		endedHint: "Το αίτημα διαγράφηκε ή έληξε, ή ένα νεότερο e-mail περιέχει νεότερο σύνδεσμο.",
	},
	tr: {
		title: "Araç talebiniz",
		intro: (shop) => `${shop}, bu araç için silecekler satışa sunulduğunda size bir kez e-posta gönderir.`,
		confirm: "Onayla",
		confirmHint: "Adresiniz yalnızca bunun için kullanılır. O e-posta gönderilince, en geç 12 ay sonra silinir.",
		erase: "Talebimi sil",
		confirmed: "Talep onaylandı",
		confirmedHint: "Bu sayfayı kapatabilirsiniz. Adresiniz e-posta gönderilince, en geç 12 ay sonra silinir.",
		told: "Bilgilendirildiniz",
		toldHint: "Adresiniz silindi; yedeklerdeki kopyalar 30 gün içinde silinir. Yalnızca araç saklanıyor.",
		erased: "Talep silindi",
		erasedHint: "Yedeklerdeki kopyalar 30 gün içinde silinir. Bu sayfayı kapatabilirsiniz.",
		ended: "Bu bağlantı artık geçerli değil",
		endedHint: "Talep silindi veya süresi doldu ya da sonraki bir e-postada daha yeni bir bağlantı var.",
	},
	pl: {
		title: "Twoje zgłoszenie dotyczące samochodu",
		intro: (shop) => `Sklep ${shop} wyśle Ci jeden e-mail, gdy będzie można kupić wycieraczki do tego samochodu.`,
		confirm: "Potwierdź",
		confirmHint:
			"Twój adres służy tylko do tego celu. Zostanie usunięty po wysłaniu tego e-maila, najpóźniej po 12 miesiącach.",
		erase: "Usuń moje zgłoszenie",
		confirmed: "Zgłoszenie potwierdzone",
		confirmedHint:
			"Możesz zamknąć tę stronę. Twój adres zostanie usunięty po wysłaniu e-maila, najpóźniej po 12 miesiącach.",
		told: "Wysłaliśmy Ci powiadomienie",
		toldHint: "Twój adres jest usunięty, a z kopii zapasowych zniknie w ciągu 30 dni. Zapisany jest tylko samochód.",
		erased: "Zgłoszenie usunięte",
		erasedHint: "Z kopii zapasowych zniknie w ciągu 30 dni. Możesz zamknąć tę stronę.",
		ended: "Ten link jest już nieważny",
		endedHint: "Zgłoszenie zostało usunięte lub wygasło albo późniejszy e-mail zawiera nowszy link.",
	},
	ru: {
		title: "Ваш запрос по автомобилю",
		intro: (shop) => `Магазин ${shop} один раз напишет вам, когда можно будет купить щётки для этого автомобиля.`,
		confirm: "Подтвердить",
		confirmHint:
			"Ваш адрес эл. почты нужен только для этого. Он будет удалён сразу после отправки этого письма, не позднее чем через 12 месяцев.",
		erase: "Удалить мой запрос",
		confirmed: "Запрос подтверждён",
		confirmedHint:
			"Эту страницу можно закрыть. Ваш адрес эл. почты будет удалён сразу после отправки письма, не позднее чем через 12 месяцев.",
		told: "Мы вам написали",
		toldHint:
			"Ваш адрес эл. почты удалён, из резервных копий он удаляется в течение 30 дней. Сохранён только автомобиль.",
		erased: "Запрос удалён",
		erasedHint: "Из резервных копий он удаляется в течение 30 дней. Эту страницу можно закрыть.",
		ended: "Эта ссылка больше не действует",
		endedHint: "Запрос удалён, срок его действия истёк, или более позднее письмо содержит новую ссылку.",
	},
};
