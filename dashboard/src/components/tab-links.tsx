import { Link, type LinkProps } from "@tanstack/react-router";

const linkClasses =
	"-mb-px inline-flex h-10 items-center rounded-t-md border-transparent border-b-2 px-3 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset aria-[current=page]:border-primary aria-[current=page]:text-foreground";

/** `exact`: the pages below it are other tabs. */
export type TabLink = { to: NonNullable<LinkProps["to"]>; text: string; exact: boolean };

/** The pages of a layout, as a row of tabs. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => (
	<nav aria-label={label} className="min-w-0 border-b">
		<ul className="flex flex-wrap gap-x-1">
			{tabs.map(({ to, text, exact }) => (
				<li key={to}>
					<Link to={to} activeOptions={{ exact, includeSearch: false }} className={linkClasses}>
						{text}
					</Link>
				</li>
			))}
		</ul>
	</nav>
);
