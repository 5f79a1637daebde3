import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "#worker/auth/auth.schema.ts";
import { isTextKey } from "../i18n/is-text-key.ts";
import { cn } from "../lib/cn.ts";
import { useCurrentUser } from "../lib/use-current-user.ts";
import { useSelectedFinderId } from "../lib/use-selected-finder.ts";
import { visibleEntries } from "./menu.rules.ts";
import { menuIcon } from "./menu-icon.ts";

const linkClasses = {
	side: "px-3 py-2 text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground",
	tabs: "-mb-px h-11 rounded-b-none border-transparent border-b-2 px-3 text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground",
};

type MenuLinksProps = { look: keyof typeof linkClasses; onNavigate?: () => void };

/** The menu that comes with the user, as a sidebar or as tabs. */
export function MenuLinks({ look, onNavigate }: MenuLinksProps) {
	const { t } = useTranslation();
	const { user, config } = useCurrentUser();
	const finder = useSelectedFinderId();
	const entries = visibleEntries(config.menu, user.roles, finder !== null);
	const text = ({ linkText }: MenuEntry) => (isTextKey(linkText) ? t(linkText) : linkText);
	return (
		<nav aria-label={t("menu.label")}>
			<ul className={cn("flex gap-0.5", look === "side" ? "flex-col" : "overflow-x-auto overflow-y-hidden")}>
				{entries.map((entry) => {
					const Icon = menuIcon(entry.icon);
					return (
						<li key={entry.routeName} className="shrink-0">
							<Link
								to={entry.uri}
								activeOptions={{ exact: entry.uri === "/a" || entry.uri === "/c", includeSearch: false }}
								onClick={onNavigate}
								className={cn(
									"flex items-center gap-2.5 rounded-md font-medium outline-none transition-colors focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset",
									linkClasses[look],
								)}
							>
								{Icon && <Icon aria-hidden className="size-4 shrink-0" />}
								{text(entry)}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
