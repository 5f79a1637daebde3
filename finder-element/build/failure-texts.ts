import { finderTexts } from "../../worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "../../worker/i18n/locale.rules.ts";

/** By language tag: all other texts come with the bootstrap, and these are shown when it fails. */
export const failureTexts = (): Record<string, [reason: string, retry: string]> =>
	Object.fromEntries(
		LOCALES.map((locale) => {
			const { loadFailed, retry } = finderTexts(locale);
			return [toLanguageTag(locale), [loadFailed, retry]];
		}),
	);
