import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Layers, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AssortmentListRow } from "#worker/assortments/assortment.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useList } from "../../lib/use-list.ts";
import { assortmentsQuery } from "./assortment.api.ts";
import { SORTABLE, useAssortmentColumns } from "./assortment-columns.tsx";
import { useAssortmentSearch } from "./assortment-search.ts";
import { KindFilter, useKindFilter } from "./kind-filter.tsx";

export function AssortmentListPage() {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const search = useAssortmentSearch();
	const state = useList(SORTABLE);
	const [kind, setKind] = useKindFilter();
	const query = useQuery(assortmentsQuery({ ...state.input, ...(kind && { kind }) }));
	const edit = ({ id }: AssortmentListRow) => void navigate({ to: "/a/assortments/$id", params: { id }, search });
	const columns = useAssortmentColumns(edit);
	const add = (
		<Button asChild>
			<Link to="/a/assortments/new" search={search}>
				<Plus />
				{t("assortment.add")}
			</Link>
		</Button>
	);
	return (
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
	);
}
