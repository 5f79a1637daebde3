import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import { type LucideIcon, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { List } from "#worker/http/list.schema.ts";
import type { ListState } from "../../lib/use-list.ts";
import { EmptyState } from "../empty-state.tsx";
import { LoadProblem } from "../load-problem.tsx";
import { PageHeader } from "../page-header.tsx";
import type { DataColumn } from "./data-columns.ts";
import { DataTable } from "./data-table.tsx";
import { Pagination } from "./pagination.tsx";
import { SearchBox, SearchTag } from "./search-box.tsx";
import { useExistingPage } from "./use-existing-page.ts";

type ListPageProps<Row extends RowData, Field extends string> = {
	/** The list's name, under which its hidden columns are stored. */
	name: string;
	title: string;
	description?: ReactNode;
	actions?: ReactNode;
	/** Between the header and the list. */
	notice?: ReactNode;
	/** Undefined: the list has no search. */
	searchLabel?: string;
	/** Beside the search box. */
	filters?: ReactNode;
	/** True if a filter is set: then an empty result is not an empty list. */
	isFiltered?: boolean;
	state: ListState<Field>;
	query: Pick<UseQueryResult<List<Row>>, "data" | "error" | "refetch" | "isPlaceholderData">;
	columns: readonly DataColumn<Row, Field>[];
	rowId: (row: Row) => string;
	onOpen?: (row: Row) => void;
	/** The text and link of an empty list. */
	empty: { icon: LucideIcon; title: string; description?: string | undefined; action?: ReactNode };
};

/** Every list of the back-office: header with search and actions, rows, pages, and the empty state. */
export function ListPage<Row extends RowData, Field extends string>(props: ListPageProps<Row, Field>) {
	const { t } = useTranslation();
	const { state, query, empty, filters, isFiltered = false } = props;
	const { input, setSearch, setSort, setPage, setPageSize } = state;
	const { data, error, refetch, isPlaceholderData } = query;
	const isBeyond = useExistingPage(state, query);
	const isEmpty = data?.totalItemCount === 0;
	// Results of the previous search don't count: the box that is typed in stays.
	const isBeginning = isEmpty && !isPlaceholderData && input.search === "" && !isFiltered;
	return (
		<>
			<PageHeader title={props.title} description={props.description} actions={props.actions} />
			{props.notice}
			{!isBeginning && (
				<div className="flex flex-wrap items-center gap-3">
					{props.searchLabel !== undefined && (
						<>
							<SearchBox value={input.search} onSearch={setSearch} label={props.searchLabel} />
							<SearchTag value={input.search} onSearch={setSearch} />
						</>
					)}
					{filters}
				</div>
			)}
			<LoadProblem error={error} refetch={refetch} />
			{isBeginning && <EmptyState {...empty} />}
			{/* Always there: screen readers announce what comes into it. */}
			<div aria-live="polite" className="contents">
				{isEmpty && !isBeginning && (
					<EmptyState icon={SearchX} title={t("state.nothing_found")} description={t("list.nothing_found")} />
				)}
			</div>
			{!isEmpty && !(error && !data) && (
				<DataTable
					name={props.name}
					label={props.title}
					columns={props.columns}
					data={isBeyond ? undefined : data?.data}
					rowId={props.rowId}
					sort={input}
					onSort={setSort}
					onOpen={props.onOpen}
					busy={isPlaceholderData}
				/>
			)}
			{data && data.totalItemCount > 0 && (
				<Pagination {...input} total={data.totalItemCount} onPage={setPage} onPageSize={setPageSize} />
			)}
		</>
	);
}
