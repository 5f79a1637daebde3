import { useQuery } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Company } from "#worker/companies/company.schema.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useList } from "../../lib/use-list.ts";
import { companyListQuery } from "./company.api.ts";
import { useCompanyColumns } from "./company-columns.tsx";
import { CompanyViewDialog } from "./company-view-dialog.tsx";

// Brings the form's library and the schema with it.
const CompanyFormDialog = lazy(() =>
	import("./company-form-dialog.tsx").then(({ CompanyFormDialog }) => ({ default: CompanyFormDialog })),
);

const SORTABLE = ["id", "title", "city", "country"] as const;

type Opened = { what: "add" } | { what: "view" | "edit"; company: Company };

export function CompanyListPage() {
	const { t } = useTranslation();
	const state = useList(SORTABLE);
	const query = useQuery(companyListQuery(state.input));
	const [opened, setOpened] = useState<Opened | null>(null);
	const view = (company: Company) => setOpened({ what: "view", company });
	const edit = (company: Company) => setOpened({ what: "edit", company });
	const close = () => setOpened(null);
	const add = (
		<Button onClick={() => setOpened({ what: "add" })}>
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
				columns={useCompanyColumns({ view, edit })}
				rowId={({ id }) => String(id)}
				onOpen={view}
				empty={{
					icon: Building2,
					title: t("companies.none"),
					description: t("companies.none_description"),
					action: add,
				}}
			/>
			{opened?.what === "view" && (
				<CompanyViewDialog company={opened.company} onEdit={() => edit(opened.company)} onClose={close} />
			)}
			{(opened?.what === "add" || opened?.what === "edit") && (
				<Suspense>
					<CompanyFormDialog {...(opened.what === "edit" && { company: opened.company })} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
