import { useNavigate } from "@tanstack/react-router";
import { Building2, Car, Languages, LayoutGrid, LogOut, Monitor, Moon, Plus, Sun, User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "#worker/http/locale.rules.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import { language, nameOfLanguage } from "../../lib/language.ts";
import { setTheme, THEME_NAMES, THEMES } from "../../lib/theme.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/use-current-user.ts";
import { useSelectedFinderId } from "../../lib/use-selected-finder.ts";
import { visibleEntries } from "../menu.rules.ts";
import { menuIcon } from "../menu-icon.ts";
import { useSignOut } from "../sign-out.ts";
import type { PaletteCommand } from "./command.ts";
import type { Recent, RecentKind } from "./recent.rules.ts";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor };
const KIND_ICONS = { page: LayoutGrid, finder: LayoutGrid, company: Building2, user: User, car: Car };

/** A place of some kind as a command. */
export const toCommand = (place: Recent, go: (place: Recent) => void, detail?: string): PaletteCommand => ({
	id: `${place.kind} ${place.href}`,
	text: place.text,
	icon: KIND_ICONS[place.kind],
	...(detail !== undefined && { detail }),
	run: () => go(place),
});

/** Every page that the menu would lead to now. */
export function usePageCommands(go: (place: Recent) => void): PaletteCommand[] {
	const { t } = useTranslation();
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	const kind: RecentKind = "page";
	return visibleEntries(config.menu, user.roles, finder !== null).map(({ uri, icon, linkText }) => {
		const text = isTextKey(linkText) ? t(linkText) : linkText;
		const isOfFinder = uri.startsWith("/c/");
		return {
			...toCommand({ kind, href: uri, text }, go, isOfFinder ? t("palette.of_finder") : undefined),
			icon: menuIcon(icon) ?? LayoutGrid,
		};
	});
}

/** What can be done from everywhere. */
export function useActionCommands(): PaletteCommand[] {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const add: PaletteCommand = {
		id: "add-finder",
		text: t("finders.add"),
		icon: Plus,
		run: () => void navigate({ to: "/c", search: { add: true } }),
	};
	return [
		...(useHoldsRole("ROLE_CUSTOMER") ? [add] : []),
		...LOCALES.map((locale) => ({
			id: `language ${locale}`,
			text: nameOfLanguage(locale),
			detail: t("language.choose"),
			icon: Languages,
			run: () => language.set(locale),
		})),
		...THEMES.map((theme) => ({
			id: `theme ${theme}`,
			text: t(THEME_NAMES[theme]),
			detail: t("theme.choose"),
			icon: THEME_ICONS[theme],
			run: () => setTheme(theme),
		})),
		{ id: "sign-out", text: t("user.log_out"), icon: LogOut, run: () => void signOut() },
	];
}
