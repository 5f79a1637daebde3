import { Link, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { cn } from "../../../lib/cn.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";

const linkClasses =
	"inline-flex h-8 items-center gap-2 rounded-md px-3 font-medium text-muted-foreground outline-none transition-colors hover:text-foreground focus-visible:ring-3 focus-visible:ring-ring/50";

/** The two lists of a review. */
export function ReviewTabs({ refused }: { refused: number }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { show } = useSearch({ from: "/a/catalogue/import_/$id" });
	const look = (isCurrent: boolean) => cn(linkClasses, isCurrent && "bg-card text-foreground shadow-xs");
	return (
		<nav aria-label={t("catalogue.review")} className="flex w-fit max-w-full gap-0.5 rounded-lg bg-secondary p-0.5">
			<Link
				from="/a/catalogue/import/$id"
				search={{ show: undefined }}
				activeOptions={{ explicitUndefined: true }}
				className={look(show === undefined)}
			>
				{t("catalogue.changes")}
			</Link>
			<Link from="/a/catalogue/import/$id" search={{ show: "refused" }} className={look(show === "refused")}>
				{t("catalogue.refused_rows")}
				<span className="tabular-nums">{formatNumber(refused, tag)}</span>
			</Link>
		</nav>
	);
}
