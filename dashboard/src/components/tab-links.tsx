import { Link, type LinkProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { TextKey } from "../i18n/texts.ts";

const linkClasses =
	"-mb-px inline-flex h-10 items-center rounded-t-md border-transparent border-b-2 px-3 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset aria-[current=page]:border-primary aria-[current=page]:text-foreground";

/** `exact`: the pages below it are other tabs. */
export type TabPage = { to: NonNullable<LinkProps["to"]>; text: TextKey; exact: boolean };

/** The pages of a layout, as a row of tabs. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabPage[] }) {
	const { t } = useTranslation();
	return (
		<nav aria-label={label} className="min-w-0 border-b">
			<ul className="flex flex-wrap gap-x-1">
				{tabs.map(({ to, text, exact }) => (
					<li key={to}>
						<Link to={to} activeOptions={{ exact, includeSearch: false }} className={linkClasses}>
							{t(text)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
