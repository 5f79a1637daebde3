/** A text with its `{name}`s filled in. A bootstrap cached before a release lacks new texts. */
export const fill = (text: string | undefined, name: string, value: string | number): string =>
	(text ?? "").replace(`{${name}}`, () => String(value));

/** A text with a number below 1,000, in the plural form of its language: `one|other`, or `one|few|many|other`. */
export function fillCount(text: string, count: number, lang: string): string {
	const forms = text.split("|");
	const form = ["one", "few", "many"].indexOf(new Intl.PluralRules(lang).select(count));
	return fill(forms[form] ?? forms.at(-1), "count", count);
}
