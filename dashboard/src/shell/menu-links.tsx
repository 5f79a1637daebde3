import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { isTextKey } from "../i18n/is-text-key.ts";
import { cn } from "../lib/cn.ts";
import { useCurrentUser } from "../lib/use-current-user.ts";
import { useSelectedFinderId } from "../lib/use-selected-finder.ts";
import { FinderSwitcher } from "./finder-switcher.tsx";
import { groupEntries, visibleEntries } from "./menu.rules.ts";
import { menuIcon } from "./menu-icon.ts";

/** What of the menu this user sees: everything else, and the selected configuration's own area. */
export function useMenuGroups() {
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	return groupEntries(visibleEntries(config.menu, user.roles, finder !== null));
}

/** The menu as a sidebar or drawer: the configuration's own entries stand under its name. */
export function SideMenu({ onNavigate }: { onNavigate?: () => void }) {
	const { t } = useTranslation();
	const { main, finder } = useMenuGroups();
	const handler = onNavigate && { onNavigate };
	return (
		<nav aria-label={t("menu.label")} className="grid gap-3">
			<ul className="grid gap-0.5">
				{main.map((entry) => (
					<SideLink key={entry.routeName} entry={entry} {...handler} />
				))}
			</ul>
			<div className="grid gap-1.5 border-t pt-3">
				<FinderSwitcher className="w-full" {...(onNavigate && { onSwitched: onNavigate })} />
				<ul className="grid gap-0.5 empty:hidden">
					{finder.map((entry) => (
						<SideLink key={entry.routeName} entry={entry} {...handler} />
					))}
				</ul>
			</div>
		</nav>
	);
}

const SideLink = ({ entry, onNavigate }: { entry: MenuEntry; onNavigate?: () => void }) => (
	<li>
		<MenuLink
			entry={entry}
			{...(onNavigate && { onNavigate })}
			className="gap-2.5 px-3 py-2 text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground"
		/>
	</li>
);

type MenuLinkProps = { entry: MenuEntry; className: string; onNavigate?: () => void };

export function MenuLink({ entry, className, onNavigate }: MenuLinkProps) {
	const { t } = useTranslation();
	const { uri, icon, linkText } = entry;
	const Icon = menuIcon(icon);
	return (
		<Link
			to={uri}
			activeOptions={{ exact: uri === "/a" || uri === "/c", includeSearch: false }}
			onClick={onNavigate}
			className={cn(
				"flex items-center rounded-md font-medium outline-none transition-colors focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset",
				className,
			)}
		>
			{Icon && <Icon aria-hidden className="size-4 shrink-0" />}
			{isTextKey(linkText) ? t(linkText) : linkText}
		</Link>
	);
}
