import { Languages, Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES, toLanguageTag, toLocale } from "#worker/i18n/locale.rules.ts";
import {
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuSub,
	DropdownMenuSubContent,
	DropdownMenuSubTrigger,
} from "../components/ui/dropdown-menu.tsx";
import { language, useLanguage } from "../lib/language.ts";
import { LANGUAGE_NAMES } from "../lib/language-names.ts";
import { setTheme, THEME_NAMES, THEMES, useTheme } from "../lib/theme.ts";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor };

export function LanguageChoice() {
	const { t } = useTranslation();
	const current = useLanguage();
	return (
		<Choice
			icon={<Languages aria-hidden />}
			label={t("language.choose")}
			value={current}
			choices={LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: toLanguageTag(one) }))}
			onChange={(value) => language.set(toLocale(value) ?? current)}
		/>
	);
}

export function ThemeChoice() {
	const { t } = useTranslation();
	const theme = useTheme();
	const Icon = THEME_ICONS[theme];
	return (
		<Choice
			icon={<Icon aria-hidden />}
			label={t("theme.choose")}
			value={theme}
			choices={THEMES.map((one) => ({ value: one, label: t(THEME_NAMES[one]) }))}
			onChange={(value) => setTheme(THEMES.find((known) => known === value) ?? "system")}
		/>
	);
}

type ChoiceProps = {
	icon: ReactNode;
	label: string;
	value: string;
	choices: readonly { value: string; label: string; lang?: string }[];
	onChange: (value: string) => void;
};

/** A submenu of the user's menu: its line shows the current choice. */
const Choice = ({ icon, label, value, choices, onChange }: ChoiceProps) => (
	<DropdownMenuSub>
		<DropdownMenuSubTrigger>
			{icon}
			{label}
			<span className="ms-auto ps-4 text-muted-foreground text-xs">
				{choices.find((choice) => choice.value === value)?.label}
			</span>
		</DropdownMenuSubTrigger>
		<DropdownMenuSubContent>
			<DropdownMenuRadioGroup value={value} onValueChange={onChange}>
				{choices.map((choice) => (
					<DropdownMenuRadioItem key={choice.value} value={choice.value} lang={choice.lang}>
						{choice.label}
					</DropdownMenuRadioItem>
				))}
			</DropdownMenuRadioGroup>
		</DropdownMenuSubContent>
	</DropdownMenuSub>
);
