import { finderTexts } from "../../worker/finders/texts/texts.ts";
import { LOCALES, toLanguageTag } from "../../worker/i18n/locale.rules.ts";
import type { FailureTexts } from "../src/views/state-view.ts";

/** By language tag: all other texts come with the bootstrap, and these are shown when it fails. */
export const failureTexts = (): Record<string, FailureTexts> =>
	Object.fromEntries(
		LOCALES.map((locale) => {
			const { loadFailed, offline, retry } = finderTexts(locale);
			return [toLanguageTag(locale), { loadFailed, offline, retry }];
		}),
	);
