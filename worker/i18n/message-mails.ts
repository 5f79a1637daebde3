import type { Locale } from "./locale.rules.ts";
import type { Mail } from "./mails.ts";

type Kind = "order_open" | "order_confirmed" | "order_notavail" | "stock_low";
type Line = { kind: Kind; subject: string; link: string };
type Content = { name: string; lines: readonly Line[]; total: number };
type Texts = Record<Kind, (subject: string) => string> & {
	hello: (name: string) => string;
	/** The subject of a mail about several. */
	many: (total: number) => string;
	/** How many the mail doesn't name. */
	more: (count: number) => string;
	/** How to end these mails. */
	footer: string;
};

/** The mail about what a user's company was told, in the user's own language. */
export function messagesMail(locale: Locale, { name, lines, total }: Content): Mail {
	const texts = TEXTS[locale];
	const titled = lines.map(({ kind, subject, link }) => ({ title: texts[kind](inOneLine(subject)), link }));
	const rest = total - lines.length;
	const paragraphs = [
		texts.hello(inOneLine(name)),
		...titled.map(({ title, link }) => `${title}\n${link}`),
		...(rest > 0 ? [texts.more(rest)] : []),
		texts.footer,
	];
	return { subject: total === 1 ? (titled[0]?.title ?? "") : texts.many(total), text: `${paragraphs.join("\n\n")}\n` };
}

/** Numbers and names are typed by people: a line break would begin another header. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");

const TEXTS: Record<Locale, Texts> = {
	en: {
		hello: (name) => `Hello ${name},`,
		order_open: (number) => `New order ${number}`,
		order_confirmed: (number) => `Order ${number} is confirmed`,
		order_notavail: (number) => `Order ${number}: products not available`,
		stock_low: (part) => `Low stock: ${part}`,
		many: (total) => `New notifications: ${total}`,
		more: (count) => `Further notifications: ${count}`,
		footer: "You can turn off these e-mails in the user menu, under “E-mail notifications”.",
	},
	de: {
		hello: (name) => `Hallo ${name},`,
		order_open: (number) => `Neue Bestellung ${number}`,
		order_confirmed: (number) => `Bestellung ${number} ist bestätigt`,
		order_notavail: (number) => `Bestellung ${number}: Produkte nicht lieferbar`,
		stock_low: (part) => `Niedriger Bestand: ${part}`,
		many: (total) => `Neue Benachrichtigungen: ${total}`,
		more: (count) => `Weitere Benachrichtigungen: ${count}`,
		footer: "Diese E-Mails können Sie im Benutzermenü unter „E-Mail-Benachrichtigungen“ abschalten.",
	},
	gr: {
		hello: (name) => `Γεια σας ${name},`,
		order_open: (number) => `Νέα παραγγελία ${number}`,
		order_confirmed: (number) => `Η παραγγελία ${number} επιβεβαιώθηκε`,
		order_notavail: (number) => `Παραγγελία ${number}: μη διαθέσιμα προϊόντα`,
		stock_low: (part) => `Χαμηλό απόθεμα: ${part}`,
		many: (total) => `Νέες ειδοποιήσεις: ${total}`,
		more: (count) => `Περισσότερες ειδοποιήσεις: ${count}`,
		footer: "Μπορείτε να απενεργοποιήσετε αυτά τα e-mail από το μενού χρήστη, στην επιλογή «Ειδοποιήσεις μέσω e-mail».",
	},
	tr: {
		hello: (name) => `Merhaba ${name},`,
		order_open: (number) => `Yeni sipariş ${number}`,
		order_confirmed: (number) => `${number} numaralı sipariş onaylandı`,
		order_notavail: (number) => `${number} numaralı sipariş: temin edilemeyen ürünler`,
		stock_low: (part) => `Düşük stok: ${part}`,
		many: (total) => `Yeni bildirimler: ${total}`,
		more: (count) => `Diğer bildirimler: ${count}`,
		footer: "Bu e-postaları kullanıcı menüsündeki “E-posta bildirimleri” bölümünden kapatabilirsiniz.",
	},
	pl: {
		hello: (name) => `Dzień dobry, ${name}!`,
		order_open: (number) => `Nowe zamówienie ${number}`,
		order_confirmed: (number) => `Zamówienie ${number} zostało potwierdzone`,
		order_notavail: (number) => `Zamówienie ${number}: brak towaru`,
		stock_low: (part) => `Niski stan magazynowy: ${part}`,
		many: (total) => `Nowe powiadomienia: ${total}`,
		more: (count) => `Pozostałe powiadomienia: ${count}`,
		footer: "Te e-maile można wyłączyć w menu użytkownika, w pozycji „Powiadomienia e-mail”.",
	},
	ru: {
		hello: (name) => `Здравствуйте, ${name}!`,
		order_open: (number) => `Новый заказ ${number}`,
		order_confirmed: (number) => `Заказ ${number} подтверждён`,
		order_notavail: (number) => `Заказ ${number}: товара нет в наличии`,
		stock_low: (part) => `Низкий остаток: ${part}`,
		many: (total) => `Новые уведомления: ${total}`,
		more: (count) => `Ещё уведомлений: ${count}`,
		footer: "Эти письма можно отключить в меню пользователя, в пункте «Уведомления по эл. почте».",
	},
};
