import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Equal } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Difference, Import } from "#worker/catalogue/import/import.schema.ts";
import { CHANGES } from "#worker/catalogue/versions/change.rules.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { ToggleGroup, ToggleGroupItem } from "../../../components/ui/toggle-group.tsx";
import { useList } from "../../../lib/use-list.ts";
import { AliasList } from "../alias-list.tsx";
import { CarName } from "../car-name.tsx";
import { differenceQuery, totalsQuery } from "../catalogue.api.ts";
import { KeyNumberList } from "../key-number-list.tsx";
import { SpanList } from "../span-list.tsx";
import { ReviewList } from "./review-list.tsx";

const CHANGE_NAMES = {
	added: "catalogue.change_added",
	changed: "catalogue.change_changed",
	gone: "catalogue.change_gone",
	lost: "catalogue.change_lost",
	aliases: "catalogue.change_aliases",
	key_numbers: "catalogue.change_key_numbers",
	conflict: "catalogue.change_conflict",
} as const;
const CHANGE_LOOKS = {
	added: "success",
	changed: "info",
	gone: "warning",
	lost: "warning",
	aliases: "info",
	key_numbers: "info",
	conflict: "neutral",
} as const;
/** Offered as filters only where there are some: most files have none. */
const RARE = ["lost", "aliases", "key_numbers", "conflict"] as const;

/** Every car that changes for visitors. */
export function DifferenceList({ entry }: { entry: Import }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { change } = useSearch({ from: "/a/catalogue/import_/$id" });
	const state = useList([]);
	const { page, pageSize, search } = state.input;
	const query = useQuery(differenceQuery(entry, { page, pageSize, search, change }));
	const { data: all } = useQuery(totalsQuery(entry));
	const columns = useMemo(
		(): DataColumn<Difference, never>[] => [
			{
				id: "change",
				phone: "end",
				title: t("catalogue.change"),
				short: true,
				cell: (row) => <Badge variant={CHANGE_LOOKS[row.change]}>{t(CHANGE_NAMES[row.change])}</Badge>,
			},
			{
				id: "car",
				phone: "title",
				wrap: true,
				title: t("catalogue.car"),
				fixed: true,
				cell: (row) => <CarName car={row} />,
			},
			{ id: "before", wrap: true, title: t("catalogue.before"), cell: (row) => <ValueOf row={row} side="before" /> },
			{
				id: "after",
				phone: "second",
				wrap: true,
				title: t("catalogue.after"),
				cell: (row) => <ValueOf row={row} side="after" />,
			},
		],
		[t],
	);
	if (all?.totalItemCount === 0)
		return (
			<EmptyState
				icon={Equal}
				title={t("catalogue.no_difference")}
				description={t("catalogue.no_difference_description")}
			/>
		);
	const offered = CHANGES.filter((known) => !RARE.some((rare) => rare === known) || (all?.totals[known] ?? 0) > 0);
	const show = (value: string) => {
		const chosen = CHANGES.find((known) => known === value);
		void navigate({
			to: ".",
			search: ({ page: _, change: __, ...previous }) => ({ ...previous, ...(chosen && { change: chosen }) }),
		});
	};
	return (
		<ReviewList
			name="catalogue-difference"
			label={t("catalogue.changes")}
			searchLabel={t("catalogue.search_cars")}
			state={state}
			query={query}
			columns={columns}
			rowId={rowId}
			filters={
				<ToggleGroup
					value={change ?? "all"}
					onValueChange={show}
					aria-label={t("catalogue.change")}
					className="max-w-full flex-wrap"
				>
					<ToggleGroupItem value="all">{t("catalogue.change_all")}</ToggleGroupItem>
					{offered.map((known) => (
						<ToggleGroupItem key={known} value={known}>
							{t(CHANGE_NAMES[known])}
						</ToggleGroupItem>
					))}
				</ToggleGroup>
			}
		/>
	);
}

/** A car's fitment or key numbers, or a model's aliases. */
function ValueOf({ row, side }: { row: Difference; side: "before" | "after" }) {
	if (row.keyNumbers) return <KeyNumberList keyNumbers={row.keyNumbers[side]} />;
	return row.aliases ? <AliasList aliases={row.aliases[side]} /> : <SpanList spans={row[side]} />;
}

/** A car may have corrections of several periods, and other changes too. */
const rowId = ({ change, brand, model, body, steering, note, before, aliases, keyNumbers }: Difference) => {
	const isOfCorrection = change === "conflict" || change === "lost";
	const what = aliases ? "aliases" : keyNumbers ? "key numbers" : isOfCorrection && before?.[0]?.yearFrom;
	return [change, brand, model, body, steering, note, what].join("\n");
};
