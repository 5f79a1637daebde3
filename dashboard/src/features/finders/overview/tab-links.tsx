import { Link } from "@tanstack/react-router";
import { BookOpen, Code, Eye, Layers, Newspaper, Package, Settings, Tags } from "lucide-react";
import { useTranslation } from "react-i18next";

const TABS = [
	["/c/products", Package, "menu.products", "overview.about_products"],
	["/c/assortments", Layers, "menu.assortments", "overview.about_assortments"],
	["/c/pricing", Tags, "menu.pricing", "overview.about_pricing"],
	["/c/preview", Eye, "menu.preview", "overview.about_preview"],
	["/c/publish", Code, "menu.publish", "overview.about_publish"],
	["/c/instructions", BookOpen, "menu.instructions", "overview.about_instructions"],
	["/c/settings", Settings, "menu.settings", "overview.about_settings"],
	["/c/contents", Newspaper, "menu.articles", "overview.about_contents"],
] as const;

/** Links to the other tabs, each with a description. */
export function TabLinks() {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="tabs" className="grid gap-3">
			<h2 id="tabs" className="font-semibold text-base">
				{t("overview.more")}
			</h2>
			<ul className="grid gap-3 @lg/page:grid-cols-2 @4xl/page:grid-cols-4">
				{TABS.map(([to, Icon, title, about]) => (
					<li
						key={to}
						className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-xl border bg-card p-4 shadow-card transition-shadow focus-within:ring-3 focus-within:ring-ring/50 hover:shadow-md"
					>
						<Icon aria-hidden className="mt-0.5 size-4 text-muted-foreground" />
						<div className="grid content-start gap-0.5">
							<Link to={to} className="font-medium outline-none after:absolute after:inset-0">
								{t(title)}
							</Link>
							<p className="text-pretty text-muted-foreground text-xs leading-relaxed">{t(about)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
