import type { Locale } from "./locale.rules.ts";
import type { Mail } from "./mails.ts";

type RequestMail = { shop: string; car: string; link: string };
/** `link`: where the car can be bought; undefined: the shop has named no page. */
type FoundMail = { shop: string; car: string; link: string | undefined; eraseLink: string };

/** The mail in which a visitor confirms a request, in the language of the finder. */
export const carRequestMail = (locale: Locale, { shop, car, link }: RequestMail): Mail => {
	const { subject, request, confirm, otherwise } = REQUEST_TEXTS[locale];
	return toMail(subject(shop), [request(shop), car, `${confirm}\n${link}`, otherwise]);
};

/** The mail that says where the car can be bought. */
export const carFoundMail = (locale: Locale, { shop, car, link, eraseLink }: FoundMail): Mail => {
	const { subject, available, buy, ended } = FOUND_TEXTS[locale];
	return toMail(subject(shop), [
		available(shop),
		car,
		...(link === undefined ? [] : [`${buy}\n${link}`]),
		`${ended}\n${eraseLink}`,
	]);
};

const toMail = (subject: string, paragraphs: readonly string[]): Mail => ({
	subject,
	text: `${paragraphs.join("\n\n")}\n`,
});

type RequestTexts = {
	subject: (shop: string) => string;
	request: (shop: string) => string;
	confirm: string;
	otherwise: string;
};

const REQUEST_TEXTS: Record<Locale, RequestTexts> = {
	en: {
		subject: (shop) => `Confirm your request at ${shop}`,
		request: (shop) => `Someone, probably you, has asked ${shop} for an e-mail when wipers for this car are available:`,
		confirm: "Please confirm this within 48 hours:",
		otherwise:
			"You can delete the request on the same page. If you didn't ask for this, ignore this e-mail: the request is deleted after 48 hours.",
	},
	de: {
		subject: (shop) => `Bestätigen Sie Ihre Anfrage bei ${shop}`,
		request: (shop) =>
			`Jemand, vermutlich Sie, möchte von ${shop} eine E-Mail erhalten, sobald es Wischer für dieses Fahrzeug gibt:`,
		confirm: "Bitte bestätigen Sie das innerhalb von 48 Stunden:",
		otherwise:
			"Auf derselben Seite können Sie die Anfrage löschen. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Die Anfrage wird nach 48 Stunden gelöscht.",
	},
	gr: {
		subject: (shop) => `Επιβεβαιώστε το αίτημά σας στο ${shop}`,
		request: (shop) =>
			`Κάποιος, πιθανότατα εσείς, ζήτησε από το ${shop} ένα e-mail όταν υπάρξουν υαλοκαθαριστήρες για αυτό το αυτοκίνητο:`,
		confirm: "Επιβεβαιώστε το μέσα σε 48 ώρες:",
		otherwise:
			"Στην ίδια σελίδα μπορείτε να διαγράψετε το αίτημα. Αν δεν το ζητήσατε εσείς, αγνοήστε αυτό το e-mail: το αίτημα διαγράφεται μετά από 48 ώρες.",
	},
	tr: {
		subject: (shop) => `${shop} mağazasındaki talebinizi onaylayın`,
		request: (shop) =>
			`Birisi, büyük olasılıkla siz, ${shop} mağazasından bu araç için silecek satışa sunulduğunda e-posta almak istedi:`,
		confirm: "Lütfen 48 saat içinde onaylayın:",
		otherwise:
			"Talebi aynı sayfada silebilirsiniz. Bunu siz istemediyseniz bu e-postayı dikkate almayın: Talep 48 saat sonra silinir.",
	},
	pl: {
		subject: (shop) => `Potwierdź swoje zgłoszenie w sklepie ${shop}`,
		request: (shop) =>
			`Ktoś, prawdopodobnie Ty, poprosił sklep ${shop} o e-mail, gdy będzie można kupić wycieraczki do tego samochodu:`,
		confirm: "Potwierdź to w ciągu 48 godzin:",
		otherwise:
			"Na tej samej stronie możesz usunąć zgłoszenie. Jeśli to nie Ty, zignoruj tę wiadomość: zgłoszenie zostanie usunięte po 48 godzinach.",
	},
	ru: {
		subject: (shop) => `Подтвердите запрос в магазине ${shop}`,
		request: (shop) =>
			`Кто-то, вероятно вы, попросил магазин ${shop} сообщить, когда можно будет купить щётки для этого автомобиля:`,
		confirm: "Подтвердите это в течение 48 часов:",
		otherwise:
			"На той же странице запрос можно удалить. Если вы этого не запрашивали, проигнорируйте это письмо: запрос будет удалён через 48 часов.",
	},
};

type FoundTexts = {
	subject: (shop: string) => string;
	available: (shop: string) => string;
	buy: string;
	ended: string;
};

const FOUND_TEXTS: Record<Locale, FoundTexts> = {
	en: {
		subject: (shop) => `Wipers for your car at ${shop}`,
		available: (shop) => `You asked ${shop} to notify you. Wipers for this car are now available:`,
		buy: "See what fits:",
		ended: "Your e-mail address will now be deleted. You can also delete the request itself:",
	},
	de: {
		subject: (shop) => `Wischer für Ihr Fahrzeug bei ${shop}`,
		available: (shop) =>
			`Sie haben ${shop} um eine Benachrichtigung gebeten. Für dieses Fahrzeug gibt es jetzt Wischer:`,
		buy: "Passende Wischer ansehen:",
		ended: "Ihre E-Mail-Adresse wird jetzt gelöscht. Auch die Anfrage selbst können Sie löschen:",
	},
	gr: {
		subject: (shop) => `Υαλοκαθαριστήρες για το αυτοκίνητό σας στο ${shop}`,
		available: (shop) =>
			`Ζητήσατε από το ${shop} να σας ενημερώσει. Υπάρχουν πλέον υαλοκαθαριστήρες για αυτό το αυτοκίνητο:`,
		buy: "Δείτε τι ταιριάζει:",
		ended: "Η διεύθυνση e-mail σας διαγράφεται τώρα. Μπορείτε να διαγράψετε και το ίδιο το αίτημα:",
	},
	tr: {
		subject: (shop) => `Aracınız için silecekler: ${shop}`,
		available: (shop) => `${shop} mağazasından haber istemiştiniz. Bu araç için silecekler artık satışta:`,
		buy: "Uyan ürünleri görün:",
		ended: "E-posta adresiniz şimdi siliniyor. Talebin kendisini de silebilirsiniz:",
	},
	pl: {
		subject: (shop) => `Wycieraczki do Twojego samochodu w sklepie ${shop}`,
		available: (shop) =>
			`Zgodnie z Twoją prośbą piszemy w imieniu sklepu ${shop}. Wycieraczki do tego samochodu można już kupić:`,
		buy: "Zobacz, co pasuje:",
		ended: "Twój adres e-mail zostaje teraz usunięty. Możesz też usunąć samo zgłoszenie:",
	},
	ru: {
		subject: (shop) => `Щётки для вашего автомобиля в магазине ${shop}`,
		available: (shop) => `Вы просили магазин ${shop} уведомить вас. Щётки для этого автомобиля уже можно купить:`,
		buy: "Посмотреть, что подходит:",
		ended: "Теперь ваш адрес эл. почты будет удалён. Сам запрос тоже можно удалить:",
	},
};
