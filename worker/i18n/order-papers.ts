import type { Locale } from "./locale.rules.ts";

/** The words of a delivery note and its pick list. */
export type OrderPaperTexts = {
	deliveryNote: string;
	pickList: string;
	orderNumber: string;
	/** Behind the number. */
	prime: string;
	orderDate: string;
	mandant: string;
	supplier: string;
	deliverTo: string;
	erased: string;
	position: string;
	sku: string;
	product: string;
	car: string;
	quantity: string;
	total: string;
	part: string;
	forSku: string;
	note: string;
	notAvailable: string;
	/** The status of an order that must not be shipped, as the screens name it. */
	orderLocked: string;
	orderNotAvailable: string;
	/** Followed by how many pieces are still to come. */
	backorder: string;
	page: (page: number, of: number) => string;
};

export const orderPaperTexts = (locale: Locale): OrderPaperTexts => TEXTS[locale];

const TEXTS: Record<Locale, OrderPaperTexts> = {
	en: {
		...{ deliveryNote: "Delivery note", pickList: "Pick list", orderNumber: "Order number", orderDate: "Order date" },
		...{ mandant: "Ordered by", supplier: "Supplier", deliverTo: "Delivery address", erased: "Erased" },
		...{ position: "No.", sku: "SKU", product: "Product", quantity: "Quantity", total: "Total" },
		...{ part: "Part", forSku: "For SKU", note: "Note", notAvailable: "Not available" },
		...{ car: "Car", prime: "Prime", backorder: "Backorder" },
		...{ orderLocked: "Locked", orderNotAvailable: "Not available" },
		page: (page, of) => `Page ${page} of ${of}`,
	},
	de: {
		...{ deliveryNote: "Lieferschein", pickList: "Pickliste", orderNumber: "Bestellnummer", orderDate: "Bestelldatum" },
		...{ mandant: "Besteller", supplier: "Lieferant", deliverTo: "Lieferadresse", erased: "Gelöscht" },
		...{ position: "Pos.", sku: "Artikelnummer", product: "Produkt", quantity: "Menge", total: "Gesamt" },
		...{ part: "Teil", forSku: "Für Artikelnummer", note: "Notiz", notAvailable: "Nicht lieferbar" },
		...{ car: "Fahrzeug", prime: "Prime", backorder: "Lieferrückstand" },
		...{ orderLocked: "Gesperrt", orderNotAvailable: "Nicht lieferbar" },
		page: (page, of) => `Seite ${page} von ${of}`,
	},
	gr: {
		...{ deliveryNote: "Δελτίο αποστολής", pickList: "Λίστα συλλογής" },
		...{ orderNumber: "Αριθμός παραγγελίας", orderDate: "Ημερομηνία παραγγελίας" },
		...{ mandant: "Παραγγέλθηκε από", supplier: "Προμηθευτής", deliverTo: "Διεύθυνση παράδοσης", erased: "Διαγράφηκε" },
		...{ position: "Α/Α", sku: "Κωδικός προϊόντος", product: "Προϊόν", quantity: "Ποσότητα", total: "Σύνολο" },
		...{ part: "Εξάρτημα", forSku: "Για κωδικό προϊόντος", note: "Σημείωση", notAvailable: "Μη διαθέσιμο" },
		...{ car: "Αυτοκίνητο", prime: "Prime", backorder: "Χωρίς απόθεμα" },
		...{ orderLocked: "Κλειδωμένη", orderNotAvailable: "Μη διαθέσιμη" },
		page: (page, of) => `Σελίδα ${page} από ${of}`,
	},
	tr: {
		...{ deliveryNote: "İrsaliye", pickList: "Toplama listesi" },
		...{ orderNumber: "Sipariş numarası", orderDate: "Sipariş tarihi" },
		...{ mandant: "Sipariş veren", supplier: "Tedarikçi", deliverTo: "Teslimat adresi", erased: "Silindi" },
		...{ position: "No.", sku: "Ürün numarası", product: "Ürün", quantity: "Adet", total: "Toplam" },
		...{ part: "Parça", forSku: "Ait olduğu ürün numarası", note: "Not", notAvailable: "Temin edilemiyor" },
		...{ car: "Araç", prime: "Prime", backorder: "Stoksuz sipariş" },
		...{ orderLocked: "Kilitli", orderNotAvailable: "Temin edilemiyor" },
		page: (page, of) => `Sayfa ${page} / ${of}`,
	},
	pl: {
		...{ deliveryNote: "Dowód dostawy (WZ)", pickList: "Lista kompletacyjna" },
		...{ orderNumber: "Numer zamówienia", orderDate: "Data zamówienia" },
		...{ mandant: "Zamawiający", supplier: "Dostawca", deliverTo: "Adres dostawy", erased: "Usunięto" },
		...{ position: "Lp.", sku: "Numer artykułu", product: "Produkt", quantity: "Ilość", total: "Razem" },
		...{ part: "Część", forSku: "Dla numeru artykułu", note: "Uwaga", notAvailable: "Niedostępne" },
		...{ car: "Samochód", prime: "Prime", backorder: "Oczekuje na dostawę" },
		...{ orderLocked: "Zablokowane", orderNotAvailable: "Brak towaru" },
		page: (page, of) => `Strona ${page} z ${of}`,
	},
	ru: {
		...{ deliveryNote: "Накладная", pickList: "Лист подбора", orderNumber: "Номер заказа", orderDate: "Дата заказа" },
		...{ mandant: "Заказчик", supplier: "Поставщик", deliverTo: "Адрес доставки", erased: "Удалён" },
		...{ position: "№", sku: "Артикул", product: "Товар", quantity: "Количество", total: "Итого" },
		...{ part: "Деталь", forSku: "Для артикула", note: "Примечание", notAvailable: "Нет в наличии" },
		...{ car: "Автомобиль", prime: "Prime", backorder: "Ожидает поставки" },
		...{ orderLocked: "Заблокирован", orderNotAvailable: "Нет в наличии" },
		page: (page, of) => `Страница ${page} из ${of}`,
	},
};
