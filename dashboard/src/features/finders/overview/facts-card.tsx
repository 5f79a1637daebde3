import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SANDBOX_ORIGIN } from "#worker/finders/finder.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { Card } from "../../../components/ui/card.tsx";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { hostOf } from "../../../lib/host-of.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { languagesQuery } from "../../companies/select-lists.api.ts";
import { seenQuery } from "../finder.api.ts";

/** The latest pages it was seen on; the publish screen lists all. */
const SHOWN = 3;

export function FactsCard({ finder }: { finder: Finder }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data: languages = [] } = useQuery(languagesQuery());
	const language = languages.find(({ iso2 }) => iso2 === finder.language)?.name ?? finder.language.toUpperCase();
	return (
		<Card aria-labelledby="facts" className="grid grid-cols-1 content-start gap-4 p-5 md:p-6">
			<h2 id="facts" className="font-semibold text-base">
				{t("overview.facts")}
			</h2>
			<dl className="grid grid-cols-1 gap-4 @lg/page:grid-cols-2">
				<Fact term={t("overview.shop_link")} className="@lg/page:col-span-2">
					{finder.shopProductUrl === "" ? t("finders.no_shop_link") : finder.shopProductUrl}
				</Fact>
				<Fact term={t("finder.language")}>{language}</Fact>
				<Fact term={t("finder.currency")}>
					{finder.currency} ({finder.currencyIso})
				</Fact>
				<Fact term={t("overview.seen_on")}>
					<SeenOn id={finder.id} />
				</Fact>
				<Fact term={t("overview.changed")}>
					<time dateTime={finder.updatedAt}>{formatDateTime(finder.updatedAt, tag)}</time>
				</Fact>
			</dl>
		</Card>
	);
}

type FactProps = { term: string; className?: string; children: ReactNode };

const Fact = ({ term, className, children }: FactProps) => (
	<div className={className}>
		<dt className="text-muted-foreground text-xs">{term}</dt>
		<dd className="mt-0.5 wrap-anywhere font-medium">{children}</dd>
	</div>
);

function SeenOn({ id }: { id: number }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { data, dataUpdatedAt } = useQuery(seenQuery(id));
	if (!data) return "–";
	if (data.length === 0) return t("overview.never_seen");
	return (
		<ul className="grid gap-1.5">
			{data.slice(0, SHOWN).map(({ origin, lastSeenAt }) => (
				<li key={origin} className="grid">
					<span className="break-all">
						{origin === SANDBOX_ORIGIN ? t("publish.sandbox") : hostOf(origin) || origin}
					</span>
					<time dateTime={lastSeenAt} className="font-normal text-muted-foreground text-xs">
						{formatAgo(lastSeenAt, dataUpdatedAt, tag)}
					</time>
				</li>
			))}
		</ul>
	);
}
