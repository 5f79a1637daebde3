import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { MenuLink, useMenuGroups } from "./menu-links.tsx";

/** The menu as tabs in one row. Where there is no room for all of them the row scrolls, and the open tab is in view. */
export function MenuTabs() {
	const { t } = useTranslation();
	const { main, finder } = useMenuGroups();
	const row = useRef<HTMLUListElement>(null);
	const path = useLocation({ select: ({ pathname }) => pathname });
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page is another open tab
	useEffect(() => {
		row.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [path]);
	return (
		<nav aria-label={t("menu.label")}>
			<ul ref={row} className="flex gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:thin]">
				{[...main, ...finder].map((entry) => (
					<li key={entry.routeName} className="shrink-0">
						<MenuLink
							entry={entry}
							className="h-11 gap-2 rounded-b-none border-transparent border-b-2 px-2.5 text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground xl:px-3 [&>svg]:max-xl:hidden"
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}
