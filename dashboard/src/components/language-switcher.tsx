import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES, type Locale, toLanguageTag, toLocale } from "#worker/http/locale.rules.ts";
import { language, useLanguage } from "../lib/language.ts";
import { QuietSelect } from "./quiet-select.tsx";

/** Every language by its own name: "Deutsch", "Ελληνικά". */
function nameOf(locale: Locale): string {
	const tag = toLanguageTag(locale);
	const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
	return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const CHOICES = LOCALES.map((locale) => ({ value: locale, label: nameOf(locale), lang: toLanguageTag(locale) }));

export function LanguageSwitcher() {
	const { t } = useTranslation();
	const current = useLanguage();
	return (
		<QuietSelect
			icon={Languages}
			label={t("language.choose")}
			value={current}
			choices={CHOICES}
			onChange={(value) => language.set(toLocale(value) ?? current)}
		/>
	);
}
