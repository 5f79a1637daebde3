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
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import { useSelectedFinderId } from "../../features/finders/selected/use-selected-finder.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { LANGUAGE_NAMES, language } from "../../lib/language.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { setTheme, THEME_NAMES, THEMES } from "../../lib/theme.ts";
import { visibleEntries } from "../menu.rules.ts";
import { menuIcon } from "../menu-icon.ts";
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

/** Synonyms of a page's name. */
const WORDS: Readonly<Record<string, TextKey>> = {
	"/c": "palette.words_configs",
	"/c/settings": "palette.words_settings",
	"/c/publish": "palette.words_publish",
	"/c/pricing": "palette.words_pricing",
	"/c/products": "palette.words_products",
	"/c/set-products": "palette.words_products",
	"/a/products": "palette.words_products",
	"/a/catalogue": "palette.words_catalogue",
	"/a/users": "palette.words_users",
	"/a/companies": "palette.words_companies",
	"/a/audit": "palette.words_audit",
};

const GROUP_TEXTS = {
	sell: "menu.sell",
	finder: "palette.of_finder",
	catalogue: "menu.catalogue",
	system: "menu.system",
} as const;

/** Every page that the menu links to now, below the menu's own headings. */
export function usePageGroups(go: (place: Recent) => void): { title: string; commands: PaletteCommand[] }[] {
	const { t } = useTranslation();
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	const entries = visibleEntries(config.menu, user.roles, finder !== null);
	const toPage = ({ uri, icon, linkText }: MenuEntry): PaletteCommand => {
		const text = isTextKey(linkText) ? t(linkText) : linkText;
		const words = WORDS[uri];
		return {
			...toCommand({ kind: "page", href: uri, text }, go),
			icon: menuIcon(icon) ?? LayoutGrid,
			...(words && { words: t(words) }),
		};
	};
	return [...Map.groupBy(entries, ({ group }) => group)].map(([group, pages]) => ({
		title: t(group ? GROUP_TEXTS[group] : "palette.pages"),
		commands: pages.map(toPage),
	}));
}

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
