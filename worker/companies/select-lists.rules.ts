import { searchText } from "../db/search-text.rules.ts";
import { LOCALES, type Locale, toLanguageTag } from "../i18n/locale.rules.ts";

type NameKind = "region" | "language" | "currency";

/**
 * Names of countries (ISO 3166), languages (the product's keys) and currencies (ISO 4217) in a language, with a capital
 * as in a list. The given name is used if the platform has none.
 */
export function namesIn(locale: Locale, kind: NameKind): (code: string, name: string) => string {
	const tag = toLanguageTag(locale);
	// Upper case in Greek takes the accents away; of the six, Turkish alone has capitals of its own.
	const capitals = locale === "tr" ? tag : "en";
	const names = new Intl.DisplayNames([tag], { type: kind, fallback: "none" });
	return (code, name) => {
		const known = names.of(code) ?? name;
		return known.slice(0, 1).toLocaleUpperCase(capitals) + known.slice(1);
	};
}

/** Items in the alphabetical order of that language. */
export function sortByName<Item extends { name: string }>(locale: Locale, items: readonly Item[]): Item[] {
	const { compare } = new Intl.Collator(toLanguageTag(locale), { numeric: true });
	return items.toSorted((one, other) => compare(one.name, other.name));
}

/** Reads a country, written as its ISO code or its name in any of our languages; undefined: there is none. */
export function countryReader(
	countries: readonly { id: number; iso2: string; name: string }[],
): (written: string) => number | undefined {
	const ids = new Map(countries.flatMap(({ id, iso2, name }) => [iso2, name].map((one) => [searchText(one), id])));
	// Names in six languages take milliseconds, and most files have the codes.
	let hasNames = false;
	return (written) => {
		const key = searchText(written);
		if (!ids.has(key) && !hasNames) {
			hasNames = true;
			for (const nameOf of LOCALES.map((locale) => namesIn(locale, "region")))
				for (const { id, iso2, name } of countries) ids.set(searchText(nameOf(iso2, name)), id);
		}
		return ids.get(key);
	};
}
