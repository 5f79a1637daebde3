import { Link, Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

const linkClasses =
	"-mb-px inline-flex h-10 items-center rounded-t-md border-transparent border-b-2 px-3 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50 focus-visible:ring-inset aria-[current=page]:border-primary aria-[current=page]:text-foreground";

/** The catalogue's screens in one layout. */
export function CatalogueLayout() {
	const { t } = useTranslation();
	const tabs = [
		{ to: "/a/catalogue", text: t("catalogue.versions"), exact: true },
		{ to: "/a/catalogue/import", text: t("catalogue.import"), exact: false },
		{ to: "/a/catalogue/cars", text: t("cars.title"), exact: false },
		{ to: "/a/catalogue/corrections", text: t("cars.corrections_title"), exact: false },
		{ to: "/a/catalogue/quality", text: t("quality.title"), exact: false },
	] as const;
	return (
		<>
			<nav aria-label={t("menu.catalogue")} className="min-w-0 border-b">
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
			<Outlet />
		</>
	);
}
