import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { setTheme, THEMES, useTheme } from "../lib/theme.ts";
import { QuietSelect } from "./quiet-select.tsx";

const ICONS = { light: Sun, dark: Moon, system: Monitor };
const NAMES = { light: "theme.light", dark: "theme.dark", system: "theme.system" } as const;

export function ThemeSwitcher() {
	const { t } = useTranslation();
	const theme = useTheme();
	return (
		<QuietSelect
			icon={ICONS[theme]}
			label={t("theme.choose")}
			value={theme}
			choices={THEMES.map((known) => ({ value: known, label: t(NAMES[known]) }))}
			onChange={(value) => setTheme(THEMES.find((known) => known === value) ?? "system")}
		/>
	);
}
