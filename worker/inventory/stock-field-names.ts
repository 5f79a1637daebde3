import type { FieldNames } from "../imports/field-names.ts";
import type { StockField } from "./stock-import.rules.ts";

/** The names of a stock file's fields, as the back-office has them. */
export const STOCK_FIELD_NAMES: FieldNames<StockField> = {
	en: {
		part: "Part",
		onHand: "On hand",
		change: "Change (+/-)",
		lowAt: "Low stock threshold",
		backorder: "Backorder",
	},
	de: {
		part: "Teil",
		onHand: "Auf Lager",
		change: "Änderung (+/-)",
		lowAt: "Meldebestand",
		backorder: "Lieferrückstand erlauben",
	},
	gr: {
		part: "Εξάρτημα",
		onHand: "Σε απόθεμα",
		change: "Μεταβολή (+/-)",
		lowAt: "Όριο ειδοποίησης",
		backorder: "Παραγγελία χωρίς απόθεμα",
	},
	tr: {
		part: "Parça",
		onHand: "Eldeki",
		change: "Değişiklik (+/-)",
		lowAt: "Kritik stok",
		backorder: "Stoksuz sipariş",
	},
	pl: {
		part: "Część",
		onHand: "Na stanie",
		change: "Zmiana (+/-)",
		lowAt: "Stan minimalny",
		backorder: "Zamówienia mimo braku",
	},
	ru: {
		part: "Деталь",
		onHand: "В наличии",
		change: "Изменение (+/-)",
		lowAt: "Мин. остаток",
		backorder: "Заказ при нехватке",
	},
};
