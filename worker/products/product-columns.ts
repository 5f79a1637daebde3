import type { Locale } from "../i18n/locale.rules.ts";

/** Title, sku, price, currency, link, and the sizes in inches by position. */
type Columns = readonly [string, string, string, string, string, string, string, string];

/** The headings of `Produkte.csv`. */
export const PRODUCT_COLUMNS: Readonly<Record<Locale, Columns>> = {
	en: ["Title", "SKU", "Price", "Currency", "Link", "Driver (inch)", "Passenger (inch)", "Rear (inch)"],
	de: ["Titel", "Artikelnummer", "Preis", "Währung", "Link", "Fahrer (Zoll)", "Beifahrer (Zoll)", "Heck (Zoll)"],
	gr: [
		"Τίτλος",
		"Κωδικός προϊόντος",
		"Τιμή",
		"Νόμισμα",
		"Σύνδεσμος",
		"Οδηγός (ίντσες)",
		"Συνοδηγός (ίντσες)",
		"Πίσω (ίντσες)",
	],
	tr: ["Başlık", "Ürün numarası", "Fiyat", "Para birimi", "Bağlantı", "Sürücü (inç)", "Yolcu (inç)", "Arka (inç)"],
	pl: ["Nazwa", "Numer artykułu", "Cena", "Waluta", "Link", "Kierowca (cale)", "Pasażer (cale)", "Tył (cale)"],
	ru: ["Название", "Артикул", "Цена", "Валюта", "Ссылка", "Водитель (дюймы)", "Пассажир (дюймы)", "Сзади (дюймы)"],
};
