import { LayoutGrid } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { CATALOGUE_TABS } from "../../features/catalogue/catalogue-tabs.ts";
import { useSelectedFinderId } from "../../features/finders/selected/use-selected-finder.ts";
import { INTEGRATION_TABS } from "../../features/integrations/integration-tabs.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { useCurrentUser } from "../../lib/session/use-current-user.ts";
import { visibleEntries } from "../menu.rules.ts";
import { menuIcon } from "../menu-icon.ts";
import type { PaletteCommand } from "./command.ts";
import type { Recent } from "./recent.rules.ts";
import { toCommand } from "./use-commands.ts";

/** Synonyms of a page's name. */
const WORDS: Readonly<Record<string, TextKey>> = {
	"/c": "palette.words_configs",
	"/c/settings": "palette.words_settings",
	"/c/publish": "palette.words_publish",
	"/c/pricing": "palette.words_pricing",
	"/c/products": "palette.words_products",
	"/c/set-products": "palette.words_products",
	"/a/products": "palette.words_products",
	"/c/car-requests": "palette.words_car_requests",
	"/c/integrations/webhooks": "palette.words_webhooks",
	"/a/catalogue": "palette.words_catalogue",
	"/a/catalogue/import": "palette.words_import",
	"/a/catalogue/cars": "palette.words_catalogue",
	"/a/catalogue/corrections": "palette.words_corrections",
	"/a/catalogue/quality": "palette.words_quality",
	"/a/catalogue/car-requests": "palette.words_car_requests",
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

/** The tabs of the menu's pages; the page itself is the first one. */
const TABS = [CATALOGUE_TABS, INTEGRATION_TABS];

/** Every page that the menu links to now, and its tabs, below the menu's own headings. */
export function usePageGroups(go: (place: Recent) => void): { title: string; commands: PaletteCommand[] }[] {
	const { t } = useTranslation();
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	const entries = visibleEntries(config.menu, user.roles, finder !== null);
	const toPage = (href: string, text: string, icon: string, tab?: TextKey, detail?: string): PaletteCommand => ({
		...toCommand({ kind: "page", href, text }, go, detail),
		icon: menuIcon(icon) ?? LayoutGrid,
		words: [tab, WORDS[href]].map((key) => key && t(key)).join(" "),
	});
	const toPages = ({ uri, icon, linkText }: MenuEntry): PaletteCommand[] => {
		const text = isTextKey(linkText) ? t(linkText) : linkText;
		const [first, ...tabs] = TABS.find(([page]) => page.to === uri) ?? [];
		return [
			toPage(uri, text, icon, first?.text),
			...tabs.map((tab) => toPage(tab.to, t(tab.text), icon, tab.text, text)),
		];
	};
	return [...Map.groupBy(entries, ({ group }) => group)].map(([group, pages]) => ({
		title: t(group ? GROUP_TEXTS[group] : "palette.pages"),
		commands: pages.flatMap(toPages),
	}));
}
