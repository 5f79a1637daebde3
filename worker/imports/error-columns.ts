import type { Locale } from "../i18n/locale.rules.ts";

/** The heading of the list of rejected rows: row, column, value, reason. */
export const ERROR_COLUMNS: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
	en: ["Row", "Column", "Value", "Reason"],
	de: ["Zeile", "Spalte", "Wert", "Grund"],
	gr: ["Γραμμή", "Στήλη", "Τιμή", "Αιτία"],
	tr: ["Satır", "Sütun", "Değer", "Neden"],
	pl: ["Wiersz", "Kolumna", "Wartość", "Powód"],
	ru: ["Строка", "Столбец", "Значение", "Причина"],
};
