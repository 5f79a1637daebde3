import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { useSelectedFinderId } from "../features/finders/selected/use-selected-finder.ts";
import { isTextKey } from "../i18n/is-text-key.ts";
import { useCurrentUser } from "../lib/session/use-current-user.ts";
import { FinderSwitcher } from "./finder-switcher.tsx";
import { entriesOf, visibleEntries } from "./menu.rules.ts";
import { menuIcon } from "./menu-icon.ts";

/**
 * The menu as a sidebar or drawer: the group "Sell", with the selected configuration's pages below its name, then the
 * others.
 */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
	const { t } = useTranslation();
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	const entries = visibleEntries(config.menu, user.roles, finder !== null);
	const of = (group: MenuEntry["group"]) => entriesOf(entries, group);
	return (
		<nav aria-label={t("menu.label")} className="grid gap-5">
			<MenuLinks entries={of(undefined)} onNavigate={onNavigate} />
			<MenuGroup heading={t("menu.sell")}>
				<MenuLinks entries={of("sell")} onNavigate={onNavigate} />
				<FinderSwitcher className="my-1.5 w-full" {...(onNavigate && { onSwitched: onNavigate })} />
				<MenuLinks entries={of("finder")} onNavigate={onNavigate} />
			</MenuGroup>
			{GROUPS.map(([group, heading]) => {
				const shown = of(group);
				return (
					shown.length > 0 && (
						<MenuGroup key={group} heading={t(heading)}>
							<MenuLinks entries={shown} onNavigate={onNavigate} />
						</MenuGroup>
					)
				);
			})}
		</nav>
	);
}

/** The headings below the group "Sell". */
const GROUPS = [
	["catalogue", "menu.catalogue"],
	["system", "menu.system"],
] as const;

function MenuGroup({ heading, children }: { heading: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-0.5">
			<h2 id={id} className="px-2.5 pb-1 font-medium text-muted-foreground text-xs">
				{heading}
			</h2>
			{children}
		</section>
	);
}

type MenuLinksProps = { entries: readonly MenuEntry[]; onNavigate: (() => void) | undefined };

const MenuLinks = ({ entries, onNavigate }: MenuLinksProps) => (
	<ul className="grid gap-0.5 empty:hidden">
		{entries.map((entry) => (
			<li key={entry.routeName}>
				<MenuLink entry={entry} onNavigate={onNavigate} />
			</li>
		))}
	</ul>
);

function MenuLink({ entry, onNavigate }: { entry: MenuEntry } & Pick<MenuLinksProps, "onNavigate">) {
	const { t } = useTranslation();
	const { uri, icon, linkText } = entry;
	const Icon = menuIcon(icon);
	return (
		<Link
			to={uri}
			activeOptions={{ exact: uri === "/a" || uri === "/c", includeSearch: false }}
			onClick={onNavigate}
			className="flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1.5 font-medium text-foreground/75 outline-none transition-colors hover:bg-accent hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset aria-[current=page]:bg-accent aria-[current=page]:text-foreground max-md:min-h-10"
		>
			{Icon && <Icon aria-hidden className="size-4 shrink-0" />}
			{isTextKey(linkText) ? t(linkText) : linkText}
		</Link>
	);
}
