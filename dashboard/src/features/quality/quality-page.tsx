import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { QualityIssue } from "#worker/quality/quality.rules.ts";
import { QUALITY_KINDS, type QualityKind } from "#worker/quality/quality-kind.rules.ts";
import { ExportButton } from "../../components/export-button.tsx";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { nameClasses } from "../../components/list/name-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { useList } from "../../lib/use-list.ts";
import { yearsText } from "../catalogue/spans-text.ts";
import { variantText } from "../catalogue/variant-text.ts";
import { IssueText } from "./issue-text.tsx";
import { qualityQuery, requestQualityCsv } from "./quality.api.ts";

const KIND_TEXTS = {
	options: "quality.options",
	hole: "quality.hole",
	year: "quality.year",
	missing: "quality.missing",
	size: "quality.size",
} as const satisfies Record<QualityKind, string>;

/** Problems in the active catalogue. */
export function QualityPage() {
	const { t } = useTranslation();
	const { kind } = useSearch({ from: "/a/catalogue/quality" });
	const state = useList(["brand"]);
	const query = useQuery(qualityQuery(state.input, kind));
	return (
		<ListPage
			name="quality"
			title={t("quality.title")}
			description={t("quality.description")}
			actions={
				<ExportButton label={t("catalogue.download_errors")} fileName="quality.csv" request={requestQualityCsv} />
			}
			searchLabel={t("catalogue.search_cars")}
			filters={<Kinds chosen={kind} totals={query.data?.totals} />}
			isFiltered={kind !== undefined}
			state={state}
			query={query}
			columns={useColumns()}
			rowId={({ kind: ofRow, model, variantId, yearFrom, ...row }) =>
				[ofRow, model.id, variantId, yearFrom, "size" in row ? `${row.position}${row.size}` : ""].join(" ")
			}
			empty={{ icon: BadgeCheck, title: t("quality.none"), description: t("quality.none_description") }}
		/>
	);
}

/** The number of each kind; a click filters the list, another one removes the filter. */
function Kinds({
	chosen,
	totals,
}: {
	chosen: QualityKind | undefined;
	totals: Record<QualityKind, number> | undefined;
}) {
	const { t } = useTranslation();
	return (
		<ul className="flex flex-wrap gap-2">
			{QUALITY_KINDS.map((kind) => (
				<li key={kind}>
					<Button variant="outline" size="sm" asChild>
						<Link
							to="."
							search={({ page: _, kind: __, ...previous }) => ({ ...previous, ...(kind !== chosen && { kind }) })}
							aria-current={kind === chosen}
							className={cn(kind === chosen && "border-primary text-primary")}
						>
							{t(KIND_TEXTS[kind])}
							<span className="min-w-[2ch] tabular-nums">{totals?.[kind]}</span>
						</Link>
					</Button>
				</li>
			))}
		</ul>
	);
}

function useColumns(): DataColumn<QualityIssue, "brand">[] {
	const { t } = useTranslation();
	return [
		{
			id: "car",
			title: t("catalogue.car"),
			fixed: true,
			cell: ({ brand, model, ...variant }) => (
				<Link to="/a/catalogue/cars" search={{ car: model.id }} className={nameClasses}>
					{[brand.name, model.name, variantText(variant, t)].filter(Boolean).join(" ")}
				</Link>
			),
		},
		{
			id: "years",
			phone: "end",
			short: true,
			title: t("cars.years"),
			cell: ({ yearFrom, yearTo }) => yearsText(yearFrom, yearTo),
		},
		{ id: "kind", title: t("quality.kind"), cell: ({ kind }) => t(KIND_TEXTS[kind]) },
		{
			id: "finding",
			phone: "second",
			wrap: true,
			title: t("quality.finding"),
			cell: (issue) => <IssueText issue={issue} />,
		},
	];
}
