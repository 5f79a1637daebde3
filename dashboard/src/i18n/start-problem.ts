import type { Locale } from "#worker/i18n/locale.rules.ts";

/** What is said if the texts of a language can't be loaded: the message, and the button that tries again. */
export const START_PROBLEM: Record<Locale, readonly [message: string, reload: string]> = {
	en: ["The page was not loaded.", "Reload"],
	de: ["Die Seite wurde nicht geladen.", "Neu laden"],
	gr: ["Η σελίδα δεν φορτώθηκε.", "Επαναφόρτωση"],
	tr: ["Sayfa yüklenemedi.", "Yenile"],
	pl: ["Strona nie została wczytana.", "Odśwież"],
	ru: ["Страница не загрузилась.", "Обновить"],
};
