import { finderTexts } from "../../worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "../../worker/i18n/locale.rules.ts";

/**
 * The only text in the script: all others come with the bootstrap, and this one is shown when it fails. By locale and
 * by language tag, because Greek has two.
 */
export const retryLabels = (): Record<string, string> =>
	Object.fromEntries(
		LOCALES.flatMap((locale) => {
			const { retry } = finderTexts(locale);
			return [
				[locale, retry],
				[toLanguageTag(locale), retry],
			];
		}),
	);
