import { createStoredValue, useStoredValue } from "./stored-value.ts";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_NAMES = { light: "theme.light", dark: "theme.dark", system: "theme.system" } as const;

const stored = createStoredValue("theme");
const prefersDark = window.matchMedia("(prefers-color-scheme: dark)");

const toTheme = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? "system";

const isDark = (theme: Theme) => theme === "dark" || (theme === "system" && prefersDark.matches);

const show = () => document.documentElement.classList.toggle("dark", isDark(toTheme(stored.get())));

/** Applies the chosen theme now and whenever the choice or the system changes. */
export function followTheme(): void {
	show();
	stored.subscribe(show);
	prefersDark.addEventListener("change", show);
}

export const setTheme = (theme: Theme): void => stored.set(theme);
export const useTheme = (): Theme => toTheme(useStoredValue(stored));
