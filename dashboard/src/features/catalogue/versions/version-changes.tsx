import { useTranslation } from "react-i18next";
import type { VersionDifference } from "#worker/catalogue/versions/version.schema.ts";
import { cn } from "../../../lib/cn.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";

type Shown = Pick<VersionDifference, "totals" | "brands"> & { isEarlier: boolean };

/** The changed cars, by vehicle brand. An earlier worker doesn't know any number of a brand whose file is lost. */
export function VersionChanges({ difference: { totals, brands, isEarlier } }: { difference: Shown }) {
	const { t } = useTranslation();
	const isUnknown = brands.some((brand) => brand.isUnknown) || undefined;
	if (brands.length === 0) return <p>{t("catalogue.no_difference")}</p>;
	return (
		<div className="max-h-64 overflow-y-auto rounded-md border">
			<table className="w-full tabular-nums">
				<thead className="sticky top-0 bg-card text-muted-foreground text-xs">
					<tr className="border-b [&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
						<th scope="col" className="text-start">
							{t("catalogue.field_brand")}
						</th>
						<th scope="col" className="text-end">
							{t("catalogue.change_added")}
						</th>
						<th scope="col" className="text-end">
							{t("catalogue.change_changed")}
						</th>
						<th scope="col" className="text-end">
							{t("catalogue.change_gone")}
						</th>
					</tr>
				</thead>
				<tbody>
					<Row name={t("catalogue.change_all")} {...{ isUnknown, isEarlier, ...totals }} className="font-semibold" />
					{brands.map(({ brand, ...changes }) => (
						<Row key={brand} name={brand} isEarlier={isEarlier} {...changes} />
					))}
				</tbody>
			</table>
		</div>
	);
}

type RowProps = {
	name: string;
	isUnknown?: true | undefined;
	isEarlier: boolean;
	className?: string;
} & VersionDifference["totals"];

function Row({ name, isUnknown, isEarlier, added, changed, gone, className = "" }: RowProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const number = (value: number) => (value === 0 ? "–" : formatNumber(value, tag));
	return (
		<tr className={className}>
			<th scope="row" className="wrap-anywhere px-3 py-1.5 text-start font-[inherit]">
				{name}
			</th>
			{isUnknown && isEarlier ? (
				<td colSpan={3} className="px-3 py-1.5 text-end text-muted-foreground">
					{t("catalogue.changes_unknown")}
				</td>
			) : (
				<>
					<td className="px-3 py-1.5 text-end text-success">{number(added)}</td>
					<td className={cn("px-3 py-1.5 text-end", isUnknown ? "text-muted-foreground" : "text-info")}>
						{isUnknown ? t("catalogue.changes_unknown") : number(changed)}
					</td>
					<td className="px-3 py-1.5 text-end text-destructive">{number(gone)}</td>
				</>
			)}
		</tr>
	);
}
