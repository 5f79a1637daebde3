import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ClipboardList, FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { OLD_DAYS } from "#worker/orders/order.rules.ts";
import { ORDER_SORT_FIELDS } from "#worker/orders/order.schema.ts";
import { ExportButton } from "../../components/export-button.tsx";
import { ListPage } from "../../components/list/list-page.tsx";
import { Button } from "../../components/ui/button.tsx";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useHoldsRole } from "../../lib/session/use-current-user.ts";
import { startOfDay } from "../../lib/start-of-day.ts";
import { useList } from "../../lib/use-list.ts";
import { OpenImportNotice } from "../imports/open-import-notice.tsx";
import { useOpenImport } from "../imports/use-open-import.ts";
import { AgeTag } from "./age-tag.tsx";
import { orderImportQuery } from "./import/order-import.api.ts";
import { ordersQuery, refreshOrders, requestOrdersCsv } from "./order.api.ts";
import type { OrderArea } from "./order-area.ts";
import { useOrderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { useOrderSearch } from "./order-search.ts";
import { OrderStatusTabs } from "./order-status-tabs.tsx";
import { PeriodFilter } from "./period-filter.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useOrderSelection } from "./use-order-selection.ts";

// Loads the file reader with it.
const OrderImportDialog = lazyPart(() => import("./import/order-import-dialog.tsx"), "OrderImportDialog");

const PAGE_SIZE = 20;

/** The orders that a company has placed, those that it ships, or an administrator's list of all. */
export function OrderListPage({ area }: { area: OrderArea }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const search = useOrderSearch();
	const { status, company: companyId, age, from, to } = search;
	const state = useList(ORDER_SORT_FIELDS, PAGE_SIZE);
	const isAll = area.list === "/a/orders";
	const side = (isAll && search.side) || area.side;
	const filters = {
		side,
		...(status && { status }),
		...(age && { olderThanDays: OLD_DAYS }),
		...(isAll && companyId && { companyId }),
		...(from && { from: startOfDay(from) }),
		...(to && { to: startOfDay(to, 1) }),
	};
	const query = useQuery(ordersQuery({ ...state.input, ...filters }));
	const selection = useOrderSelection(query.data?.data ?? [], query.isPlaceholderData);
	const columns = useOrderColumns(area, selection);
	const [isImporting, setImporting] = useState(false);
	const openImport = useOpenImport("orders");
	const add = area.add && mayManage && (
		<>
			<Button variant="outline" onClick={() => setImporting(true)}>
				<FileUp />
				{t("orders.import")}
			</Button>
			<Button asChild>
				<Link to={area.add}>
					<Plus />
					{t("orders.add")}
				</Link>
			</Button>
		</>
	);
	const isIncoming = area.list === "/c/incoming";
	return (
		<>
			<ListPage
				name={isIncoming ? "incoming-orders" : "orders"}
				title={t(area.title)}
				description={t(
					isAll ? "orders.description_all" : isIncoming ? "orders.description_incoming" : "orders.description",
				)}
				actions={
					<>
						<ExportButton
							label={t("orders.export")}
							id="orders"
							fileName={`${t("menu.orders")}.csv`}
							list={area.list}
							request={(signal) => requestOrdersCsv({ ...filters, search: state.input.search }, signal)}
							disabled={!query.data || query.data.totalItemCount === 0}
						/>
						{add}
					</>
				}
				notice={
					add &&
					openImport.id !== undefined &&
					!isImporting && (
						<OpenImportNotice
							query={orderImportQuery(openImport.id)}
							onEnded={refreshOrders}
							onShow={() => setImporting(true)}
							onGone={openImport.forget}
						/>
					)
				}
				searchLabel={t("orders.search")}
				filters={
					<>
						{isAll && <OrderFilters />}
						<PeriodFilter />
						<AgeTag age={age} />
						<div className="grid w-full gap-4">
							<OrderStatusTabs status={status} counts={query.data?.counts} />
							<SelectionBar selection={selection} />
						</div>
					</>
				}
				isFiltered={[status, age, from, to, isAll ? companyId : undefined].some((one) => one !== undefined)}
				state={state}
				query={query}
				columns={columns}
				rowId={({ id }) => String(id)}
				onOpen={({ id }) => void navigate({ to: area.one, params: { id }, search })}
				empty={{
					icon: ClipboardList,
					title: t("orders.none"),
					description: t(isIncoming ? "orders.none_incoming" : "orders.none_description"),
					action: add,
				}}
			/>
			{isImporting && (
				<Suspense>
					<OrderImportDialog asksCompany={isAll} open={openImport} onClose={() => setImporting(false)} />
				</Suspense>
			)}
		</>
	);
}
