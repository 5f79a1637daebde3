import { Link } from "@tanstack/react-router";
import { Building2, Car, LayoutGrid, type LucideIcon, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Statistics } from "#worker/statistics/statistics.schema.ts";
import { formatAgo, formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

/** The number of each kind of record; each links to its list. */
export function NumberTiles({
	statistics: { configs, users, companies, catalogue, imports },
}: {
	statistics: Statistics;
}) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const show = (value: number) => formatNumber(value, tag);
	return (
		<ul className="grid gap-4 @lg/page:grid-cols-2 @4xl/page:grid-cols-4">
			<Tile to="/c" icon={LayoutGrid} title={t("menu.configs")} value={show(configs.total)}>
				{`${t("statistics.enabled", { count: configs.enabled })} · ${t("statistics.connected", { count: configs.connected })}`}
			</Tile>
			<Tile to="/a/companies" icon={Building2} title={t("menu.companies")} value={show(companies.total)}>
				{t("statistics.companies", { count: companies.active })}
			</Tile>
			<Tile to="/a/users" icon={Users} title={t("menu.users")} value={show(users.total)}>
				{t("statistics.users", { count: users.active })}
			</Tile>
			<Tile to="/a/catalogue" icon={Car} title={t("statistics.cars")} value={show(catalogue?.variants ?? 0)}>
				{catalogue
					? `${t("statistics.brands", { count: catalogue.brands })} · ${t("statistics.models", { count: catalogue.models })}`
					: t("statistics.no_catalogue")}
				{catalogue?.activatedAt && (
					<span className="block">
						{t("statistics.activated", { when: formatAgo(catalogue.activatedAt, Date.now(), tag) })}
					</span>
				)}
				<LastImport imports={imports} />
			</Tile>
		</ul>
	);
}

function LastImport({ imports: { running, last } }: Pick<Statistics, "imports">) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (running > 0) return <span className="block">{t("statistics.running", { count: running })}</span>;
	if (!last) return null;
	return (
		<span className="block">{t("statistics.last_import", { when: formatAgo(last.updatedAt, Date.now(), tag) })}</span>
	);
}

type TileProps = {
	to: "/c" | "/a/companies" | "/a/users" | "/a/catalogue";
	icon: LucideIcon;
	title: string;
	value: string;
	children: ReactNode;
};

const Tile = ({ to, icon: Icon, title, value, children }: TileProps) => (
	<li className="relative grid content-start gap-1 rounded-xl border bg-card p-5 shadow-card transition-shadow focus-within:ring-3 focus-within:ring-ring/50 hover:shadow-md">
		<h2 className="flex items-center justify-between gap-2 text-muted-foreground">
			<Link to={to} className="font-medium outline-none after:absolute after:inset-0 after:rounded-xl">
				{title}
			</Link>
			<Icon aria-hidden className="size-4" />
		</h2>
		<p className="font-semibold text-3xl tabular-nums tracking-tight">{value}</p>
		<p className="text-pretty text-muted-foreground text-xs leading-relaxed">{children}</p>
	</li>
);
