/** The product's language keys; `gr` is Greek, which the rest of the world calls `el`. */
export const LOCALES = ["en", "de", "gr", "tr", "pl", "ru"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The product's key for what someone asked for (`el`, `de-AT`, `gr`), or undefined where it is none of the six. */
export function toLocale(asked: string | null | undefined): Locale | undefined {
	const language = asked?.toLowerCase().split(/[-_]/)[0] ?? "";
	const key = language === "el" ? "gr" : language;
	return isLocale(key) ? key : undefined;
}

/** What `Intl` and the `lang` attribute understand (BCP 47). `Intl` formats `gr` as en-US without a word. */
export const toLanguageTag = (locale: Locale): string => (locale === "gr" ? "el" : locale);

const PREFIX = /^\/(de|en|tr|ru|pl|gr)(?=\/)/;

/** Splits `/de/admin/api/user` into the locale of its server texts and the path of the call. */
export function splitLocale(path: string): { locale: Locale | undefined; path: string } {
	const match = PREFIX.exec(path);
	return match ? { locale: toLocale(match[1]), path: path.slice(match[0].length) } : { locale: undefined, path };
}
