import { DEFAULT_LOCALE, type Locale, toLanguageTag, toLocale } from "#worker/i18n/locale.rules.ts";
import { createStoredValue, useStoredValue } from "./stored-value.ts";

const stored = createStoredValue("language");

/** The chosen language, stored under the key that the specification names; English by default. */
export const language = {
	get: (): Locale => toLocale(stored.get()) ?? DEFAULT_LOCALE,
	set: (locale: Locale): void => stored.set(locale),
	subscribe: stored.subscribe,
};

export const useLanguage = (): Locale => toLocale(useStoredValue(stored)) ?? DEFAULT_LOCALE;

/** The `lang` of a text that is written in one language; undefined: in that of the page. */
export const langOf = (locale: Locale | null): string | undefined =>
	locale === null ? undefined : toLanguageTag(locale);

/** The tag for `Intl` and `lang`. */
export const useLanguageTag = (): string => toLanguageTag(useLanguage());
