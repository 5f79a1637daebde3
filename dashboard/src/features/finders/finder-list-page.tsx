import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { LayoutGrid, Plus, SearchX } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/list/pagination.tsx";
import { SearchBox, SearchTag } from "../../components/list/search-box.tsx";
import { useExistingPage } from "../../components/list/use-existing-page.ts";
import { LoadProblem } from "../../components/load-problem.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useCurrentUser, useHoldsRole } from "../../lib/session/use-current-user.ts";
import { useList } from "../../lib/use-list.ts";
import { findersQuery } from "./finder.api.ts";
import { FinderCard, FinderCardSkeleton } from "./finder-card.tsx";
import { ChecklistHint } from "./overview/checklist.tsx";
import { selectedFinderId, selectFinder } from "./selected/selected-finder.ts";

// They load the form's library and the schema.
const AddFinderDialog = lazyPart(() => import("./add-finder-dialog.tsx"), "AddFinderDialog");
const QuickEditDialog = lazyPart(() => import("./quick-edit-dialog.tsx"), "QuickEditDialog");

/** `trade`: what waits in the company's orders and stock. */
export function FinderListPage({ trade }: { trade: ReactNode }) {
	const { t } = useTranslation();
	const { user } = useCurrentUser();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const [adding, setAdding] = useAdding();
	// Here and not in its card, which goes when others change the list.
	const [edited, setEdited] = useState<Finder | null>(null);
	const list = useList(["id", "label", "language", "currency", "updatedAt"]);
	const { input, setPage, setPageSize, setSearch } = list;
	const { data, error, refetch, isPlaceholderData } = useQuery(findersQuery(input));
	const isBeyond = useExistingPage(list, { data, isPlaceholderData });
	const add = mayManage && (
		<Button onClick={() => setAdding(true)}>
			<Plus />
			{t("finders.add")}
		</Button>
	);
	const isEmpty = data?.totalItemCount === 0;
	// Results of the previous search don't count: the box that is typed in stays.
	const isBeginning = isEmpty && !isPlaceholderData && input.search === "";
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	// A company that only ships comes for its orders.
	const isShipper = user.company.supplier && !isAdmin && (isBeginning || (!data && !error));
	const only = data?.totalItemCount === 1 && input.search === "" ? data.data[0] : undefined;
	useEffect(() => {
		// A sole configuration is selected automatically, and the menu shows its pages.
		if (only && selectedFinderId() === null) selectFinder(only.id);
	}, [only]);
	return (
		<>
			{isShipper ? (
				<PageHeader
					title={t("welcome.title", { name: user.name || user.username })}
					description={t("welcome.description_supplier")}
				/>
			) : (
				<PageHeader title={t("finders.title")} description={t("finders.description")} actions={add} />
			)}
			{!isAdmin && trade}
			{!isBeginning && (
				<div className="flex flex-wrap items-center gap-3">
					<SearchBox value={input.search} onSearch={setSearch} label={t("finders.search")} />
					<SearchTag value={input.search} onSearch={setSearch} />
				</div>
			)}
			<LoadProblem error={error} refetch={refetch} />
			{isBeginning && isShipper && <NoFinders action={add} />}
			{isBeginning && !isShipper && (
				<EmptyState
					icon={LayoutGrid}
					title={t("finders.none")}
					description={t(mayManage ? "finders.none_description" : "finders.none_to_read")}
					action={add}
				/>
			)}
			{isEmpty && !isBeginning && (
				<EmptyState icon={SearchX} title={t("state.nothing_found")} description={t("finders.none_found")} />
			)}
			<ul aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4 @lg/page:grid-cols-2 @4xl/page:grid-cols-3">
				{(isBeyond || (!data && !error)) && [1, 2, 3].map((place) => <FinderCardSkeleton key={place} />)}
				{data?.data.map((finder) => (
					<FinderCard key={finder.id} finder={finder} mayManage={mayManage} onEdit={() => setEdited(finder)} />
				))}
			</ul>
			{only && mayManage && <ChecklistHint finder={only} />}
			{data && data.totalItemCount > 0 && (
				<Pagination {...input} total={data.totalItemCount} onPage={setPage} onPageSize={setPageSize} />
			)}
			<Suspense>
				{adding && mayManage && <AddFinderDialog onClose={() => setAdding(false)} />}
				{edited && <QuickEditDialog finder={edited} onClose={() => setEdited(null)} />}
			</Suspense>
		</>
	);
}

/** Beside what a company ships, that it has no configuration is no more than a hint. */
function NoFinders({ action }: { action: ReactNode }) {
	const { t } = useTranslation();
	return (
		<Card className="flex flex-wrap items-center justify-between gap-4 p-5">
			<div className="grid gap-1">
				<h2 className="font-medium">{t("finders.none")}</h2>
				<p className="text-muted-foreground">{t(action ? "finders.none_description" : "finders.none_to_read")}</p>
			</div>
			{action}
		</Card>
	);
}

/** Whether the dialog is open is in the address, so that it can be opened from elsewhere. */
function useAdding() {
	const navigate = useNavigate();
	const adding = useSearch({ strict: false }).add === true;
	const setAdding = (next: boolean) => {
		const search = (previous: object) => ({ ...previous, add: next || undefined });
		void navigate({ to: ".", search, replace: !next, ignoreBlocker: !next });
	};
	return [adding, setAdding] as const;
}
