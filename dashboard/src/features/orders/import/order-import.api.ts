import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { OrderImport, OrderImportCreate, OrderImportRows } from "#worker/orders/order-import.schema.ts";
import { adminApi } from "../../../lib/api.ts";
import { language } from "../../../lib/language.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { whileActivated } from "../../imports/while-activated.ts";

const imports = adminApi.order.import;
const param = (id: number) => ({ param: { id: String(id) } });

export const openOrderImport = (json: OrderImportCreate) => parseResponse(imports.$post({ json }));

export const sendOrderPart = (id: number, json: OrderImportRows) =>
	parseResponse(imports[":id"].rows.$post({ ...param(id), json }));

export const fetchOrderImport = (id: number): Promise<OrderImport> => parseResponse(imports[":id"].$get(param(id)));

export const orderImportQuery = (id: number) =>
	queryOptions({
		queryKey: ["order-import", id],
		queryFn: () => fetchOrderImport(id),
		refetchInterval: whileActivated,
	});

export const showOrderImport = (entry: OrderImport) =>
	queryClient.setQueryData(orderImportQuery(entry.id).queryKey, entry);

/** Many orders take several calls: until its state is `activated`. */
export const activateOrderImport = (id: number) => parseResponse(imports[":id"].activate.$post(param(id)));

export const discardOrderImport = (id: number) => parseResponse(imports[":id"].discard.$post(param(id)));

/** What it would enter. */
export const orderOutcomeQuery = (id: number) =>
	queryOptions({
		queryKey: ["order-import", id, "difference"],
		queryFn: () => parseResponse(imports[":id"].difference.$post(param(id))),
	});

export const orderErrorsQuery = (id: number) =>
	queryOptions({
		queryKey: ["order-import", id, "errors", language.get()],
		queryFn: () => {
			const json = { page: 1, pageSize: 10, sortField: "rowNo", sortOrder: "asc" } as const;
			return parseResponse(imports[":id"].errors.$post({ ...param(id), json }));
		},
		staleTime: 0,
	});

export const requestOrderErrorsCsv = (id: number, signal: AbortSignal) =>
	imports[":id"]["errors.csv"].$get(param(id), { init: { signal } });
