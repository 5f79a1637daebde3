import type { Locale } from "#worker/i18n/locale.rules.ts";

/** What is said if the texts of a language can't be loaded: the message, and the button that tries again. */
export const START_PROBLEM: Record<Locale, readonly [message: string, reload: string]> = {
	en: ["This page could not be loaded.", "Reload"],
	de: ["Diese Seite konnte nicht geladen werden.", "Neu laden"],
	gr: ["Δεν ήταν δυνατή η φόρτωση αυτής της σελίδας.", "Επαναφόρτωση"],
	tr: ["Bu sayfa yüklenemedi.", "Yeniden yükle"],
	pl: ["Nie udało się załadować tej strony.", "Odśwież"],
	ru: ["Не удалось загрузить эту страницу.", "Обновить"],
};
