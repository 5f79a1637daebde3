import type { Locale } from "#worker/i18n/locale.rules.ts";

/** Each language by its own name. `Intl.DisplayNames` takes 5 ms for each, on every page. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
	en: "English",
	de: "Deutsch",
	gr: "Ελληνικά",
	tr: "Türkçe",
	pl: "Polski",
	ru: "Русский",
};
