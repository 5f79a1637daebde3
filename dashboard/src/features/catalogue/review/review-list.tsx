import type { UseQueryResult } from "@tanstack/react-query";
import type { RowData } from "@tanstack/react-table";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { List } from "#worker/http/list.schema.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import type { DataColumn } from "../../../components/list/data-columns.ts";
import { DataTable } from "../../../components/list/data-table.tsx";
import { Pagination } from "../../../components/list/pagination.tsx";
import { SearchBox, SearchTag } from "../../../components/list/search-box.tsx";
import { useExistingPage } from "../../../components/list/use-existing-page.ts";
import { LoadProblem } from "../../../components/load-problem.tsx";
import type { ListState } from "../../../lib/use-list.ts";

type ReviewListProps<Row extends RowData, Field extends string> = {
	name: string;
	label: string;
	searchLabel: string;
	filters?: ReactNode;
	actions?: ReactNode;
	state: ListState<Field>;
	query: Pick<UseQueryResult<List<Row>>, "data" | "error" | "refetch" | "isPlaceholderData">;
	columns: readonly DataColumn<Row, Field>[];
	rowId: (row: Row) => string;
};

/** A list within a page that has its own header. */
export function ReviewList<Row extends RowData, Field extends string>(props: ReviewListProps<Row, Field>) {
	const { t } = useTranslation();
	const { input, setSearch, setSort, setPage, setPageSize } = props.state;
	const { data, error, refetch, isPlaceholderData } = props.query;
	const isBeyond = useExistingPage(props.state, props.query);
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center gap-3">
				<SearchBox value={input.search} onSearch={setSearch} label={props.searchLabel} />
				<SearchTag value={input.search} onSearch={setSearch} />
				{props.filters}
				{props.actions && <div className="ms-auto">{props.actions}</div>}
			</div>
			<LoadProblem error={error} refetch={refetch} />
			{data?.totalItemCount === 0 && (
				<EmptyState icon={SearchX} title={t("state.nothing_found")} description={t("list.nothing_found")} />
			)}
			{data?.totalItemCount !== 0 && !(error && !data) && (
				<DataTable
					name={props.name}
					label={props.label}
					columns={props.columns}
					data={isBeyond ? undefined : data?.data}
					rowId={props.rowId}
					sort={input}
					onSort={setSort}
					busy={isPlaceholderData}
				/>
			)}
			{data && data.totalItemCount > 0 && (
				<Pagination {...input} total={data.totalItemCount} onPage={setPage} onPageSize={setPageSize} />
			)}
		</div>
	);
}
