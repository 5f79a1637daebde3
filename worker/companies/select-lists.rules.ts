import { type Locale, toLanguageTag } from "../i18n/locale.rules.ts";

type NameKind = "region" | "language" | "currency";

/**
 * Names of countries (ISO 3166), languages (the product's keys) and currencies (ISO 4217) in a language, with a capital
 * as in a list. The given name is used if the platform has none.
 */
export function namesIn(locale: Locale, kind: NameKind): (code: string, name: string) => string {
	const tag = toLanguageTag(locale);
	const names = new Intl.DisplayNames([tag], { type: kind, fallback: "none" });
	return (code, name) => {
		const known = names.of(code) ?? name;
		return known.slice(0, 1).toLocaleUpperCase(tag) + known.slice(1);
	};
}

/** Items in the alphabetical order of that language. */
export function sortByName<Item extends { name: string }>(locale: Locale, items: readonly Item[]): Item[] {
	const { compare } = new Intl.Collator(toLanguageTag(locale), { numeric: true });
	return items.toSorted((one, other) => compare(one.name, other.name));
}
