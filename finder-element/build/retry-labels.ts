import { finderTexts } from "../../worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "../../worker/http/locale.rules.ts";

/**
 * The one text that the script must know itself: all others come with the bootstrap, and this is for when it doesn't.
 * By locale and by language tag, as Greek has two names.
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
