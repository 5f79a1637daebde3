import { useNavigate } from "@tanstack/react-router";
import {
	Building2,
	Car,
	Languages,
	Layers,
	LayoutGrid,
	LogOut,
	Monitor,
	Moon,
	Package,
	Plus,
	ScanBarcode,
	Sun,
	User,
	VenetianMask,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { useSelectedFinderId } from "../../features/finders/selected/use-selected-finder.ts";
import { language } from "../../lib/language.ts";
import { LANGUAGE_NAMES } from "../../lib/language-names.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { setTheme, THEME_NAMES, THEMES } from "../../lib/theme.ts";
import { useSignOut } from "../sign-out.ts";
import type { PaletteCommand } from "./command.ts";
import type { Recent } from "./recent.rules.ts";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor };
const KIND_ICONS = {
	page: LayoutGrid,
	finder: LayoutGrid,
	company: Building2,
	user: User,
	car: Car,
	product: Package,
	assortment: Layers,
};

/** A page of some kind as a command. */
export const toCommand = (place: Recent, go: (place: Recent) => void, detail?: string): PaletteCommand => ({
	id: `${place.kind} ${place.href}`,
	text: place.text,
	icon: KIND_ICONS[place.kind],
	...(detail !== undefined && { detail }),
	run: () => go(place),
});

/** Commands that are available everywhere. */
export function useActionCommands(): PaletteCommand[] {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const finder = useSelectedFinderId();
	const add = (id: string, text: string, to: "/c" | "/a/users" | "/a/companies"): PaletteCommand => ({
		...{ id, text, icon: Plus },
		words: t("palette.words_add"),
		run: () => void navigate({ to, search: { add: true } }),
	});
	const lookUp = { id: "product", text: t("palette.look_up"), icon: ScanBarcode, run: () => undefined };
	return [
		...(mayManage ? [add("add-finder", t("finders.add"), "/c")] : []),
		...(isAdmin
			? [
					add("add-user", t("users.add"), "/a/users"),
					add("add-company", t("companies.add"), "/a/companies"),
					{
						...{ id: "add-assortment", text: t("assortment.add"), icon: Plus },
						words: t("palette.words_add"),
						run: () => void navigate({ to: "/a/assortments/new" }),
					},
					{
						...({ id: "simulate", text: t("row.simulate"), icon: VenetianMask, scope: "simulate" } as const),
						run: () => undefined,
					},
				]
			: []),
		finder === null
			? // There a configuration is chosen first.
				{ ...lookUp, run: () => void navigate({ to: "/c/products" }) }
			: { ...lookUp, scope: "product" },
		...LOCALES.map((locale) => ({
			id: `language ${locale}`,
			text: LANGUAGE_NAMES[locale],
			lang: toLanguageTag(locale),
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
