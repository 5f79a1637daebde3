import { useQuery } from "@tanstack/react-query";
import { Layers, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AssortmentListRow } from "#worker/assortments/assortment.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { assortmentsQuery } from "./assortment.api.ts";
import { SORTABLE, useAssortmentColumns } from "./assortment-columns.tsx";
import { KindFilter, useKindFilter } from "./kind-filter.tsx";

// Brings the form's library and the schema with it.
const AssortmentDialog = lazyPart(() => import("./assortment-dialog.tsx"), "AssortmentDialog");

export function AssortmentListPage() {
	const { t } = useTranslation();
	const [shown, setShown] = useState<number | "new" | null>(null);
	const state = useList(SORTABLE);
	const [kind, setKind] = useKindFilter();
	const query = useQuery(assortmentsQuery({ ...state.input, ...(kind && { kind }) }));
	const edit = ({ id }: AssortmentListRow) => setShown(id);
	const columns = useAssortmentColumns(edit);
	const add = (
		<Button onClick={() => setShown("new")}>
			<Plus />
			{t("assortment.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="assortments"
				title={t("menu.all_assortments")}
				description={t("assortment.description")}
				actions={add}
				searchLabel={t("offer.search")}
				filters={<KindFilter kind={kind} onKind={setKind} />}
				isFiltered={kind !== undefined}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				onOpen={edit}
				empty={{
					icon: Layers,
					title: t("assortment.none"),
					description: t("assortment.none_description"),
					action: add,
				}}
			/>
			{shown !== null && (
				<Suspense>
					<AssortmentDialog id={shown} onClose={() => setShown(null)} />
				</Suspense>
			)}
		</>
	);
}
