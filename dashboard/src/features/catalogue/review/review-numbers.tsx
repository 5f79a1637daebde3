import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { needsConfirmation } from "#worker/catalogue/versions/removal.rules.ts";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { totalsQuery } from "../catalogue.api.ts";

/** The file's rows and the cars, by result. */
export function ReviewNumbers({ entry, hasDifference }: { entry: Import; hasDifference: boolean }) {
	const { t } = useTranslation();
	const { rows, accepted, refused } = entry;
	const { data } = useQuery({ ...totalsQuery(entry), enabled: hasDifference });
	const merged = hasDifference ? data?.rows.merged : 0;
	const imported = merged === undefined ? undefined : accepted - merged;
	const { added, changed, gone = 0, lost = 0, aliases = 0, conflict = 0 } = data?.totals ?? {};
	const { key_numbers: keyNumbers = 0 } = data?.totals ?? {};
	const isLoss = data !== undefined && needsConfirmation({ removed: gone, total: data.carsBefore });
	return (
		<dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border bg-border shadow-card">
			<Count name={t("catalogue.rows_in_file")} value={rows} />
			<Count name={t("catalogue.imported")} value={imported} />
			<Count name={t("catalogue.merged")} value={merged} />
			<Count name={t("catalogue.refused")} value={refused} tone={refused > 0 ? "text-destructive" : ""} />
			{hasDifference && (
				<>
					<Count name={t("catalogue.cars_added")} value={added} tone="text-success" />
					<Count name={t("catalogue.cars_changed")} value={changed} tone="text-info" />
					<Count
						name={t("catalogue.cars_gone")}
						value={data && gone}
						tone={isLoss ? "text-destructive" : gone > 0 ? "text-warning" : ""}
					/>
					{lost > 0 && <Count name={t("catalogue.entries_without_car")} value={lost} tone="text-warning" />}
					{aliases > 0 && <Count name={t("catalogue.models_with_other_aliases")} value={aliases} tone="text-info" />}
					{keyNumbers > 0 && (
						<Count name={t("catalogue.cars_with_other_key_numbers")} value={keyNumbers} tone="text-info" />
					)}
					{conflict > 0 && <Count name={t("catalogue.corrections_in_conflict")} value={conflict} />}
				</>
			)}
		</dl>
	);
}

type CountProps = { name: string; value: number | undefined; tone?: string };

function Count({ name, value, tone = "" }: CountProps) {
	const tag = useLanguageTag();
	return (
		<div className="flex grow basis-32 flex-col-reverse justify-end gap-1 bg-card px-4 py-3">
			<dt className="text-muted-foreground text-xs">{name}</dt>
			<dd className={cn("font-semibold text-xl tabular-nums", tone)}>
				{value === undefined ? <Skeleton className="h-7 w-14" /> : formatNumber(value, tag)}
			</dd>
		</div>
	);
}
