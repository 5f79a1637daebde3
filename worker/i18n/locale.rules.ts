/** The product's language keys; `gr` is Greek, whose standard code is `el`. */
export const LOCALES = ["en", "de", "gr", "tr", "pl", "ru"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The product's key for a requested language (`el`, `de-AT`, `gr`), or undefined if it is none of the six. */
export function toLocale(tag: string | null | undefined): Locale | undefined {
	const language = tag?.toLowerCase().split(/[-_]/)[0] ?? "";
	const key = language === "el" ? "gr" : language;
	return isLocale(key) ? key : undefined;
}

/** The BCP 47 tag for `Intl` and the `lang` attribute. `Intl` would silently format `gr` as en-US. */
export const toLanguageTag = (locale: Locale): string => (locale === "gr" ? "el" : locale);

/** The tag for the dates of `Intl`, which would write them as in the United States; the texts are British. */
export const toDateTag = (languageTag: string): string => (languageTag === "en" ? "en-GB" : languageTag);

const PREFIX = /^\/(de|en|tr|ru|pl|gr)(?=\/)/;

/** Splits `/de/admin/api/user` into the locale of the server's texts and the path of the call. */
export function splitLocale(path: string): { locale: Locale | undefined; path: string } {
	const match = PREFIX.exec(path);
	return match ? { locale: toLocale(match[1]), path: path.slice(match[0].length) } : { locale: undefined, path };
}
