import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { PencilLine, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Correction } from "#worker/catalogue/corrections/correction.schema.ts";
import { CORRECTION_STATES } from "#worker/catalogue/corrections/correction-state.rules.ts";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { ListPage } from "../../../components/list/list-page.tsx";
import { RowMenu } from "../../../components/list/row-menu.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { useList } from "../../../lib/use-list.ts";
import { CarName } from "../car-name.tsx";
import { carText } from "../variant-text.ts";
import { CorrectedValue, CorrectionSource } from "./corrected-value.tsx";
import { correctionsQuery } from "./correction.api.ts";
import { toCorrectionSearch } from "./correction-search.ts";
import { CorrectionStateBadge, STATE_TEXTS } from "./correction-state.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** All corrections, and how the latest import affects them. */
export function CorrectionListPage() {
	const { t } = useTranslation();
	const { state } = useSearch({ from: "/a/catalogue/corrections" });
	const list = useList(["id", "updatedAt"]);
	const query = useQuery(correctionsQuery(list.input, state));
	const [withdrawn, setWithdrawn] = useState<Correction | null>(null);
	return (
		<>
			<ListPage
				name="corrections"
				title={t("cars.corrections_title")}
				description={t("cars.corrections_description")}
				searchLabel={t("catalogue.search_cars")}
				filters={<StateFilter />}
				isFiltered={state !== undefined}
				state={list}
				query={query}
				columns={useColumns(setWithdrawn)}
				rowId={({ id }) => String(id)}
				empty={{
					icon: PencilLine,
					title: t("cars.no_corrections"),
					description: t("cars.no_corrections_description"),
					action: (
						<Button asChild>
							<Link to="/a/catalogue/cars">{t("cars.to_cars")}</Link>
						</Button>
					),
				}}
			/>
			{withdrawn && <WithdrawDialog correction={withdrawn} onClose={() => setWithdrawn(null)} />}
		</>
	);
}

function StateFilter() {
	const { t } = useTranslation();
	const id = useId();
	const navigate = useNavigate();
	const { state = "" } = useSearch({ from: "/a/catalogue/corrections" });
	const choose = (value: string) => {
		const chosen = CORRECTION_STATES.find((known) => known === value);
		void navigate({
			to: ".",
			search: (previous) => toCorrectionSearch({ ...previous, state: chosen, page: undefined }),
		});
	};
	return (
		<div className="flex items-center gap-2">
			<label htmlFor={id} className="text-muted-foreground">
				{t("catalogue.state")}
			</label>
			<NativeSelect id={id} value={state} onChange={(event) => choose(event.target.value)}>
				<option value="">{t("catalogue.change_all")}</option>
				{CORRECTION_STATES.map((known) => (
					<option key={known} value={known}>
						{t(STATE_TEXTS[known])}
					</option>
				))}
			</NativeSelect>
		</div>
	);
}

function useColumns(onWithdraw: (correction: Correction) => void): DataColumn<Correction, "id" | "updatedAt">[] {
	const { t } = useTranslation();
	return [
		{
			id: "car",
			wrap: true,
			title: t("catalogue.car"),
			fixed: true,
			cell: (correction) => <CarName car={correction} />,
		},
		{
			id: "says",
			wrap: true,
			title: t("cars.by_hand"),
			cell: (correction) => <CorrectedValue correction={correction} />,
		},
		{
			id: "source",
			wrap: true,
			title: t("cars.reason"),
			cell: (correction) => <CorrectionSource correction={correction} />,
		},
		{
			id: "state",
			phone: "end",
			title: t("catalogue.state"),
			cell: ({ state }) => <CorrectionStateBadge state={state} />,
		},
		{
			id: "actions",
			title: t("catalogue.actions"),
			fixed: true,
			cell: (correction) => (
				<RowMenu
					name={carText(correction, t)}
					actions={[{ icon: Undo2, label: t("cars.withdraw"), run: () => onWithdraw(correction) }]}
				/>
			),
		},
	];
}
