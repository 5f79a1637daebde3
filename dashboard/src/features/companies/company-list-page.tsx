import { useQuery } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Company } from "#worker/companies/company.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useDialogOver, useOpened, useRemovedNotice } from "../../components/list/use-opened.ts";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useList } from "../../lib/use-list.ts";
import { companyListQuery, companyQuery } from "./company.api.ts";
import { useCompanyColumns } from "./company-columns.tsx";
import { CompanyViewDialog } from "./company-view-dialog.tsx";

// Loads the form's library and the schema with it.
const CompanyFormDialog = lazyPart(() => import("./company-form-dialog.tsx"), "CompanyFormDialog");

const SORTABLE = ["id", "title", "city", "country"] as const;

export function CompanyListPage() {
	const { t } = useTranslation();
	const state = useList(SORTABLE);
	const query = useQuery(companyListQuery(state.input));
	const opened = useOpened();
	const [editing, setEditing] = useDialogOver<Company>(opened);
	const view = ({ id }: Company) => opened.view(id);
	const close = () => {
		setEditing(null);
		opened.close();
	};
	const edit = (company: Company) => {
		opened.close();
		setEditing(company);
	};
	const add = (
		<Button onClick={opened.add}>
			<Plus />
			{t("companies.add")}
		</Button>
	);
	return (
		<>
			<ListPage
				name="companies"
				title={t("menu.companies")}
				description={t("companies.description")}
				actions={add}
				searchLabel={t("companies.search")}
				state={state}
				query={query}
				columns={useCompanyColumns({ view, edit: setEditing })}
				rowId={({ id }) => String(id)}
				onOpen={view}
				empty={{
					icon: Building2,
					title: t("companies.none"),
					description: t("companies.none_description"),
					action: add,
				}}
			/>
			{opened.viewed !== undefined && (
				<ViewedCompany id={opened.viewed} companies={query.data?.data} onEdit={edit} onClose={opened.close} />
			)}
			{(opened.isAdding || editing) && (
				<Suspense>
					<CompanyFormDialog key={editing?.id} {...(editing && { company: editing })} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

type ViewedCompanyProps = {
	id: number;
	companies: readonly Company[] | undefined;
	onEdit: (company: Company) => void;
	onClose: () => void;
};

/** At once if the list has the company already. */
function ViewedCompany({ id, companies, onEdit, onClose }: ViewedCompanyProps) {
	const query = useQuery({
		...companyQuery(id),
		placeholderData: () => companies?.find((company) => company.id === id),
	});
	useRemovedNotice(query, onClose);
	const { data } = query;
	return data ? <CompanyViewDialog company={data} onEdit={() => onEdit(data)} onClose={onClose} /> : null;
}
