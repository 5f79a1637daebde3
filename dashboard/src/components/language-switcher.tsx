import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES, toLanguageTag, toLocale } from "#worker/i18n/locale.rules.ts";
import { language, useLanguage } from "../lib/language.ts";
import { LANGUAGE_NAMES } from "../lib/language-names.ts";
import { IconSelect } from "./icon-select.tsx";

const CHOICES = LOCALES.map((locale) => ({
	value: locale,
	label: LANGUAGE_NAMES[locale],
	lang: toLanguageTag(locale),
}));

export function LanguageSwitcher() {
	const { t } = useTranslation();
	const current = useLanguage();
	return (
		<IconSelect
			icon={Languages}
			label={t("language.choose")}
			value={current}
			choices={CHOICES}
			onChange={(value) => language.set(toLocale(value) ?? current)}
		/>
	);
}
