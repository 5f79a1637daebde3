import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { setTheme, THEME_NAMES, THEMES, useTheme } from "../lib/theme.ts";
import { IconSelect } from "./icon-select.tsx";

const ICONS = { light: Sun, dark: Moon, system: Monitor };

export function ThemeSwitcher() {
	const { t } = useTranslation();
	const theme = useTheme();
	return (
		<IconSelect
			icon={ICONS[theme]}
			label={t("theme.choose")}
			value={theme}
			choices={THEMES.map((known) => ({ value: known, label: t(THEME_NAMES[known]) }))}
			onChange={(value) => setTheme(THEMES.find((known) => known === value) ?? "system")}
		/>
	);
}
